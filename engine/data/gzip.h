#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace halfstep {

enum class GzipEnd {
    Complete,  ///< one whole member, checksum right, nothing after it
    Truncated, ///< the input ends inside the member
    Damaged,   ///< not gzip, or its data or checksum is wrong
    Trailing,  ///< bytes follow the member
    LimitHit   ///< the contents are longer than was asked for
};

struct Gunzipped {
    std::vector<unsigned char> bytes; ///< at most the limit; what came out before the end
    GzipEnd end = GzipEnd::Complete;
};

/// Told by content: names may lie.
bool looksGzipped(std::span<const unsigned char> bytes);

/// Inflates one gzip member, never into more than `limit` bytes.
Gunzipped gunzip(std::span<const unsigned char> packed, std::size_t limit);

} // namespace halfstep
