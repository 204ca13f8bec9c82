#include "engine/session/run_clock.h"

namespace halfstep {

double RunClock::secondsElapsed(Clock::time_point now) const
{
    return m_secondsBefore + secondsHere(now);
}

double RunClock::secondsHere(Clock::time_point now) const
{
    return std::chrono::duration<double>(now - m_start - m_paused).count();
}

void RunClock::attemptDone(std::int64_t samples, Clock::time_point now)
{
    ++m_paceAttempts;
    m_samples += samples;
    const double here = secondsHere(now);
    const double span = here - m_markSeconds;
    if (span < 0.5 && m_markSeconds > 0)
        return;
    if (span > 0)
        m_samplesPerSecond = static_cast<double>(m_samples - m_markSamples) / span;
    m_markSeconds = here;
    m_markSamples = m_samples;
}

double RunClock::averageSamplesPerSecond() const
{
    const double seconds = secondsElapsed();
    return seconds > 0 ? static_cast<double>(m_samplesBefore + m_samples) / seconds : 0;
}

void RunClock::paceChanges()
{
    m_paceSeconds = secondsHere();
    m_paceSamples = m_samples;
    m_paceAttempts = 0;
}

std::optional<double> RunClock::secondsFor(double samples) const
{
    if (m_paceAttempts < 3)
        return std::nullopt;
    return (secondsHere() - m_paceSeconds) / static_cast<double>(m_samples - m_paceSamples) * samples;
}

} // namespace halfstep
