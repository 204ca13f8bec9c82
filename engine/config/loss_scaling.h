#pragma once

#include "engine/config/format_layout.h"
#include "engine/config/run_config.h"

namespace halfstep {

/// Whether a run multiplies its loss by a scale while it computes in this format.
bool scalesLoss(const RunConfig& config, const FormatLayout& format);

} // namespace halfstep
