#include "engine/config/byte_text.h"

#include <charconv>
#include <optional>

namespace halfstep {

namespace {

constexpr std::size_t escapeLength = 4; // \xHH

std::string escaped(unsigned char byte)
{
    return {'\\', 'x', "0123456789abcdef"[byte >> 4], "0123456789abcdef"[byte & 15]};
}

/// The byte whose \xHH the text begins with: one of those that textFromBytes() writes so.
std::optional<char> escapedByte(std::string_view text)
{
    if (text.size() < escapeLength || !text.starts_with("\\x"))
        return std::nullopt;
    unsigned byte = 0;
    const char* const end = text.data() + escapeLength;
    const auto parsed = std::from_chars(text.data() + 2, end, byte, 16);
    if (parsed.ptr != end || parsed.ec != std::errc() || (byte < 0x80 && byte != '\\'))
        return std::nullopt;
    return static_cast<char>(byte);
}

} // namespace

std::size_t utf8Length(std::string_view bytes)
{
    if (bytes.empty())
        return 0;
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(bytes[i]); };
    const unsigned char first = byte(0);
    if (first < 0x80)
        return 1;
    const std::size_t length = first < 0xc2 ? 0 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : first < 0xf5 ? 4 : 0;
    if (bytes.size() < length)
        return 0;
    for (std::size_t i = 1; i < length; ++i)
        if ((byte(i) & 0xc0) != 0x80)
            return 0;
    // Overlong forms, surrogates, and what lies past U+10FFFF.
    const bool excluded = (first == 0xe0 && byte(1) < 0xa0) || (first == 0xed && byte(1) > 0x9f)
                          || (first == 0xf0 && byte(1) < 0x90) || (first == 0xf4 && byte(1) > 0x8f);
    return excluded ? 0 : length;
}

std::string textFromBytes(std::string_view bytes)
{
    std::string text;
    text.reserve(bytes.size());
    while (!bytes.empty()) {
        const std::size_t length = escapedByte(bytes) ? 0 : utf8Length(bytes);
        if (length > 0)
            text += bytes.substr(0, length);
        else
            text += escaped(static_cast<unsigned char>(bytes.front()));
        bytes.remove_prefix(length > 0 ? length : 1);
    }
    return text;
}

std::string bytesFromText(std::string_view text)
{
    std::string bytes;
    bytes.reserve(text.size());
    while (!text.empty()) {
        const std::optional<char> byte = escapedByte(text);
        bytes += byte.value_or(text.front());
        text.remove_prefix(byte ? escapeLength : 1);
    }
    return bytes;
}

} // namespace halfstep
