#include "engine/session/session_mail.h"

#include <utility>

namespace halfstep {

void SessionMail::pause()
{
    const std::lock_guard lock(m_mutex);
    m_paused = true;
    m_step = Step::None;
    ++m_commands;
    m_command.notify_all();
}

void SessionMail::resume()
{
    const std::lock_guard lock(m_mutex);
    m_paused = false;
    m_step = Step::None;
    ++m_commands;
    m_command.notify_all();
}

void SessionMail::step(Step step)
{
    const std::lock_guard lock(m_mutex);
    m_stepsLeft = m_step == step ? m_stepsLeft + 1 : 1;
    m_paused = true;
    m_step = step;
    ++m_commands;
    m_command.notify_all();
}

void SessionMail::requestStop()
{
    const std::lock_guard lock(m_mutex);
    m_stop.store(true, std::memory_order_relaxed);
    ++m_commands;
    m_command.notify_all();
}

void SessionMail::change(const LiveSettings& settings)
{
    const std::lock_guard lock(m_mutex);
    m_change = settings;
}

void SessionMail::setDelay(std::chrono::milliseconds delay)
{
    const std::lock_guard lock(m_mutex);
    m_delay = delay;
    ++m_commands;
    m_command.notify_all();
}

SessionUpdate SessionMail::takeUpdate()
{
    const std::lock_guard lock(m_mutex);
    return std::exchange(m_update, {});
}

void SessionMail::waitUntilEnded()
{
    std::unique_lock lock(m_mutex);
    m_end.wait(lock, [this] { return ended(); });
}

bool SessionMail::shouldPause() const
{
    const std::lock_guard lock(m_mutex);
    return m_paused && m_step == Step::None && !stopRequested();
}

void SessionMail::waitWhilePaused()
{
    std::unique_lock lock(m_mutex);
    m_command.wait(lock, [this] { return !m_paused || m_step != Step::None || stopRequested(); });
}

std::chrono::milliseconds SessionMail::waitForDelay()
{
    std::unique_lock lock(m_mutex);
    const std::uint64_t seen = m_commands;
    if (m_delay.count() > 0 && !stopRequested())
        m_command.wait_for(lock, m_delay, [&] { return m_commands != seen || stopRequested(); });
    return m_delay;
}

void SessionMail::stepDone(bool attemptDone)
{
    const std::lock_guard lock(m_mutex);
    const bool done = m_step == Step::MicroBatch || (m_step == Step::Attempt && attemptDone);
    if (done && --m_stepsLeft == 0)
        m_step = Step::None;
}

std::optional<LiveSettings> SessionMail::takeChange()
{
    const std::lock_guard lock(m_mutex);
    return std::exchange(m_change, std::nullopt);
}

void SessionMail::postEnd()
{
    const std::lock_guard lock(m_mutex);
    m_ended.store(true, std::memory_order_release);
    m_end.notify_all();
}

} // namespace halfstep
