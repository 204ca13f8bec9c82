#pragma once

#include "engine/config/problem.h"
#include "engine/config/run_config.h"
#include "engine/records/safetensors.h"
#include "engine/training/checkpoint_progress.h"
#include "engine/training/run_state.h"

#include <optional>
#include <string>

namespace halfstep {

/// Everything a run changes, at an attempt's boundary.
SafeTensors encodeCheckpoint(const RunState& run);

/// Where a checkpoint's run stands, or why this run cannot go on from there.
Result<Progress> fittingProgress(const RunState& run, const SafeTensors& content, const std::string& path);

/// Replaces everything a run changes, or nothing; the live settings have yet to be put in force. `progress` is what
/// fittingProgress() found.
std::optional<Problem> restoreCheckpoint(RunState& run, const Progress& progress, const SafeTensors& content,
                                         const std::string& path);

} // namespace halfstep
