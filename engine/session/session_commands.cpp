#include "engine/session/session_commands.h"

#include <utility>

namespace halfstep {

void SessionCommands::pause()
{
    const std::lock_guard lock(m_mutex);
    m_paused = true;
    m_step.reset();
    command();
}

void SessionCommands::resume()
{
    const std::lock_guard lock(m_mutex);
    m_paused = false;
    m_step.reset();
    command();
}

void SessionCommands::step(RunStep step)
{
    const std::lock_guard lock(m_mutex);
    m_stepsLeft = m_step == step ? m_stepsLeft + 1 : 1;
    m_paused = true;
    m_step = step;
    command();
}

void SessionCommands::requestStop()
{
    const std::lock_guard lock(m_mutex);
    m_stop.store(true, std::memory_order_relaxed);
    command();
}

void SessionCommands::change(const LiveSettings& settings)
{
    const std::lock_guard lock(m_mutex);
    m_change = settings;
    m_commanded.store(true, std::memory_order_release);
}

void SessionCommands::setSpeed(const RunSpeed& speed)
{
    const std::lock_guard lock(m_mutex);
    m_pace = Pace(speed);
    command();
}

void SessionCommands::command()
{
    ++m_commands;
    m_pace.restart();
    m_commanded.store(m_paused || m_change || m_pace.bounded(), std::memory_order_release);
    m_command.notify_all();
}

bool SessionCommands::shouldPause() const
{
    if (!isCommanded())
        return false;
    const std::lock_guard lock(m_mutex);
    return m_paused && !m_step && !stopRequested();
}

void SessionCommands::waitWhilePaused()
{
    std::unique_lock lock(m_mutex);
    m_command.wait(lock, [this] { return !m_paused || m_step || stopRequested(); });
}

void SessionCommands::stepDone(bool attemptDone)
{
    if (!isCommanded())
        return;
    const std::lock_guard lock(m_mutex);
    const bool done = m_step == RunStep::MicroBatch || (m_step == RunStep::Attempt && attemptDone);
    if (done && --m_stepsLeft == 0)
        m_step.reset();
}

Watching SessionCommands::watching() const
{
    if (isCommanded()) {
        const std::lock_guard lock(m_mutex);
        if (m_paused || m_pace.canBeRead())
            return Watching::EachWindow;
    }
    return m_looked.load(std::memory_order_relaxed) ? Watching::NowAndThen : Watching::Nobody;
}

std::optional<LiveSettings> SessionCommands::takeChange()
{
    if (!isCommanded())
        return std::nullopt;
    const std::lock_guard lock(m_mutex);
    m_commanded.store(m_paused || m_pace.bounded(), std::memory_order_release);
    return std::exchange(m_change, std::nullopt);
}

RunSpeed SessionCommands::waitForTurn(std::int64_t attemptsPerEpoch)
{
    if (!isCommanded())
        return {};
    std::unique_lock lock(m_mutex);
    const std::uint64_t seen = m_commands;
    if (m_pace.bounded() && !m_paused && !stopRequested())
        m_command.wait_until(lock, m_pace.nextDue(Pace::Clock::now(), attemptsPerEpoch),
                             [&] { return m_commands != seen || stopRequested(); });
    return m_pace.speed();
}

} // namespace halfstep
