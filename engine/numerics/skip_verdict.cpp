#include "engine/numerics/skip_verdict.h"

namespace halfstep {

void SkipVerdict::observe(bool applied, SkipReason reason, double scaleNext)
{
    ++m_attempts;
    if (applied) {
        ++m_applied;
        m_consecutiveSkips = 0;
        m_consecutiveCurable = 0;
        m_consecutiveHopeless = 0;
        m_scale = scaleNext;
        return;
    }

    ++m_skipped;
    if (m_consecutiveSkips == 0)
        m_scaleBeforeSkips = m_scale;
    ++m_consecutiveSkips;
    const bool early = m_attempts - m_consecutiveSkips < calibrationAttempts;
    const bool curable = reason == SkipReason::GradientOverflow && scaleNext < m_scale;
    m_consecutiveCurable = curable ? m_consecutiveCurable + 1 : 0;
    m_consecutiveHopeless = curable && scaleNext >= 1 ? 0 : m_consecutiveHopeless + 1;

    if (curable && m_applied == 0)
        ++m_calibrationSkips;
    else if (early && m_consecutiveCurable >= 2) // the second shows that the first belonged to the same descent
        m_calibrationSkips += m_consecutiveCurable == 2 ? 2 : 1;
    m_scale = scaleNext;
}

bool SkipVerdict::collapsing() const
{
    if (m_consecutiveHopeless >= hopelessSkips)
        return true;
    return m_applied > 0 && m_consecutiveSkips >= hopelessSkips && m_scaleBeforeSkips >= collapseRatio * m_scale;
}

Verdict SkipVerdict::verdict() const
{
    if (m_skipped == 0)
        return Verdict::None;
    if (collapsing())
        return Verdict::Collapsing;
    return m_calibrationSkips == m_skipped ? Verdict::Calibrating : Verdict::Occasional;
}

} // namespace halfstep
