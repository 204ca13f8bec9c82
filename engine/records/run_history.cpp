#include "engine/records/run_history.h"

#include <cmath>

namespace halfstep {

namespace {

/// NaN when no stage was timed.
double samplesPerSecond(const AttemptRecord& record)
{
    const double microseconds = record.loadMicroseconds + record.transferMicroseconds + record.forwardMicroseconds
                                + record.backwardMicroseconds + record.updateMicroseconds;
    return microseconds > 0 ? static_cast<double>(record.samples) * 1e6 / microseconds : std::nan("");
}

} // namespace

void RunHistory::append(const AttemptRecord& record)
{
    const bool skipped = !record.applied;
    if (skipped)
        m_skips.push_back(
            {record.attempt, record.skipReason, record.scaleUsed, record.scaleNext, record.firstBadTensor});

    const auto add = [this, x = static_cast<double>(record.attempt)](Quantity quantity, double y) {
        m_series[static_cast<std::size_t>(quantity)].append(x, y);
    };
    add(Quantity::TrainLoss, record.loss);
    add(Quantity::LossScale, record.scaleUsed);
    add(Quantity::SkippedSteps, static_cast<double>(m_skips.size()));
    add(Quantity::NormScaled, record.normScaled);
    add(Quantity::NormUnscaled, record.normUnscaled);
    if (!skipped || !std::isnan(record.normClipped)) // nothing was applied: no value, rather than a broken one
        add(Quantity::NormClipped, record.normClipped);
    add(Quantity::LiveBytes, static_cast<double>(record.liveBytes));
    add(Quantity::PeakBytes, static_cast<double>(record.peakBytes));
    add(Quantity::RssBytes, static_cast<double>(record.rssBytes));
    if (const double speed = samplesPerSecond(record); !std::isnan(speed))
        add(Quantity::SamplesPerSecond, speed);
    add(Quantity::ZeroFraction, record.zeroFraction);
    add(Quantity::SubnormalFraction, record.subnormalFraction);
    add(Quantity::LostUpdateFraction, record.lostUpdateFraction);
    add(Quantity::LearningRate, record.learningRate);
    m_attempts = record.attempt;
    ++m_revision;
}

void RunHistory::append(const EpochRecord& record)
{
    const auto add = [this, x = static_cast<double>(record.lastAttempt)](Quantity quantity, double y) {
        m_series[static_cast<std::size_t>(quantity)].append(x, y);
    };
    add(Quantity::EpochTrainLoss, record.trainLoss);
    // An accuracy is NaN only where there is none; a loss may also be NaN because training broke down, and is
    // taken for absent only where no validation was ever seen.
    if (!std::isnan(record.trainAccuracy))
        add(Quantity::TrainAccuracy, record.trainAccuracy);
    if (!std::isnan(record.valAccuracy))
        add(Quantity::ValidationAccuracy, record.valAccuracy);
    if (!std::isnan(record.valLoss) || !std::isnan(record.valAccuracy) || series(Quantity::ValidationLoss).size() > 0)
        add(Quantity::ValidationLoss, record.valLoss);
    m_epochs.push_back(record);
    ++m_revision;
}

void RunHistory::append(const LiveChange& change)
{
    m_changes.push_back(change);
    ++m_revision;
}

void RunHistory::setReferences(const HistoryReferences& references)
{
    m_references = references;
    ++m_revision;
}

void RunHistory::setMistakes(std::vector<std::string> mistakes)
{
    m_mistakes = std::move(mistakes);
    ++m_revision;
}

void RunHistory::clear()
{
    const std::int64_t revision = m_revision;
    *this = {};
    m_revision = revision + 1;
}

} // namespace halfstep
