#include "app/number_arguments.h"

#include "app/command_line.h"
#include "engine/records/record_columns.h"

#include <iostream>

namespace halfstep {

double numberArgument(const std::string& text, const std::string& option)
{
    const std::optional<double> number = doubleFrom(text);
    if (!number) {
        throw BadArgument(option + ": \"" + text
                          + "\" is not a number that float64 holds; write it as 0.5, 1e-8, inf or nan.");
    }
    return *number;
}

std::int64_t countArgument(const std::string& text, const std::string& option)
{
    const std::optional<std::int64_t> number = integerFrom(text);
    if (!number) {
        const std::size_t sign = text.starts_with('-') ? 1 : 0;
        const bool digits = text.size() > sign && text.find_first_not_of("0123456789", sign) == std::string::npos;
        throw BadArgument(option + ": \"" + text
                          + (digits ? "\" is too large; it must be below 2^63." : "\" is not a whole number."));
    }
    return *number;
}

std::vector<double> numberListArgument(std::string_view text, const std::string& option)
{
    if (text.empty())
        throw BadArgument(option + " is empty; give numbers separated by commas.");
    std::vector<double> numbers;
    while (true) {
        const std::size_t comma = text.find(',');
        numbers.push_back(numberArgument(std::string(text.substr(0, comma)), option));
        if (comma == std::string_view::npos)
            return numbers;
        text.remove_prefix(comma + 1);
    }
}

int refuseArgument(const std::string& sentence)
{
    std::cerr << "halfstep: " << sentence << '\n';
    return exit_code::refused;
}

} // namespace halfstep
