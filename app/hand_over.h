#pragma once

#include "app/command_line.h"

namespace halfstep {

/// Goes on as the program with Qt where the command shows or draws something. Returns when it does not, or where that
/// program is missing.
void handOver(const Command& command, char** argv);

} // namespace halfstep
