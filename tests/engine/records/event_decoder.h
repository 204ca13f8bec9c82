#pragma once

#include <QByteArray>
#include <QMap>
#include <QString>

#include <cstdint>
#include <cstring>
#include <optional>
#include <vector>

// Reads event files by the published formats of TFRecords and protocol buffers alone, with nothing of the engine's.

namespace halfstep::events {

struct DecodedEvent {
    double wallTime = 0;
    std::int64_t step = 0;
    QByteArray version;
    QMap<QString, float> scalars;
};

/// One bit at a time.
inline std::uint32_t plainCrc32c(const QByteArray& bytes)
{
    std::uint32_t sum = 0xffffffff;
    for (const char byte : bytes) {
        sum ^= static_cast<unsigned char>(byte);
        for (int bit = 0; bit < 8; ++bit)
            sum = (sum >> 1) ^ ((sum & 1) != 0 ? 0x82f63b78u : 0u);
    }
    return sum ^ 0xffffffffu;
}

inline std::uint32_t plainMasked(const QByteArray& bytes)
{
    const std::uint32_t sum = plainCrc32c(bytes);
    return ((sum >> 15) | (sum << 17)) + 0xa282ead8u;
}

template <typename Number>
Number numberAt(const QByteArray& bytes, qsizetype at) // this machine is little-endian
{
    Number number{};
    std::memcpy(&number, bytes.constData() + at, sizeof number);
    return number;
}

struct Field {
    int number = 0;
    std::uint64_t whole = 0; ///< of types 0, 1 and 5
    QByteArray bytes;        ///< of type 2
};

/// The fields of a message; nothing where it is none.
inline std::optional<std::vector<Field>> fieldsOf(const QByteArray& message)
{
    std::vector<Field> fields;
    qsizetype at = 0;
    bool good = true;
    const auto varint = [&] {
        std::uint64_t value = 0;
        for (int shift = 0; shift < 64; shift += 7) {
            if (at >= message.size())
                break;
            const auto byte = static_cast<unsigned char>(message[at++]);
            value |= std::uint64_t(byte & 0x7f) << shift;
            if (byte < 0x80)
                return value;
        }
        good = false;
        return value;
    };
    const auto fixed = [&](qsizetype size) {
        std::uint64_t value = 0;
        good = good && at + size <= message.size();
        if (good)
            std::memcpy(&value, message.constData() + at, static_cast<std::size_t>(size));
        at += size;
        return value;
    };
    while (good && at < message.size()) {
        const std::uint64_t key = varint();
        Field field{static_cast<int>(key >> 3), 0, {}};
        switch (key & 7) {
        case 0: field.whole = varint(); break;
        case 1: field.whole = fixed(8); break;
        case 5: field.whole = fixed(4); break;
        case 2: {
            const auto size = static_cast<qsizetype>(varint());
            good = good && size >= 0 && at + size <= message.size();
            if (good)
                field.bytes = message.mid(at, size);
            at += size;
            break;
        }
        default: good = false;
        }
        fields.push_back(field);
    }
    if (!good)
        return std::nullopt;
    return fields;
}

inline std::optional<DecodedEvent> eventFrom(const QByteArray& message)
{
    DecodedEvent event;
    const auto fields = fieldsOf(message);
    if (!fields)
        return std::nullopt;
    for (const Field& field : *fields) {
        if (field.number == 1)
            std::memcpy(&event.wallTime, &field.whole, 8);
        else if (field.number == 2)
            event.step = static_cast<std::int64_t>(field.whole);
        else if (field.number == 3)
            event.version = field.bytes;
        else if (field.number != 5)
            return std::nullopt;
        for (const Field& value :
             fieldsOf(field.number == 5 ? field.bytes : QByteArray()).value_or(std::vector<Field>())) {
            QString tag;
            float number = 0;
            for (const Field& part : fieldsOf(value.bytes).value_or(std::vector<Field>()))
                if (part.number == 1)
                    tag = QString::fromUtf8(part.bytes);
                else if (part.number == 2)
                    std::memcpy(&number, &part.whole, 4);
            event.scalars[tag] = number;
        }
    }
    return event;
}

/// The whole events of a file, up to its end or to the first that is torn or wrong.
inline std::vector<DecodedEvent> eventsIn(const QByteArray& file)
{
    std::vector<DecodedEvent> events;
    for (qsizetype at = 0; at + 16 <= file.size();) {
        const auto length = numberAt<std::uint64_t>(file, at);
        if (numberAt<std::uint32_t>(file, at + 8) != plainMasked(file.mid(at, 8))
            || length > std::uint64_t(file.size() - at - 16))
            break;
        const QByteArray message = file.mid(at + 12, qsizetype(length));
        const auto event = eventFrom(message);
        if (!event || numberAt<std::uint32_t>(file, at + 12 + qsizetype(length)) != plainMasked(message))
            break;
        events.push_back(*event);
        at += 16 + qsizetype(length);
    }
    return events;
}

} // namespace halfstep::events
