#pragma once

#include "app/command_line.h"
#include "engine/config/problem.h"
#include "engine/session/training_session.h"

#include <string>

namespace halfstep {

/// What a training session is started with.
struct TrainRequest {
    RunConfig config;
    SessionOptions options;
};

/// Reads preset, config file or checkpoint, applies the settings, and chooses the run folder without making it.
Result<TrainRequest> trainRequestFrom(const TrainCommand& command);

} // namespace halfstep
