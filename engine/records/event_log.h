#pragma once

#include "engine/records/append_file.h"
#include "engine/records/file_saver.h"
#include "engine/records/made_folder.h"
#include "engine/records/run_reader.h"

#include <optional>
#include <string>

namespace halfstep {

/// A run's scalars as TensorBoard reads them: one file whose name holds "tfevents", in a folder that holds no other
/// run's, since TensorBoard draws all files of a folder as one run. Used from one thread at a time; without open() it
/// does nothing. Events are appended whole, so what a killed run leaves can be read.
class EventLog {
public:
    /// Starts a file, or goes on with the newest in the folder, as far as it agrees with the records that the run goes
    /// on from; what is missing of these is added, with the time of now. With a problem, all is as it was; what was
    /// made goes again with the object, unless it is kept.
    std::optional<Problem> open(const std::string& folder, const std::optional<Continuation>& before = std::nullopt);
    void keep();

    bool isOpen() const { return m_file.isOpen(); }
    void add(const RowRecord& record, double wallTime);
    std::optional<Problem> flush(); ///< what could not be written goes on waiting

private:
    std::optional<Problem> goOn(const std::string& path, const StoredRun& run, const Continuation& before);
    std::optional<Problem> start(const std::string& path);

    std::optional<MadeFolder> m_folder;
    std::optional<StagedFile> m_made; ///< after its folder, so that it goes first
    AppendFile m_file;
    std::string m_waiting; ///< whole frames
};

/// Writes a stored run as an event file of its own into a folder that holds none, or completes its own file there;
/// another run's is refused. A run's files keep no clock, so every event that is written has the time of now.
std::optional<Problem> exportEvents(const StoredRun& run, const std::string& folder);

double wallClock(); ///< seconds since 1970

} // namespace halfstep
