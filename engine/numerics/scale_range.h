#pragma once

#include "engine/numerics/float_format.h"

#include <limits>

namespace halfstep {

/// Which loss scales do what to a value that a format then stores, of the powers of two from 2^least to 2^most: all
/// that are normal numbers in float32, in which scales are kept. NaN where none of them does.
struct ScaleRange {
    static constexpr int least = -126;
    static constexpr int most = 127;

    double smallestKept = std::numeric_limits<double>::quiet_NaN(); ///< that stores it as other than zero
    double smallestNormal = std::numeric_limits<double>::quiet_NaN();
    double largestFinite = std::numeric_limits<double>::quiet_NaN();
};

/// Overflow is overflow also in a saturating format.
ScaleRange scaleRange(const FloatFormat& format, double value);

} // namespace halfstep
