#pragma once

#include "engine/nn/torch.h"

#include <cstdint>

namespace halfstep {

/// Bytes of tensors: on the CPU those of the calling thread's current MemoryLedger (oneDNN's scratch pads and
/// OpenBLAS's buffers are not seen), on a GPU all of the process, as CUDA's caching allocator counts them. Any thread.
class MemoryMeter {
public:
    /// Puts MemoryLedger under LibTorch, once; tensors made before are not counted.
    static void install();
    static std::int64_t liveBytes(at::Device device);
    static std::int64_t peakBytes(at::Device device); ///< since the last reset
    static void resetPeak(at::Device device);         ///< the peak becomes what is live
};

} // namespace halfstep
