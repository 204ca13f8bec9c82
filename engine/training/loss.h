#pragma once

#include "engine/config/choices.h"

#include <cstdint>
#include <span>

namespace halfstep {

struct LossValue {
    double mean = 0;          ///< over samples, and outputs where each has a target, as torch's reduction="mean"
    std::int64_t correct = 0; ///< right answers: a class a sample; 0 or 1 for each output of bce (logit above 0) and
                              ///< mse (above 0.5). NaN is never right.
};

/// The loss of logits (samples, outputs) and, when `gradient` has room for it, its derivative times the upstream
/// factor, same shape. Terms are computed in double and rounded once. Targets: a class index a sample for cross
/// entropy, else (samples, outputs) numbers. The kind is resolved, not Auto.
LossValue lossOf(LossKind kind, std::span<const float> logits, std::int64_t samples, std::span<const float> targets,
                 std::span<float> gradient = {}, double upstream = 1);

} // namespace halfstep
