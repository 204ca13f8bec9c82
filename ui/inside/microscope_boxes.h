#pragma once

#include "engine/config/run_config.h"
#include "engine/records/window_detail.h"
#include "ui/inside/box_flow.h"

#include <vector>

namespace halfstep {

/// The stages of a window in the order in which they ran, each with its numbers and with the traced element as that
/// stage left it: micro-batches, the gradient that they summed, unscaling, whether all is finite, clipping, the step or
/// its skip, the scale for the next window. The one that decided what came out is told. `config`: for its mistakes.
std::vector<FlowBox> microscopeBoxes(const WindowDetail& window, const RunConfig& config);

/// How many of them, the first ones, stand for micro-batches that have run.
int microBatchBoxes(const WindowDetail& window);

/// What came out of a window, in one sentence.
QString outcomeText(const WindowDetail& window);

} // namespace halfstep
