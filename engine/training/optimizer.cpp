#include "engine/training/optimizer.h"

#include "engine/training/adam.h"
#include "engine/training/vector_clones.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace halfstep {
namespace {

constexpr std::size_t blockSize = 2048;

/// Writes the step of each weight, to be subtracted, and the momentum after it.
HALFSTEP_VECTOR_CLONES
void sgdSteps(float* __restrict steps, const float* __restrict weights, const float* __restrict gradient,
              const float* __restrict momentum, float* __restrict nextMomentum, std::size_t count, float learningRate,
              float mu, float decay)
{
    for (std::size_t i = 0; i < count; ++i) {
        float g = gradient[i] + decay * weights[i];
        if (momentum) {
            g = mu * momentum[i] + g;
            nextMomentum[i] = g;
        }
        steps[i] = learningRate * g;
    }
}

/// Adam's moments of some weights, before and after a step.
struct Moments {
    const float* first;
    const float* second;
    float* nextFirst;
    float* nextSecond;
};

HALFSTEP_VECTOR_CLONES
void adamSteps(float* __restrict steps, const float* __restrict weights, const float* __restrict gradient,
               const Moments& moments, std::size_t count, float stepSize, float rootCorrection, float decay)
{
    const auto b1 = static_cast<float>(adam::beta1);
    const auto b2 = static_cast<float>(adam::beta2);
    const auto c1 = static_cast<float>(1 - adam::beta1);
    const auto c2 = static_cast<float>(1 - adam::beta2);
    const auto epsilon = static_cast<float>(adam::epsilon);
    const float* __restrict first = moments.first;
    const float* __restrict second = moments.second;
    float* __restrict nextFirst = moments.nextFirst;
    float* __restrict nextSecond = moments.nextSecond;
    for (std::size_t i = 0; i < count; ++i) {
        const float g = gradient[i] + decay * weights[i];
        const float m = b1 * first[i] + c1 * g;
        const float v = b2 * second[i] + c2 * g * g;
        nextFirst[i] = m;
        nextSecond[i] = v;
        steps[i] = stepSize * m / (std::sqrt(v) / rootCorrection + epsilon);
    }
}

/// How many are not zero.
HALFSTEP_VECTOR_CLONES
std::uint32_t changesIn(const float* steps, std::size_t count)
{
    std::uint32_t changes = 0;
    for (std::size_t i = 0; i < count; ++i)
        changes += steps[i] != 0;
    return changes;
}

/// Turns the steps into the weights after them; returns how many changed nothing.
HALFSTEP_VECTOR_CLONES
std::uint32_t subtract(const float* __restrict weights, float* __restrict steps, std::size_t count)
{
    std::uint32_t lost = 0;
    for (std::size_t i = 0; i < count; ++i) {
        const float updated = weights[i] - steps[i];
        lost += (steps[i] != 0) & (updated == weights[i]);
        steps[i] = updated;
    }
    return lost;
}

HALFSTEP_VECTOR_CLONES
std::uint32_t nonfiniteIn(const float* values, std::size_t count)
{
    std::uint32_t nonfinite = 0;
    for (std::size_t i = 0; i < count; ++i)
        nonfinite += !(std::abs(values[i]) <= std::numeric_limits<float>::max());
    return nonfinite;
}

/// Turns the steps into the weights after them, rounded to their format when they have one, and counts the changes
/// that get lost.
void takeSteps(const float* weights, float* steps, std::size_t count, const FloatFormat* format, UpdateCount& total)
{
    const std::uint32_t changes = changesIn(steps, count);
    std::uint32_t lost = subtract(weights, steps, count);
    if (format) {
        format->round(std::span<float>(steps, count));
        // With a zero step the weight, already in the format, comes back unchanged and is no loss.
        std::uint32_t unchanged = 0;
        for (std::size_t i = 0; i < count; ++i)
            unchanged += steps[i] == weights[i];
        lost = unchanged - (static_cast<std::uint32_t>(count) - changes);
    }
    total.nonfinite += nonfiniteIn(steps, count);
    total.changes += changes;
    total.lost += lost;
}

} // namespace

UpdateCount& UpdateCount::operator+=(const UpdateCount& other)
{
    changes += other.changes;
    lost += other.lost;
    nonfinite += other.nonfinite;
    return *this;
}

