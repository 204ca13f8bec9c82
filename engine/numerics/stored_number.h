#pragma once

#include "engine/numerics/float_format.h"

#include <cstdint>
#include <string>

namespace halfstep {

/// One number as a format stores it.
struct StoredNumber {
    double value = 0; ///< that was to be stored
    double stored = 0;
    std::uint32_t pattern = 0;
    FloatClass kind{};      ///< of what is stored
    bool overflow = false;  ///< finite, and past the largest finite value of the format
    bool underflow = false; ///< not zero, and stored as zero
    double below = 0;       ///< neighbours of what is stored
    double above = 0;
    double absoluteError = 0;
    double relativeError = 0; ///< of the value
};

StoredNumber storedNumber(const FloatFormat& format, double value);
/// What a pattern of the format holds; a NaN keeps its bits.
StoredNumber storedPattern(const FloatFormat& format, std::uint32_t pattern);

/// The fields of a pattern.
struct PatternFields {
    std::string sign; ///< 0 and 1, the highest bit first
    std::string exponent;
    std::string mantissa;
};

PatternFields fieldsOf(const FloatFormat& format, std::uint32_t pattern);
std::string hexText(const FloatFormat& format, std::uint32_t pattern); ///< 0x2e66, as many digits as the format needs

} // namespace halfstep
