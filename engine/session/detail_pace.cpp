#include "engine/session/detail_pace.h"

#include <algorithm>

namespace halfstep {

void DetailPace::Kept::add(double more)
{
    ++windows;
    microseconds += more;
}

bool DetailPace::Kept::within(double trained) const
{
    return windows < startWindows || microseconds <= startMicroseconds + keepingShare * trained;
}

bool DetailPace::keepsNext(std::int64_t attempt)
{
    if (!keeps(attempt))
        return false;
    if (m_each.within(m_trained))
        return true;
    m_every *= 2;
    return false;
}

bool DetailPace::tells(std::int64_t attempt, Watching watching)
{
    const bool kept = keepsNext(attempt);
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
