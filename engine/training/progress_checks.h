#pragma once

#include "engine/training/checkpoint_progress.h"

#include <cstdint>
#include <optional>
#include <string>

namespace halfstep {

/// What a run's data allow.
struct ProgressLimits {
    std::int64_t trainSamples = 0;
    std::int64_t answersPerSample = 1;
    bool validates = false;
};

/// The first thing in a run's progress that contradicts another; null for none.
const char* contradictionIn(const Progress& progress);

/// What of it these data cannot have led to.
std::optional<Problem> misfit(const Progress& progress, const ProgressLimits& limits, const std::string& path);

} // namespace halfstep
