#pragma once

#include "engine/config/run_config.h"
#include "engine/records/event_log.h"
#include "engine/records/run_folder.h"
#include "engine/session/row_writer.h"
#include "engine/session/run_loop.h"
#include "engine/session/run_sink.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace halfstep {

class Trainer;

/// The keeper of a run's files while it trains: rows and events several times a second, on a thread of their own,
/// checkpoints now and then. What cannot be written is told once, and made up for when writing works again. Without a
/// folder it does nothing. The run's thread only.
class RunRecorder {
public:
    using Clock = std::chrono::steady_clock;

    RunRecorder(const ExecutionConfig& config, const RunPaths& paths, RunSink& sink);

    /// A new folder; or, `resumedFrom` naming a checkpoint, one that goes on with that run's records. Before this has
    /// succeeded, nothing is written.
    std::optional<Problem> open(const RunDocument& document, const Trainer& trainer, const std::string& resumedFrom);
    void add(const AttemptRecord& record, const Trainer& trainer);
    void add(const EpochRecord& record);
    void add(WindowDetailPtr detail);
    std::int64_t detailsEvery() const { return m_detailsEvery; } ///< attempts of which one is still kept
    void save(const RunDocument& document);
    void saveCheckpoint(const Trainer& trainer);
    void saveNowAndThen(const Trainer& trainer, Clock::time_point now);
    void flush(); ///< every row so far is in its file then, unless there is a problem

    std::optional<Problem> problem() const; ///< one that is not made up for
    double seconds() const;                 ///< that the run has waited for its files

private:
    RunDocument withEarlier(RunDocument document) const;
    void settle(std::optional<Problem>& known, std::optional<Problem> now);

    ExecutionConfig m_config;
    std::string m_path;
    std::string m_eventFolder; ///< empty: no event file
    RunSink& m_sink;
    std::vector<std::int64_t> m_resumed;    ///< attempts done before, each time that the run was gone on with
    std::vector<EngineSpan> m_engines;      ///< before the newest of those times
    std::vector<std::string> m_weightNames; ///< of every weight, where they are recorded
    RunFolderWriter m_folder;
    EventLog m_events;
    std::optional<RowWriter> m_rows; ///< while recording
    std::optional<Problem> m_rowsProblem;
    std::optional<Problem> m_checkpointProblem;
    std::optional<Problem> m_documentProblem;
    std::int64_t m_checkpointAttempt = -1;
    std::int64_t m_detailsEvery = 1;
    double m_microseconds = 0;
    Clock::time_point m_flushed{};
    Clock::time_point m_checkpointSaved{};
};

} // namespace halfstep
