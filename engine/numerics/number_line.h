#pragma once

#include "engine/numerics/float_format.h"

#include <cstdint>

namespace halfstep {

// The finite numbers of a format in their order, with 0 in place 0; -0 is the same number.

/// The place of the least number that is not below `value`: one past the largest number's where there is none. So
/// placeOf(b) - placeOf(a) numbers lie in [a, b).
std::int64_t placeOf(const FloatFormat& format, double value);
double numberAt(const FloatFormat& format, std::int64_t place);

} // namespace halfstep
