#pragma once

#include "engine/bench/bench_work.h"
#include "engine/bench/contender.h"
#include "engine/session/run_sink.h"

#include <string>

namespace halfstep {

/// The trainer alone, on the calling thread, with records made and dropped.
Result<ContenderPtr> trainerLoop(const RunConfig& config, const DatasetPtr& dataset);

/// A whole run on a thread of its own, of which that thread's time is told. Records are written into a folder; empty:
/// none are.
Result<ContenderPtr> runInTurns(const RunConfig& config, const std::string& folder,
                                Watching watching = Watching::Nobody);

/// A loop as a LibTorch tutorial writes it.
Result<ContenderPtr> plainLibtorchLoop(const BenchWork& work);

} // namespace halfstep
