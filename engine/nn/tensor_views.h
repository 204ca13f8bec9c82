#pragma once

#include "engine/model/model_spec.h"
#include "engine/nn/torch.h"
#include "engine/training/batch_view.h"

#include <span>
#include <vector>

namespace halfstep {

/// The tensors of a flat buffer, each with its shape. They look at its memory, which must outlive them.
std::vector<at::Tensor> viewsOf(std::span<float> buffer, const std::vector<ParameterSpec>& tensors);

/// All of a flat buffer as one tensor, likewise.
at::Tensor viewOf(std::span<float> buffer);

/// Samples as a tensor (count, sampleShape...), likewise.
at::Tensor viewOf(const BatchView& samples);

} // namespace halfstep
