#include "engine/training/memory_ledger.h"

#include <chrono>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <unistd.h>
#include <utility>

namespace halfstep {
namespace {

constexpr std::size_t alignment = 64;

thread_local MemoryLedger* t_current = nullptr;

/// What stands before each stretch of memory.
struct alignas(alignment) Header {
    MemoryLedger* ledger;
    std::int64_t bytes;
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

MemoryLedger::Ptr MemoryLedger::open()
{
    return Ptr(new MemoryLedger);
}

MemoryLedger* MemoryLedger::current()
{
    return t_current;
}

void* MemoryLedger::allocate(std::size_t bytes)
{
    void* block = nullptr;
    if (bytes == 0 || bytes > SIZE_MAX - sizeof(Header)
        || posix_memalign(&block, alignment, sizeof(Header) + bytes) != 0)
        return nullptr;
    auto* const header = static_cast<Header*>(block);
    *header = {t_current, static_cast<std::int64_t>(bytes)};
#if !defined(NDEBUG) || defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    // A NaN in every floating-point type, and -1: an element that nobody wrote does not go unseen.
    std::memset(header + 1, 0xff, bytes);
#endif
    if (t_current)
        t_current->charge(header->bytes);
    return header + 1;
}

void MemoryLedger::release(void* memory)
{
    if (!memory)
        return;
    Header* const header = static_cast<Header*>(memory) - 1;
    if (header->ledger)
        header->ledger->credit(header->bytes);
    std::free(header);
}

void MemoryLedger::resetPeak()
{
    m_peak.store(m_live.load(std::memory_order_relaxed), std::memory_order_relaxed);
}

void MemoryLedger::charge(std::int64_t bytes)
{
    const std::int64_t live = m_live.fetch_add(bytes, std::memory_order_relaxed) + bytes;
    std::int64_t peak = m_peak.load(std::memory_order_relaxed);
    while (live > peak && !m_peak.compare_exchange_weak(peak, live, std::memory_order_relaxed)) {
    }
}

void MemoryLedger::credit(std::int64_t bytes)
{
    if (m_live.fetch_sub(bytes, std::memory_order_acq_rel) == bytes)
        delete this;
}

ChargedTo::ChargedTo(const MemoryLedger::Ptr& ledger) : m_before(std::exchange(t_current, ledger.get())) {}

ChargedTo::~ChargedTo()
{
    t_current = m_before;
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
