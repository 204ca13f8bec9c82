#pragma once

#include "engine/config/problem.h"
#include "engine/config/run_config.h"
#include "engine/model/model_spec.h"

#include <cstddef>
#include <vector>

namespace halfstep {

/// One parameter's stretch of the flat buffer, and how it is rounded and updated.
struct ParameterRange {
    std::size_t begin = 0; ///< elements
    std::size_t end = 0;
    double learningRateFactor = 1;
    double weightDecay = 0;
    bool rounded = true; ///< to the run's format, as ParameterSpec says
    bool operator==(const ParameterRange&) const = default;
};

/// One a parameter, in their order. Refused: a name that fits no parameter, and a parameter in two groups (as
/// torch.optim refuses it).
Result<std::vector<ParameterRange>> parameterRanges(const OptimizerConfig& config,
                                                    const std::vector<ParameterSpec>& parameters);

} // namespace halfstep
