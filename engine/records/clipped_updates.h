#pragma once

#include "engine/numerics/range_shares.h"
#include "engine/records/run_history.h"

#include <limits>

namespace halfstep {

/// Of the updates, which are the applied attempts, in a stretch of a run: how many, and how many of them were clipped.
/// Counted exactly wherever the history keeps the attempts at the stretch's ends one by one, and at its own ends; where
/// an end lies within a block of older attempts, both are known within bounds.
struct ClippedUpdates {
    CountRange updates;
    CountRange clipped;

    bool exact() const { return updates.exact() && clipped.exact(); }
    double leastShare() const; ///< NaN where there may be no update at all
    double mostShare() const;
};

ClippedUpdates clippedUpdates(const RunHistory& history, double firstAttempt = 1,
                              double lastAttempt = std::numeric_limits<double>::infinity());

} // namespace halfstep
