#pragma once

#include "engine/records/run_folder.h"
#include "engine/records/run_note.h"

#include <cstdint>
#include <string>
#include <vector>

namespace halfstep {

/// What run.json says, and what was read around in it.
struct StoredDocument {
    RunDocument document;
    RunNotes notes;
};

/// What weights.csv says.
struct StoredWeights {
    std::vector<std::string> names;
    std::vector<std::int64_t> attempts;
    std::vector<float> values; ///< (attempts, names)
};

/// A run read back from its folder. A torn last row, as a kill leaves it, is dropped; what is missing or unknown, as in
/// a run of another version, is noted.
struct StoredRun : StoredDocument {
    std::vector<AttemptRecord> attempts;
    std::vector<EpochRecord> epochs;
    StoredWeights weights; ///< read only when asked for
    UserNotes userNotes;
};

enum class RunParts { WithoutWeights, All };
Result<StoredRun> readRunFolder(const std::string& folder, RunParts parts = RunParts::WithoutWeights);
/// Reads run.json alone.
Result<StoredDocument> readRunDocument(const std::string& folder);

} // namespace halfstep
