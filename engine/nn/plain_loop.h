#pragma once

#include "engine/config/run_config.h"
#include "engine/data/dataset.h"
#include "engine/model/model_spec.h"

#include <functional>

namespace halfstep {

/// A step of training as a tutorial writes it: rows drawn at random, forward, loss, backward, step, the loss read. One
/// compute thread, float32, on the CPU; for models of Flatten, Linear, Conv2d, ReLU and MaxPool2d.
std::function<void()> plainLoop(const RunConfig& config, const ModelSpec& model, LossKind loss,
                                const DatasetPtr& dataset);

} // namespace halfstep
