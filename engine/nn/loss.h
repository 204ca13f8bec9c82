#pragma once

#include "engine/nn/torch.h"

#include <cstdint>
#include <span>
#include <string>

namespace halfstep {

enum class LossKind { CrossEntropy, BinaryCrossEntropy, MeanSquaredError };

LossKind lossKindNamed(const std::string& name); ///< cross_entropy, bce, mse

struct LossValue {
    double mean = 0;          ///< over samples (and outputs, for mse), as torch's reduction="mean"
    std::int64_t correct = 0; ///< samples whose class was found; 0 for mse
};

/// The loss of logits (B, outputs) and, when `gradient` is given, its derivative times `seed`, same shape, float32.
/// Terms are computed in double and rounded once. Targets: one value a sample (class index, or 0/1), or
/// (B, outputs) numbers for mse.
LossValue lossOf(LossKind kind, const at::Tensor& logits, std::span<const float> targets,
                 at::Tensor* gradient = nullptr, double seed = 1);

} // namespace halfstep
