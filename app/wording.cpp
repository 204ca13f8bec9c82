#include "app/wording.h"

#include "engine/config/byte_text.h"
#include "words/words.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <vector>

namespace halfstep {

namespace {

/// A text for a terminal with its places filled in.
std::string sentenceFrom(std::string_view text, std::vector<std::string> values)
{
    for (std::string& value : values)
        value = printable(value);
    return filled(text, values);
}

std::string escaped(std::string_view bytes)
{
    std::string text;
    for (const char byte : bytes) {
        const auto value = static_cast<unsigned char>(byte);
        text += {'\\', 'x', "0123456789abcdef"[value >> 4], "0123456789abcdef"[value & 15]};
    }
    return text;
}

/// Those of Unicode's category Cc.
bool isControl(std::string_view character)
{
    const auto first = static_cast<unsigned char>(character[0]);
    return first < 0x20 || first == 0x7f || (first == 0xc2 && static_cast<unsigned char>(character[1]) < 0xa0);
}

} // namespace

std::string problemSentence(const Problem& problem)
{
    std::string text(Words::of(problem).onTerminal());
    const std::size_t place = text.find(": %2");
    if (problem.reason == Reason::None && place != std::string::npos)
        text.erase(place, 4);
    return sentenceFrom(text, {problem.where.empty() ? "the config" : problem.where, reasonText(problem)});
}

std::string noteSentence(const RunNote& note)
{
    return sentenceFrom(Words::of(note.code).onTerminal(), {note.file, note.name});
}

std::string endReasonText(EndReason reason)
{
    return std::string(Words::of(reason).onTerminal());
}

std::string grouped(std::int64_t value)
{
    std::string text = std::to_string(value);
    const std::ptrdiff_t first = value < 0 ? 1 : 0;
    for (std::ptrdiff_t at = std::ssize(text) - 3; at > first; at -= 3)
        text.insert(static_cast<std::size_t>(at), 1, ',');
    return text;
}

std::string rounded(double value, int digits)
{
    if (std::isnan(value)) // to_chars would write a sign
        return "nan";
    std::array<char, 64> buffer{};
    const auto end =
        std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, std::chars_format::general, digits);
    return {buffer.data(), end.ptr};
}

std::string scaleText(double scale)
{
    const bool whole = std::abs(scale) < 1e15 && scale == std::trunc(scale);
    return whole ? grouped(static_cast<std::int64_t>(scale)) : rounded(scale, 5);
}

std::string percentage(double fraction)
{
    if (std::isnan(fraction))
        return "nan";
    std::array<char, 400> buffer{};
    const auto end =
        std::to_chars(buffer.data(), buffer.data() + buffer.size(), 100 * fraction, std::chars_format::fixed, 1);
    return std::string(buffer.data(), end.ptr) + '%';
}

std::string padded(std::string text, std::size_t width)
{
    text.resize(std::max(width, text.size()), ' ');
    return text;
}

std::string clockTime(double seconds)
{
    const auto whole = static_cast<std::int64_t>(std::clamp(std::isnan(seconds) ? 0.0 : seconds, 0.0, 1e9) + 0.5);
    const auto twoDigits = [](std::int64_t value) { return (value < 10 ? "0" : "") + std::to_string(value); };
    const std::string tail = ":" + twoDigits(whole % 60);
    return whole < 3600 ? std::to_string(whole / 60) + tail
                        : std::to_string(whole / 3600) + ":" + twoDigits(whole / 60 % 60) + tail;
}

std::string printable(std::string_view bytes)
{
    std::string text;
    while (!bytes.empty()) {
        const std::size_t length = utf8Length(bytes);
        const std::string_view character = bytes.substr(0, std::max<std::size_t>(1, length));
        text += length == 0 || isControl(character) ? escaped(character) : std::string(character);
        bytes.remove_prefix(character.size());
    }
    return text;
}

std::string shellWord(const std::string& word)
{
    static constexpr const char* plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-./,:@%+=";
    if (!word.empty() && word.find_first_not_of(plain) == std::string::npos)
        return word;
    const bool shown = printable(word) == word;
    std::string quoted = shown ? "'" : "$'"; // only between the latter does a shell know \xHH
    for (const char character : word)
        if (shown)
            quoted += character == '\'' ? std::string("'\\''") : std::string(1, character);
        else
            quoted += (character == '\'' || character == '\\' ? "\\" : "") + std::string(1, character);
    return printable(quoted) + "'";
}

} // namespace halfstep
