#pragma once

#include "engine/data/dataset.h"

namespace halfstep {

/// A data set written into the config or named there as float32 files. Neither standardised nor reordered.
/// The loss tells the task; "auto" takes labels 0 and 1 as binary, all of 0 ... k-1 as k classes,
/// and anything else as numbers.
Result<Dataset> readPoints(const PointsConfig& config, LossKind loss, const Cancelled& cancelled = {});

} // namespace halfstep
