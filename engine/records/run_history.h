#pragma once

#include "engine/records/attempt_record.h"
#include "engine/records/mark_list.h"
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

/// A skipped attempt, for the rail of marks and the ledger; or several close together in the older part of a long run,
/// all for one reason, which begin with `attempt`.
struct SkipMark {
    std::int64_t attempt = 0;
    std::int64_t lastAttempt = 0;
    std::int64_t count = 1;
    SkipReason reason = SkipReason::None;
    double scaleUsed = 1; ///< in the first of them
    double scaleNext = 1; ///< after the last
    std::string firstBadTensor;
};

/// How a MarkList joins marks.
Stretch stretchOf(const SkipMark& mark);
Stretch stretchOf(const LiveChange& change);
Stretch stretchOf(const EpochRecord& epoch);
bool sameKind(const SkipMark& a, const SkipMark& b);       ///< of one reason
bool sameKind(const LiveChange& a, const LiveChange& b);   ///< of one setting
bool sameKind(const EpochRecord& a, const EpochRecord& b); ///< always
void join(SkipMark& mark, const SkipMark& later);          ///< counts
void join(LiveChange& change, const LiveChange& later);    ///< tells from what to what
void join(EpochRecord& epoch, const EpochRecord& later);   ///< keeps a best one

/// Reference lines of the charts.
struct HistoryReferences {
    double clippingThreshold = 0; ///< as in force; 0 when clipping is off
    std::int64_t parameterBytes = 0;
    std::int64_t gradientBytes = 0;
    std::int64_t optimizerBytes = 0;
};

/// Everything the charts of one run read, in bounded memory: see Series and MarkList for what becomes of the older part
/// of a long run. Fed from a session's updates or from a run folder; one thread.
class RunHistory {
public:
    void append(const AttemptRecord& record);
    void append(const EpochRecord& record);
    void append(const LiveChange& change);
    void setReferences(const HistoryReferences& references);
    void setMistakes(std::vector<std::string> mistakes); ///< config names of the deliberate ones
    void clear();

    const Series& series(Quantity quantity) const { return m_series[static_cast<std::size_t>(quantity)]; }
    const std::vector<SkipMark>& skips() const { return m_skips.all(); }
    /// Those of one setting that lie close together in the older part of a long run are one.
    const std::vector<LiveChange>& changes() const { return m_changes.all(); }
    /// Of those close together in the older part of a long run the newest best one, or the newest.
    const std::vector<EpochRecord>& epochs() const { return m_epochs.all(); }
    const HistoryReferences& references() const { return m_references; }
    const std::vector<std::string>& mistakes() const { return m_mistakes; }
    std::int64_t attempts() const { return m_attempts; }
    std::int64_t skipped() const { return m_skipped; }
    std::int64_t revision() const { return m_revision; } ///< grows with every change
    std::size_t bytes() const;                           ///< of memory held, about

private:
    std::array<Series, static_cast<std::size_t>(Quantity::Count)> m_series;
    MarkList<SkipMark> m_skips;
    MarkList<LiveChange> m_changes;
    MarkList<EpochRecord> m_epochs;
    HistoryReferences m_references;
    std::vector<std::string> m_mistakes;
    std::int64_t m_attempts = 0;
    std::int64_t m_skipped = 0;
    std::int64_t m_revision = 0;
};

} // namespace halfstep
