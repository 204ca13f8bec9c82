#pragma once

#include "app/command_line.h"

namespace halfstep {

/// Measures, and prints a table or JSON. Returns the exit code; a bar that is not met is no failure.
int runBench(const BenchCommand& command);

} // namespace halfstep
