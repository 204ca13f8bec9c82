#pragma once

#include "engine/config/problem.h"
#include "engine/config/run_config.h"
#include "engine/data/dataset.h"
#include "engine/training/engine.h"
#include "engine/training/trainer.h"

#include <memory>

namespace halfstep {

/// The engine that a run of this model computes with, and why: of config and model alone, so that a run that goes on
/// under the same settings, live changes included, goes on with the same one. The one place that decides it.
Result<Engine> engineFor(const RunConfig& config, const ModelSpec& model);

/// A trainer over that engine.
Result<std::unique_ptr<Trainer>> makeTrainer(const RunConfig& config, DatasetPtr dataset);

} // namespace halfstep
