#pragma once

#include "engine/config/problem.h"
#include "engine/config/run_config.h"
#include "engine/records/attempt_record.h"
#include "engine/records/file_saver.h"
#include "engine/records/run_history.h"
#include "engine/records/run_summary.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace halfstep {

/// What run.json says besides the records.
struct RunDocument {
    RunConfig config;
    std::string state = "running"; ///< running, ended
    PrecisionAsRun precision;
    HistoryReferences references;
    std::string librarySummary;    ///< LibTorch version, BLAS, instruction set; free of host names
    std::int64_t threads = 1;
    std::uint64_t datasetFingerprint = 0;
    std::vector<std::string> parameterNames;
    std::vector<LiveChange> changes;
    std::optional<RunSummary> summary;
};

/// Writes a run's files: run.json, attempts.csv, epochs.csv, weights.csv. Used from the training thread alone.
/// Rows are buffered by the caller's choice: `flush` is one write a file and makes them readable.
class RunFolderWriter {
public:
    /// Starts a folder, or goes on in one: rows after `keepAttempts` are cut off, so that a resumed run's files
    /// are those of a run that never stopped.
    std::optional<Problem> open(const std::string& folder, const RunDocument& document,
                                std::optional<std::int64_t> keepAttempts = std::nullopt);
    void add(const AttemptRecord& record);
    void add(const EpochRecord& record);
    void addWeights(std::int64_t attempt, std::span<const float> weights);
    std::optional<Problem> flush();
    std::optional<Problem> saveDocument(const RunDocument& document);
    std::optional<Problem> saveCheckpoint(std::string_view bytes); ///< checkpoint.safetensors
    const std::string& folder() const { return m_folder; }

private:
    std::string m_folder;
    AppendFile m_attempts;
    AppendFile m_epochs;
    AppendFile m_weights;
    std::string m_attemptRows;
    std::string m_epochRows;
    std::string m_weightRows;
};

/// A run read back from its folder. A torn last row, as a kill leaves it, is dropped.
struct StoredRun {
    RunDocument document;
    std::vector<AttemptRecord> attempts;
    std::vector<EpochRecord> epochs;
};
Result<StoredRun> readRunFolder(const std::string& folder);

/// A name under `parent` that does not exist yet: PRESET-20261020-153000[-2].
std::string freshRunFolder(const std::string& parent, const std::string& name);

} // namespace halfstep
