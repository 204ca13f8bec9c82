#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace halfstep {

// TensorBoard's event files: protocol buffers (tensorflow/core/util/event.proto) framed as TFRecords,
// u64 length · u32 masked CRC of it · data · u32 masked CRC of the data, little-endian.

/// CRC-32C (Castagnoli), masked as TFRecords keep it: the plain sum is rotated right by 15 bits, plus 0xa282ead8.
std::uint32_t crc32c(std::string_view bytes);
std::uint32_t maskedCrc32c(std::string_view bytes);

struct EventScalar {
    std::string_view tag;
    float value = 0;
};

/// The first event of a file. `wallTime` is in seconds since 1970, as in the next one.
std::string versionEvent(double wallTime);
/// All scalars of one step; values as `simple_value`, every NaN the same one.
std::string scalarEvent(double wallTime, std::int64_t step, std::span<const EventScalar> scalars);
/// The event's wall time; 0 of what is no event.
double wallTimeOf(std::string_view event);

void appendFramed(std::string& file, std::string_view event);
/// The event that is framed at `position`, which moves behind it; empty, and position stays, where a whole one with
/// right sums is not there, as behind the last of a file whose writer was killed.
std::string_view takeFramed(std::string_view file, std::size_t& position);

} // namespace halfstep
