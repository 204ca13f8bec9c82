#include "engine/data/idx_file.h"

#include "engine/data/binary_file.h"
#include "engine/data/gzip.h"

#include <bit>
#include <cmath>
#include <optional>
#include <span>

namespace halfstep {

namespace {

constexpr std::int64_t largestFile = std::int64_t{2} << 30;
constexpr std::size_t longestHeader = 4 + 4 * 4;

using Bytes = std::span<const unsigned char>;

struct Header {
    IdxType type = IdxType::U8;
    std::vector<std::int64_t> shape;
    std::int64_t elements = 1;
    std::int64_t start = 0; ///< bytes before the data
};

std::optional<std::int64_t> sizeOfType(unsigned char code)
{
    switch (static_cast<IdxType>(code)) {
    case IdxType::U8:
    case IdxType::S8: return 1;
    case IdxType::S16: return 2;
    case IdxType::S32:
    case IdxType::F32: return 4;
    case IdxType::F64: return 8;
    }
    return std::nullopt;
}

/// `count` big-endian bytes as a number.
std::uint64_t bigEndian(Bytes bytes, std::size_t start, std::size_t count)
{
    std::uint64_t value = 0;
    for (std::size_t i = 0; i < count; ++i)
        value = value << 8 | bytes[start + i];
    return value;
}

float element(IdxType type, Bytes bytes, std::size_t start)
{
    switch (type) {
    case IdxType::U8: return bytes[start];
    case IdxType::S8: return static_cast<std::int8_t>(bytes[start]);
    case IdxType::S16: return static_cast<std::int16_t>(bigEndian(bytes, start, 2));
    case IdxType::S32: return static_cast<float>(static_cast<std::int32_t>(bigEndian(bytes, start, 4)));
    case IdxType::F32: return std::bit_cast<float>(static_cast<std::uint32_t>(bigEndian(bytes, start, 4)));
    case IdxType::F64: return static_cast<float>(std::bit_cast<double>(bigEndian(bytes, start, 8)));
    }
    return 0.0f;
}

Problem malformed(const std::string& path, Reason reason, std::vector<Argument> arguments = {})
{
    return {ProblemCode::FileMalformed, path, reason, std::move(arguments)};
}

/// Reads the header from a file's first bytes; `bytes` may be the whole file or its beginning.
Result<Header> parsedHeader(const std::string& path, Bytes bytes)
{
    const auto found = static_cast<std::int64_t>(bytes.size());
    if (found < 4)
        return truncatedFile(path, 4, found);
    const auto typeSize = sizeOfType(bytes[2]);
    const std::size_t dimensions = bytes[3];
    if (bytes[0] != 0 || bytes[1] != 0 || !typeSize)
        return malformed(path, Reason::NotIdx);
    if (dimensions < 1 || dimensions > 4)
        return malformed(path, Reason::IdxDimensions, {dimensions});
    Header header;
    header.type = static_cast<IdxType>(bytes[2]);
    header.start = static_cast<std::int64_t>(4 + 4 * dimensions);
    if (found < header.start)
        return truncatedFile(path, header.start, found);
    for (std::size_t k = 0; k < dimensions; ++k) {
        const auto extent = static_cast<std::int64_t>(bigEndian(bytes, 4 + 4 * k, 4));
        // Both factors are below 2^32, so that the product fits.
        if (extent != 0 && header.elements * extent > largestFile / *typeSize)
            return malformed(path, Reason::IdxTooLarge);
        header.shape.push_back(extent);
        header.elements *= extent;
    }
    return header;
}

std::int64_t fileSize(const Header& header)
{
    return header.start + header.elements * *sizeOfType(static_cast<unsigned char>(header.type));
}

/// Inflates a packed IDX file into exactly the bytes that its header promises.
Result<std::vector<unsigned char>> unpacked(const std::string& path, Bytes packed, const Cancelled& cancelled)
{
    const Gunzipped beginning = gunzip(packed, longestHeader);
    if (beginning.end == GzipEnd::Damaged)
        return malformed(path, Reason::GzipDamaged);
    if (beginning.end == GzipEnd::Trailing)
        return malformed(path, Reason::GzipTrailing);
    const auto header = parsedHeader(path, beginning.bytes);
    if (!header)
        return header.problems();
    const std::int64_t expected = fileSize(*header);
    Gunzipped whole = gunzip(packed, static_cast<std::size_t>(expected), cancelled);
    if (givesUp(cancelled))
        return std::vector<Problem>{};
    const auto found = static_cast<std::int64_t>(whole.bytes.size());
    switch (whole.end) {
    case GzipEnd::Damaged: return malformed(path, Reason::GzipDamaged);
    case GzipEnd::Trailing: return malformed(path, Reason::GzipTrailing);
    case GzipEnd::LimitHit: return malformed(path, Reason::UnpacksToMore, {expected});
    case GzipEnd::Truncated:
        if (found == expected)
            return Problem{ProblemCode::FileTruncated, path, Reason::GzipEndMissing, {}};
        return truncatedFile(path, expected, found);
    case GzipEnd::Complete: break;
    }
    if (found < expected)
        return truncatedFile(path, expected, found);
    return std::move(whole.bytes);
}

} // namespace

Result<IdxArray> readIdxFile(const std::string& path, const Cancelled& cancelled)
{
    const auto size = sizeOfFile(path);
    if (!size)
        return size.problems();
    if (*size > largestFile)
        return malformed(path, Reason::TooLarge);
    auto bytes = readBytes(path, 0, *size);
    if (bytes && looksGzipped(*bytes))
        bytes = unpacked(path, *bytes, cancelled);
    if (!bytes)
        return bytes.problems();
    const auto header = parsedHeader(path, *bytes);
    if (!header)
        return header.problems();
    const std::int64_t expected = fileSize(*header);
    const auto found = static_cast<std::int64_t>(bytes->size());
    if (found < expected)
        return truncatedFile(path, expected, found);
    if (found > expected)
        return malformed(path, Reason::BytesExpected, {expected, found});

    IdxArray array{header->type, header->shape, {}};
    array.values.resize(static_cast<std::size_t>(header->elements));
    const auto step = static_cast<std::size_t>(*sizeOfType(static_cast<unsigned char>(header->type)));
    const auto start = static_cast<std::size_t>(header->start);
    for (std::size_t i = 0; i < array.values.size(); ++i) {
        if (i % (1 << 20) == 0 && givesUp(cancelled))
            return std::vector<Problem>{};
        array.values[i] = element(header->type, *bytes, start + i * step);
        if (!std::isfinite(array.values[i]))
            return Problem{ProblemCode::NonFiniteData, path + ", element " + std::to_string(i)};
    }
    return array;
}

} // namespace halfstep
