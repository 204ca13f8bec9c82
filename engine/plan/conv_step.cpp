#include "engine/plan/conv_step.h"

#include <cstring>

namespace halfstep {

/// One row of outputs for each input channel, with strides.
void ConvStep::copyRows(const float* from, std::int64_t fromRow, float* to, std::int64_t toRow) const
{
    for (std::int64_t i = 0; i < m_inputs; ++i)
        std::memcpy(to + i * toRow, from + i * fromRow, static_cast<std::size_t>(m_outputs) * sizeof(float));
}

ConvStep::Padded::Padded(std::int64_t h, std::int64_t w, std::int64_t c, std::int64_t p)
    : height(h)
    , width(w)
    , channels(c)
    , padding(p)
    , pixels(static_cast<std::size_t>((h + 2 * p) * row()))
{
}

void ConvStep::Padded::take(const float* image)
{
    const std::int64_t dense = width * channels;
    float* to = pixels.values().data() + padding * (row() + channels);
    for (std::int64_t h = 0; h < height; ++h, to += row(), image += dense)
        std::memcpy(to, image, static_cast<std::size_t>(dense) * sizeof(float));
}

ConvStep::ConvStep(Flow& in, Flow& out, const LayerSpec& layer, const ParameterSpec& weight, const ParameterSpec* bias,
                   bool inputGradient)
    : Step(in, out)
    , m_inputs(layer.input[0])
    , m_outputs(layer.output[0])
    , m_kernel(layer.kernel)
    , m_height(layer.output[1])
    , m_width(layer.output[2])
    , m_weight(weight.offset)
    , m_bias(bias ? std::optional(bias->offset) : std::nullopt)
    , m_inputGradient(inputGradient)
    , m_image(layer.input[1], layer.input[2], m_inputs, layer.padding)
    , m_imageGradient(m_height, m_width, m_outputs, m_kernel - 1 - layer.padding)
    , m_weights(static_cast<std::size_t>(weight.count))
    , m_turned(static_cast<std::size_t>(inputGradient ? weight.count : 0))
    , m_gradient(static_cast<std::size_t>(weight.count))
    , m_ordered(static_cast<std::size_t>(weight.count))
{
}

/// (outputs, inputs, places) → (inputs, places, outputs) → (places, inputs, outputs) → the way back
void ConvStep::takeWeights(const float* weights)
{
    float* const ordered = m_ordered.values().data();
    kernels().transpose(weights + m_weight, m_outputs, m_inputs * places(), ordered);
    float* forth = m_weights.values().data();
    float* back = m_turned.values().data() + (places() - 1) * m_inputs * m_outputs;
    for (std::int64_t place = 0; place < places(); ++place) {
        copyRows(ordered + place * m_outputs, places() * m_outputs, forth, m_outputs);
        if (m_inputGradient) {
            kernels().transpose(forth, m_inputs, m_outputs, back);
            back -= m_inputs * m_outputs;
        }
        forth += m_inputs * m_outputs;
    }
}

void ConvStep::forward(const Pass& pass, const Block& block)
{
    Product product;
    product.rows = pixels();
    product.columns = m_outputs;
    product.segments = m_kernel;
    product.depth = m_kernel * m_inputs;
    product.a = m_image.pixels.values().data();
    product.group = m_width;
    product.aGroup = m_image.row();
    product.aRow = m_inputs;
    product.aSegment = m_image.row();
    product.b = m_weights.values().data();
    product.bRow = m_outputs;
    product.cRow = m_outputs;
    product.bias = m_bias ? pass.weights + *m_bias : nullptr;
    for (std::int64_t sample = block.first; sample < block.first + block.count; ++sample) {
        m_image.take(in().valuesFrom(block.first) + (sample - block.first) * in().size);
        product.c = out().valuesFrom(block.first) + (sample - block.first) * out().size;
        kernels().multiply(product);
    }
}

void ConvStep::backward(const Pass& pass, const Block& block)
{
    if (block.first == 0)
        m_gradient.clear();
    const float* gradient = out().gradientFrom(block.first);
    for (std::int64_t i = 0; i < block.count; ++i, gradient += out().size) {
        addWeightGradient(in().valuesFrom(block.first) + i * in().size, gradient);
        if (m_bias)
            kernels().addColumnSums(gradient, pixels(), m_outputs, pass.gradient + *m_bias);
        if (m_inputGradient)
            passBack(gradient, in().gradientFrom(block.first) + i * in().size);
    }
    if (pass.isLast(block))
        collect(pass.gradient + m_weight);
}

/// One place of the window and one input channel a row: the sum over pixels of what the place saw times the gradient.
void ConvStep::addWeightGradient(const float* image, const float* gradient)
{
    m_image.take(image);
    Product product;
    product.rows = m_kernel * m_kernel * m_inputs;
    product.columns = m_outputs;
    product.segments = m_height;
    product.depth = m_width;
    product.a = m_image.pixels.values().data();
    product.group = m_kernel * m_inputs;
    product.aGroup = m_image.row();
    product.aRow = 1;
    product.aSegment = m_image.row();
    product.aDepth = m_inputs;
    product.b = gradient;
    product.bRow = m_outputs;
    product.c = m_gradient.values().data();
    product.cRow = m_outputs;
    product.accumulate = true;
    kernels().multiply(product);
}

void ConvStep::passBack(const float* gradient, float* to)
{
    m_imageGradient.take(gradient);
    Product product;
    product.rows = in().size / m_inputs;
    product.columns = m_inputs;
    product.segments = m_kernel;
    product.depth = m_kernel * m_outputs;
    product.a = m_imageGradient.pixels.values().data();
    product.group = m_image.width;
    product.aGroup = m_imageGradient.row();
    product.aRow = m_outputs;
    product.aSegment = m_imageGradient.row();
    product.b = m_turned.values().data();
    product.bRow = m_inputs;
    product.c = to;
    product.cRow = m_inputs;
    kernels().multiply(product);
}

/// Adds the micro-batch's gradient in the order of the weights.
void ConvStep::collect(float* gradient)
{
    float* const ordered = m_ordered.values().data();
    const std::int64_t rows = m_inputs * places();
    for (std::int64_t place = 0; place < places(); ++place)
        copyRows(m_gradient.values().data() + place * m_inputs * m_outputs, m_outputs, ordered + place * m_outputs,
                 places() * m_outputs);
    float* const inOrder = m_gradient.values().data();
    kernels().transpose(ordered, rows, m_outputs, inOrder);
    for (std::int64_t i = 0; i < rows * m_outputs; ++i)
        gradient[i] += inOrder[i];
}

} // namespace halfstep
