#include "engine/training/accumulation.h"

#include "engine/numerics/scale_limit.h"
#include "engine/training/gradient_passes.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <utility>

namespace halfstep {
namespace {

constexpr float notANumber = std::numeric_limits<float>::quiet_NaN();

std::optional<float> injectedGradient(FaultKind kind)
{
    switch (kind) {
    case FaultKind::InfGradient: return std::numeric_limits<float>::infinity();
    case FaultKind::NegInfGradient: return -std::numeric_limits<float>::infinity();
    case FaultKind::NanGradient: return notANumber;
    case FaultKind::NanLoss:
    case FaultKind::NanInput: break;
    }
    return std::nullopt;
}

} // namespace

void AccumulationWindow::cut(std::int64_t m)
{
    microBatches.clear();
    for (std::int64_t first = 0; first < size(); first += m)
        microBatches.push_back(std::min(m, size() - first));
}

Accumulation::Accumulation(const RunConfig& config, TrainingState& state, Backprop& backprop)
    : m_config(config)
    , m_state(state)
    , m_backprop(&backprop)
{
}

void Accumulation::setPrecision(const Precision& precision, bool scales)
{
    m_state.setPrecision(precision, scales);
    m_backprop->setPrecision(precision);
    if (precision.emulated() && !m_rounded)
        m_rounded.emplace(Rounded{FlatBuffer(m_state.parameters), FlatBuffer(m_state.parameters)});
    keepWeightsInFormat();
}

void Accumulation::keepWeightsInFormat()
{
    if (!m_config.precision.masterWeights)
        m_state.round(m_state.weights.values());
}

/// The weights that matrix products see: themselves, or under emulation a rounded copy.
std::span<const float> Accumulation::castWeights()
{
    if (!m_state.precision.emulated())
        return m_state.weights.values();
    const std::span<const float> weights = m_state.weights.values();
    const std::span<float> copy = m_rounded->weights.values();
    for (const ParameterSpec& parameter : m_state.parameters)
        if (parameter.rounded)
            roundInto(part(weights, parameter), part(copy, parameter), *m_state.rounding);
        else
            std::ranges::copy(part(weights, parameter), part(copy, parameter).begin());
    return copy;
}

void Accumulation::begin(AccumulationWindow& window)
{
    m_state.statistics.stage();
    m_dropoutBefore = m_state.dropout.state();
    if (m_config.mistakes.keepGradientsOnSkip)
        m_gradientBefore.assign(m_state.gradient.values().begin(), m_state.gradient.values().end());
    WindowInput input{window.samples, m_state.weights.values(), m_state.gradient.values()};
    if (m_state.precision.emulated()) {
        // The weights hold still inside a window: one cast serves all its micro-batches.
        StageClock clock(window.times.forward);
        input.weights = castWeights();
        input.gradient = m_rounded->gradient.values();
        roundInPlace(window.samples.x, *m_state.rounding);
    }
    if (!m_config.faults.empty())
        injectInputs(window);
    m_backprop->begin(input, window.times);
}

double Accumulation::microBatchWeight(const AccumulationWindow& window, std::int64_t samples) const
{
    if (m_config.mistakes.noDivisionByA)
        return 1;
    if (m_config.mistakes.meanOfMeans)
        return 1.0 / static_cast<double>(window.microBatches.size());
    return static_cast<double>(samples) / static_cast<double>(window.size());
}

MicroBatchDetail Accumulation::runMicroBatch(AccumulationWindow& window, bool counted)
{
    const std::int64_t samples = window.microBatches[window.done];
    // loss · S · (samples / n), differentiated: the factor goes into the first gradient.
    const bool nanLoss = hasFault(window, window.done, FaultKind::NanLoss);
    MicroBatchDetail detail{.samples = samples, .weight = microBatchWeight(window, samples)};
    const double upstream = nanLoss ? notANumber : m_state.scale() * detail.weight;
    if (m_state.precision.emulated())
        m_rounded->gradient.clear();
    const MicroBatchResult result = m_backprop->runMicroBatch(window.samplesDone, samples, upstream, window.times);
    window.gradientPeak = std::max(window.gradientPeak, result.gradientPeak);
    detail.loss = nanLoss ? notANumber : result.loss.mean;
    detail.scaledLoss = detail.loss * detail.weight * m_state.scale();
    window.lossSum += detail.loss * static_cast<double>(samples);
    window.correct += result.loss.correct;
    StageClock clock(window.times.backward);
    collectGradient(window, counted);
    ++window.done;
    window.samplesDone += samples;
    return detail;
}

/// Adds the micro-batch's gradient to the window's sum; it is there already unless it must be rounded first.
void Accumulation::collectGradient(AccumulationWindow& window, bool counted)
{
    const std::span<float> sum = m_state.gradient.values();
    if (m_state.precision.emulated()) {
        const std::span<float> gradient = m_rounded->gradient.values();
        injectGradient(window, gradient);
        if (counted)
            countUnrounded(gradient, window);
        addGradient(gradient, window);
    } else {
        injectGradient(window, sum);
    }
    if (m_config.mistakes.unscaleEachMicroBatch && m_state.scales)
        multiply(sum, m_state.scaler.inverse());
}

/// Rounded where its parameter is, the peak noted before.
void Accumulation::addGradient(std::span<const float> gradient, AccumulationWindow& window)
{
    const std::span<float> sum = m_state.gradient.values();
    for (const ParameterSpec& parameter : m_state.parameters) {
        const std::span<const float> values = part(gradient, parameter);
        if (parameter.rounded) {
            const float peak = addRounded(values, part(sum, parameter), *m_state.rounding);
            window.gradientPeak = std::max(window.gradientPeak, peak);
        } else {
            window.float32Peak = std::max(window.float32Peak, largestFiniteMagnitude(values));
            add(values, part(sum, parameter));
        }
    }
}

void Accumulation::countUnrounded(std::span<const float> gradient, AccumulationWindow& window) const
{
    const TellingClock clock(window.times, window.times.backward);
    window.unrounded.clear();
    for (const ParameterSpec& parameter : m_state.parameters)
        window.unrounded.push_back(magnitudesOf(part(gradient, parameter)));
}

void Accumulation::abandon()
{
    m_state.dropout.restore(m_dropoutBefore);
    m_state.gradient.clear();
    std::ranges::copy(m_gradientBefore, m_state.gradient.values().begin());
}

std::optional<LossValue> Accumulation::evaluate(SampleSource& source, const Cancelled& cancelled)
{
    const std::span<const float> weights = castWeights();
    m_state.statistics.stage();
    const Random::State dropoutBefore = m_state.dropout.state();
    LossValue total;
    std::vector<std::int64_t> rows;
    for (std::int64_t start = 0; start < source.count(); start += evaluationChunk) {
        if (givesUp(cancelled)) {
            m_state.dropout.restore(dropoutBefore);
            return std::nullopt;
        }
        rows.resize(static_cast<std::size_t>(std::min(evaluationChunk, source.count() - start)));
        std::iota(rows.begin(), rows.end(), start);
        const LossValue chunk =
            m_backprop->evaluate(castSamples(source, rows), weights, m_config.mistakes.evaluateInTrainingMode);
        total.mean += chunk.mean * static_cast<double>(rows.size());
        total.correct += chunk.correct;
    }
    if (m_config.mistakes.evaluateInTrainingMode)
        takeEvaluationsStatistics();
    total.mean /= static_cast<double>(source.count());
    return total;
}

std::vector<float> Accumulation::logits(SampleSource& source, std::span<const std::int64_t> rows)
{
    return m_backprop->logits(castSamples(source, rows), castWeights());
}

/// The samples as a network sees them, likewise.
BatchView Accumulation::castSamples(SampleSource& source, std::span<const std::int64_t> rows) const
{
    const BatchView samples = source.gather(rows);
    if (m_state.precision.emulated())
        roundInPlace(samples.x, *m_state.rounding);
    return samples;
}

void Accumulation::takeEvaluationsStatistics()
{
    const std::string nonfinite = m_state.statistics.nonfinite();
    if (nonfinite.empty())
        m_state.statistics.takeStaged();
    else if (!m_state.failure)
        m_state.failure = Failure{EndReason::StatisticsNotFinite, nonfinite};
}

bool Accumulation::hasFault(const AccumulationWindow& window, std::size_t microBatch, FaultKind kind) const
{
    return std::ranges::any_of(
        m_config.faults,
        [&](const Fault& fault) {
            return fault.attempt == window.attempt && std::cmp_equal(fault.microBatch, microBatch)
                   && fault.kind == kind;
        });
}

/// The first value of a micro-batch's first sample.
void Accumulation::injectInputs(const AccumulationWindow& window) const
{
    const std::size_t sampleSize = window.samples.x.size() / static_cast<std::size_t>(window.size());
    std::size_t first = 0;
    for (std::size_t i = 0; i < window.microBatches.size(); ++i) {
        if (hasFault(window, i, FaultKind::NanInput))
            window.samples.x[first * sampleSize] = notANumber;
        first += static_cast<std::size_t>(window.microBatches[i]);
    }
}

void Accumulation::injectGradient(AccumulationWindow& window, std::span<float> gradient) const
{
    for (const Fault& fault : m_config.faults) {
        if (fault.attempt != window.attempt || !std::cmp_equal(fault.microBatch, window.done))
            continue;
        if (const std::optional<float> value = injectedGradient(fault.kind)) {
            gradient[0] = *value;
            window.injected = true;
        }
    }
}

} // namespace halfstep
