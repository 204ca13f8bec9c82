#pragma once

#include "engine/records/attempt_record.h"
#include "engine/records/run_summary.h"

#include <cstdint>

namespace halfstep {

/// Judges the skips of a run: calibrating while the initial scale comes down, occasional afterwards,
/// collapsing when skipping no longer helps. The thresholds live here and nowhere else.
class SkipVerdict {
public:
    void observe(bool applied, SkipReason reason, double scaleNext);
    Verdict verdict() const;
    std::int64_t consecutiveSkips() const { return m_consecutiveSkips; }

private:
    std::int64_t m_attempts = 0;
    std::int64_t m_applied = 0;
    std::int64_t m_skipped = 0;
    std::int64_t m_consecutiveSkips = 0;
    std::int64_t m_consecutiveForwardSkips = 0;
    double m_scale = 1;
};

} // namespace halfstep
