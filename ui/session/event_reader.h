#pragma once

#include "engine/records/run_history.h"
#include "ui/session/run_event.h"

#include <cstdint>
#include <vector>

namespace halfstep {

/// Reads the events out of the history of one run, each of them once: as the run goes on, or all at the end.
class EventReader {
public:
    /// What has come since the last call, in the order of attempts; `said` comes last but for the run's end.
    std::vector<RunEvent> news(const RunHistory& history, const std::vector<Problem>& said = {});

private:
    struct Placed;
    void readStart(const RunHistory& history, std::vector<Placed>& events);
    void readMarks(const RunHistory& history, std::vector<Placed>& events);
    void readEpochs(const RunHistory& history, std::vector<Placed>& events);
    void readNotes(const RunHistory& history, std::vector<Placed>& events);
    void readChanges(const RunHistory& history, std::vector<Placed>& events);

    bool m_began = false;
    bool m_ended = false;
    std::int64_t m_attempts = 0;      ///< read so far
    std::int64_t m_epoch = 0;         ///< newest that was read
    bool m_validationBroken = false;  ///< in that epoch
    std::int64_t m_changeAttempt = 0; ///< of the newest change that was read
    std::size_t m_changesThere = 0;   ///< read of that attempt
    UserNotes m_notes;                ///< as they were read
};

} // namespace halfstep
