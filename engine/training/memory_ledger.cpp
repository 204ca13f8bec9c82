#include "engine/training/memory_ledger.h"

#include <atomic>
#include <chrono>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <malloc.h>
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

std::int64_t readResidentBytes()
{
    std::ifstream file("/proc/self/statm");
    std::int64_t total = 0;
    std::int64_t resident = 0;
    file >> total >> resident;
    return resident * sysconf(_SC_PAGESIZE);
}

} // namespace

void* MemoryLedger::allocate(std::size_t bytes)
{
    void* pointer = nullptr;
    if (bytes == 0 || posix_memalign(&pointer, 64, bytes) != 0)
        return nullptr;
#if !defined(NDEBUG) || defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    // A NaN in every floating-point type, and -1: an element that nobody wrote does not go unseen.
    std::memset(pointer, 0xff, bytes);
#endif
    const auto size = static_cast<std::int64_t>(malloc_usable_size(pointer));
    raisePeak(g_live.fetch_add(size, std::memory_order_relaxed) + size);
    return pointer;
}

void MemoryLedger::release(void* pointer)
{
    if (!pointer)
        return;
    g_live.fetch_sub(static_cast<std::int64_t>(malloc_usable_size(pointer)), std::memory_order_relaxed);
    std::free(pointer);
}

std::int64_t MemoryLedger::liveBytes()
{
    return g_live.load(std::memory_order_relaxed);
}

std::int64_t MemoryLedger::peakBytes()
{
    return g_peak.load(std::memory_order_relaxed);
}

void MemoryLedger::resetPeak()
{
    g_peak.store(g_live.load(std::memory_order_relaxed), std::memory_order_relaxed);
}

std::int64_t residentBytes()
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
