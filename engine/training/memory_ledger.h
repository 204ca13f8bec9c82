#pragma once

#include <cstddef>
#include <cstdint>

namespace halfstep {

/// Bytes of all tensors and flat buffers in host memory, as malloc gave them out (its slack, under 1 %, included).
/// Every one of them comes from here. Any thread.
class MemoryLedger {
public:
    /// 64-byte aligned; null for no bytes, and when they cannot be had. In builds with assertions or sanitizers new
    /// memory is full of NaN.
    static void* allocate(std::size_t bytes);
    static void release(void* pointer); ///< what allocate() gave, null included
    static std::int64_t liveBytes();
    static std::int64_t peakBytes(); ///< since the last reset
    static void resetPeak();         ///< the peak becomes what is live
};

/// The process's resident memory, read from the system at most every 20 ms. Any thread.
std::int64_t residentBytes();

} // namespace halfstep
