#include "engine/numerics/rounding_kernel.h"

#include <algorithm>
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

/// What becomes of the rounded values.
enum class Into { Itself, Elsewhere, Sum };

/// Branch-free, so that the compiler vectorises it for whatever function it is inlined into.
/// Needs IEEE arithmetic: with -ffast-math, (x + magic) - magic would vanish.
template <Into into>
[[gnu::always_inline]] inline float roundAll(const float* from, float* to, std::size_t count,
                                             const RoundingConstants constants)
{
    if constexpr (into == Into::Itself)
        from = to;
    const std::uint32_t dropped = constants.droppedBits;
    const std::uint32_t odd = dropped > 0 ? 1u : 0u;
    const std::uint32_t belowHalf = dropped > 0 ? (1u << (dropped - 1)) - 1u : 0u;
    const std::uint32_t keep = ~((1u << dropped) - 1u);
    // Compared as signed numbers, which SSE2 can; all of them are below 2^31, except for NaN, which comes last.
    const auto smallestNormal = static_cast<std::int32_t>(constants.smallestNormal);
    const auto largestFinite = static_cast<std::int32_t>(constants.largestFinite);
    const std::uint32_t overflow = constants.overflow;
    const float magic = constants.subnormalMagic;
    std::int32_t peak = 0; // bit patterns of magnitudes are in the order of the magnitudes
    for (std::size_t i = 0; i < count; ++i) {
        const auto bits = std::bit_cast<std::uint32_t>(from[i]);
        const std::uint32_t magnitude = bits & ~signBit;
        const bool isFinite = static_cast<std::int32_t>(magnitude) < static_cast<std::int32_t>(infinityBits);
        const std::int32_t finite = isFinite ? static_cast<std::int32_t>(magnitude) : 0;
        peak = finite > peak ? finite : peak;
        const std::uint32_t normal = (magnitude + belowHalf + ((magnitude >> dropped) & odd)) & keep;
        const auto subnormal = std::bit_cast<std::uint32_t>(std::bit_cast<float>(magnitude) + magic - magic);
        // A mask rather than a choice: the compiler would move the addition into a branch, which it cannot vectorise.
        const std::uint32_t isSubnormal = static_cast<std::int32_t>(magnitude) < smallestNormal ? ~0u : 0u;
        std::uint32_t rounded = (subnormal & isSubnormal) | (normal & ~isSubnormal);
        rounded = static_cast<std::int32_t>(rounded) > largestFinite ? overflow : rounded;
        const bool isNan = static_cast<std::int32_t>(magnitude) > static_cast<std::int32_t>(infinityBits);
        rounded = isNan ? (magnitude | quietBit) : rounded;
        const auto value = std::bit_cast<float>(rounded | (bits & signBit));
        to[i] = into == Into::Sum ? to[i] + value : value;
    }
    return std::bit_cast<float>(peak);
}

#if HALFSTEP_X86_DISPATCH
template <Into into>
[[gnu::target("avx2")]] float roundAvx2(const float* from, float* to, std::size_t count,
                                        const RoundingConstants& constants)
{
    return roundAll<into>(from, to, count, constants);
}

template <Into into>
[[gnu::target("avx2,f16c")]] float roundHalfF16c(const float* from, float* to, std::size_t count,
                                                 const RoundingConstants& constants)
{
    const __m256i infinity = _mm256_set1_epi32(infinityBits);
    const __m256i magnitudeMask = _mm256_set1_epi32(~signBit);
    __m256i peaks = _mm256_setzero_si256();
    std::size_t i = 0;
    for (; i + 8 <= count; i += 8) {
        const __m256 values = _mm256_loadu_ps(from + i);
        const __m256i magnitudes = _mm256_and_si256(_mm256_castps_si256(values), magnitudeMask);
        const __m256i finite = _mm256_and_si256(magnitudes, _mm256_cmpgt_epi32(infinity, magnitudes));
        peaks = _mm256_max_epi32(peaks, finite);
        const __m256 rounded = _mm256_cvtph_ps(_mm256_cvtps_ph(values, _MM_FROUND_TO_NEAREST_INT));
        _mm256_storeu_ps(to + i, into == Into::Sum ? _mm256_add_ps(_mm256_loadu_ps(to + i), rounded) : rounded);
    }
    alignas(32) std::int32_t lanes[8];
    _mm256_store_si256(reinterpret_cast<__m256i*>(lanes), peaks);
    const auto peak = std::bit_cast<float>(*std::max_element(lanes, lanes + 8));
    return std::max(peak, roundAll<into>(from + i, to + i, count - i, constants));
}

