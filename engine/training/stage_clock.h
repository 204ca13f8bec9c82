#pragma once

#include <chrono>

namespace halfstep {

/// Where the time of a window goes, in microseconds of the monotonic clock.
struct StageTimes {
    double load = 0;
    double transfer = 0;
    double forward = 0;
    double backward = 0;
    double update = 0;
    double telling = 0; ///< what a window's detail took to make, in none of the others
};

inline double microsecondsSince(std::chrono::steady_clock::time_point start)
{
    return std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now() - start).count();
}

/// Adds the time until it goes out of scope, in microseconds of the monotonic clock.
class StageClock {
public:
    explicit StageClock(double& microseconds) : m_microseconds(microseconds) {}
    ~StageClock() { m_microseconds += microsecondsSince(m_start); }
    StageClock(const StageClock&) = delete;
    StageClock& operator=(const StageClock&) = delete;

private:
    double& m_microseconds;
    std::chrono::steady_clock::time_point m_start = std::chrono::steady_clock::now();
};

/// Takes the time until it goes out of scope off the stage that runs meanwhile, and counts it as telling.
class TellingClock {
public:
    TellingClock(StageTimes& times, double& stage) : m_times(times), m_stage(stage) {}
    ~TellingClock()
    {
        const double microseconds = microsecondsSince(m_start);
        m_times.telling += microseconds;
        m_stage -= microseconds;
    }
    TellingClock(const TellingClock&) = delete;
    TellingClock& operator=(const TellingClock&) = delete;

private:
    StageTimes& m_times;
    double& m_stage;
    std::chrono::steady_clock::time_point m_start = std::chrono::steady_clock::now();
};

} // namespace halfstep
