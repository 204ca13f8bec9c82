#pragma once

#include "engine/config/live_settings.h"
#include "engine/config/problem.h"
#include "engine/config/run_config.h"
#include "engine/numerics/linear_schedule.h"
#include "engine/numerics/random.h"
#include "engine/numerics/skip_verdict.h"
#include "engine/records/attempt_record.h"
#include "engine/records/safetensors.h"
#include "engine/training/run_state.h"

#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <vector>

namespace halfstep {

/// Where a run stands, as a checkpoint keeps it: all but the tensors of the model and the optimizer.
struct Progress {
    Position position;
    SkipVerdict::State verdict;
    std::vector<LiveChange> changes;
    RunConfig started; ///< as the run was started
    LiveSettings live; ///< as in force
    std::uint64_t datasetFingerprint = 0;
    double bestLoss = std::numeric_limits<double>::infinity(); ///< of the validation
    std::int64_t bestEpoch = 0;                                ///< 0 for none
    std::int64_t observations = 0;
    std::int64_t badInARow = 0;
    std::int64_t notFiniteInARow = 0;
    std::optional<LinearSchedule::State> schedule; ///< empty: written before plans could change on the way
    std::int64_t optimizerSteps = 0;
    float scale = 1;
    std::int64_t growthTracker = 0;
    Random::State dropout{};
};

void writeProgress(const Progress& progress, SafeTensors& content);

/// No run gets so far, and arithmetic with such counts does not overflow.
constexpr std::int64_t mostCounted = std::int64_t{1} << 53;

/// Refuses what is malformed or contradicts itself, which a right hash does not rule out.
Result<Progress> readProgress(const SafeTensors& content, const std::string& path);

} // namespace halfstep
