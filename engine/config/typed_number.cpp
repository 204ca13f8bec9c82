#include "engine/config/typed_number.h"

#include <algorithm>

namespace halfstep {

std::string_view typedNumber(std::string_view text)
{
    constexpr std::string_view blanks = " \t\r\n";
    text.remove_prefix(std::min(text.find_first_not_of(blanks), text.size()));
    text = text.substr(0, text.find_last_not_of(blanks) + 1); // npos + 1 is 0
    // Before a blank or another sign it stays, so that no reader takes +-1 for a number.
    if (text.size() > 1 && text[0] == '+' && text.find_first_of(" \t\r\n+-", 1) != 1)
        text.remove_prefix(1);
    return text;
}

} // namespace halfstep
