#pragma once

#include "engine/records/attempt_record.h"
#include "engine/records/series.h"

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace halfstep {

/// What a chart can draw over the attempt axis.
enum class Quantity {
    TrainLoss,
    ValidationLoss,
    EpochTrainLoss,
    TrainAccuracy,
    ValidationAccuracy,
    LossScale,    ///< scale_used
    SkippedSteps, ///< cumulative
    NormScaled,
    NormUnscaled,
    NormClipped,
    LiveBytes,
    PeakBytes,
    RssBytes,
    SamplesPerSecond,
    ZeroFraction,
    SubnormalFraction,
    LostUpdateFraction,
    LearningRate,
    Count
};

/// A skipped attempt, for the rail of marks and the ledger.
struct SkipMark {
    std::int64_t attempt = 0;
    SkipReason reason = SkipReason::None;
    double scaleUsed = 1;
    double scaleNext = 1;
    std::string firstBadTensor;
};

/// Reference lines of the charts.
struct HistoryReferences {
    double clippingThreshold = 0; ///< as in force; 0 when clipping is off
    std::int64_t parameterBytes = 0;
    std::int64_t gradientBytes = 0;
    std::int64_t optimizerBytes = 0;
};

/// Everything the charts of one run read. Fed from a session's updates or from a run folder; one thread.
class RunHistory {
public:
    void append(const AttemptRecord& record);
    void append(const EpochRecord& record);
    void append(const LiveChange& change);
    void setReferences(const HistoryReferences& references);
    void setMistakes(std::vector<std::string> mistakes); ///< config names of the deliberate ones
    void clear();

    const Series& series(Quantity quantity) const { return m_series[static_cast<std::size_t>(quantity)]; }
    const std::vector<SkipMark>& skips() const { return m_skips; }
    const std::vector<LiveChange>& changes() const { return m_changes; }
    const std::vector<EpochRecord>& epochs() const { return m_epochs; }
    const HistoryReferences& references() const { return m_references; }
    const std::vector<std::string>& mistakes() const { return m_mistakes; }
    std::int64_t attempts() const { return m_attempts; }
    std::int64_t revision() const { return m_revision; } ///< grows with every change

private:
    std::array<Series, static_cast<std::size_t>(Quantity::Count)> m_series;
    std::vector<SkipMark> m_skips;
    std::vector<LiveChange> m_changes;
    std::vector<EpochRecord> m_epochs;
    HistoryReferences m_references;
    std::vector<std::string> m_mistakes;
    std::int64_t m_attempts = 0;
    std::int64_t m_revision = 0;
};

} // namespace halfstep
