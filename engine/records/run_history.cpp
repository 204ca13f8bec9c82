#include "engine/records/run_history.h"

#include "engine/numerics/run_plan.h"

#include <algorithm>
#include <cmath>
#include <ranges>

namespace halfstep {

namespace {

struct Stage {
    Quantity quantity;
    double AttemptRecord::*microseconds;
};

constexpr std::array<Stage, 5> stages{{{Quantity::LoadSeconds, &AttemptRecord::loadMicroseconds},
                                       {Quantity::TransferSeconds, &AttemptRecord::transferMicroseconds},
                                       {Quantity::ForwardSeconds, &AttemptRecord::forwardMicroseconds},
                                       {Quantity::BackwardSeconds, &AttemptRecord::backwardMicroseconds},
                                       {Quantity::UpdateSeconds, &AttemptRecord::updateMicroseconds}}};

double microsecondsOf(const AttemptRecord& record)
{
    double sum = 0;
    for (const Stage& stage : stages)
        sum += record.*stage.microseconds;
    return sum;
}

} // namespace

std::int64_t plannedAttempts(const RunConfig& config, std::int64_t trainSamples)
{
    if (trainSamples <= 0)
        return 0;
    const std::int64_t accumulation = config.mistakes.stepEveryMicroBatch ? 1 : config.batch.accumulation;
    const std::int64_t microBatch = std::min(trainSamples, config.batch.microBatch);
    return RunPlan{.samples = trainSamples,
                   .windowSize = std::min(trainSamples, microBatch * std::min(trainSamples, accumulation)),
                   .microBatch = microBatch,
                   .dropsShortWindow = config.batch.lastWindow == LastWindow::Drop,
                   .maxEpochs = config.run.maxEpochs,
                   .maxAttempts = config.run.maxAttempts}
        .attemptsLeft();
}

void RunHistory::begin(RunStart start)
{
    RunHistory begun;
    begun.m_revision = m_revision + 1;
    // Emptied rather than replaced, so that their followers notice.
    begun.m_series = std::move(m_series);
    for (Series& series : begun.m_series)
        series.clear();
    begun.m_gradient = start.gradient;
    begun.m_start = std::move(start);
    *this = std::move(begun);
}

void RunHistory::append(const AttemptRecord& record)
{
    const bool skipped = !record.applied;
    if (skipped) {
        const bool inGradient = record.skipReason != SkipReason::ForwardNonfinite; // a loss is in no tensor
        m_marks.skips.append({record.attempt, record.attempt, 1, record.skipReason, record.scaleUsed, record.scaleNext,
                              inGradient ? record.firstBadTensor : std::string()});
        ++m_skipped;
    } else if (record.scaleNext > record.scaleUsed) {
        m_marks.growths.append({record.attempt, record.attempt, record.scaleUsed, record.scaleNext});
    }
    judge(record);
    const double microseconds = microsecondsOf(record);
    m_samples += record.samples;
    m_seconds += microseconds / 1e6;

    addGradient(record);
    const auto add = [this, &record](Quantity quantity, double y) { this->add(quantity, record.attempt, y); };
    add(Quantity::TrainLoss, record.loss);
    add(Quantity::SkippedSteps, static_cast<double>(m_skipped));
    add(Quantity::LiveBytes, static_cast<double>(record.liveBytes));
    add(Quantity::PeakBytes, static_cast<double>(record.peakBytes));
    const bool timed = microseconds > 0;
    add(Quantity::SamplesPerSecond, timed ? static_cast<double>(record.samples) * 1e6 / microseconds : noValue);
    add(Quantity::ZeroFraction, record.zeroFraction);
    add(Quantity::SubnormalFraction, record.subnormalFraction);
    if (m_start.parameters > 0)
        add(Quantity::NonfiniteFraction,
            static_cast<double>(record.nonfiniteCount) / static_cast<double>(m_start.parameters));
    add(Quantity::LostUpdateFraction, skipped ? noValue : record.lostUpdateFraction);
    add(Quantity::LearningRate, record.learningRate);
    add(Quantity::SamplesSeen, static_cast<double>(m_samples));
    add(Quantity::TrainingSeconds, m_seconds);
    for (std::size_t i = 0; i < stages.size(); ++i) {
        m_stageSeconds[i] += record.*stages[i].microseconds / 1e6;
        add(stages[i].quantity, m_stageSeconds[i]);
    }
    m_recordingSeconds += record.recordingMicroseconds / 1e6;
    add(Quantity::RecordingSeconds, m_recordingSeconds);
    m_attempts = record.attempt;
    m_pacedAttempts += m_paced;
    ++m_revision;
}

void RunHistory::add(Quantity quantity, std::int64_t attempt, double value)
{
    Series& series = m_series[static_cast<std::size_t>(quantity)];
    if (series.size() > 0 || isValue(value))
        series.append(static_cast<double>(attempt), value);
}

/// What did not happen in the attempt has no value, rather than one that stands for it.
void RunHistory::addGradient(const AttemptRecord& record)
{
    m_gradient.advanceTo(record.attempt);
    ++m_appended;
    const auto add = [this, &record](Quantity quantity, double y) { this->add(quantity, record.attempt, y); };
    add(Quantity::LossScale, m_gradient.scales() ? record.scaleUsed : noValue);
    add(Quantity::NormScaled, record.normScaled);
    add(Quantity::NormUnscaled, m_gradient.normUnscaled(record));
    add(Quantity::NormClipped, record.applied ? record.normClipped : noValue);
    add(Quantity::ClipCoefficient, record.applied ? record.clipCoefficient : noValue);
    m_clipped += record.applied && record.clipCoefficient < 1;
    add(Quantity::ClippedUpdates, static_cast<double>(m_clipped));
    const std::int64_t updates = m_appended - m_skipped;
    add(Quantity::ClippedShare, updates > 0 ? static_cast<double>(m_clipped) / static_cast<double>(updates) : noValue);
    add(Quantity::ClippingThreshold, m_gradient.clips() ? m_gradient.threshold(record) : noValue);
}

void RunHistory::judge(const AttemptRecord& record)
{
    m_judged = m_judged || record.attempt == 1;
    if (!m_judged)
        return;
    m_verdict.observe(record.applied, record.skipReason, record.scaleUsed, record.scaleNext);
    const Verdict verdict = m_verdict.verdict();
    if (verdict == m_told || !isKnown(verdict, record))
        return;
    m_told = verdict;
    m_marks.verdictTurns.append({record.attempt, verdict});
}

void RunHistory::append(const EpochRecord& record)
{
    const auto add = [this, &record](Quantity quantity, double y) { this->add(quantity, record.lastAttempt, y); };
    add(Quantity::EpochTrainLoss, record.trainLoss);
    m_evaluationSeconds += record.evaluateSeconds;
    add(Quantity::EvaluationSeconds, m_evaluationSeconds);
    // An accuracy is NaN only where there is none; a loss may also be NaN because training broke down, and is
    // taken for absent only where no validation was ever seen.
    if (!std::isnan(record.trainAccuracy))
        add(Quantity::TrainAccuracy, record.trainAccuracy);
    if (!std::isnan(record.valAccuracy))
        add(Quantity::ValidationAccuracy, record.valAccuracy);
    if (!std::isnan(record.valLoss) || !std::isnan(record.valAccuracy) || series(Quantity::ValidationLoss).size() > 0)
        add(Quantity::ValidationLoss, record.valLoss);
    m_marks.epochs.append(record);
    ++m_revision;
}

void RunHistory::append(const LiveChange& change)
{
    m_marks.changes.append(change);
    m_gradient.change(change);
    ++m_revision;
}

void RunHistory::setNotes(UserNotes notes)
{
    m_marks.notes = std::move(notes);
    ++m_revision;
}

void RunHistory::setSummary(RunSummary summary)
{
    m_summary = std::move(summary);
    ++m_revision;
}

double RunHistory::samplesPerSecond(double seconds) const
{
    if (!(m_seconds > 0))
        return 0;
    if (seconds >= m_seconds)
        return static_cast<double>(m_samples) / m_seconds;
    const Series& times = series(Quantity::TrainingSeconds);
    const auto whole = std::views::iota(times.wholeFrom(), times.size());
    const auto later =
        std::ranges::upper_bound(whole, m_seconds - seconds, {}, [&](std::size_t i) { return times.y(i); });
    const std::size_t from = later == whole.begin() ? whole.front() : *later - 1;
    return (static_cast<double>(m_samples) - series(Quantity::SamplesSeen).y(from)) / (m_seconds - times.y(from));
}

} // namespace halfstep
