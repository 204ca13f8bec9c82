#pragma once

#include <chrono>

namespace halfstep {

/// How often a run's charts are drawn while it goes on: whenever they are asked for, about 30 times a second, but where
/// that comes late, since the machine is loaded, 10 times, until it has come in time again for a while.
class RefreshPace {
public:
    /// Whether to draw at `now`; asked by a timer of `interval`.
    bool due(std::chrono::nanoseconds now);
    bool slowed() const { return m_slowed; }

    static constexpr std::chrono::milliseconds interval{33};

private:
    std::chrono::nanoseconds m_asked{0};
    std::chrono::nanoseconds m_drawn{0};
    double m_late = 0; ///< milliseconds, a mean over about ten askings
    bool m_slowed = false;
};

} // namespace halfstep
