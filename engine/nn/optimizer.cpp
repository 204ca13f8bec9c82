#include "engine/nn/optimizer.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace halfstep {
namespace {

constexpr std::size_t blockSize = 2048;
constexpr double beta1 = 0.9; // torch.optim.Adam's defaults
constexpr double beta2 = 0.999;
constexpr double adamEpsilon = 1e-8;

/// Writes the step of each weight, to be subtracted.
void sgdSteps(float* steps, const float* weights, const float* gradient, float* momentum, std::size_t count,
              float learningRate, float mu, float decay)
{
    for (std::size_t i = 0; i < count; ++i) {
        float g = gradient[i] + decay * weights[i];
        if (momentum) {
            momentum[i] = mu * momentum[i] + g;
            g = momentum[i];
        }
        steps[i] = learningRate * g;
    }
}

void adamSteps(float* steps, const float* weights, const float* gradient, float* first, float* second,
               std::size_t count, float stepSize, float rootCorrection, float decay)
{
    const auto b1 = static_cast<float>(beta1);
    const auto b2 = static_cast<float>(beta2);
    const auto c1 = static_cast<float>(1 - beta1);
    const auto c2 = static_cast<float>(1 - beta2);
    const auto epsilon = static_cast<float>(adamEpsilon);
    for (std::size_t i = 0; i < count; ++i) {
        const float g = gradient[i] + decay * weights[i];
        first[i] = b1 * first[i] + c1 * g;
        second[i] = b2 * second[i] + c2 * g * g;
        steps[i] = stepSize * first[i] / (std::sqrt(second[i]) / rootCorrection + epsilon);
    }
}

/// Turns the steps into the weights after them, rounded to their format when they have one, and counts the changes
/// that get lost.
void takeSteps(const float* weights, float* steps, std::size_t count, const FloatFormat* format, UpdateCount& total)
{
    std::uint32_t changes = 0;
    std::uint32_t lost = 0;
    for (std::size_t i = 0; i < count; ++i)
        changes += steps[i] != 0;
    for (std::size_t i = 0; i < count; ++i) {
        const float updated = weights[i] - steps[i];
        lost += steps[i] != 0 && updated == weights[i];
        steps[i] = updated;
    }
    if (format) {
        format->round(std::span<float>(steps, count));
        // With a zero step the weight, already in the format, comes back unchanged and is no loss.
        std::uint32_t unchanged = 0;
        for (std::size_t i = 0; i < count; ++i)
            unchanged += steps[i] == weights[i];
        lost = unchanged - (static_cast<std::uint32_t>(count) - changes);
    }
    std::uint32_t nonfinite = 0;
    for (std::size_t i = 0; i < count; ++i)
        nonfinite += !(std::abs(steps[i]) <= std::numeric_limits<float>::max());
    total.nonfinite += nonfinite;
    total.changes += changes;
    total.lost += lost;
}

} // namespace

Optimizer::Optimizer(const OptimizerConfig& config, const std::vector<ParameterSpec>& parameters)
    : m_momentum(config.momentum)
    , m_ranges(*parameterRanges(config, parameters))
    , m_updated(m_ranges.empty() ? 0 : m_ranges.back().end)
{
    const bool adam = config.name == OptimizerName::Adam;
    if (adam || config.momentum > 0)
        m_first.emplace(parameters);
    if (adam)
        m_second.emplace(parameters);
}

UpdateCount Optimizer::step(std::span<float> weights, std::span<const float> gradient, double learningRate,
                            const FloatFormat* weightFormat)
{
    ++m_steps;
    const auto t = static_cast<double>(m_steps);
    const double stepCorrection = 1 - std::pow(beta1, t);
    const auto rootCorrection = static_cast<float>(std::sqrt(1 - std::pow(beta2, t)));
    UpdateCount total;
    for (const ParameterRange& range : m_ranges) {
        const double rate = learningRate * range.learningRateFactor;
        const auto decay = static_cast<float>(range.weightDecay);
        for (std::size_t start = range.begin; start < range.end; start += blockSize) {
            const std::size_t count = std::min(blockSize, range.end - start);
            float* first = m_first ? m_first->values().data() + start : nullptr;
            if (m_second) {
                adamSteps(&m_updated[start], &weights[start], &gradient[start], first,
                          m_second->values().data() + start, count, static_cast<float>(rate / stepCorrection),
                          rootCorrection, decay);
            } else {
                sgdSteps(&m_updated[start], &weights[start], &gradient[start], first, count, static_cast<float>(rate),
                         static_cast<float>(m_momentum), decay);
            }
            takeSteps(&weights[start], &m_updated[start], count, range.rounded ? weightFormat : nullptr, total);
        }
    }
    if (total.nonfinite == 0)
        std::ranges::copy(m_updated, weights.begin());
    return total;
}

std::vector<std::pair<std::string, FlatTensors*>> Optimizer::state()
{
    std::vector<std::pair<std::string, FlatTensors*>> state;
    if (m_first)
        state.emplace_back(m_second ? "exp_avg" : "momentum_buffer", &*m_first);
    if (m_second)
        state.emplace_back("exp_avg_sq", &*m_second);
    return state;
}

std::int64_t Optimizer::stateBytes() const
{
    std::int64_t bytes = 0;
    for (const std::optional<FlatTensors>* buffer : {&m_first, &m_second})
        if (*buffer)
            bytes += static_cast<std::int64_t>((*buffer)->values().size_bytes());
    return bytes;
}

} // namespace halfstep
