#include "engine/numerics/float_format.h"

#include "engine/numerics/rounding_kernel.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace halfstep {

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();

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
    std::vector<FloatFormat> formats;
    for (const FormatLayout& layout : FormatLayout::builtIn())
        formats.push_back({layout});
    return formats;
}

std::optional<FloatFormat> FloatFormat::named(std::string_view name)
{
    if (const std::optional<FormatLayout> layout = FormatLayout::named(name))
        return FloatFormat{*layout};
    return std::nullopt;
}

std::string_view wordOf(FloatClass kind)
{
    switch (kind) {
    case FloatClass::Zero: return "zero";
    case FloatClass::Subnormal: return "subnormal";
    case FloatClass::Normal: return "normal";
    case FloatClass::Infinite: return "infinite";
    case FloatClass::NotANumber: return "nan";
    }
    return {};
}

} // namespace halfstep
