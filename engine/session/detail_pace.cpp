#include "engine/session/detail_pace.h"

#include <algorithm>
#include <bit>

namespace halfstep {

void DetailPace::Kept::add(double microseconds)
{
    (isFirst() ? first : rest) += microseconds;
    ++windows;
}

void DetailPace::planned(std::int64_t attempts)
{
    // No run is sure to come to its planned end.
    const std::int64_t every = std::clamp<std::int64_t>(attempts / spreadWindows, 1, widestSpread);
    m_every = static_cast<std::int64_t>(std::bit_ceil(static_cast<std::uint64_t>(every)));
}

bool DetailPace::tells(std::int64_t attempt, Watching watching) const
{
    const bool kept = keeps(attempt) && m_each.within(m_trained);
    switch (watching) {
    case Watching::Nobody: return kept;
    case Watching::NowAndThen: return kept || Clock::now() >= m_nextLook;
    case Watching::EachWindow: return true;
    }
    return kept;
}

void DetailPace::told(double microseconds, std::int64_t attempt)
{
    if (keeps(attempt))
        m_each.add(microseconds);
    const auto due = std::chrono::duration<double, std::micro>(microseconds / lookingShare);
    m_nextLook =
        Clock::now() + std::max<Clock::duration>(lookingInterval, std::chrono::duration_cast<Clock::duration>(due));
}

void DetailPace::keepEvery(std::int64_t every)
{
    m_every = std::max(m_every, every);
}

} // namespace halfstep
