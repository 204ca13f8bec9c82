#include "engine/training/window_update.h"

#include "engine/numerics/scale_limit.h"
#include "engine/training/gradient_passes.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace halfstep {
namespace {

/// What is known of a window before anything is done to its gradient.
AttemptRecord recordOf(const AccumulationWindow& window)
{
    AttemptRecord record;
    record.microBatches = std::ssize(window.microBatches);
    record.samples = window.size();
    record.loss = window.lossSum / static_cast<double>(window.size());
    return record;
}

void noteTimes(const StageTimes& times, AttemptRecord& record)
{
    record.loadMicroseconds = times.load;
    record.transferMicroseconds = times.transfer;
    record.forwardMicroseconds = times.forward;
    record.backwardMicroseconds = times.backward;
    record.updateMicroseconds = times.update;
}

} // namespace

void WindowUpdate::finish(AttemptRecord& record, AccumulationWindow& window, WindowDetail* detail)
{
    WindowTelling telling(detail, window, m_state);
    {
        const StageClock clock(window.times.update);
        telling.accumulated();
        unscale(record, telling);
        judge(record);
        measureScaleLimit(window, record);
        normAndClip(record, telling);
        stepOrSkip(record, telling);
        updateScale(record);
    }
    noteTimes(window.times, record);
}

AttemptRecord WindowUpdate::survey(AccumulationWindow& window, double learningRate) const
{
    const StageClock clock(window.times.update);
    AttemptRecord record = recordOf(window);
    record.learningRate = learningRate;
    record.scaleUsed = m_state.scale();
    const GradientSurvey found = surveyOf(gradient(), m_state.precision.format.smallestNormal());
    const auto elements = static_cast<double>(gradient().size());
    record.normScaled = found.norm;
    record.zeroFraction = static_cast<double>(found.zeros) / elements;
    record.subnormalFraction = static_cast<double>(found.subnormals) / elements;
    record.nonfiniteCount = found.nonfinite;
    record.foundInf = found.nonfinite > 0;
    if (record.foundInf)
        record.firstBadTensor = tensorAt(m_state.parameters, found.firstNonfinite);
    if (record.foundInf || !std::isfinite(record.loss)) // which will be skipped
        record.largestFinite = largestFiniteIn(gradient());
    return record;
}

/// g ← g · (1/S). By mistake the threshold of clipping acts on S·g before, or each micro-batch was unscaled already.
void WindowUpdate::unscale(AttemptRecord& record, WindowTelling& telling)
{
    if (m_config.mistakes.clipBeforeUnscale)
        clip(record.normScaled, record, telling);
    const bool divides = m_state.scales && record.scaleUsed != 1 && !m_config.mistakes.unscaleEachMicroBatch;
    if (divides)
        multiply(gradient(), m_state.scaler.inverse());
    telling.unscaled(divides ? m_state.scaler.inverse() : 1);
    record.normUnscaled = normOf(gradient());
}

/// Finite? The scaled gradient decides; the unscaled one must be finite as well, or nothing is applied.
void WindowUpdate::judge(AttemptRecord& record) const
{
    if (!std::isfinite(record.loss))
        record.skipReason = SkipReason::ForwardNonfinite;
    else if (record.foundInf)
        record.skipReason = m_state.scales ? SkipReason::GradientOverflow : SkipReason::Guard;
    else if (!std::isfinite(record.normUnscaled))
        record.skipReason = SkipReason::Guard;
    record.applied = record.skipReason == SkipReason::None;
}

void WindowUpdate::measureScaleLimit(const AccumulationWindow& window, AttemptRecord& record) const
{
    if (!m_state.precision.emulated() || record.scaleUsed == 0)
        return;
    double& limit = record.largestFiniteScale;
    if (window.injected || !std::isfinite(record.loss)) {
        limit = -std::numeric_limits<double>::infinity();
        return;
    }
    constexpr float float32Max = std::numeric_limits<float>::max();
    limit = std::min(largestFiniteScale(m_state.largestThatStaysFinite, record.scaleUsed, window.gradientPeak),
                     largestFiniteScale(float32Max, record.scaleUsed, window.float32Peak));
    // Float32 itself may have overflowed, between borders: then this very scale is too large, too.
    if (record.foundInf && limit >= record.scaleUsed)
        limit = std::nextafter(static_cast<float>(record.scaleUsed), 0.0f);
}

void WindowUpdate::clip(double norm, AttemptRecord& record, WindowTelling& telling)
{
    record.clipCoefficient = m_maxNorm > 0 ? clipCoefficient(norm, m_maxNorm) : 1;
    if (record.clipCoefficient < 1)
        multiply(gradient(), record.clipCoefficient);
    telling.clipped(m_maxNorm);
}

/// Once a window, on the unscaled gradient.
void WindowUpdate::normAndClip(AttemptRecord& record, WindowTelling& telling)
{
    if (!m_config.mistakes.clipBeforeUnscale)
        clip(record.normUnscaled, record, telling);
    record.normClipped = record.clipCoefficient < 1 ? normOf(gradient()) : record.normUnscaled;
}

/// A skip changes nothing but the scale.
void WindowUpdate::stepOrSkip(AttemptRecord& record, WindowTelling& telling)
{
    telling.stepBegins(record, m_config.precision.masterWeights);
    if (record.applied)
        step(record);
    telling.stepEnds(record.applied);
    if (record.applied || !m_config.mistakes.keepGradientsOnSkip)
        m_state.gradient.clear();
}

/// Weights and running statistics move together or not at all; when they cannot, they never will, and the run is over.
void WindowUpdate::step(AttemptRecord& record)
{
    const std::string nonfinite = m_state.statistics.nonfinite();
    if (nonfinite.empty()) {
        const FloatFormat* weightFormat = m_config.precision.masterWeights ? nullptr : &m_state.precision.format;
        const UpdateCount count =
            m_state.optimizer.step(m_state.weights.values(), gradient(), record.learningRate, weightFormat);
        if (count.nonfinite == 0) {
            m_state.statistics.takeStaged();
            record.lostUpdateFraction = count.lostFraction();
            return;
        }
        m_state.failure = Failure{EndReason::TrainingDiverged, {}};
    } else {
        m_state.failure = Failure{EndReason::StatisticsNotFinite, nonfinite};
        record.firstBadTensor = nonfinite;
    }
    record.applied = false;
    record.skipReason = SkipReason::Guard;
}

void WindowUpdate::updateScale(AttemptRecord& record)
{
    if (m_state.scales)
        m_state.scaler.update(record.foundInf);
    record.scaleNext = m_state.scale();
    record.growthTracker = m_state.scales ? m_state.scaler.growthTracker() : 0;
}

} // namespace halfstep
