#pragma once

#include "engine/config/problem.h"
#include "engine/config/run_config.h"
#include "engine/model/model_spec.h"

#include <optional>

namespace halfstep {

/// Why the plan cannot compute a run; empty when it can.
std::optional<Problem> unplanned(const RunConfig& config, const ModelSpec& model);

} // namespace halfstep
