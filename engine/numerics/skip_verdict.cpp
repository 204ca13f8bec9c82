#include "engine/numerics/skip_verdict.h"

namespace halfstep {

void SkipVerdict::observe(bool applied, SkipReason reason, double scaleUsed, double scaleNext)
{
    ++m_state.attempts;
    m_state.scale = scaleNext;
    if (applied) {
        ++m_state.applied;
        m_state.consecutiveSkips = 0;
        m_state.consecutiveCurable = 0;
        m_state.consecutiveHopeless = 0;
        return;
    }

    ++m_state.skipped;
    if (m_state.consecutiveSkips == 0)
        m_state.scaleBeforeSkips = scaleUsed;
    ++m_state.consecutiveSkips;
    const bool early = m_state.attempts - m_state.consecutiveSkips < calibrationAttempts;
    const bool curable = reason == SkipReason::GradientOverflow && scaleNext < scaleUsed;
    m_state.consecutiveCurable = curable ? m_state.consecutiveCurable + 1 : 0;
    m_state.consecutiveHopeless = curable && scaleNext >= 1 ? 0 : m_state.consecutiveHopeless + 1;

    if (curable && m_state.applied == 0)
        ++m_state.calibrationSkips;
    else if (early && m_state.consecutiveCurable >= 2) // the second shows that the first belonged to the same descent
        m_state.calibrationSkips += m_state.consecutiveCurable == 2 ? 2 : 1;
}

bool SkipVerdict::collapsing() const
{
    if (m_state.consecutiveHopeless >= hopelessSkips)
        return true;
    return m_state.applied > 0 && m_state.consecutiveSkips >= hopelessSkips
           && m_state.scaleBeforeSkips >= collapseRatio * m_state.scale;
}

Verdict SkipVerdict::verdict() const
{
    if (m_state.skipped == 0)
        return Verdict::None;
    if (collapsing())
        return Verdict::Collapsing;
    return m_state.calibrationSkips == m_state.skipped ? Verdict::Calibrating : Verdict::Occasional;
}

} // namespace halfstep
