#pragma once

#include "engine/numerics/skip_reason.h"

#include <cstdint>

namespace halfstep {

/// Judges the skips of a run: calibrating while the initial scale comes down, occasional afterwards,
/// collapsing while skipping no longer helps. The thresholds live here and nowhere else.
class SkipVerdict {
public:
    /// One batch with non-finite values is bad luck and a second may be its neighbour; from the third in a row
    /// that no lower scale can cure (the forward pass itself, or a scale that is already below 1), it is the run.
    static constexpr std::int64_t hopelessSkips = 3;
    /// A working scale is at most one growth too high, so one or two skips in a row repair it. A run of skips
    /// after calibration that divides the scale by this much says that the gradients themselves explode.
    static constexpr double collapseRatio = 256;
    /// Gradients are largest in a run's first steps: two or more skips in a row that begin within so many
    /// attempts still belong to the starting scale.
    static constexpr std::int64_t calibrationAttempts = 10;

    /// What the skips so far left behind; goes into a checkpoint.
    struct State {
        std::int64_t attempts = 0;
        std::int64_t applied = 0;
        std::int64_t skipped = 0;
        std::int64_t calibrationSkips = 0; ///< of `skipped`, those that brought the starting scale down
        std::int64_t consecutiveSkips = 0;
        std::int64_t consecutiveCurable = 0;  ///< of the current run of skips, the last ones that a lower scale cures
        std::int64_t consecutiveHopeless = 0; ///< likewise, those that no lower scale can cure
        double scaleBeforeSkips = 0;          ///< before the current run of skips
        double scale = 1;                     ///< after the newest attempt
        bool operator==(const State&) const = default;
    };

    void observe(bool applied, SkipReason reason, double scaleUsed, double scaleNext);
    Verdict verdict() const;
    const State& state() const { return m_state; }
    void restore(const State& state) { m_state = state; }

private:
    bool collapsing() const;

    State m_state;
};

} // namespace halfstep
