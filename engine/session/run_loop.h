#pragma once

#include "engine/config/run_config.h"
#include "engine/session/run_sink.h"

#include <string>

namespace halfstep {

/// Where a run writes and what it continues.
struct RunPaths {
    std::string out;           ///< run folder to write; empty writes nothing
    std::string resume;        ///< checkpoint file to go on from; empty starts anew
    std::string tensorboard{}; ///< folder of an event file for TensorBoard, which may be the same; empty writes none
};

/// A whole run on the calling thread, from loading the data to the last file; returns when it has ended. Never throws.
/// Stopped before it began, it tells nothing and leaves nothing.
void runLoop(const RunConfig& config, const RunPaths& paths, RunCommands& commands, RunSink& sink);

} // namespace halfstep
