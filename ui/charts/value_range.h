#pragma once

#include "engine/records/series.h"

#include <optional>
#include <span>

namespace halfstep {

struct ValueRange {
    double lower = 0;
    double upper = 1;
};

/// Values beyond this never shape an axis; they are drawn as marks at its edge.
inline constexpr double hugeValue = 1e200;

/// The finite values of a stretch, without the few extremes that stand off by orders of magnitude: going away from
/// the median magnitude, one that is over a thousand times (on a log axis 10^12 times) its neighbour, and everything
/// beyond, is left out. On a log axis only positive values count. Nothing when no value is left.
std::optional<ValueRange> robustRange(std::span<const SeriesBucket> buckets, double from, double to, bool logarithmic);
/// The same of a series, seen in so many columns.
std::optional<ValueRange> robustRange(const Series& series, double from, double to, int columns, bool logarithmic);

/// The smallest range holding both.
ValueRange unite(const std::optional<ValueRange>& a, const ValueRange& b);

/// Adds room above and below as fractions of the axis; a range without height gets some.
ValueRange padded(const ValueRange& range, double below, double above, bool logarithmic);

/// The last finite value, or what stands instead where there is none.
double lastValue(const SeriesBucket& bucket);
/// The value of an attempt; its extremes where the attempt lies inside a block of points no longer known one by one.
/// Nothing where it has none.
std::optional<ValueRange> valueAt(const Series& series, double attempt);
/// The value in force at an attempt: its own, or of the last one before it that has any.
std::optional<ValueRange> valueInForce(const Series& series, double attempt);

} // namespace halfstep
