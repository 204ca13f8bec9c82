#pragma once

#include "engine/numerics/skip_verdict.h"
#include "engine/records/attempt_record.h"
#include "engine/records/mark_list.h"
#include "engine/records/user_notes.h"

#include <cstdint>
#include <string>

// What a history keeps as marks along the attempt axis.

namespace halfstep {

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

/// An applied attempt after which the scale grows; or several close together in the older part of a long run.
struct ScaleGrowth {
    std::int64_t attempt = 0;
    std::int64_t lastAttempt = 0;
    double before = 1; ///< in the first of them
    double after = 1;  ///< after the last
};

/// An attempt after which the verdict on the skips is another one; occasional only once a row of skips is over.
struct VerdictTurn {
    std::int64_t attempt = 0;
    Verdict verdict = Verdict::None;
};

/// Whether a verdict holds whatever follows `newest`: more skips in a row would show that one was not occasional.
bool isKnown(Verdict verdict, const AttemptRecord& newest);

/// How a MarkList joins marks.
Stretch stretchOf(const SkipMark& mark);
Stretch stretchOf(const ScaleGrowth& growth);
Stretch stretchOf(const VerdictTurn& turn);
Stretch stretchOf(const LiveChange& change);
Stretch stretchOf(const EpochRecord& epoch);
bool sameKind(const SkipMark& a, const SkipMark& b);       ///< of one reason
bool sameKind(const ScaleGrowth& a, const ScaleGrowth& b); ///< always
bool sameKind(const VerdictTurn& a, const VerdictTurn& b); ///< always
bool sameKind(const LiveChange& a, const LiveChange& b);   ///< of one setting
bool sameKind(const EpochRecord& a, const EpochRecord& b); ///< always
void join(SkipMark& mark, const SkipMark& later);          ///< counts
void join(ScaleGrowth& growth, const ScaleGrowth& later);  ///< tells from what to what
void join(VerdictTurn& turn, const VerdictTurn& later);    ///< keeps the later one
void join(LiveChange& change, const LiveChange& later);    ///< tells from what to what
void join(EpochRecord& epoch, const EpochRecord& later);   ///< keeps a best one

/// What stands along the attempt axis of a run, in the order of its attempts.
struct HistoryMarks {
    MarkList<SkipMark> skips;
    MarkList<ScaleGrowth> growths;
    MarkList<VerdictTurn> verdictTurns;
    MarkList<LiveChange> changes; ///< joined: those of one setting
    MarkList<EpochRecord> epochs; ///< joined: the newest best one stays, or the newest
    UserNotes notes;
};

} // namespace halfstep
