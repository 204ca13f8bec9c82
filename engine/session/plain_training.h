#pragma once

#include "engine/config/problem.h"
#include "engine/config/run_config.h"
#include "engine/data/dataset.h"

#include <functional>

namespace halfstep {

/// A step of the loop that a LibTorch tutorial writes, over a run's data, model, loss, optimizer and micro-batch in
/// float32: to compare with. To be called on the calling thread; for models without normalisation and dropout.
Result<std::function<void()>> plainTraining(const RunConfig& config, const DatasetPtr& dataset);

} // namespace halfstep
