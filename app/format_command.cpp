#include "app/format_command.h"

#include "app/number_arguments.h"
#include "engine/numerics/float_format.h"
#include "engine/records/json_numbers.h"

#include <nlohmann/json.hpp>

#include <cmath>
#include <iostream>

namespace halfstep {

namespace {

/// One number as a format stores it.
struct StoredNumber {
    double value = 0;
    double stored = 0;
    std::string hex;  ///< 0x2e66
    std::string sign; ///< the fields' bits
    std::string exponent;
    std::string mantissa;
    std::string kind;       ///< zero, subnormal, normal, infinite, nan
    bool overflow = false;  ///< finite, and past the largest finite value of the format
    bool underflow = false; ///< not zero, and stored as zero
    double below = 0;
    double above = 0;
    double absoluteError = 0;
    double relativeError = 0;
};

std::string hexText(std::uint32_t pattern, int bits)
{
    std::string text;
    for (int digit = (bits + 3) / 4 - 1; digit >= 0; --digit)
        text += "0123456789abcdef"[(pattern >> (4 * digit)) & 15u];
    return "0x" + text;
}

std::string bitText(std::uint32_t pattern, int first, int count)
{
    std::string text;
    for (int bit = first + count - 1; bit >= first; --bit)
        text += (pattern >> bit) & 1u ? '1' : '0';
    return text;
}

StoredNumber storedNumber(const FloatFormat& format, double value)
{
    StoredNumber number;
    const std::uint32_t pattern = format.encode(value);
    number.value = value;
    number.stored = format.rounded(value);
    number.hex = hexText(pattern, format.bits());
    number.sign = bitText(pattern, format.bits() - 1, 1);
    number.exponent = bitText(pattern, format.mantissaBits, format.exponentBits);
    number.mantissa = bitText(pattern, 0, format.mantissaBits);
    number.kind = wordOf(format.classify(number.stored));
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

nlohmann::ordered_json toJson(const StoredNumber& number)
{
    nlohmann::ordered_json json;
    NumberWriter numbers(json);
    numbers.put("value", number.value);
    numbers.put("stored", number.stored);
    json["pattern"] = number.hex;
    json["sign"] = number.sign;
    json["exponent"] = number.exponent;
    json["mantissa"] = number.mantissa;
    json["class"] = number.kind;
    json["overflow"] = number.overflow;
    json["underflow"] = number.underflow;
    numbers.put("next_below", number.below);
    numbers.put("next_above", number.above);
    numbers.put("absolute_error", number.absoluteError);
    numbers.put("relative_error", number.relativeError);
    numbers.finish();
    return json;
}

std::string toText(const StoredNumber& number, const FloatFormat& format)
{
    std::string kind = number.kind;
    if (number.overflow)
        kind += " (past the largest finite value, " + numberText(format.largestFinite()) + ")";
    if (number.underflow)
        kind += " (below half the smallest subnormal, " + numberText(format.smallestSubnormal()) + ")";
    return numberText(number.value) + " in " + format.name + "\n  stored      " + numberText(number.stored)
           + "\n  bits        " + number.hex + "  " + number.sign + '|' + number.exponent + '|' + number.mantissa
           + "\n  class       " + kind + "\n  neighbours  " + numberText(number.below) + " and "
           + numberText(number.above) + "\n  error       " + numberText(number.absoluteError) + " absolute, "
           + numberText(number.relativeError) + " relative\n";
}

std::string namesOfFormats()
{
    std::string names;
    for (const FloatFormat& format : FloatFormat::builtIn())
        names += format.name + ", ";
    return names + "or eXmY with 2 to 8 exponent and 1 to 23 mantissa bits";
}

} // namespace

int runFormat(const FormatCommand& command)
{
    std::optional<FloatFormat> format = FloatFormat::named(command.name);
    if (!format)
        return refuseArgument("There is no format \"" + command.name + "\"; known: " + namesOfFormats() + ".");
    format->saturating = format->saturating || command.saturate;
    if (command.values.empty())
        return refuseArgument("format needs at least one value: halfstep format " + command.name + " 0.1");
    std::vector<StoredNumber> numbers;
    try {
        for (const std::string& value : command.values)
            numbers.push_back(storedNumber(*format, numberArgument(value, "format")));
    } catch (const BadArgument& bad) {
        return refuseArgument(bad.what());
    }
    if (!command.json) {
        for (const StoredNumber& number : numbers)
            std::cout << toText(number, *format);
        return exit_code::done;
    }
    nlohmann::ordered_json json{{"format", format->name},
                                {"exponent_bits", format->exponentBits},
                                {"mantissa_bits", format->mantissaBits},
                                {"saturating", format->saturating},
                                {"values", nlohmann::ordered_json::array()}};
    for (const StoredNumber& number : numbers)
        json["values"].push_back(toJson(number));
    std::cout << json.dump() << '\n';
    return exit_code::done;
}

} // namespace halfstep
