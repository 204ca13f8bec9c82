#pragma once

#include "engine/nn/torch.h"
#include "engine/numerics/float_format.h"
#include "engine/training/backprop.h"

namespace halfstep {

/// Rounds every element of a dense float32 tensor in place, whatever its strides; one on another device goes
/// through the CPU, which is slow and right.
void roundInPlace(const at::Tensor& tensor, const FloatFormat& format);

/// Lets a trace's peak grow to the largest finite magnitude in a tensor.
void notePeak(const at::Tensor& tensor, BorderTrace& trace);

/// Adds a tensor's magnitudes to a trace.
void count(const at::Tensor& tensor, BorderTrace& trace,
           void (BorderTrace::*how)(std::span<const float>) = &BorderTrace::count);

/// y rounded to the format, in place; on the way back the gradient is rounded too. This is the border of a
/// low-precision operation: what PyTorch's casts do under autocast. The trace's peak grows to the largest finite
/// magnitude of a gradient before it is rounded, and when `watched` the gradient is counted, before and after. Format
/// and trace must outlive the backward pass.
at::Tensor roundedBothWays(const at::Tensor& y, const FloatFormat& format, BorderTrace& gradient, bool watched = false);

} // namespace halfstep
