#pragma once

#include "engine/records/event_log.h"
#include "engine/records/run_folder.h"

#include <condition_variable>
#include <cstdint>
#include <exception>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

namespace halfstep {

/// A thread that makes rows into text and events and writes them, so that training does neither. Rows go over in
/// blocks, and at most two blocks are held: a run whose disk cannot keep up waits. While many rows come, the writing
/// thread looks for them by itself, since waking it costs training as much as some fifty rows. Used from one thread,
/// which leaves the folder's rows to this object except right after waitUntilWritten(), and is thrown what the writing
/// threw.
class RowWriter {
public:
    RowWriter(RunFolderWriter& folder, EventLog& events);
    ~RowWriter();

    void add(RowRecord row) { put(std::move(row)); }
    void add(const AttemptRecord& record) { put(std::in_place_type<AttemptRecord>, record); }
    void handOver(); ///< what was added, unless the block before is still being written
    /// Hands over and waits. Why the rows, or some of them, could not be written; they are kept, and tried again with
    /// the next block.
    std::optional<Problem> waitUntilWritten();
    std::optional<Problem> problem() const;                ///< of the newest block that was tried
    std::int64_t detailsEvery() const;                     ///< RunFolderWriter's, as of that block
    double microsecondsWaited() const { return m_waited; } ///< by add(), for a disk that did not keep up

private:
    static constexpr std::size_t fullBlock = 1024; ///< rows that are handed over where the writing thread is free
    static constexpr std::size_t mostRows = 4096;  ///< of a block that waits for it
    static constexpr std::size_t rowsAhead = 2;    ///< whose memory comes back from the writing core meanwhile

    struct Block {
        std::vector<RowRecord> rows;
        std::vector<double> wallTimes; ///< one a row, where an event log is written
    };

    template <typename... Row>
    void put(Row&&... row)
    {
        std::vector<RowRecord>& rows = m_block.rows;
        rows.emplace_back(std::forward<Row>(row)...);
        if (rows.size() + rowsAhead < rows.capacity())
            prefetch(rows.data() + rows.size() + rowsAhead);
        if (m_events.isOpen())
            m_block.wallTimes.push_back(wallClock());
        if (rows.size() % fullBlock == 0)
            handOverFull();
    }
    static void prefetch(const RowRecord* row);
    void handOverFull();
    void write();
    void waitForBlock(std::unique_lock<std::mutex>& lock);
    std::optional<Problem> writeBlock();
    void handOver(std::unique_lock<std::mutex>& lock);
    void throwOn(); ///< what the writing threw; locked

    RunFolderWriter& m_folder;
    EventLog& m_events;
    Block m_block; ///< not handed over
    double m_waited = 0;
    mutable std::mutex m_mutex;
    std::condition_variable m_changed;
    Block m_handedOver;
    bool m_writing = false; ///< from handing a block over until it has been tried
    bool m_asleep = false;  ///< the writing thread looks for no block by itself
    bool m_ending = false;
    std::optional<Problem> m_problem;
    std::int64_t m_detailsEvery = 1;
    std::exception_ptr m_thrown;
    std::jthread m_thread; ///< last, so that it is joined first
};

/// What fails once may be a moment's trouble.
template <typename Write>
std::optional<Problem> tryTwice(Write write)
{
    const std::optional<Problem> problem = write();
    return problem ? write() : problem;
}

} // namespace halfstep