Optimizer::Optimizer(const OptimizerConfig& config, const std::vector<ParameterSpec>& parameters)
    : m_momentum(config.momentum)
    , m_ranges(*parameterRanges(config, parameters))
    , m_counts(m_ranges.size())
    , m_updated(FlatBuffer::workspace(m_ranges.empty() ? 0 : m_ranges.back().end))
{
    const bool adam = config.name == OptimizerName::Adam;
    if (adam || config.momentum > 0)
        m_first.emplace(Moment{FlatBuffer(parameters), FlatBuffer::workspace(m_updated.size())});
    if (adam)
        m_second.emplace(Moment{FlatBuffer(parameters), FlatBuffer::workspace(m_updated.size())});
}

UpdateCount Optimizer::step(std::span<float> weights, std::span<const float> gradient, double learningRate,
                            const FloatFormat* weightFormat)
{
    computeNext(weights.data(), gradient.data(), learningRate, weightFormat, m_counts);
    UpdateCount total;
    for (const UpdateCount& count : m_counts)
        total += count;
    if (total.nonfinite > 0)
        return total;
    std::ranges::copy(m_updated.values(), weights.begin());
    for (std::optional<Moment>* moment : {&m_first, &m_second})
        if (*moment)
            std::swap((*moment)->now, (*moment)->next);
    ++m_steps;
    return total;
}

std::vector<UpdateCount> Optimizer::tried(std::span<const float> weights, std::span<const float> gradient,
                                          double learningRate, const FloatFormat* weightFormat)
{
    std::vector<UpdateCount> counts(m_ranges.size());
    computeNext(weights.data(), gradient.data(), learningRate, weightFormat, counts);
    return counts;
}

void Optimizer::computeNext(const float* weights, const float* gradient, double learningRate,
                            const FloatFormat* weightFormat, std::vector<UpdateCount>& counts)
{
    const auto t = static_cast<double>(m_steps + 1);
    const double stepCorrection = 1 - std::pow(adam::beta1, t);
    const auto rootCorrection = static_cast<float>(std::sqrt(1 - std::pow(adam::beta2, t)));
    for (std::size_t i = 0; i < m_ranges.size(); ++i) {
        const ParameterRange& range = m_ranges[i];
        const double rate = learningRate * range.learningRateFactor;
        const StepSize size{static_cast<float>(rate), static_cast<float>(rate / stepCorrection), rootCorrection};
        counts[i] = stepOf(range, weights, gradient, size, range.rounded ? weightFormat : nullptr);
    }
}

UpdateCount Optimizer::stepOf(const ParameterRange& range, const float* weights, const float* gradient,
                              const StepSize& size, const FloatFormat* format)
{
    const auto decay = static_cast<float>(range.weightDecay);
    UpdateCount count;
    for (std::size_t start = range.begin; start < range.end; start += blockSize) {
        const std::size_t elements = std::min(blockSize, range.end - start);
        float* steps = m_updated.values().data() + start;
        const float* first = m_first ? m_first->now.values().data() + start : nullptr;
        float* nextFirst = m_first ? m_first->next.values().data() + start : nullptr;
        if (m_second) {
            adamSteps(steps, weights + start, gradient + start,
                      {first, m_second->now.values().data() + start, nextFirst, m_second->next.values().data() + start},
                      elements, size.adam, size.rootCorrection, decay);
        } else {
            sgdSteps(steps, weights + start, gradient + start, first, nextFirst, elements, size.sgd,
                     static_cast<float>(m_momentum), decay);
        }
        takeSteps(weights + start, steps, elements, format, count);
    }
    return count;
}

std::vector<std::pair<std::string, std::span<float>>> Optimizer::state()
{
    std::vector<std::pair<std::string, std::span<float>>> state;
    if (m_first)
        state.emplace_back(m_second ? "exp_avg" : "momentum_buffer", m_first->now.values());
    if (m_second)
        state.emplace_back("exp_avg_sq", m_second->now.values());
    return state;
}

std::vector<std::pair<std::string, std::span<const float>>> Optimizer::state() const
{
    std::vector<std::pair<std::string, std::span<const float>>> state;
    for (const auto& [name, values] : const_cast<Optimizer*>(this)->state())
        state.emplace_back(name, values);
    return state;
}

std::int64_t Optimizer::stateBytes() const
{
    std::int64_t bytes = 0;
    for (const std::optional<Moment>* moment : {&m_first, &m_second})
        if (*moment)
            bytes += static_cast<std::int64_t>((*moment)->now.values().size_bytes());
    return bytes;
}

} // namespace halfstep
