#include "engine/session/session_reports.h"

#include <iterator>
#include <utility>
#include <vector>

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

SessionUpdate SessionReports::takeUpdate()
{
    const std::lock_guard lock(m_mutex);
    m_taken.store(true, std::memory_order_relaxed);
    return std::exchange(m_posted, {});
}

void SessionReports::waitUntilEnded()
{
    std::unique_lock lock(m_mutex);
    m_end.wait(lock, [this] { return ended(); });
}

void SessionReports::show(SnapshotPtr snapshot)
{
    RunCollector::show(std::move(snapshot));
    handOver();
}

void SessionReports::handOver()
{
    SessionUpdate block = take();
    const std::lock_guard lock(m_mutex);
    replace(m_posted.facts, block.facts);
    append(m_posted.attempts, block.attempts);
    append(m_posted.epochs, block.epochs);
    append(m_posted.changes, block.changes);
    append(m_posted.warnings, block.warnings);
    replace(m_posted.snapshot, block.snapshot);
    replace(m_posted.predictions, block.predictions);
    replace(m_posted.summary, block.summary);
    append(m_posted.problems, block.problems);
    m_taken.store(false, std::memory_order_relaxed);
}

void SessionReports::postEnd()
{
    handOver();
    const std::lock_guard lock(m_mutex);
    m_ended.store(true, std::memory_order_release);
    m_end.notify_all();
}

} // namespace halfstep
