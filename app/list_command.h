#pragma once

#include "app/command_line.h"

namespace halfstep {

/// Prints one name a line with what it is, or a JSON array. Returns the exit code.
int runList(const ListCommand& command);

} // namespace halfstep
