#pragma once

#include "engine/config/problem.h"
#include "engine/config/run_config.h"

#include <string>

namespace halfstep {

/// The config a checkpoint's run was started with, so that it can be resumed from the file alone.
Result<RunConfig> readCheckpointConfig(const std::string& path);

} // namespace halfstep
