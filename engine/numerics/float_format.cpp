#include "engine/numerics/float_format.h"

#include "engine/numerics/rounding_kernel.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <limits>
#include <utility>

namespace halfstep {

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();
constexpr std::string_view saturatingSuffix = "_sat";

std::uint32_t exponentMask(const FloatFormat& format)
{
    return ((1u << format.exponentBits) - 1u) << format.mantissaBits;
}

std::uint32_t magnitudeMask(const FloatFormat& format)
{
    return (1u << (format.exponentBits + format.mantissaBits)) - 1u;
}

std::uint32_t mantissaMask(const FloatFormat& format)
{
    return (1u << format.mantissaBits) - 1u;
}

std::optional<FloatFormat> builtInNamed(std::string_view name)
{
    constexpr std::array<std::pair<std::string_view, std::string_view>, 14> aliases = {{
        {"fp32", "float32"},
        {"float", "float32"},
        {"single", "float32"},
        {"tensorfloat32", "tf32"},
        {"bf16", "bfloat16"},
        {"fp16", "float16"},
        {"half", "float16"},
        {"e4m3", "fp8_e4m3"},
        {"e4m3fn", "fp8_e4m3"},
        {"fp8_e4m3fn", "fp8_e4m3"},
        {"float8_e4m3", "fp8_e4m3"},
        {"float8_e4m3fn", "fp8_e4m3"},
        {"e5m2", "fp8_e5m2"},
        {"float8_e5m2", "fp8_e5m2"},
    }};
    for (const auto& [alias, canonical] : aliases)
        if (name == alias)
            name = canonical;
    for (const FloatFormat& format : FloatFormat::builtIn())
        if (format.name == name)
            return format;
    return std::nullopt;
}

/// Reads "e5m10".
std::optional<FloatFormat> spelledOut(std::string_view name)
{
    const char* const end = name.data() + name.size();
    FloatFormat format;
    if (name.empty() || name.front() != 'e')
        return std::nullopt;
    const auto exponent = std::from_chars(name.data() + 1, end, format.exponentBits);
    if (exponent.ec != std::errc{} || exponent.ptr == end || *exponent.ptr != 'm')
        return std::nullopt;
    const auto mantissa = std::from_chars(exponent.ptr + 1, end, format.mantissaBits);
    if (mantissa.ec != std::errc{} || mantissa.ptr != end)
        return std::nullopt;
    if (format.exponentBits < 2 || format.exponentBits > 8 || format.mantissaBits < 1 || format.mantissaBits > 23)
        return std::nullopt;
    // Written without leading zeros, so that a format has one name.
    format.name = "e" + std::to_string(format.exponentBits) + "m" + std::to_string(format.mantissaBits);
    return format.name == name ? std::optional(format) : std::nullopt;
}

} // namespace

int FloatFormat::bias() const
{
    return (1 << (exponentBits - 1)) - 1;
}

double FloatFormat::largestFinite() const
{
    if (hasInfinity)
        return std::ldexp(2.0 - std::ldexp(1.0, -mantissaBits), bias());
    // The exponent of all ones holds numbers too, except for its last mantissa.
    return std::ldexp(2.0 - std::ldexp(1.0, 1 - mantissaBits), bias() + 1);
}

double FloatFormat::smallestNormal() const
{
    return std::ldexp(1.0, 1 - bias());
}

double FloatFormat::smallestSubnormal() const
{
    return std::ldexp(1.0, 1 - bias() - mantissaBits);
}

double FloatFormat::epsilon() const
{
    return std::ldexp(1.0, -mantissaBits);
}

double FloatFormat::rounded(double value) const
{
    if (std::isnan(value) || value == 0)
        return value;
    double magnitude = std::fabs(value);
    if (magnitude < infinity) {
        const int exponent = std::max(std::ilogb(magnitude), 1 - bias());
        const double spacing = std::ldexp(1.0, exponent - mantissaBits);
        // Dividing and multiplying by a power of two is exact here; nearbyint rounds half to even.
        magnitude = std::nearbyint(magnitude / spacing) * spacing;
    }
    if (magnitude > largestFinite()) {
        if (saturating)
            magnitude = largestFinite();
        else
            magnitude = hasInfinity ? infinity : notANumber;
    }
    return std::copysign(magnitude, value);
}

