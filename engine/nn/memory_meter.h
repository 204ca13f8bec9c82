#pragma once

#include <cstdint>

namespace halfstep {

/// Bytes of all CPU tensors of the process, as the allocator gave them out (malloc's slack included, under 1 %).
/// oneDNN's scratch pads and OpenBLAS's buffers are not seen. Any thread.
class MemoryMeter {
public:
    /// Puts the counting allocator under LibTorch, once; tensors made before are not counted.
    static void install();
    static std::int64_t liveBytes();
    static std::int64_t peakBytes();  ///< since the last reset
    static void resetPeak();          ///< the peak becomes what is live

    /// The process's resident memory, read from the system at most every 20 ms.
    static std::int64_t residentBytes();
};

} // namespace halfstep
