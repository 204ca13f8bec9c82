#include "engine/nn/memory_meter.h"

#include "engine/nn/library_version.h"

#include <atomic>
#include <chrono>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <malloc.h>
#include <mutex>
#include <unistd.h>

namespace halfstep {
namespace {

std::atomic<std::int64_t> g_live{0};
std::atomic<std::int64_t> g_peak{0};

void raisePeak(std::int64_t live)
{
    std::int64_t peak = g_peak.load(std::memory_order_relaxed);
    while (live > peak && !g_peak.compare_exchange_weak(peak, live, std::memory_order_relaxed)) {
    }
}

void release(void* pointer)
{
    if (!pointer)
        return;
    g_live.fetch_sub(static_cast<std::int64_t>(malloc_usable_size(pointer)), std::memory_order_relaxed);
    std::free(pointer);
}

class CountingAllocator final : public AllocatorOfEitherVersion {
public:
    at::DeleterFnPtr raw_deleter() const override { return &release; }

protected:
    at::DataPtr allocateBytes(std::size_t bytes) const override
    {
        void* pointer = nullptr;
        if (bytes > 0) {
            if (posix_memalign(&pointer, 64, bytes) != 0)
                TORCH_CHECK(false, "not enough memory: ", bytes, " bytes could not be had");
#if !defined(NDEBUG) || defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
            // A NaN in every floating-point type, and -1: an element that nobody wrote does not go unseen.
            std::memset(pointer, 0xff, bytes);
#endif
            const auto size = static_cast<std::int64_t>(malloc_usable_size(pointer));
            raisePeak(g_live.fetch_add(size, std::memory_order_relaxed) + size);
        }
        return {pointer, pointer, &release, at::Device(at::kCPU)};
    }
};

std::int64_t readResidentBytes()
{
    std::ifstream file("/proc/self/statm");
    std::int64_t total = 0;
    std::int64_t resident = 0;
    file >> total >> resident;
    return resident * sysconf(_SC_PAGESIZE);
}

} // namespace

void MemoryMeter::install()
{
    static std::once_flag once;
    std::call_once(once, [] {
        static CountingAllocator allocator;
        c10::SetCPUAllocator(&allocator, 1);
    });
}

std::int64_t MemoryMeter::liveBytes(at::Device device)
{
    return device.is_cuda() ? cudaLiveBytes(device) : g_live.load(std::memory_order_relaxed);
}

std::int64_t MemoryMeter::peakBytes(at::Device device)
{
    return device.is_cuda() ? cudaPeakBytes(device) : g_peak.load(std::memory_order_relaxed);
}

void MemoryMeter::resetPeak(at::Device device)
{
    if (device.is_cuda())
        resetCudaPeak(device);
    else
        g_peak.store(g_live.load(std::memory_order_relaxed), std::memory_order_relaxed);
}

std::int64_t MemoryMeter::residentBytes()
{
    using Clock = std::chrono::steady_clock;
    thread_local Clock::time_point readAt{};
    thread_local std::int64_t bytes = 0;
    const Clock::time_point now = Clock::now();
    if (bytes == 0 || now - readAt > std::chrono::milliseconds(20)) {
        bytes = readResidentBytes();
        readAt = now;
    }
    return bytes;
}

} // namespace halfstep
