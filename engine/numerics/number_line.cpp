#include "engine/numerics/number_line.h"

#include <cmath>

namespace halfstep {

std::int64_t placeOf(const FloatFormat& format, double value)
{
    const double largest = format.largestFinite();
    const auto last = static_cast<std::int64_t>(format.encode(largest));
    if (value > largest)
        return last + 1;
    if (!(value > -largest))
        return -last;
    // Magnitudes are in the order of their patterns.
    const double stored = format.rounded(value);
    const auto magnitude = static_cast<std::int64_t>(format.encode(std::fabs(stored)));
    const std::int64_t place = stored < 0 ? -magnitude : magnitude;
    return stored < value ? place + 1 : place;
}

double numberAt(const FloatFormat& format, std::int64_t place)
{
    const double magnitude = format.decode(static_cast<std::uint32_t>(place < 0 ? -place : place));
    return place < 0 ? -magnitude : magnitude;
}

} // namespace halfstep
