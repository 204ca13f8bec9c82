#include "engine/plan/layer_norm_step.h"

#include <algorithm>
#include <cmath>

namespace halfstep {
namespace {

constexpr double epsilon = 1e-5; // torch.nn.LayerNorm's default

} // namespace

LayerNormStep::LayerNormStep(Flow& in, Flow& out, const LayerSpec& layer, const ParameterSpec& weight,
                             const ParameterSpec& bias, bool inputGradient, bool channelsLast)
    : Step(in, out)
    , m_weight(weight.offset)
    , m_bias(bias.offset)
    , m_channels(channelsLast && layer.input.size() == 3 ? layer.input[0] : 1)
    , m_inputGradient(inputGradient)
{
    for (std::vector<float>* values : {&m_weights, &m_biases, &m_weightGradient, &m_biasGradient})
        values->resize(static_cast<std::size_t>(in.size));
}

void LayerNormStep::makeRoom(std::int64_t samples)
{
    m_mean.resize(static_cast<std::size_t>(samples));
    m_inverseDeviation.resize(static_cast<std::size_t>(samples));
}

void LayerNormStep::takeWeights(const float* weights)
{
    const std::int64_t pixels = in().size / m_channels;
    kernels().transpose(weights + m_weight, m_channels, pixels, m_weights.data());
    kernels().transpose(weights + m_bias, m_channels, pixels, m_biases.data());
}

void LayerNormStep::forward(const Pass&, const Block& block)
{
    const float* x = in().valuesFrom(block.first);
    float* y = out().valuesFrom(block.first);
    const auto size = static_cast<std::size_t>(in().size);
    for (std::int64_t i = 0; i < block.count; ++i, x += size, y += size) {
        double sum = 0;
        for (std::size_t k = 0; k < size; ++k)
            sum += x[k];
        const double mean = sum / static_cast<double>(size);
        double squares = 0;
        for (std::size_t k = 0; k < size; ++k)
            squares += (x[k] - mean) * (x[k] - mean);
        const auto center = static_cast<float>(mean);
        const auto inverse = static_cast<float>(1 / std::sqrt(squares / static_cast<double>(size) + epsilon));
        for (std::size_t k = 0; k < size; ++k)
            y[k] = (x[k] - center) * inverse * m_weights[k] + m_biases[k];
        m_mean[static_cast<std::size_t>(block.first + i)] = center;
        m_inverseDeviation[static_cast<std::size_t>(block.first + i)] = inverse;
    }
}

/// With z = (x - mean) / deviation: dw += g · z, db += g.
void LayerNormStep::backward(const Pass& pass, const Block& block)
{
    std::ranges::fill(m_weightGradient, 0.0f);
    std::ranges::fill(m_biasGradient, 0.0f);
    const auto size = static_cast<std::size_t>(in().size);
    const float* x = in().valuesFrom(block.first);
    const float* gradient = out().gradientFrom(block.first);
    for (std::int64_t i = 0; i < block.count; ++i, x += size, gradient += size) {
        const float mean = m_mean[static_cast<std::size_t>(block.first + i)];
        const float inverse = m_inverseDeviation[static_cast<std::size_t>(block.first + i)];
        for (std::size_t k = 0; k < size; ++k) {
            m_weightGradient[k] += gradient[k] * ((x[k] - mean) * inverse);
            m_biasGradient[k] += gradient[k];
        }
        if (m_inputGradient)
            passBack(x, gradient, block.first + i, in().gradientFrom(block.first) + i * in().size);
    }
    collect(pass.gradient);
}

/// dx = (g w - mean(g w) - z · mean(g w z)) / deviation
void LayerNormStep::passBack(const float* x, const float* gradient, std::int64_t sample, float* to) const
{
    const auto size = static_cast<std::size_t>(in().size);
    const float mean = m_mean[static_cast<std::size_t>(sample)];
    const float inverse = m_inverseDeviation[static_cast<std::size_t>(sample)];
    double sum = 0;
    double product = 0;
    for (std::size_t k = 0; k < size; ++k) {
        const double weighted = static_cast<double>(gradient[k]) * m_weights[k];
        sum += weighted;
        product += weighted * (x[k] - mean) * inverse;
    }
    const auto shift = static_cast<float>(sum / static_cast<double>(size));
    const auto slope = static_cast<float>(product / static_cast<double>(size));
    for (std::size_t k = 0; k < size; ++k)
        to[k] = (gradient[k] * m_weights[k] - shift - (x[k] - mean) * inverse * slope) * inverse;
}

/// Adds a micro-batch's gradient in the order of the weights.
void LayerNormStep::collect(float* gradient) const
{
    const std::int64_t pixels = in().size / m_channels;
    for (std::int64_t channel = 0; channel < m_channels; ++channel)
        for (std::int64_t pixel = 0; pixel < pixels; ++pixel) {
            const auto here = static_cast<std::size_t>(pixel * m_channels + channel);
            const std::int64_t there = channel * pixels + pixel;
            gradient[m_weight + there] += m_weightGradient[here];
            gradient[m_bias + there] += m_biasGradient[here];
        }
}

} // namespace halfstep
