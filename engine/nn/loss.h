#pragma once

#include "engine/config/choices.h"
#include "engine/nn/torch.h"

#include <cstdint>
#include <span>

namespace halfstep {

struct LossValue {
    double mean = 0;          ///< over samples, and outputs where each has a target, as torch's reduction="mean"
    std::int64_t correct = 0; ///< right answers: a class a sample; 0 or 1 for each output of bce (logit above 0) and
                              ///< mse (above 0.5). NaN is never right.
};

/// The loss of logits (B, outputs) and, when `gradient` is given, its derivative times `seed`, same shape, float32.
/// Terms are computed in double and rounded once. Targets: B class indices for cross entropy, else (B, outputs)
/// numbers. The kind is resolved, not Auto.
LossValue lossOf(LossKind kind, const at::Tensor& logits, std::span<const float> targets,
                 at::Tensor* gradient = nullptr, double seed = 1);

} // namespace halfstep
