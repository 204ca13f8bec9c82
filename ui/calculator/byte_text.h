#pragma once

#include <QString>

#include <cstdint>

namespace halfstep {

/// How a page writes large numbers of bytes: one way everywhere.
enum class ByteUnits { Decimal, Binary }; ///< kB, MB, GB of powers of 1000; KiB, MiB, GiB of powers of 1024

/// All bytes, and in the unit that fits: "26,128 bytes = 26.128 kB".
QString byteText(std::int64_t bytes, ByteUnits units);
/// In the unit that fits alone, with up to six digits: "51.2 GB".
QString shortByteText(double bytes, ByteUnits units);
double bytesOfGiga(ByteUnits units);    ///< 1e9 or 2^30
QString gigaText(ByteUnits units);      ///< "GB" or "GiB"
QString bandwidthText(ByteUnits units); ///< "GB/s" or "GiB/s"

} // namespace halfstep
