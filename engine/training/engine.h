#pragma once

#include "engine/config/problem.h"
#include "engine/config/run_config.h"
#include "engine/model/model_spec.h"
#include "engine/records/run_summary.h"
#include "engine/training/backprop.h"
#include "engine/training/training_state.h"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace halfstep {

/// An engine as a run is given it. The Backprop that it makes uses the state's statistics and dropout generator, which
/// outlive it.
struct Engine {
    EngineAsRun asRun;
    std::function<void(const RunConfig&)> setUp; ///< the calling thread, before anything is allocated for the run
    std::function<std::unique_ptr<Backprop>(const RunConfig&, const ModelSpec&, LossKind, TrainingState&)> makeBackprop;
    std::vector<std::string> nativeFormats{}; ///< names of those that need no emulation
};

/// The engine for a run of a model under the settings in force, which may change on the way.
using EngineFor = std::function<Result<Engine>(const RunConfig&, const ModelSpec&)>;

} // namespace halfstep
