#pragma once

#include "engine/nn/torch.h"

#include <string>

// Everything in which LibTorch 1.13 and 2.x differ for us. No other file asks for the version.

// Set by the build where LibTorch's CUDA libraries are linked; Debian's package has their headers alone.
#if HALFSTEP_WITH_CUDA
#include <c10/cuda/CUDACachingAllocator.h>
#endif

#if TORCH_VERSION_MAJOR > 2 || (TORCH_VERSION_MAJOR == 2 && TORCH_VERSION_MINOR >= 4)
#define HALFSTEP_AUTOCAST_BY_DEVICE 1
#else
#define HALFSTEP_AUTOCAST_BY_DEVICE 0
#endif

namespace halfstep {

/// Whether half matrix products and convolutions run on the CPU, and autocast takes half there.
constexpr bool cpuHasHalf()
{
    return HALFSTEP_AUTOCAST_BY_DEVICE;
}

inline void setAutocast(at::DeviceType device, bool enabled, at::ScalarType dtype)
{
#if HALFSTEP_AUTOCAST_BY_DEVICE
    at::autocast::set_autocast_enabled(device, enabled);
    at::autocast::set_autocast_dtype(device, dtype);
#else
    if (device == at::kCPU) {
        at::autocast::set_cpu_enabled(enabled);
        if (enabled)
            at::autocast::set_autocast_cpu_dtype(dtype); // takes bfloat16 only
    } else {
        at::autocast::set_enabled(enabled);
        at::autocast::set_autocast_gpu_dtype(dtype);
    }
#endif
}

/// Bytes of CUDA's caching allocator; index 0 sums over its pools in every version.
inline std::int64_t cudaLiveBytes([[maybe_unused]] at::Device device)
{
#if HALFSTEP_WITH_CUDA
    return c10::cuda::CUDACachingAllocator::getDeviceStats(device.index()).allocated_bytes[0].current;
#else
    return 0;
#endif
}

inline std::int64_t cudaPeakBytes([[maybe_unused]] at::Device device)
{
#if HALFSTEP_WITH_CUDA
    return c10::cuda::CUDACachingAllocator::getDeviceStats(device.index()).allocated_bytes[0].peak;
#else
    return 0;
#endif
}

inline void resetCudaPeak([[maybe_unused]] at::Device device)
{
#if HALFSTEP_WITH_CUDA
    c10::cuda::CUDACachingAllocator::resetPeakStats(device.index());
#endif
}

/// An allocator of ours under both signatures of `allocate`.
class AllocatorOfEitherVersion : public at::Allocator {
public:
#if TORCH_VERSION_MAJOR >= 2
#if HALFSTEP_AUTOCAST_BY_DEVICE
    at::DataPtr allocate(size_t bytes) override
    {
        return allocateBytes(bytes);
    }
    void copy_data(void* to, const void* from, std::size_t bytes) const override
    {
        default_copy_data(to, from, bytes);
    }
#else
    at::DataPtr allocate(size_t bytes) const override
    {
        return allocateBytes(bytes);
    }
#endif
#else
    at::DataPtr allocate(size_t bytes) const override
    {
        return allocateBytes(bytes);
    }
#endif

protected:
    virtual at::DataPtr allocateBytes(std::size_t bytes) const = 0;
};

} // namespace halfstep
