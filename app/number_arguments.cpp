#include "app/number_arguments.h"

#include "app/command_line.h"
#include "app/wording.h"
#include "engine/config/typed_number.h"
#include "engine/records/record_columns.h"

#include <charconv>
#include <cmath>
#include <iostream>

namespace halfstep {

namespace {

constexpr double limit = 9223372036854775808.0; // 2^63

struct Parsed {
    double value = 0;
    bool isNumber = false;
    bool fits = false; ///< into float64
};

Parsed parsed(std::string_view text)
{
    const std::string_view plain = typedNumber(text);
    Parsed number;
    const auto [end, error] = std::from_chars(plain.data(), plain.data() + plain.size(), number.value);
    number.isNumber = error != std::errc::invalid_argument && end == plain.data() + plain.size();
    number.fits = error == std::errc();
    return number;
}

} // namespace

double numberArgument(const std::string& text, const std::string& option)
{
    const Parsed number = parsed(text);
    if (!number.isNumber)
        throw BadArgument(option + ": \"" + text + "\" is not a number; write it as 0.5, 1e-8, inf or nan.");
    if (!number.fits)
        throw BadArgument(option + ": \"" + text + "\" is beyond what float64 holds, 5e-324 to 1.8e308.");
    return number.value;
}

std::int64_t countArgument(const std::string& text, const std::string& option)
{
    const std::string_view plain = typedNumber(text);
    if (const std::optional<std::int64_t> count = integerFrom(plain))
        return *count;
    const Parsed number = parsed(text); // 1e3 is a whole number too
    if (!number.isNumber || (number.fits && !(std::trunc(number.value) == number.value && std::isfinite(number.value))))
        throw BadArgument(option + ": \"" + text + "\" is not a whole number.");
    const bool negative = plain.starts_with('-');
    if (!number.fits || (negative ? number.value < -limit : number.value >= limit))
        throw BadArgument(option + ": \"" + text + "\" is "
                          + (negative ? "too small; it must be at least -2^63." : "too large; it must be below 2^63."));
    return static_cast<std::int64_t>(number.value);
}

std::vector<double> numberListArgument(std::string_view text, const std::string& option)
{
    if (typedNumber(text).empty())
        throw BadArgument(option + " is empty; give numbers separated by commas.");
    std::vector<double> numbers;
    while (true) {
        const std::size_t comma = text.find(',');
        const std::string_view number = text.substr(0, comma);
        if (typedNumber(number).empty())
            throw BadArgument(option + " lacks a number before or after a comma.");
        numbers.push_back(numberArgument(std::string(number), option));
        if (comma == std::string_view::npos)
            return numbers;
        text.remove_prefix(comma + 1);
    }
}

int refuseArgument(const std::string& sentence)
{
    std::cerr << "halfstep: " << printable(sentence) << '\n';
    return exit_code::refused;
}

int refuse(const std::vector<Problem>& problems)
{
    for (const Problem& problem : problems)
        std::cerr << "halfstep: " << problemSentence(problem) << '\n';
    return exit_code::refused;
}

} // namespace halfstep
