#pragma once

#include "engine/nn/torch.h"

#include <cstdint>

namespace halfstep {

/// Bytes of all tensors of the process on a device: on the CPU as MemoryLedger counts them (oneDNN's scratch pads and
/// OpenBLAS's buffers are not seen), on a GPU as CUDA's caching allocator does. Any thread.
class MemoryMeter {
public:
    /// Puts MemoryLedger under LibTorch, once; tensors made before are not counted.
    static void install();
    static std::int64_t liveBytes(at::Device device);
    static std::int64_t peakBytes(at::Device device); ///< since the last reset
    static void resetPeak(at::Device device);         ///< the peak becomes what is live
};

} // namespace halfstep
