#include "engine/session/row_writer.h"

#include "engine/training/stage_clock.h"

#include <chrono>
#include <utility>

namespace halfstep {

RowWriter::RowWriter(RunFolderWriter& folder, EventLog& events)
    : m_folder(folder)
    , m_events(events)
    , m_thread([this] { write(); })
{
}

RowWriter::~RowWriter()
{
    const std::lock_guard lock(m_mutex);
    m_ending = true;
    m_changed.notify_all();
}

/// Owned, not just read: else each store still waits for the writing core to give its copy up.
#ifdef __x86_64__
[[gnu::target("prfchw")]]
#endif
void RowWriter::prefetch(const RowRecord* row)
{
    constexpr std::size_t cacheLine = 64;
    const char* const bytes = reinterpret_cast<const char*>(row);
    for (std::size_t at = 0; at < sizeof(RowRecord); at += cacheLine)
        __builtin_prefetch(bytes + at, 1);
}

void RowWriter::handOverFull()
{
    const StageClock clock(m_waited);
    std::unique_lock lock(m_mutex);
    if (m_block.rows.size() >= mostRows)
        m_changed.wait(lock, [this] { return !m_writing; });
    if (!m_writing)
        handOver(lock);
}

void RowWriter::handOver()
{
    std::unique_lock lock(m_mutex);
    if (!m_writing)
        handOver(lock);
}

void RowWriter::handOver(std::unique_lock<std::mutex>&)
{
    throwOn();
    std::swap(m_handedOver, m_block);
    m_writing = true;
    if (m_asleep)
        m_changed.notify_all();
}

std::optional<Problem> RowWriter::waitUntilWritten()
{
    const auto written = [this] { return !m_writing; };
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, written);
    handOver(lock);
    m_changed.notify_all(); // at once
    m_changed.wait(lock, written);
    throwOn();
    return m_problem;
}

void RowWriter::throwOn()
{
    if (m_thrown)
        std::rethrow_exception(std::exchange(m_thrown, nullptr));
}

std::optional<Problem> RowWriter::problem() const
{
    const std::lock_guard lock(m_mutex);
    return m_problem;
}

std::int64_t RowWriter::detailsEvery() const
{
    const std::lock_guard lock(m_mutex);
    return m_detailsEvery;
}

void RowWriter::waitForBlock(std::unique_lock<std::mutex>& lock)
{
    constexpr int mostNaps = 4;
    constexpr std::chrono::milliseconds nap{1};
    const auto wanted = [this] { return m_writing || m_ending; };
    for (int naps = 0; naps < mostNaps; ++naps)
        if (m_changed.wait_for(lock, nap, wanted))
            return;
    m_asleep = true;
    m_changed.wait(lock, wanted);
    m_asleep = false;
}

void RowWriter::write()
{
    std::unique_lock lock(m_mutex);
    while (true) {
        waitForBlock(lock);
        if (!m_writing)
            return;
        lock.unlock();
        std::optional<Problem> problem;
        std::exception_ptr thrown;
        try {
            problem = writeBlock();
        } catch (...) { // memory ran out
            thrown = std::current_exception();
        }
        lock.lock();
        m_problem = std::move(problem);
        m_detailsEvery = m_folder.detailsEvery();
        m_thrown = std::move(thrown);
        m_writing = false;
        m_changed.notify_all();
    }
}

/// Nobody else touches a block that is being written.
std::optional<Problem> RowWriter::writeBlock()
{
    for (const RowRecord& row : m_handedOver.rows)
        m_folder.add(row);
    for (std::size_t i = 0; i < m_handedOver.wallTimes.size(); ++i)
        m_events.add(m_handedOver.rows[i], m_handedOver.wallTimes[i]);
    m_handedOver.rows.clear();
    m_handedOver.wallTimes.clear();
    const std::optional<Problem> unwritten = tryTwice([this] { return m_folder.flush(); });
    const std::optional<Problem> unlogged = tryTwice([this] { return m_events.flush(); });
    return unwritten ? unwritten : unlogged;
}

} // namespace halfstep
