#pragma once

#include "engine/config/problem.h"
#include "engine/config/run_config.h"
#include "engine/model/data_shape.h"
#include "engine/records/append_file.h"
#include "engine/records/attempt_record.h"
#include "engine/records/engine_span.h"
#include "engine/records/run_history.h"
#include "engine/records/run_note.h"
#include "engine/records/run_summary.h"
#include "engine/records/window_detail.h"

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace halfstep {

/// What run.json says besides the records.
struct RunDocument {
    RunConfig config;
    std::string state = "running"; ///< running, ended
    PrecisionAsRun precision;
    EngineAsRun engine;              ///< the newest
    std::vector<EngineSpan> engines; ///< all of them, where there was more than one
    HistoryReferences references;
    std::string librarySummary; ///< LibTorch version, BLAS, instruction set; free of host names
    std::int64_t threads = 1;
    std::uint64_t datasetFingerprint = 0;
    std::int64_t trainSamples = 0;   ///< of an epoch; 0: not known
    std::optional<DataShape> data;   ///< what the model was made for; empty in older files
    std::int64_t droppedSamples = 0; ///< left over by `last_window: drop`, so far
    std::vector<std::string> parameterNames;
    std::vector<LiveChange> changes;
    std::vector<std::int64_t> resumed; ///< attempts done before, each time that the run was gone on with
    std::optional<RunSummary> summary;

    std::vector<EngineSpan> allEngines() const
    {
        return engines.empty() ? std::vector<EngineSpan>{{1, engine}} : engines;
    }
};

/// What a resumed run goes on with.
struct Continuation {
    std::string folder;        ///< where its records are; they are copied when that is not the run's own folder
    std::int64_t attempts = 0; ///< that the checkpoint has seen; later rows are cut off
    std::int64_t epochs = 0;   ///< that the checkpoint has seen the end of
};

/// A record that rows are made from.
using RowRecord = std::variant<AttemptRecord, EpochRecord, WeightRow, WindowDetailPtr>;

/// The writer of a run's files: run.json, checkpoint.safetensors and the row files (rowFiles()). Used from one thread
/// at a time. Rows are buffered by the caller's choice: `flush` writes them and makes them readable. Rows that could
/// not be written stay in the buffer, so a later flush makes up for a failed one.
class RunFolderWriter {
public:
    /// Starts a folder, which must not hold a run yet; or goes on, so that a resumed run's files are those of a run
    /// that never stopped. With a problem, all is as it was: a new folder is gone, an old run untouched.
    /// `checkpoint` is empty when the folder's own is the one that the run goes on from.
    std::optional<Problem> open(const std::string& folder, const RunDocument& document,
                                const std::optional<Continuation>& before = std::nullopt,
                                std::string_view checkpoint = {});
    /// Adds a row to every file that has one for the record.
    void add(const RowRecord& record);
    std::optional<Problem> flush();
    /// Of the windows that are told, only every so-many-th attempt and skips still get their row, since the file is
    /// bounded.
    std::int64_t detailsEvery() const;
    std::optional<Problem> saveDocument(const RunDocument& document);
    /// checkpoint.safetensors; the records up to it reach the disk before it does.
    std::optional<Problem> saveCheckpoint(std::string_view bytes);
    const std::string& folder() const { return m_folder; }

private:
    class Start;
    struct Rows {
        AppendFile file;        ///< open once the file is there
        std::string waiting;    ///< rows to be written
        std::int64_t every = 1; ///< only rows whose key is a multiple are kept
    };
    std::optional<Problem> thin(std::size_t sort);

    std::string m_folder;
    std::vector<Rows> m_rows; ///< as rowFiles()
};

/// A name under `parent` that does not exist yet: PRESET-20261020-153000[-2].
std::string freshRunFolder(const std::string& parent, const std::string& name);

} // namespace halfstep
