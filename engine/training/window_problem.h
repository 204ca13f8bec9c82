#pragma once

#include "engine/config/problem.h"
#include "engine/config/run_config.h"
#include "engine/data/dataset.h"
#include "engine/model/model_spec.h"

#include <optional>

namespace halfstep {

/// Why a run cannot train, or be evaluated, in the windows and micro-batches that its settings cut this data into.
std::optional<Problem> windowProblem(const RunConfig& config, const ModelSpec& model, const Dataset& data);

} // namespace halfstep
