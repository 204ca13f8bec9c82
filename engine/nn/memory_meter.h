#pragma once

#include "engine/nn/torch.h"

#include <cstdint>

namespace halfstep {

/// Bytes of all tensors of the process on a device, as the allocator gave them out. On the CPU malloc's slack is
/// included (under 1 %), and oneDNN's scratch pads and OpenBLAS's buffers are not seen. Any thread.
class MemoryMeter {
public:
    /// Puts the counting allocator under LibTorch, once; tensors made before are not counted. In builds with assertions
    /// or sanitizers new memory is full of NaN.
    static void install();
    static std::int64_t liveBytes(at::Device device);
    static std::int64_t peakBytes(at::Device device); ///< since the last reset
    static void resetPeak(at::Device device);         ///< the peak becomes what is live

    /// The process's resident memory, read from the system at most every 20 ms.
    static std::int64_t residentBytes();
};

} // namespace halfstep
