#pragma once

#include "engine/config/run_speed.h"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <optional>

namespace halfstep {

/// Keeps a run's attempts at an even pace by when each is due, so that what one takes longer the next ones make up for:
/// as much as a second of it, beyond which the machine is too slow for the pace.
class Pace {
public:
    using Clock = std::chrono::steady_clock;

    explicit Pace(const RunSpeed& speed) : m_speed(speed) {}

    const RunSpeed& speed() const { return m_speed; }
    bool bounded() const { return m_speed != RunSpeed{}; }
    /// Slow enough for each attempt to be read as it goes by.
    bool canBeRead() const { return m_speed.attemptsPerSecond > 0 && m_speed.attemptsPerSecond <= 2; }
    /// When the attempt after the one that ended `now` may begin.
    Clock::time_point nextDue(Clock::time_point now, std::int64_t attemptsPerEpoch)
    {
        m_due = m_due ? std::max(*m_due + period(attemptsPerEpoch), now - std::chrono::seconds(1))
                      : now + period(attemptsPerEpoch);
        return *m_due;
    }
    void restart() { m_due.reset(); } ///< after a pause there is nothing to make up for

private:
    Clock::duration period(std::int64_t attemptsPerEpoch) const
    {
        double seconds = 0;
        if (m_speed.attemptsPerSecond > 0)
            seconds = 1 / m_speed.attemptsPerSecond;
        if (m_speed.epochsPerSecond > 0)
            seconds = std::max(seconds, 1 / (m_speed.epochsPerSecond * static_cast<double>(attemptsPerEpoch)));
        return std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(std::min(seconds, 1e6)));
    }

    RunSpeed m_speed;
    std::optional<Clock::time_point> m_due;
};

} // namespace halfstep
