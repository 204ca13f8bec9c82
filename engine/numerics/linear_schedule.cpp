#include "engine/numerics/linear_schedule.h"

#include <algorithm>
#include <limits>

namespace halfstep {

double LinearSchedule::share(std::int64_t used) const
{
    const auto& [begin, share, end] = m_state;
    if (used >= end)
        return 0;
    return share * (1.0 - static_cast<double>(used - begin) / static_cast<double>(end - begin));
}

void LinearSchedule::plan(std::int64_t used, std::int64_t left)
{
    const std::int64_t last = m_state.end - 1; // the last update with a rate above zero
    const double now = last < m_state.begin ? m_state.share : share(std::min(used, last));
    m_state = {used, now,
               used > std::numeric_limits<std::int64_t>::max() - left ? std::numeric_limits<std::int64_t>::max()
                                                                      : used + left};
}

} // namespace halfstep
