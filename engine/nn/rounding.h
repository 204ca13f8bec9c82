#pragma once

#include "engine/nn/torch.h"
#include "engine/numerics/float_format.h"

#include <span>

namespace halfstep {

/// Rounds every element of a dense float32 tensor in place, whatever its strides; one on another device goes
/// through the CPU, which is slow and right.
void roundInPlace(const at::Tensor& tensor, const FloatFormat& format);

/// y rounded to the format, in place; on the way back the gradient is rounded too. This is the border of a
/// low-precision operation: what PyTorch's casts do under autocast. `peak` grows to the largest finite magnitude of a
/// gradient before it is rounded. `format` and `peak` must outlive the backward pass; `peak` may be null.
at::Tensor roundedBothWays(const at::Tensor& y, const FloatFormat& format, float* peak = nullptr);

/// Rounds a gradient and lets `peak` grow as above.
void roundGradient(std::span<float> gradient, const FloatFormat& format, float* peak);

} // namespace halfstep
