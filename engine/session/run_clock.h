#pragma once

#include <chrono>
#include <cstdint>
#include <optional>

namespace halfstep {

/// Speed and time left of a run, pauses left out.
class RunClock {
public:
    RunClock() = default;
    /// Goes on with a run that took so long for so many samples.
    RunClock(double seconds, std::int64_t samples) : m_secondsBefore(seconds), m_samplesBefore(samples) {}

    using Clock = std::chrono::steady_clock;

    void attemptDone(std::int64_t samples, Clock::time_point now = Clock::now());
    void pauseBegins() { m_pausedAt = Clock::now(); }
    void pauseEnds() { m_paused += Clock::now() - m_pausedAt; }

    double secondsElapsed(Clock::time_point now = Clock::now()) const; ///< of the whole run
    double samplesPerSecond() const { return m_samplesPerSecond; }     ///< over the last half second or more
    double averageSamplesPerSecond() const;                            ///< over the whole run
    void paceChanges();                                     ///< the time left is judged by what comes from here on
    std::optional<double> secondsFor(double samples) const; ///< at the average pace since

private:
    double secondsHere(Clock::time_point now = Clock::now()) const; ///< since the run began or went on

    double m_secondsBefore = 0;
    std::int64_t m_samplesBefore = 0;
    Clock::time_point m_start = Clock::now();
    Clock::time_point m_pausedAt{};
    Clock::duration m_paused{};
    std::int64_t m_samples = 0;
    double m_paceSeconds = 0;
    std::int64_t m_paceSamples = 0;
    std::int64_t m_paceAttempts = 0;
    double m_markSeconds = 0;
    std::int64_t m_markSamples = 0;
    double m_samplesPerSecond = 0;
};

} // namespace halfstep
