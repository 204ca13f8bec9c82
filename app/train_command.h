#pragma once

#include "app/command_line.h"

#include "engine/records/run_history.h"

#include <string>

namespace halfstep {

/// Draws a run's charts into its folder and returns theirs, or nothing.
using FigureDrawing = std::string (*)(const RunHistory& history, const std::string& runFolder);

/// Trains to the end or to a signal, writes the run folder with its figures, and tells the result.
/// Returns the exit code.
int runTrain(const TrainCommand& command, FigureDrawing drawFigures);

} // namespace halfstep
