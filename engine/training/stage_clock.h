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
};

/// Adds the time until it goes out of scope, in microseconds of the monotonic clock.
class StageClock {
public:
    explicit StageClock(double& microseconds) : m_microseconds(microseconds) {}
    ~StageClock()
    {
        m_microseconds += std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now() - m_start).count();
    }
    StageClock(const StageClock&) = delete;
    StageClock& operator=(const StageClock&) = delete;

private:
    double& m_microseconds;
    std::chrono::steady_clock::time_point m_start = std::chrono::steady_clock::now();
};

} // namespace halfstep
