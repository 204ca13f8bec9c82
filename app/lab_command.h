#pragma once

#include "app/command_line.h"

#include <string>

namespace halfstep {

struct Lab;
struct LabResult;

/// Draws what a lab computed into a folder; false where it cannot.
using LabFigureDrawing = bool (*)(const Lab& lab, const LabResult& result, const std::string& folder);

/// Computes a lab and prints its numbers, tables and verdict; returns the exit code.
int runLab(const LabCommand& command, LabFigureDrawing drawFigures);

} // namespace halfstep
