#include "ui/charts/value_range.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

namespace halfstep {
namespace {

constexpr double smallestView = 1e-250; ///< QCustomPlot takes no range of a height below 1e-280

/// Between neighbours in magnitude, from which on values are left out.
double gapOf(bool logarithmic)
{
    return logarithmic ? 1e12 : 1e3;
}

/// Of values among which there can be no gap, so that none of them need be looked at.
std::optional<ValueRange> closeRange(const SeriesBucket& all, bool logarithmic)
{
    const bool close = all.finiteCount > 0 && all.min >= (logarithmic ? 1e-199 : 0.0) && all.max <= hugeValue
                       && all.max <= gapOf(logarithmic) * all.min;
    return close ? std::optional(ValueRange{all.min, all.max}) : std::nullopt;
}

} // namespace

std::optional<ValueRange> robustRange(std::span<const SeriesBucket> buckets, double from, double to, bool logarithmic)
{
    std::vector<double> values;
    values.reserve(buckets.size() * 2);
    const auto add = [&](double value) {
        if (std::abs(value) <= hugeValue && (!logarithmic || value > 1 / hugeValue))
            values.push_back(value);
    };
    for (const SeriesBucket& bucket : buckets) {
        if (bucket.finiteCount == 0 || bucket.xLast < from || bucket.xFirst > to)
            continue;
        add(bucket.min);
        if (bucket.finiteCount > 1)
            add(bucket.max);
    }
    if (values.empty())
        return std::nullopt;

    const double gap = gapOf(logarithmic);
    const auto size = [](double value) { return std::abs(value); };
    const auto median = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::ranges::nth_element(values, median, {}, size);
    const bool hasGap = std::abs(std::ranges::max(values, {}, size)) > gap * std::abs(*median)
                        || (logarithmic && std::ranges::min(values) * gap < *median);
    if (!hasGap) {
        const auto [low, high] = std::ranges::minmax(values);
        return ValueRange{low, high};
    }

    std::ranges::sort(values, {}, size);
    std::size_t end = values.size() / 2 + 1;
    while (end < values.size() && !(std::abs(values[end]) > gap * std::abs(values[end - 1]) && values[end - 1] != 0))
        ++end;
    std::size_t begin = 0;
    if (logarithmic) {
        begin = values.size() / 2;
        while (begin > 0 && values[begin - 1] * gap >= values[begin])
            --begin;
    }
    const auto [low, high] = std::minmax_element(values.begin() + static_cast<std::ptrdiff_t>(begin),
                                                 values.begin() + static_cast<std::ptrdiff_t>(end));
    return ValueRange{*low, *high};
}

std::optional<ValueRange> robustRange(const Series& series, double from, double to, int columns, bool logarithmic)
{
    if (const auto close = closeRange(series.extent(from, to), logarithmic))
        return close;
    return robustRange(series.view(from, to, columns), from, to, logarithmic);
}

ValueRange unite(const std::optional<ValueRange>& a, const ValueRange& b)
{
    return a ? ValueRange{std::min(a->lower, b.lower), std::max(a->upper, b.upper)} : b;
}

ValueRange padded(const ValueRange& range, double below, double above, bool logarithmic)
{
    ValueRange r = range;
    if (logarithmic) {
        r = {std::log10(r.lower), std::log10(r.upper)};
        // Two doublings at least, so that two powers of two are in view.
        const double middle = (r.lower + r.upper) / 2;
        r = {std::min(r.lower, middle - 0.31), std::max(r.upper, middle + 0.31)};
    } else if (!(r.upper - r.lower > std::max(1e-9 * std::max(std::abs(r.lower), std::abs(r.upper)), smallestView))) {
        const double room = r.lower == 0 ? 0.5 : std::max(std::abs(r.lower) * 0.1, smallestView);
        r = {r.lower - room, r.upper + room};
    }
    const double unit = (r.upper - r.lower) / (1 - below - above);
    r = {r.lower - unit * below, r.upper + unit * above};
    return logarithmic ? ValueRange{std::pow(10, r.lower), std::pow(10, r.upper)} : r;
}

double lastValue(const SeriesBucket& bucket)
{
    constexpr double infinity = std::numeric_limits<double>::infinity();
    return bucket.finiteCount > 0        ? bucket.last
           : bucket.nanCount > 0         ? std::numeric_limits<double>::quiet_NaN()
           : bucket.positiveInfCount > 0 ? infinity
                                         : -infinity;
}

std::optional<ValueRange> valueAt(const Series& series, double attempt)
{
    const std::optional<SeriesBucket> piece = series.at(attempt);
    return piece && attempt <= piece->xLast ? valueInForce(series, attempt) : std::nullopt;
}

std::optional<ValueRange> valueInForce(const Series& series, double attempt)
{
    const std::optional<SeriesBucket> piece = series.at(attempt);
    if (!piece || piece->valueCount() == 0)
        return std::nullopt;
    if ((attempt < piece->xLast || piece->noneCount > 0) && piece->finiteCount > 0)
        return ValueRange{piece->min, piece->max};
    const double value = lastValue(*piece);
    return ValueRange{value, value};
}

} // namespace halfstep
