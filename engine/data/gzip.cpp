#include "engine/data/gzip.h"

#include <algorithm>
#include <limits>
#include <optional>

#include <zlib.h>

namespace halfstep {

bool looksGzipped(std::span<const unsigned char> bytes)
{
    return bytes.size() >= 2 && bytes[0] == 0x1f && bytes[1] == 0x8b;
}

Gunzipped gunzip(std::span<const unsigned char> packed, std::size_t limit, const Cancelled& cancelled)
{
    constexpr std::size_t largestRatio = 1032;
    constexpr std::size_t chunk = std::numeric_limits<uInt>::max();
    constexpr std::size_t piece = 4 << 20; // between questions whether to give up
    Gunzipped result;
    z_stream stream{};
    // 15 + 16: the largest window, gzip only; gzopen would pass plain files and rubbish at the end.
    if (inflateInit2(&stream, 15 + 16) != Z_OK) {
        result.end = GzipEnd::Damaged;
        return result;
    }
    // Whatever a header promises, deflate makes no more of so few bytes. One byte of room tells a full output from a
    // too long one.
    result.bytes.resize(std::min(limit, largestRatio * packed.size()) + 1);
    std::size_t taken = 0;
    std::size_t made = 0;
    std::optional<GzipEnd> end;
    while (!end && made <= limit) {
        const std::size_t in = std::min(chunk, packed.size() - taken);
        const std::size_t out = std::min(piece, result.bytes.size() - made);
        stream.next_in = const_cast<Bytef*>(packed.data() + taken);
        stream.avail_in = static_cast<uInt>(in);
        stream.next_out = result.bytes.data() + made;
        stream.avail_out = static_cast<uInt>(out);
        const int code = inflate(&stream, Z_NO_FLUSH);
        taken += in - stream.avail_in;
        made += out - stream.avail_out;
        if (code == Z_STREAM_END) {
            while (taken < packed.size() && packed[taken] == 0) // padding to a whole block
                ++taken;
            if (taken == packed.size())
                end = GzipEnd::Complete;
            else if (!looksGzipped(packed.subspan(taken)))
                end = GzipEnd::Trailing;
            else
                inflateReset(&stream);
        } else if (code != Z_OK) {
            end = code == Z_BUF_ERROR ? GzipEnd::Truncated : GzipEnd::Damaged;
        } else if (givesUp(cancelled)) {
            end = GzipEnd::Truncated;
        }
    }
    inflateEnd(&stream);
    result.end = made > limit ? GzipEnd::LimitHit : *end;
    result.bytes.resize(std::min(made, limit));
    return result;
}

} // namespace halfstep
