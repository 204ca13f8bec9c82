#pragma once

#include "engine/session/run_sink.h"

#include <atomic>
#include <condition_variable>
#include <mutex>

namespace halfstep {

/// What a run on a session's thread tells, for the session's owner to take: it comes in blocks, the next one when the
/// owner has taken the last. A lock covers a move, never work; a run that nobody reads takes none.
class SessionReports final : public RunCollector {
public:
    explicit SessionReports(bool slow) : m_slow(slow) {}

    // The owner's side.
    SessionUpdate takeUpdate();
    bool ended() const { return m_ended.load(std::memory_order_acquire); }
    void waitUntilEnded();
    void setSlow(bool slow) { m_slow.store(slow); } ///< whether the run waits, before which everything is told

    // The run's side.
    bool wantsSnapshot() const override { return m_taken.load(std::memory_order_relaxed) || m_slow.load(); }
    void show(SnapshotPtr snapshot) override; ///< hands over what was gathered, too
    void postEnd();                           ///< hands over the rest

private:
    void handOver();

    std::mutex m_mutex;
    std::condition_variable m_end;
    SessionUpdate m_posted; ///< handed over, not yet taken
    std::atomic<bool> m_taken{true};
    std::atomic<bool> m_slow;
    std::atomic<bool> m_ended{false};
};

} // namespace halfstep
