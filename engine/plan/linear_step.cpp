#include "engine/plan/linear_step.h"

#include "engine/model/plan_sizes.h"

namespace halfstep {
namespace {

/// Products of rows sum along the inputs, so that they want many; the others sum many outputs side by side.
bool multipliesRows(std::int64_t inputs, std::int64_t outputs)
{
    return inputs >= plan_sizes::depthOfRows || outputs < kernels().lanes;
}

} // namespace

LinearStep::LinearStep(Flow& in, Flow& out, const ParameterSpec& weight, const ParameterSpec* bias, bool inputGradient)
    : Step(in, out)
    , m_inputs(weight.shape[1])
    , m_outputs(weight.shape[0])
    , m_weight(weight.offset)
    , m_bias(bias ? std::optional(bias->offset) : std::nullopt)
    , m_inputGradient(inputGradient)
    , m_transposed(multipliesRows(m_inputs, m_outputs) ? 0 : static_cast<std::size_t>(weight.count))
{
}

void LinearStep::takeWeights(const float* weights)
{
    if (m_transposed.size() > 0)
        kernels().transpose(weights + m_weight, m_outputs, m_inputs, m_transposed.values().data());
}

void LinearStep::forward(const Pass& pass, const Block& block)
{
    const float* x = in().valuesFrom(block.first);
    float* y = out().valuesFrom(block.first);
    const float* bias = m_bias ? pass.weights + *m_bias : nullptr;
    if (m_transposed.size() == 0)
        return kernels().multiplyRows({block.count, m_outputs, m_inputs, x, pass.weights + m_weight, y, bias});
    Product product;
    product.rows = block.count;
    product.columns = m_outputs;
    product.depth = m_inputs;
    product.a = x;
    product.aRow = m_inputs;
    product.b = m_transposed.values().data();
    product.bRow = m_outputs;
    product.c = y;
    product.cRow = m_outputs;
    product.bias = bias;
    kernels().multiply(product);
}

void LinearStep::backward(const Pass& pass, const Block& block)
{
    const float* gradient = out().gradientFrom(block.first);
    Product ofWeights;
    ofWeights.rows = m_outputs;
    ofWeights.columns = m_inputs;
    ofWeights.depth = block.count;
    ofWeights.a = gradient;
    ofWeights.aRow = 1;
    ofWeights.aDepth = m_outputs;
    ofWeights.b = in().valuesFrom(block.first);
    ofWeights.bRow = m_inputs;
    ofWeights.c = pass.gradient + m_weight;
    ofWeights.cRow = m_inputs;
    ofWeights.accumulate = true;
    kernels().multiply(ofWeights);
    if (m_bias)
        kernels().addColumnSums(gradient, block.count, m_outputs, pass.gradient + *m_bias);
    if (!m_inputGradient)
        return;
    Product ofInputs;
    ofInputs.rows = block.count;
    ofInputs.columns = m_inputs;
    ofInputs.depth = m_outputs;
    ofInputs.a = gradient;
    ofInputs.aRow = m_outputs;
    ofInputs.b = pass.weights + m_weight;
    ofInputs.bRow = m_inputs;
    ofInputs.c = in().gradientFrom(block.first);
    ofInputs.cRow = m_inputs;
    kernels().multiply(ofInputs);
}

} // namespace halfstep
