#pragma once

#include "engine/nn/torch.h"

namespace halfstep {

/// max_pool2d(relu(x), 2) in one pass over a float32 channels-last image batch on the CPU, (B, C, H, W) → (B, C, H/2,
/// W/2), with the same values and gradients, bit for bit, as the two operations. LibTorch's own pair takes a third of a
/// small network's step. Any other tensor goes through LibTorch.
at::Tensor reluThenPool(const at::Tensor& x);

} // namespace halfstep
