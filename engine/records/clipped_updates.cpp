#include "engine/records/clipped_updates.h"

#include <algorithm>
#include <cmath>

namespace halfstep {
namespace {

std::int64_t whole(double value)
{
    return static_cast<std::int64_t>(value);
}

/// What a count that grows by at most one an attempt has come to at one.
CountRange countAt(const Series& count, double attempt)
{
    const std::optional<SeriesBucket> block = count.at(attempt);
    if (!block || block->finiteCount == 0)
        return {};
    const std::int64_t first = whole(block->first);
    const std::int64_t last = whole(block->last);
    if (attempt >= block->xLast)
        return {last, last};
    const std::int64_t since = whole(attempt - block->xFirst);
    const std::int64_t until = whole(block->xLast - attempt);
    return {std::max(first, last - until), std::min(last, first + since)};
}

CountRange between(const CountRange& before, const CountRange& after)
{
    return {std::max<std::int64_t>(0, after.least - before.most), after.most - before.least};
}

double share(std::int64_t part, std::int64_t all)
{
    return all > 0 ? std::min(1.0, static_cast<double>(part) / static_cast<double>(all))
                   : std::numeric_limits<double>::quiet_NaN();
}

} // namespace

double ClippedUpdates::leastShare() const
{
    return updates.least > 0 ? share(clipped.least, updates.most) : share(0, 0);
}

double ClippedUpdates::mostShare() const
{
    return share(clipped.most, updates.least);
}

ClippedUpdates clippedUpdates(const RunHistory& history, double firstAttempt, double lastAttempt)
{
    const Series& skips = history.series(Quantity::SkippedSteps);
    const SeriesBucket all = skips.extent(-std::numeric_limits<double>::infinity(), lastAttempt);
    const double first = std::max(std::ceil(firstAttempt), all.xFirst);
    const double last = std::min(std::floor(lastAttempt), static_cast<double>(history.attempts()));
    if (all.count() == 0 || first > last)
        return {};
    const Series& clips = history.series(Quantity::ClippedUpdates);
    const CountRange skipped = between(countAt(skips, first - 1), countAt(skips, last));
    const std::int64_t attempts = whole(last - first) + 1;
    return {{std::max<std::int64_t>(0, attempts - skipped.most), attempts - skipped.least},
            between(countAt(clips, first - 1), countAt(clips, last))};
}

} // namespace halfstep
