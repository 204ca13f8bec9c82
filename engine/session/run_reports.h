#pragma once

#include "engine/data/dataset.h"
#include "engine/records/run_folder.h"
#include "engine/session/run_clock.h"
#include "engine/session/session_update.h"
#include "engine/training/trainer.h"

#include <memory>

// What is told of a run, as its trainer and its clock stand.

namespace halfstep {

/// All but the folder.
RunFacts factsOf(const RunConfig& config, const RunState& state, const Dataset& dataset);

SnapshotPtr snapshotOf(const Trainer& trainer, const RunClock& clock, SessionState state, WindowDetailPtr window);

/// run.json while the run goes on.
RunDocument documentOf(const RunConfig& config, const RunState& state, const Dataset& dataset);

/// All but what is measured with the best weights, and the folder.
RunSummary summaryOf(const RunConfig& config, const RunState& state, const RunClock& clock, Outcome outcome,
                     EndReason reason);

} // namespace halfstep
