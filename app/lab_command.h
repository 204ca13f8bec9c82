#pragma once

#include "app/command_line.h"

namespace halfstep {

/// Computes a lab and prints its numbers, tables and verdict; returns the exit code.
int runLab(const LabCommand& command);

} // namespace halfstep
