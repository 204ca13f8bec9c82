#include "engine/records/history_marks.h"

namespace halfstep {

bool isKnown(Verdict verdict, const AttemptRecord& newest)
{
    return verdict != Verdict::Occasional || newest.applied;
}

Stretch stretchOf(const SkipMark& mark)
{
    return {mark.attempt, mark.lastAttempt};
}
bool sameKind(const SkipMark& a, const SkipMark& b)
{
    return a.reason == b.reason;
}
void join(SkipMark& mark, const SkipMark& later)
{
    mark.lastAttempt = later.lastAttempt;
    mark.count += later.count;
    mark.scaleNext = later.scaleNext;
}

Stretch stretchOf(const ScaleGrowth& growth)
{
    return {growth.attempt, growth.lastAttempt};
}
bool sameKind(const ScaleGrowth&, const ScaleGrowth&)
{
    return true;
}
void join(ScaleGrowth& growth, const ScaleGrowth& later)
{
    growth.lastAttempt = later.lastAttempt;
    growth.after = later.after;
}

Stretch stretchOf(const VerdictTurn& turn)
{
    return {turn.attempt, turn.attempt};
}
bool sameKind(const VerdictTurn&, const VerdictTurn&)
{
    return true;
}
void join(VerdictTurn& turn, const VerdictTurn& later)
{
    turn = later;
}

Stretch stretchOf(const LiveChange& change)
{
    return {change.attempt, change.attempt};
}
bool sameKind(const LiveChange& a, const LiveChange& b)
{
    return a.key == b.key;
}
void join(LiveChange& change, const LiveChange& later)
{
    change.after = later.after;
}

Stretch stretchOf(const EpochRecord& epoch)
{
    return {epoch.lastAttempt, epoch.lastAttempt};
}
bool sameKind(const EpochRecord&, const EpochRecord&)
{
    return true;
}
void join(EpochRecord& epoch, const EpochRecord& later)
{
    if (later.best || !epoch.best)
        epoch = later;
}

} // namespace halfstep
