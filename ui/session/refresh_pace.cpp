#include "ui/session/refresh_pace.h"

#include <algorithm>
#include <utility>

namespace halfstep {
namespace {

using Milliseconds = std::chrono::duration<double, std::milli>;

constexpr double lateAtMost = 200; ///< counted of one asking; a run that begins, or was paused, is not a loaded machine
constexpr double slowFrom = 25;
constexpr double fastBelow = 6;
constexpr std::chrono::milliseconds slowInterval{90}; ///< and the next asking, 100 about

} // namespace

bool RefreshPace::due(std::chrono::nanoseconds now)
{
    const double late = Milliseconds(now - std::exchange(m_asked, now) - interval).count();
    m_late += (std::clamp(late, 0.0, lateAtMost) - m_late) / 10;
    m_slowed = m_late > (m_slowed ? fastBelow : slowFrom);
    if (m_slowed && now - m_drawn < slowInterval)
        return false;
    m_drawn = now;
    return true;
}

} // namespace halfstep
