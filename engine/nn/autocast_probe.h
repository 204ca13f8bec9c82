#pragma once

#include "engine/model/autocast_probe.h"

#include <cstdint>

namespace halfstep {

/// bfloat16 on the CPU, which every LibTorch from 1.13 on has. Draws from a generator of its own, in the order of
/// torch.manual_seed(seed); Linear(width, width); randn(samples, width).
AutocastProbe autocastProbe(std::uint64_t seed, std::int64_t width, std::int64_t samples);

} // namespace halfstep
