#include "engine/numerics/rounding_kernel.h"

#include <bit>
#include <cmath>

#if defined(__x86_64__) && defined(__GNUC__)
#define HALFSTEP_X86_DISPATCH 1
#include <immintrin.h>
#else
#define HALFSTEP_X86_DISPATCH 0
#endif

namespace halfstep {

namespace {

constexpr std::uint32_t signBit = 0x80000000u;
constexpr std::uint32_t infinityBits = 0x7f800000u;
constexpr std::uint32_t quietBit = 0x00400000u;

std::uint32_t floatBits(double value)
{
    return std::bit_cast<std::uint32_t>(static_cast<float>(value));
}

/// Branch-free, so that the compiler vectorises it for whatever function it is inlined into.
/// Needs IEEE arithmetic: with -ffast-math, (x + magic) - magic would vanish.
[[gnu::always_inline]] inline void roundAll(float* values, std::size_t count, const RoundingConstants constants)
{
    const std::uint32_t dropped = constants.droppedBits;
    const std::uint32_t odd = dropped > 0 ? 1u : 0u;
    const std::uint32_t belowHalf = dropped > 0 ? (1u << (dropped - 1)) - 1u : 0u;
    const std::uint32_t keep = ~((1u << dropped) - 1u);
    // Compared as signed numbers, which SSE2 can; all of them are below 2^31, except for NaN, which comes last.
    const auto smallestNormal = static_cast<std::int32_t>(constants.smallestNormal);
    const auto largestFinite = static_cast<std::int32_t>(constants.largestFinite);
    const std::uint32_t overflow = constants.overflow;
    const float magic = constants.subnormalMagic;
    for (std::size_t i = 0; i < count; ++i) {
        const auto bits = std::bit_cast<std::uint32_t>(values[i]);
        const std::uint32_t magnitude = bits & ~signBit;
        const std::uint32_t normal = (magnitude + belowHalf + ((magnitude >> dropped) & odd)) & keep;
        const auto subnormal = std::bit_cast<std::uint32_t>(std::bit_cast<float>(magnitude) + magic - magic);
        // A mask rather than a choice: the compiler would move the addition into a branch, which it cannot vectorise.
        const std::uint32_t isSubnormal = static_cast<std::int32_t>(magnitude) < smallestNormal ? ~0u : 0u;
        std::uint32_t rounded = (subnormal & isSubnormal) | (normal & ~isSubnormal);
        rounded = static_cast<std::int32_t>(rounded) > largestFinite ? overflow : rounded;
        const bool isNan = static_cast<std::int32_t>(magnitude) > static_cast<std::int32_t>(infinityBits);
        rounded = isNan ? (magnitude | quietBit) : rounded;
        values[i] = std::bit_cast<float>(rounded | (bits & signBit));
    }
}

#if HALFSTEP_X86_DISPATCH
[[gnu::target("avx2")]] void roundAvx2(float* values, std::size_t count, const RoundingConstants& constants)
{
    roundAll(values, count, constants);
}

[[gnu::target("avx,f16c")]] void roundHalfF16c(float* values, std::size_t count, const RoundingConstants& constants)
{
    std::size_t i = 0;
    for (; i + 8 <= count; i += 8) {
        const __m128i half = _mm256_cvtps_ph(_mm256_loadu_ps(values + i), _MM_FROUND_TO_NEAREST_INT);
        _mm256_storeu_ps(values + i, _mm256_cvtph_ps(half));
    }
    roundAll(values + i, count - i, constants);
}
#endif

} // namespace

RoundingConstants::RoundingConstants(const FloatFormat& format)
    : droppedBits(static_cast<std::uint32_t>(23 - format.mantissaBits))
    , largestFinite(floatBits(format.largestFinite()))
    , isHalf(format.exponentBits == 5 && format.mantissaBits == 10 && format.hasInfinity && !format.saturating)
{
    if (format.saturating)
        overflow = largestFinite;
    else
        overflow = format.hasInfinity ? infinityBits : infinityBits | quietBit;
    if (format.exponentBits < 8) {
        smallestNormal = floatBits(format.smallestNormal());
        subnormalMagic = static_cast<float>(std::ldexp(format.smallestSubnormal(), 23));
    }
}

void roundInPlacePortable(std::span<float> values, const RoundingConstants& constants)
{
    roundAll(values.data(), values.size(), constants);
}

void roundInPlace(std::span<float> values, const RoundingConstants& constants)
{
#if HALFSTEP_X86_DISPATCH
    static const bool hasF16c = __builtin_cpu_supports("avx") && __builtin_cpu_supports("f16c");
    static const bool hasAvx2 = __builtin_cpu_supports("avx2");
    if (constants.isHalf && hasF16c)
        return roundHalfF16c(values.data(), values.size(), constants);
    if (hasAvx2)
        return roundAvx2(values.data(), values.size(), constants);
#endif
    roundInPlacePortable(values, constants);
}

} // namespace halfstep
