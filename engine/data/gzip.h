#pragma once

#include "engine/data/cancelled.h"

#include <cstddef>
#include <span>
#include <vector>

namespace halfstep {

enum class GzipEnd {
    Complete,  ///< whole members with the right checksums, and nothing but zero bytes between and after them
    Truncated, ///< the input ends inside a member
    Damaged,   ///< not gzip, or its data or checksum is wrong
    Trailing,  ///< other bytes follow a member
    LimitHit   ///< the contents are longer than was asked for
};

struct Gunzipped {
    std::vector<unsigned char> bytes; ///< at most the limit; what came out before the end
    GzipEnd end = GzipEnd::Complete;
};

/// Told by content: names may lie.
bool looksGzipped(std::span<const unsigned char> bytes);

/// Inflates every gzip member as one text, as gzip does, never into more than `limit` bytes. When cancelled, a
/// beginning.
Gunzipped gunzip(std::span<const unsigned char> packed, std::size_t limit, const Cancelled& cancelled = {});

} // namespace halfstep
