#pragma once

#include "engine/numerics/float_format.h"

#include <cstdint>
#include <span>

namespace halfstep {

/// A format's constants for rounding float32 bit patterns with integer arithmetic.
struct RoundingConstants {
    std::uint32_t droppedBits = 0;    ///< of float32's 23 mantissa bits
    std::uint32_t smallestNormal = 0; ///< bit pattern; 0 when float32's own subnormals do the work
    std::uint32_t largestFinite = 0;  ///< bit pattern
    std::uint32_t overflow = 0;       ///< bit pattern of what lies beyond the largest finite value
    float subnormalMagic = 0;         ///< a float32 whose spacing is the format's smallest subnormal
    bool isHalf = false;              ///< IEEE binary16, which processors convert by themselves

    explicit RoundingConstants(const FloatFormat& format);
};

/// Rounds in place with the fastest instructions that this processor has.
void roundInPlace(std::span<float> values, const RoundingConstants& constants);

/// The same bits on any processor.
void roundInPlacePortable(std::span<float> values, const RoundingConstants& constants);

} // namespace halfstep
