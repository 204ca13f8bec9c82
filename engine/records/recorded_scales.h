#pragma once

#include "engine/numerics/replay.h"
#include "engine/records/attempt_record.h"

#include <cstddef>
#include <vector>

namespace halfstep {

/// An attempt of a recorded run under other settings of the scaler.
struct ScaleReplayRow : ScalerReplayRow {
    double largestFiniteScale = 0; ///< that the attempt's gradients would have stood
    bool upperBound = false;       ///< of it, after a recorded overflow
    bool recordedSkip = false;     ///< what became of the attempt itself
};

/// The scales that a run's gradients would have stood, attempt by attempt: those in an emulated format, where that is
/// measured. The gradients are the recorded ones; a run with other settings would have applied other updates.
class RecordedScales {
public:
    RecordedScales() = default;
    explicit RecordedScales(const std::vector<AttemptRecord>& attempts);

    void append(const AttemptRecord& record);
    std::size_t size() const { return m_limits.size(); }
    std::int64_t attempts() const { return m_all; } ///< of the run, measured or not
    /// Those at a recorded scale of 0, where it is not measured what the gradients would have stood; and the first.
    std::int64_t atZero() const { return m_atZero; }
    std::int64_t firstAtZero() const { return m_firstAtZero; } ///< 0: none
    /// As far as the attempt whose next scale is below the floor.
    std::vector<ScaleReplayRow> replay(const ScalerConfig& config) const;

private:
    struct Known {
        std::int64_t attempt;
        bool overflowed;
        bool skipped;
    };
    std::vector<Known> m_attempts;
    std::vector<double> m_limits; ///< of each
    std::int64_t m_all = 0;
    std::int64_t m_atZero = 0;
    std::int64_t m_firstAtZero = 0;
};

} // namespace halfstep
