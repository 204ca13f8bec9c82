#include "engine/labs/mystery_code.h"

#include "engine/numerics/random.h"

#include <algorithm>
#include <array>
#include <random>

namespace halfstep {
namespace {

constexpr std::size_t length = 4;
constexpr std::string_view drawn = "BCDFGHJKLMNPQRSTVWXZ23456789"; // spells no words, and no 0 or 1 to be mistaken

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

char capital(char c)
{
    return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
}

} // namespace

bool isMysteryCode(std::string_view text)
{
    return text.size() == length
           && std::ranges::all_of(
               text, [](char c) { return isDigit(c) || (capital(c) >= 'A' && capital(c) <= 'Z'); });
}

const MistakeRow& mistakeOf(std::string_view code)
{
    std::string spelled(code);
    std::ranges::transform(spelled, spelled.begin(), capital);
    return mistakeRows[Random(derivedSeed(0, spelled)).below(mistakeRows.size())];
}

std::string drawnMysteryCode()
{
    std::random_device device;
    std::string code;
    for (std::size_t i = 0; i < length; ++i)
        code += drawn[device() % drawn.size()];
    return code;
}

std::string drawnMysteryCode(const MistakeRow& mistake)
{
    std::string code = drawnMysteryCode();
    while (&mistakeOf(code) != &mistake)
        code = drawnMysteryCode();
    return code;
}

std::string_view shortKey(const MistakeRow& mistake)
{
    return mistake.key.substr(mistake.key.find('.') + 1);
}

} // namespace halfstep
