#pragma once

#include "engine/session/session_update.h"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <optional>

namespace halfstep {

/// Both directions between a session's owner and its training thread: commands go down as values, records come up.
/// A lock covers a move, never work.
class SessionMail {
public:
    enum class Step { None, MicroBatch, Attempt };

    explicit SessionMail(bool startPaused) : m_paused(startPaused) {}

    // The owner's side.
    void pause();
    void resume();
    void step(Step step); ///< pauses, but for this; asked again before it is done, it is done again
    void requestStop();
    void change(const LiveSettings& settings);
    void setDelay(std::chrono::milliseconds delay);
    SessionUpdate takeUpdate();
    bool ended() const { return m_ended.load(std::memory_order_acquire); }
    void waitUntilEnded();

    // The training thread's side.
    bool stopRequested() const { return m_stop.load(std::memory_order_relaxed); }
    bool shouldPause() const;                 ///< paused, and no step asked for
    void waitWhilePaused();                   ///< until resumed, asked for a step, or stopped
    std::chrono::milliseconds waitForDelay(); ///< slow motion, and how slow; cut short by any command
    void stepDone(bool attemptDone);
    std::optional<LiveSettings> takeChange();
    void postEnd();

    template <typename Write>
    void post(Write write)
    {
        const std::lock_guard lock(m_mutex);
        write(m_update);
    }

private:
    mutable std::mutex m_mutex;
    std::condition_variable m_command;
    std::condition_variable m_end;
    SessionUpdate m_update;
    std::optional<LiveSettings> m_change;
    Step m_step = Step::None;
    int m_stepsLeft = 0; ///< of that kind
    bool m_paused = false;
    std::chrono::milliseconds m_delay{0};
    std::uint64_t m_commands = 0; ///< counts them, so that a wait notices one
    std::atomic<bool> m_stop{false};
    std::atomic<bool> m_ended{false};
};

} // namespace halfstep
