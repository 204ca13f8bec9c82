#pragma once

#include "app/command_line.h"

namespace halfstep {

/// Prints what training a model costs, by arithmetic alone; returns the exit code.
int runEstimate(const EstimateCommand& command);

} // namespace halfstep
