#include "engine/session/session_mail.h"

#include <iterator>
#include <utility>

namespace halfstep {
namespace {

template <typename Value>
void append(std::vector<Value>& to, std::vector<Value>& from)
{
    if (to.empty())
        to.swap(from);
    else
        to.insert(to.end(), std::move_iterator(from.begin()), std::move_iterator(from.end()));
}

template <typename Value>
void replace(Value& old, Value& newer)
{
    if (newer)
        old = std::move(newer);
}

} // namespace

void SessionMail::pause()
{
    const std::lock_guard lock(m_mutex);
    m_paused = true;
    m_step = Step::None;
    command();
}

void SessionMail::resume()
{
    const std::lock_guard lock(m_mutex);
    m_paused = false;
    m_step = Step::None;
    command();
}

void SessionMail::step(Step step)
{
    const std::lock_guard lock(m_mutex);
    m_stepsLeft = m_step == step ? m_stepsLeft + 1 : 1;
    m_paused = true;
    m_step = step;
    command();
}

void SessionMail::requestStop()
{
    const std::lock_guard lock(m_mutex);
    m_stop.store(true, std::memory_order_relaxed);
    command();
}

void SessionMail::change(const LiveSettings& settings)
{
    const std::lock_guard lock(m_mutex);
    m_change = settings;
    m_commanded.store(true, std::memory_order_release);
}

void SessionMail::setSpeed(const RunSpeed& speed)
{
    const std::lock_guard lock(m_mutex);
    m_pace = Pace(speed);
    m_slow.store(m_pace.bounded());
    command();
}

void SessionMail::command()
{
    ++m_commands;
    m_pace.restart();
    m_commanded.store(m_paused || m_change || m_pace.bounded(), std::memory_order_release);
    m_command.notify_all();
}

SessionUpdate SessionMail::takeUpdate()
{
    const std::lock_guard lock(m_mutex);
    m_taken.store(true, std::memory_order_relaxed);
    return std::exchange(m_posted, {});
}

void SessionMail::waitUntilEnded()
{
    std::unique_lock lock(m_mutex);
    m_end.wait(lock, [this] { return ended(); });
}

bool SessionMail::shouldPause() const
{
    if (!isCommanded())
        return false;
    const std::lock_guard lock(m_mutex);
    return m_paused && m_step == Step::None && !stopRequested();
}

void SessionMail::waitWhilePaused()
{
    std::unique_lock lock(m_mutex);
    m_command.wait(lock, [this] { return !m_paused || m_step != Step::None || stopRequested(); });
}

RunSpeed SessionMail::waitForTurn(std::int64_t attemptsPerEpoch)
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

void SessionMail::stepDone(bool attemptDone)
{
    if (!isCommanded())
        return;
    const std::lock_guard lock(m_mutex);
    const bool done = m_step == Step::MicroBatch || (m_step == Step::Attempt && attemptDone);
    if (done && --m_stepsLeft == 0)
        m_step = Step::None;
}

bool SessionMail::watched() const
{
    if (!isCommanded())
        return false;
    const std::lock_guard lock(m_mutex);
    return m_paused || m_pace.canBeRead();
}

std::optional<LiveSettings> SessionMail::takeChange()
{
    if (!isCommanded())
        return std::nullopt;
    const std::lock_guard lock(m_mutex);
    m_commanded.store(m_paused || m_pace.bounded(), std::memory_order_release);
    return std::exchange(m_change, std::nullopt);
}

void SessionMail::show(SnapshotPtr snapshot)
{
    RunCollector::show(std::move(snapshot));
    handOver();
}

void SessionMail::handOver()
{
    SessionUpdate block = take();
    const std::lock_guard lock(m_mutex);
    replace(m_posted.facts, block.facts);
    append(m_posted.attempts, block.attempts);
    append(m_posted.epochs, block.epochs);
    append(m_posted.changes, block.changes);
    append(m_posted.warnings, block.warnings);
    replace(m_posted.snapshot, block.snapshot);
    replace(m_posted.summary, block.summary);
    append(m_posted.problems, block.problems);
    m_taken.store(false, std::memory_order_relaxed);
}

void SessionMail::postEnd()
{
    handOver();
    const std::lock_guard lock(m_mutex);
    m_ended.store(true, std::memory_order_release);
    m_end.notify_all();
}

} // namespace halfstep
