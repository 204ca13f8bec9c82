#pragma once

#include "engine/data/cancelled.h"
#include "engine/session/run_loop.h"

#include <functional>

namespace halfstep {

/// Told after every micro-batch how far a run has come.
using RunProgress = std::function<void(const Snapshot&)>;

/// Trains on the calling thread until the run ends or `cancelled`, asked after every micro-batch, says so. Gives
/// everything that the run told: all records and its summary, or the problems for which it could not begin; neither
/// when it was cancelled before.
SessionUpdate runToEnd(const RunConfig& config, const RunPaths& paths = {}, const RunProgress& progress = {},
                       const Cancelled& cancelled = {});

} // namespace halfstep
