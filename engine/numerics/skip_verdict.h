#pragma once

#include "engine/records/attempt_record.h"
#include "engine/records/run_summary.h"

#include <cstdint>
#include <limits>

namespace halfstep {

/// Judges the skips of a run: calibrating while the initial scale comes down, occasional afterwards,
/// collapsing while skipping no longer helps. The thresholds live here and nowhere else.
/// The same attempts give the same verdict, so a resumed run replays its records.
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

    /// `startScale`: what the scaler begins with; left out, it counts as higher than anything observed.
    explicit SkipVerdict(double startScale = std::numeric_limits<double>::infinity()) : m_scale(startScale) {}

    void observe(bool applied, SkipReason reason, double scaleNext);
    Verdict verdict() const;
    std::int64_t consecutiveSkips() const { return m_consecutiveSkips; }

private:
    bool collapsing() const;

    std::int64_t m_attempts = 0;
    std::int64_t m_applied = 0;
    std::int64_t m_skipped = 0;
    std::int64_t m_calibrationSkips = 0; ///< of m_skipped, those that brought the starting scale down
    std::int64_t m_consecutiveSkips = 0;
    std::int64_t m_consecutiveCurable = 0;  ///< of the current run of skips, the last ones that a lower scale cures
    std::int64_t m_consecutiveHopeless = 0; ///< likewise, those that no lower scale can cure
    double m_scaleBeforeSkips = 0;          ///< before the current run of skips
    double m_scale;
};

} // namespace halfstep