/// Sixteen, or fewer of them.
template <Into into>
[[gnu::target("avx512f"), gnu::always_inline]] inline void roundSixteen(__m512 values, __m512 before, __mmask16 there,
                                                                        __m512i& peaks, __m512& result)
{
    const __m512i magnitudes = _mm512_and_si512(_mm512_castps_si512(values), _mm512_set1_epi32(~signBit));
    const __mmask16 finite = _mm512_cmplt_epi32_mask(magnitudes, _mm512_set1_epi32(infinityBits));
    peaks = _mm512_mask_max_epi32(peaks, finite, peaks, magnitudes);
    const __m256i half = _mm512_maskz_cvtps_ph(there, values, _MM_FROUND_TO_NEAREST_INT);
    const __m512 rounded = _mm512_maskz_cvtph_ps(there, half);
    result = into == Into::Sum ? _mm512_add_ps(before, rounded) : rounded;
}

/// Only the last store has a mask: what was stored with one comes back slowly.
template <Into into>
[[gnu::target("avx512f")]] float roundHalfAvx512(const float* from, float* to, std::size_t count)
{
    __m512i peaks = _mm512_setzero_si512();
    __m512 result;
    std::size_t i = 0;
    for (; i + 16 <= count; i += 16) {
        roundSixteen<into>(_mm512_loadu_ps(from + i), _mm512_loadu_ps(to + i), 0xffff, peaks, result);
        _mm512_storeu_ps(to + i, result);
    }
    if (i < count) {
        const auto there = static_cast<__mmask16>((1 << (count - i)) - 1);
        roundSixteen<into>(_mm512_maskz_loadu_ps(there, from + i), _mm512_maskz_loadu_ps(there, to + i), there, peaks,
                           result);
        _mm512_mask_storeu_ps(to + i, there, result);
    }
    alignas(64) std::int32_t lanes[16];
    _mm512_store_si512(lanes, peaks);
    return std::bit_cast<float>(*std::max_element(lanes, lanes + 16));
}
#endif

template <Into into>
float roundFastest(const float* from, float* to, std::size_t count, const RoundingConstants& constants)
{
#if HALFSTEP_X86_DISPATCH
    static const bool hasAvx512 = __builtin_cpu_supports("avx512f");
    static const bool hasF16c = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("f16c");
    static const bool hasAvx2 = __builtin_cpu_supports("avx2");
    if (constants.isHalf && hasAvx512)
        return roundHalfAvx512<into>(from, to, count);
    if (constants.isHalf && hasF16c)
        return roundHalfF16c<into>(from, to, count, constants);
    if (hasAvx2)
        return roundAvx2<into>(from, to, count, constants);
#endif
    return roundAll<into>(from, to, count, constants);
}

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

float roundInPlacePortable(std::span<float> values, const RoundingConstants& constants)
{
    return roundAll<Into::Itself>(values.data(), values.data(), values.size(), constants);
}

float roundInPlace(std::span<float> values, const RoundingConstants& constants)
{
    return roundFastest<Into::Itself>(values.data(), values.data(), values.size(), constants);
}

float roundInto(std::span<const float> from, std::span<float> to, const RoundingConstants& constants)
{
    return roundFastest<Into::Elsewhere>(from.data(), to.data(), from.size(), constants);
}

float addRounded(std::span<const float> from, std::span<float> to, const RoundingConstants& constants)
{
    return roundFastest<Into::Sum>(from.data(), to.data(), from.size(), constants);
}

} // namespace halfstep
