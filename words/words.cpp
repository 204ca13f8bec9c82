#include "words/words.h"

namespace halfstep {

std::string filled(std::string_view text, std::span<const std::string> values)
{
    std::string result;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool isPlace = text[i] == '%' && i + 1 < text.size() && text[i + 1] >= '1' && text[i + 1] <= '9';
        const std::size_t place = isPlace ? static_cast<std::size_t>(text[i + 1] - '1') : values.size();
        if (place >= values.size()) {
            result += text[i];
        } else {
            result += values[place];
            ++i;
        }
    }
    return result;
}

std::string reasonText(const Problem& problem)
{
    std::vector<std::string> values;
    for (const Argument& argument : problem.arguments)
        values.push_back(argument.text);
    return filled(Words::of(problem.reason).onTerminal(), values);
}

} // namespace halfstep
