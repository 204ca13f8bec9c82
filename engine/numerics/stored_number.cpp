#include "engine/numerics/stored_number.h"

#include <cmath>

namespace halfstep {
namespace {

std::string bitText(std::uint32_t pattern, int first, int count)
{
    std::string text;
    for (int bit = first + count - 1; bit >= first; --bit)
        text += (pattern >> bit) & 1u ? '1' : '0';
    return text;
}

} // namespace

StoredNumber storedNumber(const FloatFormat& format, double value)
{
    StoredNumber number;
    number.value = value;
    number.stored = format.rounded(value);
    number.pattern = format.encode(value);
    number.kind = format.classify(number.stored);
    FloatFormat open = format;
    open.saturating = false;
    number.overflow = std::isfinite(value) && !std::isfinite(open.rounded(value));
    number.underflow = value != 0 && number.stored == 0;
    number.below = format.nextDown(number.stored);
    number.above = format.nextUp(number.stored);
    number.absoluteError = value == number.stored ? 0 : std::fabs(number.stored - value);
    number.relativeError = number.absoluteError == 0 ? 0 : number.absoluteError / std::fabs(value);
    return number;
}

StoredNumber storedPattern(const FloatFormat& format, std::uint32_t pattern)
{
    StoredNumber number = storedNumber(format, format.decode(pattern));
    if (number.kind == FloatClass::NotANumber)
        number.pattern = pattern;
    return number;
}

PatternFields fieldsOf(const FloatFormat& format, std::uint32_t pattern)
{
    return {bitText(pattern, format.bits() - 1, 1), bitText(pattern, format.mantissaBits, format.exponentBits),
            bitText(pattern, 0, format.mantissaBits)};
}

std::string hexText(const FloatFormat& format, std::uint32_t pattern)
{
    std::string text;
    for (int digit = (format.bits() + 3) / 4 - 1; digit >= 0; --digit)
        text += "0123456789abcdef"[(pattern >> (4 * digit)) & 15u];
    return "0x" + text;
}

} // namespace halfstep
