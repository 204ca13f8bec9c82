#include "engine/numerics/bit_text.h"

#include "engine/config/typed_number.h"

#include <cctype>
#include <charconv>
#include <string>

namespace halfstep {
namespace {

BitText hexFloat(std::string_view digits, bool negative)
{
    BitText number;
    const char* const end = digits.data() + digits.size();
    const auto [stop, error] = std::from_chars(digits.data(), end, number.value, std::chars_format::hex);
    if (error == std::errc::result_out_of_range)
        number.fault = BitTextFault::BeyondFloat64;
    else if (error != std::errc() || stop != end || digits.front() == '-')
        number.fault = BitTextFault::Malformed;
    number.value = negative ? -number.value : number.value;
    return number;
}

BitText patternText(const std::string& digits, int base, const FloatFormat& format)
{
    BitText number;
    std::uint64_t pattern = 0;
    const char* const end = digits.data() + digits.size();
    const auto [stop, error] = std::from_chars(digits.data(), end, pattern, base);
    if (error == std::errc::result_out_of_range)
        number.fault = BitTextFault::TooManyBits;
    else if (error != std::errc() || stop != end)
        number.fault = BitTextFault::Malformed;
    else if (pattern >> format.bits() != 0)
        number.fault = BitTextFault::TooManyBits;
    if (number.fault != BitTextFault::None)
        return number;
    number.pattern = static_cast<std::uint32_t>(pattern);
    number.value = format.decode(*number.pattern);
    return number;
}

} // namespace

std::optional<BitText> bitTextFrom(std::string_view text, const FloatFormat& format)
{
    std::string_view rest = typedNumber(text);
    const bool negative = rest.starts_with('-');
    rest.remove_prefix(negative ? 1 : 0);
    const bool hex = rest.starts_with("0x") || rest.starts_with("0X");
    const bool binary = rest.starts_with("0b") || rest.starts_with("0B");
    if (!hex && !binary && rest.find('|') == std::string_view::npos)
        return std::nullopt;
    rest.remove_prefix(hex || binary ? 2 : 0);
    std::string plain;
    for (const char c : rest)
        if (c != ' ' && c != '_' && c != '|')
            plain += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    if (plain.empty())
        return BitText{.fault = BitTextFault::Malformed};
    if (hex && plain.find_first_of(".p") != std::string::npos)
        return hexFloat(plain, negative);
    if (negative)
        return BitText{.fault = BitTextFault::Malformed};
    return patternText(plain, hex ? 16 : 2, format);
}

} // namespace halfstep
