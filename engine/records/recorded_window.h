#pragma once

#include "engine/config/run_config.h"
#include "engine/records/window_detail.h"

namespace halfstep {

/// As far as the record of an attempt tells its window: no micro-batches, layers or parameters, no threshold.
WindowDetail recordedWindow(const AttemptRecord& record, const RunConfig& config, const PrecisionAsRun& precision);

} // namespace halfstep
