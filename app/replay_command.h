#pragma once

#include "app/command_line.h"

namespace halfstep {

/// Prints what training's own state machines would do, as one JSON object.
int runReplay(const ReplayScalerCommand& command);
int runReplay(const ReplayEarlyStoppingCommand& command);

} // namespace halfstep