float FloatFormat::rounded(float value) const
{
    return static_cast<float>(rounded(static_cast<double>(value)));
}

void FloatFormat::round(std::span<float> values) const
{
    roundInPlace(values, RoundingConstants(*this));
}

FloatClass FloatFormat::classify(double value) const
{
    if (std::isnan(value))
        return FloatClass::NotANumber;
    if (std::isinf(value))
        return FloatClass::Infinite;
    if (value == 0)
        return FloatClass::Zero;
    return std::fabs(value) < smallestNormal() ? FloatClass::Subnormal : FloatClass::Normal;
}

std::uint32_t FloatFormat::encode(double value) const
{
    const double stored = rounded(value);
    const double magnitude = std::fabs(stored);
    std::uint32_t pattern = 0;
    if (std::isnan(stored)) {
        pattern = hasInfinity ? exponentMask(*this) | (1u << (mantissaBits - 1)) : magnitudeMask(*this);
    } else if (std::isinf(stored)) {
        pattern = exponentMask(*this);
    } else if (magnitude < smallestNormal()) {
        pattern = static_cast<std::uint32_t>(magnitude / smallestSubnormal());
    } else {
        const int exponent = std::ilogb(magnitude);
        const auto significand = static_cast<std::uint32_t>(std::ldexp(magnitude, mantissaBits - exponent));
        pattern = (static_cast<std::uint32_t>(exponent + bias()) << mantissaBits) | (significand & mantissaMask(*this));
    }
    return std::signbit(stored) ? pattern | (1u << (bits() - 1)) : pattern;
}

double FloatFormat::decode(std::uint32_t pattern) const
{
    const std::uint32_t magnitudeBits = pattern & magnitudeMask(*this);
    const std::uint32_t exponent = magnitudeBits >> mantissaBits;
    const std::uint32_t mantissa = magnitudeBits & mantissaMask(*this);
    const bool topExponent = (magnitudeBits & exponentMask(*this)) == exponentMask(*this);
    double magnitude = 0;
    if (hasInfinity && topExponent)
        magnitude = mantissa == 0 ? infinity : notANumber;
    else if (!hasInfinity && magnitudeBits == magnitudeMask(*this))
        magnitude = notANumber;
    else if (exponent == 0)
        magnitude = mantissa * smallestSubnormal();
    else
        magnitude = std::ldexp(1.0 + mantissa * epsilon(), static_cast<int>(exponent) - bias());
    return (pattern >> (bits() - 1)) & 1u ? -magnitude : magnitude;
}

double FloatFormat::nextUp(double value) const
{
    if (std::isnan(value) || value == infinity)
        return value;
    if (value == 0)
        return smallestSubnormal();
    // Magnitudes are in the order of their patterns, so a neighbour is one pattern away.
    const std::uint32_t pattern = encode(value);
    return value > 0 ? decode(pattern + 1) : decode(pattern - 1);
}

double FloatFormat::nextDown(double value) const
{
    return -nextUp(-value);
}

std::vector<FloatFormat> FloatFormat::builtIn()
{
    return {
        {"float32", 8, 23, true, false}, {"tf32", 8, 10, true, false},    {"bfloat16", 8, 7, true, false},
        {"float16", 5, 10, true, false}, {"fp8_e5m2", 5, 2, true, false}, {"fp8_e4m3", 4, 3, false, false},
    };
}

std::optional<FloatFormat> FloatFormat::named(std::string_view name)
{
    const bool saturates = name.ends_with(saturatingSuffix);
    if (saturates)
        name.remove_suffix(saturatingSuffix.size());
    std::optional<FloatFormat> format = builtInNamed(name);
    if (!format)
        format = spelledOut(name);
    if (format && saturates) {
        format->saturating = true;
        format->name += saturatingSuffix;
    }
    return format;
}

} // namespace halfstep
