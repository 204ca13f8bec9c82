#include "engine/session/row_writer.h"

#include <utility>

namespace halfstep {
namespace {

constexpr std::size_t fullBlock = 1024; ///< rows

} // namespace

RowWriter::RowWriter(RunFolderWriter& folder) : m_folder(folder), m_thread([this] { write(); }) {}

RowWriter::~RowWriter()
{
    const std::lock_guard lock(m_mutex);
    m_ending = true;
    m_changed.notify_all();
}

void RowWriter::add(RowRecord row)
{
    m_block.push_back(std::move(row));
    if (m_block.size() < fullBlock)
        return;
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, [this] { return !m_writing; });
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
    m_handedOver.swap(m_block);
    m_writing = true;
    m_changed.notify_all();
}

std::optional<Problem> RowWriter::waitUntilWritten()
{
    const auto written = [this] { return !m_writing; };
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, written);
    handOver(lock);
    m_changed.wait(lock, written);
    return m_problem;
}

std::optional<Problem> RowWriter::problem() const
{
    const std::lock_guard lock(m_mutex);
    return m_problem;
}

void RowWriter::write()
{
    std::unique_lock lock(m_mutex);
    while (true) {
        m_changed.wait(lock, [this] { return m_writing || m_ending; });
        if (!m_writing)
            return;
        lock.unlock();
        // Nobody else touches a block that is being written.
        for (const RowRecord& row : m_handedOver)
            m_folder.add(row);
        m_handedOver.clear();
        std::optional<Problem> problem = tryTwice([this] { return m_folder.flush(); });
        lock.lock();
        m_problem = std::move(problem);
        m_writing = false;
        m_changed.notify_all();
    }
}

} // namespace halfstep
