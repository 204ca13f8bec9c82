#pragma once

#include "app/command_line.h"

#include <string>

namespace halfstep {

/// Draws a recorded run's charts and returns their folder, or nothing.
using FigureDrawing = std::string (*)(const std::string& runFolder);

/// Trains to the end or to a signal, writes the run folder with its figures, and tells the result.
/// Returns the exit code.
int runTrain(const TrainCommand& command, FigureDrawing drawFigures);

} // namespace halfstep
