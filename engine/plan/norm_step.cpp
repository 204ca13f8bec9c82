#include "engine/plan/norm_step.h"

#include <algorithm>
#include <cmath>

namespace halfstep {
namespace {

constexpr double epsilon = 1e-5; // torch.nn.BatchNorm's defaults
constexpr double momentum = 0.1;

} // namespace

NormStep::NormStep(Flow& in, Flow& out, const LayerSpec& layer, const ParameterSpec& weight, const ParameterSpec& bias,
                   std::size_t norm, bool inputGradient, RunningStatistics& statistics)
    : Step(in, out)
    , m_weight(weight.offset)
    , m_bias(bias.offset)
    , m_runningMean(statistics.tensors()[2 * norm])
    , m_runningVariance(statistics.tensors()[2 * norm + 1])
    , m_inputGradient(inputGradient)
    , m_statistics(statistics)
{
    const auto channels = static_cast<std::size_t>(layer.input[0]);
    for (std::vector<float>* values : {&m_mean, &m_inverseDeviation, &m_factor, &m_offset, &m_shift, &m_slope})
        values->resize(channels);
    m_sums.resize(channels);
    m_products.resize(channels);
}

void NormStep::takeBatchStatistics(const float* x, std::int64_t rows)
{
    const std::int64_t channels = std::ssize(m_mean);
    const auto count = static_cast<double>(rows);
    std::ranges::fill(m_sums, 0);
    std::ranges::fill(m_products, 0);
    kernels().addSums(x, rows, channels, m_sums.data());
    for (double& sum : m_sums)
        sum /= count;
    kernels().addSquares(x, rows, channels, m_sums.data(), m_products.data());
    const std::span<float> means = part(m_statistics.staged(), m_runningMean);
    const std::span<float> variances = part(m_statistics.staged(), m_runningVariance);
    const auto moved = [](float running, double value) {
        return static_cast<float>(momentum * value + (1 - momentum) * running);
    };
    for (std::size_t c = 0; c < m_mean.size(); ++c) {
        m_mean[c] = static_cast<float>(m_sums[c]);
        m_inverseDeviation[c] = static_cast<float>(1 / std::sqrt(m_products[c] / count + epsilon));
        means[c] = moved(means[c], m_sums[c]);
        variances[c] = moved(variances[c], m_products[c] / (count - 1));
    }
}

void NormStep::takeRunningStatistics()
{
    std::ranges::copy(part(m_statistics.inForce(), m_runningMean), m_mean.begin());
    const std::span<const float> variances = part(m_statistics.inForce(), m_runningVariance);
    for (std::size_t c = 0; c < m_mean.size(); ++c)
        m_inverseDeviation[c] = static_cast<float>(1 / std::sqrt(variances[c] + epsilon));
}

void NormStep::forward(const Pass& pass, const Block& block)
{
    const float* x = in().valuesFrom(block.first);
    const std::int64_t rows = rowsOf(block.count);
    if (pass.training)
        takeBatchStatistics(x, rows);
    else
        takeRunningStatistics();
    for (std::size_t c = 0; c < m_mean.size(); ++c) {
        m_factor[c] = pass.weights[m_weight + static_cast<std::int64_t>(c)] * m_inverseDeviation[c];
        m_offset[c] = pass.weights[m_bias + static_cast<std::int64_t>(c)] - m_mean[c] * m_factor[c];
    }
    kernels().scaleAndShift(x, rows, std::ssize(m_mean), m_factor.data(), m_offset.data(),
                            out().valuesFrom(block.first));
}

/// dx = (g - mean(g) - (x - mean) · mean(g · (x - mean)) / (variance + ε)) · weight / deviation
void NormStep::backward(const Pass& pass, const Block& block)
{
    const std::int64_t rows = rowsOf(block.count);
    const NormGradient norm{rows, std::ssize(m_mean), in().valuesFrom(block.first), m_mean.data(),
                            out().gradientFrom(block.first)};
    std::ranges::fill(m_sums, 0);
    std::ranges::fill(m_products, 0);
    kernels().addNormSums(norm, m_sums.data(), m_products.data());
    for (std::size_t c = 0; c < m_mean.size(); ++c) {
        const double inverse = m_inverseDeviation[c];
        const auto channel = static_cast<std::int64_t>(c);
        pass.gradient[m_weight + channel] += static_cast<float>(m_products[c] * inverse);
        pass.gradient[m_bias + channel] += static_cast<float>(m_sums[c]);
        m_shift[c] = static_cast<float>(m_sums[c] / static_cast<double>(rows));
        m_slope[c] = static_cast<float>(m_products[c] * inverse * inverse / static_cast<double>(rows));
    }
    if (m_inputGradient)
        kernels().normBackward(norm, m_shift.data(), m_slope.data(), m_factor.data(), in().gradientFrom(block.first));
}

} // namespace halfstep
