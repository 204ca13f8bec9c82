#pragma once

#include "engine/config/problem.h"
#include "engine/config/run_config.h"

#include <vector>

namespace halfstep {

/// What is wrong with a config by itself, before any file or data is looked at. Empty when nothing is.
std::vector<Problem> problemsIn(const RunConfig& config);

} // namespace halfstep
