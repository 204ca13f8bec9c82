#include "engine/numerics/scale_limit.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>

#if defined(__x86_64__) && defined(__GNUC__)
#define HALFSTEP_X86_DISPATCH 1
#else
#define HALFSTEP_X86_DISPATCH 0
#endif

namespace halfstep {

namespace {

constexpr float infinity = std::numeric_limits<float>::infinity();

/// Bit patterns of magnitudes are in the order of the magnitudes; lanes side by side, so that the compiler vectorises.
[[gnu::always_inline]] inline float peakOf(const float* values, std::size_t count)
{
    constexpr std::size_t lanes = 32;
    constexpr std::int32_t infinityBits = 0x7f800000;
    std::int32_t peaks[lanes] = {};
    const auto magnitude = [](float value) {
        const std::int32_t bits = std::bit_cast<std::int32_t>(value) & 0x7fffffff;
        return bits < infinityBits ? bits : 0;
    };
    std::size_t i = 0;
    for (; i + lanes <= count; i += lanes) {
        for (std::size_t k = 0; k < lanes; ++k) {
            const std::int32_t bits = magnitude(values[i + k]);
            peaks[k] = bits > peaks[k] ? bits : peaks[k];
        }
    }
    for (; i < count; ++i)
        peaks[0] = std::max(peaks[0], magnitude(values[i]));
    return std::bit_cast<float>(*std::max_element(peaks, peaks + lanes));
}

#if HALFSTEP_X86_DISPATCH
[[gnu::target("avx2")]] float peakAvx2(const float* values, std::size_t count)
{
    return peakOf(values, count);
}
#endif

} // namespace

float largestFiniteMagnitude(std::span<const float> values)
{
#if HALFSTEP_X86_DISPATCH
    static const bool hasAvx2 = __builtin_cpu_supports("avx2");
    if (hasAvx2)
        return peakAvx2(values.data(), values.size());
#endif
    return peakOf(values.data(), values.size());
}

float largestThatStaysFinite(const FloatFormat& format)
{
    if (format.saturating)
        return infinity;
    // Half way to what would come next; a tie may go down.
    const double spacing = std::ldexp(format.epsilon(), std::ilogb(format.largestFinite()));
    const double border = format.largestFinite() + spacing / 2;
    const auto value = static_cast<float>(std::min<double>(border, std::numeric_limits<float>::max()));
    return std::isfinite(format.rounded(value)) ? value : std::nextafter(value, 0.0f);
}

double largestFiniteScale(float largestThatStaysFinite, double scaleUsed, double largest)
{
    if (std::isinf(largestThatStaysFinite) || largest == 0)
        return infinity;
    const double gradient = largest / scaleUsed;
    const auto staysFinite = [&](float scale) {
        return std::isfinite(scale) && static_cast<float>(scale * gradient) <= largestThatStaysFinite;
    };
    // The quotient is right to a rounding or two.
    const double quotient = largestThatStaysFinite / gradient;
    auto scale = static_cast<float>(std::min<double>(quotient, std::numeric_limits<float>::max()));
    while (scale > 0 && !staysFinite(scale))
        scale = std::nextafter(scale, 0.0f);
    while (staysFinite(std::nextafter(scale, infinity)))
        scale = std::nextafter(scale, infinity);
    return scale;
}

} // namespace halfstep
