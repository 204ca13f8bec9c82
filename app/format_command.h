#pragma once

#include "app/command_line.h"

namespace halfstep {

/// Prints how a format stores each value: bits, class, neighbours, rounding error.
int runFormat(const FormatCommand& command);

} // namespace halfstep
