#pragma once

#include "engine/config/run_config.h"
#include "engine/model/model_spec.h"
#include "engine/records/run_summary.h"
#include "engine/training/backprop.h"
#include "engine/training/training_state.h"

#include <functional>
#include <memory>

namespace halfstep {

/// An engine as a run is given it. The Backprop that it makes uses the state's statistics and dropout generator, which
/// outlive it.
struct Engine {
    EngineAsRun asRun;
    std::function<void(const RunConfig&)> setUp; ///< the calling thread, before anything is allocated for the run
    std::function<std::unique_ptr<Backprop>(const RunConfig&, const ModelSpec&, LossKind, TrainingState&)> makeBackprop;
};

} // namespace halfstep
