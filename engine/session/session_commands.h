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

/// What a session's owner asks of the run on the session's thread, as values. A lock covers a move, never work; a run
/// that nobody commands takes none.
class SessionCommands final : public RunCommands {
public:
    SessionCommands(bool startPaused, const RunSpeed& speed)
        : m_paused(startPaused)
        , m_pace(speed)
        , m_commanded(startPaused || m_pace.bounded())
    {
    }

    // The owner's side.
    void pause();
    void resume();
    /// One step more of that kind, then paused; steps of another kind that are left are dropped.
    void step(RunStep step);
    void requestStop();
    void change(const LiveSettings& settings);
    void setSpeed(const RunSpeed& speed);
    void look(bool on) { m_looked.store(on, std::memory_order_relaxed); }

    // The run's side.
    bool stopRequested() const override { return m_stop.load(std::memory_order_relaxed); }
    bool shouldPause() const override;
    void waitWhilePaused() override;
    void stepDone(bool attemptDone) override;
    Watching watching() const override;
    std::optional<LiveSettings> takeChange() override;
    RunSpeed waitForTurn(std::int64_t attemptsPerEpoch) override; ///< cut short by any command

private:
    void command(); ///< after a command, under the lock
    bool isCommanded() const { return m_commanded.load(std::memory_order_acquire); }

    mutable std::mutex m_mutex;
    std::condition_variable m_command;
    std::optional<LiveSettings> m_change;
    std::optional<RunStep> m_step;
    int m_stepsLeft = 0; ///< of that kind
    bool m_paused = false;
    Pace m_pace;
    std::uint64_t m_commands = 0;         ///< counts them, so that a wait notices one
    std::atomic<bool> m_commanded{false}; ///< the run is to do anything but to train at full speed
    std::atomic<bool> m_looked{false};    ///< somebody looks, also at full speed
    std::atomic<bool> m_stop{false};
};

} // namespace halfstep
