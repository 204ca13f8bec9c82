#pragma once

#include "engine/config/choices.h"
#include "engine/model/model_spec.h"

#include <cstdint>

namespace halfstep {

/// Bytes that a micro-batch's pass forth and back holds at its peak beside weights, gradients and the input, with
/// values kept as float32, estimated from shapes. The plan's buffers live all at once, those that blocks share are
/// small. Autograd frees on the way back: its peak is at the layer where what is kept and the gradients at its two
/// borders are the most, and what LibTorch's kernels set aside is left out, but for normalisation's. Where a
/// format is emulated, a gradient and its rounded copy are there together.
std::int64_t estimatedPassBytes(const ModelSpec& model, EngineName engine, bool emulated, std::int64_t samples);

} // namespace halfstep
