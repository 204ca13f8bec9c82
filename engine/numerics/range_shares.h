#pragma once

#include "engine/numerics/float_format.h"
#include "engine/numerics/magnitude_counts.h"

#include <cstdint>

namespace halfstep {

/// A number of elements as far as counts by exponent tell it.
struct CountRange {
    std::int64_t least = 0;
    std::int64_t most = 0;

    bool exact() const { return least == most; }
    bool operator==(const CountRange&) const = default;
};

/// What becomes of numbers, each multiplied by one factor, in a format. Every element is in one of these.
struct RangeShares {
    std::int64_t elements = 0;
    std::int64_t zeros = 0;    ///< that were zero before
    CountRange lost;           ///< not zero, but rounded to zero
    CountRange subnormal;      ///< kept, smaller than the smallest normal number before rounding
    CountRange normal;         ///< kept whole
    CountRange overflow;       ///< too large: inf, NaN or, in a saturating format, the largest finite number
    std::int64_t infinite = 0; ///< that were so before
    std::int64_t nans = 0;

    double share(std::int64_t count) const
    {
        return elements == 0 ? 0 : static_cast<double>(count) / static_cast<double>(elements);
    }
};

/// What `format` holds of the counted numbers times `factor` (positive, finite), each product rounded to float32 first
/// as training rounds it. Zero begins at half the smallest subnormal number, a tie goes to the even neighbour; overflow
/// begins half a step above the largest finite number, which no power of two is: unless the smallest and the largest
/// magnitude decide it, the exponent that it lies in counts for both sides. With a factor that is a power of two the
/// other borders are exact in every format.
/// For gradients counted as S·g, the factor of another scale S' is S'/S.
RangeShares rangeShares(const MagnitudeCounts& counts, const FloatFormat& format, double factor = 1);

/// How many more elements are not lost to zero with the factor than with 1.
CountRange savedByScaling(const MagnitudeCounts& counts, const FloatFormat& format, double factor);

/// By exponent, how many that are not zero the format rounds to zero: exact, since a power of two is where that begins.
MagnitudeCounts::Exponents roundedToZero(const MagnitudeCounts& counts, const FloatFormat& format);

} // namespace halfstep
