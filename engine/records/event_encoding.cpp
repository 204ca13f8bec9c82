#include "engine/records/event_encoding.h"

#include <array>
#include <bit>
#include <cmath>
#include <limits>

namespace halfstep {

namespace {

// Wire types of protocol buffers.
constexpr std::uint64_t varintType = 0;
constexpr std::uint64_t fixed64Type = 1;
constexpr std::uint64_t bytesType = 2;
constexpr std::uint64_t fixed32Type = 5;

constexpr std::size_t headSize = 12; ///< length and its sum
constexpr std::size_t tailSize = 4;

constexpr std::array<std::uint32_t, 256> crcTable = [] {
    std::array<std::uint32_t, 256> table{};
    for (std::uint32_t byte = 0; byte < 256; ++byte) {
        std::uint32_t sum = byte;
        for (int bit = 0; bit < 8; ++bit)
            sum = sum >> 1 ^ (sum & 1 ? 0x82f63b78u : 0);
        table[byte] = sum;
    }
    return table;
}();

template <typename Whole>
void appendLittleEndian(std::string& bytes, Whole value)
{
    for (std::size_t i = 0; i < sizeof value; ++i)
        bytes += static_cast<char>(value >> 8 * i & 0xff);
}

template <typename Whole>
Whole littleEndian(std::string_view bytes)
{
    Whole value = 0;
    for (std::size_t i = 0; i < sizeof value; ++i)
        value |= static_cast<Whole>(static_cast<unsigned char>(bytes[i])) << 8 * i;
    return value;
}

void appendVarint(std::string& bytes, std::uint64_t value)
{
    for (; value >= 0x80; value >>= 7)
        bytes += static_cast<char>((value & 0x7f) | 0x80);
    bytes += static_cast<char>(value);
}

void appendKey(std::string& bytes, std::uint64_t field, std::uint64_t type)
{
    appendVarint(bytes, field << 3 | type);
}

void appendBytes(std::string& message, std::uint64_t field, std::string_view bytes)
{
    appendKey(message, field, bytesType);
    appendVarint(message, bytes.size());
    message += bytes;
}

std::string begunEvent(double wallTime)
{
    std::string event;
    appendKey(event, 1, fixed64Type);
    appendLittleEndian(event, std::bit_cast<std::uint64_t>(wallTime));
    return event;
}

} // namespace

std::uint32_t crc32c(std::string_view bytes)
{
    std::uint32_t sum = 0xffffffff;
    for (const char byte : bytes)
        sum = sum >> 8 ^ crcTable[(sum ^ static_cast<unsigned char>(byte)) & 0xff];
    return ~sum;
}

std::uint32_t maskedCrc32c(std::string_view bytes)
{
    return std::rotr(crc32c(bytes), 15) + 0xa282ead8u;
}

std::string versionEvent(double wallTime)
{
    std::string event = begunEvent(wallTime);
    appendBytes(event, 3, "brain.Event:2");
    return event;
}

std::string scalarEvent(double wallTime, std::int64_t step, std::span<const EventScalar> scalars)
{
    std::string summary;
    std::string value;
    for (const EventScalar& scalar : scalars) {
        value.clear();
        appendBytes(value, 1, scalar.tag);
        appendKey(value, 2, fixed32Type);
        const float number = std::isnan(scalar.value) ? std::numeric_limits<float>::quiet_NaN() : scalar.value;
        appendLittleEndian(value, std::bit_cast<std::uint32_t>(number));
        appendBytes(summary, 1, value);
    }
    std::string event = begunEvent(wallTime);
    appendKey(event, 2, varintType);
    appendVarint(event, static_cast<std::uint64_t>(step));
    appendBytes(event, 5, summary);
    return event;
}

double wallTimeOf(std::string_view event)
{
    const bool there = event.size() >= 9 && event[0] == (1 << 3 | static_cast<char>(fixed64Type));
    return there ? std::bit_cast<double>(littleEndian<std::uint64_t>(event.substr(1))) : 0;
}

void appendFramed(std::string& file, std::string_view event)
{
    const std::size_t begin = file.size();
    appendLittleEndian(file, std::uint64_t{event.size()});
    appendLittleEndian(file, maskedCrc32c(std::string_view(file).substr(begin)));
    file += event;
    appendLittleEndian(file, maskedCrc32c(event));
}

std::string_view takeFramed(std::string_view file, std::size_t& position)
{
    const std::string_view rest = file.substr(position);
    if (rest.size() < headSize + tailSize
        || littleEndian<std::uint32_t>(rest.substr(8)) != maskedCrc32c(rest.substr(0, 8)))
        return {};
    const auto length = littleEndian<std::uint64_t>(rest);
    if (length > rest.size() - headSize - tailSize)
        return {};
    const std::string_view event = rest.substr(headSize, length);
    if (littleEndian<std::uint32_t>(rest.substr(headSize + length)) != maskedCrc32c(event))
        return {};
    position += headSize + length + tailSize;
    return event;
}

} // namespace halfstep
