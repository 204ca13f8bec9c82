#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>

namespace halfstep {

/// The bytes of all tensors and flat buffers in host memory that one run has asked for and not given back. They are
/// charged to the ledger that is the calling thread's current one, and credited to it from whatever thread. Any thread.
class MemoryLedger {
public:
    struct Close {
        void operator()(MemoryLedger* ledger) const { ledger->credit(ownersHold); }
    };
    /// A run's hold on its ledger; memory that outlives the run goes on referring to it.
    using Ptr = std::unique_ptr<MemoryLedger, Close>;

    static Ptr open();
    static MemoryLedger* current(); ///< the calling thread's; null for none

    /// 64-byte aligned; null for no bytes, and when they cannot be had. In builds with assertions or sanitizers new
    /// memory is full of NaN.
    static void* allocate(std::size_t bytes);
    static void release(void* memory); ///< what allocate() gave, null included

    std::int64_t liveBytes() const { return m_live.load(std::memory_order_relaxed) - ownersHold; }
    std::int64_t peakBytes() const { return m_peak.load(std::memory_order_relaxed) - ownersHold; } ///< since the reset
    void resetPeak(); ///< the peak becomes what is live

private:
    static constexpr std::int64_t ownersHold = 1; ///< counts as a byte

    MemoryLedger() = default;
    void charge(std::int64_t bytes);
    void credit(std::int64_t bytes); ///< the last one deletes the ledger

    std::atomic<std::int64_t> m_live{ownersHold};
    std::atomic<std::int64_t> m_peak{ownersHold};
};

/// Makes a ledger the calling thread's current one for as long as this object lives.
class ChargedTo {
public:
    explicit ChargedTo(const MemoryLedger::Ptr& ledger);
    ~ChargedTo();
    ChargedTo(const ChargedTo&) = delete;
    ChargedTo& operator=(const ChargedTo&) = delete;

private:
    MemoryLedger* m_before;
};

/// The process's resident memory, read from the system at most every 20 ms. Any thread.
std::int64_t residentBytes();

} // namespace halfstep
