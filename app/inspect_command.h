#pragma once

#include "app/command_line.h"

namespace halfstep {

/// Prints what a run folder tells of one window, of the skips, the time and the memory of the run.
int runInspect(const InspectCommand& command);

} // namespace halfstep
