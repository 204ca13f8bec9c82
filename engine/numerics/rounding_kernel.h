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

// With the fastest instructions that this processor has. Each returns the largest finite magnitude of what it was
// given, before rounding; 0 when there is none.
float roundInPlace(std::span<float> values, const RoundingConstants& constants);
/// Into as many, elsewhere.
float roundInto(std::span<const float> from, std::span<float> to, const RoundingConstants& constants);
/// Each rounded value is added to what stands in its place elsewhere.
float addRounded(std::span<const float> from, std::span<float> to, const RoundingConstants& constants);

/// The same bits on any processor.
float roundInPlacePortable(std::span<float> values, const RoundingConstants& constants);

} // namespace halfstep
