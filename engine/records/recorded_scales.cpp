#include "engine/records/recorded_scales.h"

#include <cmath>

namespace halfstep {

RecordedScales::RecordedScales(const std::vector<AttemptRecord>& attempts)
{
    for (const AttemptRecord& record : attempts)
        append(record);
}

void RecordedScales::append(const AttemptRecord& record)
{
    ++m_all;
    if (record.scaleUsed == 0 && m_atZero++ == 0)
        m_firstAtZero = record.attempt;
    if (std::isnan(record.largestFiniteScale))
        return;
    m_attempts.push_back({record.attempt, record.foundInf, !record.applied});
    m_limits.push_back(record.largestFiniteScale);
}

std::vector<ScaleReplayRow> RecordedScales::replay(const ScalerConfig& config) const
{
    std::vector<ScaleReplayRow> rows;
    for (const ScalerReplayRow& row : replayScalerAgainst(config, m_limits)) {
        const std::size_t at = rows.size();
        rows.push_back({row, m_limits[at], m_attempts[at].overflowed, m_attempts[at].skipped});
        rows.back().attempt = m_attempts[at].attempt;
    }
    return rows;
}

} // namespace halfstep
