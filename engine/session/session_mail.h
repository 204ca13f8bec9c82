#pragma once

#include "engine/config/live_settings.h"
#include "engine/session/pace.h"
#include "engine/session/run_sink.h"

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <optional>

namespace halfstep {

/// The post between a session's owner and its run's thread: commands go down as values, what the run tells comes up in
/// blocks, the next one when the owner has taken the last. A lock covers a move, never work; a run that nobody commands
/// and nobody reads takes none.
class SessionMail final : public RunCommands, public RunCollector {
public:
    enum class Step { None, MicroBatch, Attempt };

    SessionMail(bool startPaused, const RunSpeed& speed)
        : m_paused(startPaused)
        , m_pace(speed)
        , m_slow(m_pace.bounded())
        , m_commanded(startPaused || m_pace.bounded())
    {
    }

    // The owner's side.
    void pause();
    void resume();
    void step(Step step); ///< one step more of that kind, then paused; steps of another kind that are left are dropped
    void requestStop();
    void change(const LiveSettings& settings);
    void setSpeed(const RunSpeed& speed);
    SessionUpdate takeUpdate();
    bool ended() const { return m_ended.load(std::memory_order_acquire); }
    void waitUntilEnded();

    // The run's side.
    bool stopRequested() const override { return m_stop.load(std::memory_order_relaxed); }
    bool shouldPause() const override;
    void waitWhilePaused() override;
    void stepDone(bool attemptDone) override;
    bool watched() const override; ///< step by step, or so slowly that it can be read
    std::optional<LiveSettings> takeChange() override;
    RunSpeed waitForTurn(std::int64_t attemptsPerEpoch) override; ///< cut short by any command
    bool wantsSnapshot() const override { return m_taken.load(std::memory_order_relaxed) || m_slow.load(); }
    void show(SnapshotPtr snapshot) override; ///< hands over what was gathered, too
    void postEnd();                           ///< hands over the rest

private:
    void command(); ///< after a command, under the lock
    void handOver();
    bool isCommanded() const { return m_commanded.load(std::memory_order_acquire); }

    mutable std::mutex m_mutex;
    std::condition_variable m_command;
    std::condition_variable m_end;
    SessionUpdate m_posted; ///< handed over, not yet taken
    std::atomic<bool> m_taken{true};
    std::optional<LiveSettings> m_change;
    Step m_step = Step::None;
    int m_stepsLeft = 0; ///< of that kind
    bool m_paused = false;
    Pace m_pace;
    std::atomic<bool> m_slow;             ///< there are waits, before which everything is told
    std::uint64_t m_commands = 0;         ///< counts them, so that a wait notices one
    std::atomic<bool> m_commanded{false}; ///< the run is to do anything but to train at full speed
    std::atomic<bool> m_stop{false};
    std::atomic<bool> m_ended{false};
};

} // namespace halfstep
