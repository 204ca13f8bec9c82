#pragma once

#include "engine/records/run_summary.h"

#include <string>

namespace halfstep {

/// What a run came to, in a few lines that end with its folder and figures.
std::string resultText(const RunSummary& summary, const std::string& figures, const std::string& eventFolder);

} // namespace halfstep
