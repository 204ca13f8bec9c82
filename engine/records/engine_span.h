#pragma once

#include "engine/records/run_summary.h"

#include <cstdint>
#include <vector>

namespace halfstep {

/// The engine that computed from an attempt on.
struct EngineSpan {
    std::int64_t fromAttempt = 1;
    EngineAsRun engine;
};

/// The engines of a run that goes on with another after so many attempts, each where it follows a different one.
std::vector<EngineSpan> joined(const std::vector<EngineSpan>& before, const std::vector<EngineSpan>& after,
                               std::int64_t attempts);

} // namespace halfstep
