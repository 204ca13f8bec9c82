#include "app/format_command.h"

#include "app/number_arguments.h"
#include "engine/numerics/bit_text.h"
#include "engine/numerics/stored_number.h"
#include "engine/records/json_numbers.h"

#include <nlohmann/json.hpp>

#include <iostream>

namespace halfstep {

namespace {

/// Decimal, or by its bits.
StoredNumber storedArgument(const FloatFormat& format, const std::string& text)
{
    const std::optional<BitText> bits = bitTextFrom(text, format);
    if (!bits)
        return storedNumber(format, numberArgument(text, "format"));
    switch (bits->fault) {
    case BitTextFault::None: break;
    case BitTextFault::Malformed:
        throw BadArgument("format: \"" + text
                          + "\" is no number; bits are written 0x2e66 or 0b0010111001100110, and "
                            "hexadecimal floats 0x1.8p-3.");
    case BitTextFault::TooManyBits:
        throw BadArgument("format: \"" + text + "\" has more than the " + std::to_string(format.bits()) + " bits of "
                          + format.name + ".");
    case BitTextFault::BeyondFloat64:
        throw BadArgument("format: \"" + text + "\" is beyond what float64 holds, 5e-324 to 1.8e308.");
    }
    return bits->pattern ? storedPattern(format, *bits->pattern) : storedNumber(format, bits->value);
}

nlohmann::ordered_json toJson(const StoredNumber& number, const FloatFormat& format)
{
    const PatternFields fields = fieldsOf(format, number.pattern);
    nlohmann::ordered_json json;
    NumberWriter numbers(json);
    numbers.put("value", number.value);
    numbers.put("stored", number.stored);
    json["pattern"] = hexText(format, number.pattern);
    json["sign"] = fields.sign;
    json["exponent"] = fields.exponent;
    json["mantissa"] = fields.mantissa;
    json["class"] = wordOf(number.kind);
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
    const PatternFields fields = fieldsOf(format, number.pattern);
    std::string kind(wordOf(number.kind));
    if (number.overflow)
        kind += " (past the largest finite value, " + numberText(format.largestFinite()) + ")";
    if (number.underflow)
        kind += " (at most half the smallest subnormal, " + numberText(format.smallestSubnormal()) + ")";
    return numberText(number.value) + " in " + format.name + "\n  stored      " + numberText(number.stored)
           + "\n  bits        " + hexText(format, number.pattern) + "  " + fields.sign + '|' + fields.exponent + '|'
           + fields.mantissa + "\n  class       " + kind + "\n  neighbours  " + numberText(number.below) + " and "
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
            numbers.push_back(storedArgument(*format, value));
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
        json["values"].push_back(toJson(number, *format));
    std::cout << json.dump() << '\n';
    return exit_code::done;
}

} // namespace halfstep
