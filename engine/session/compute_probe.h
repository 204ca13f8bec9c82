#pragma once

#include "engine/config/choices.h"
#include "engine/config/problem.h"
#include "engine/model/autocast_probe.h"

#include <cstdint>

namespace halfstep {

/// Loads LibTorch to ask it for another device than the CPU.
bool deviceAvailable(DeviceKind device);

/// bfloat16 on the CPU, with one compute thread, the calling one. Draws as after torch.manual_seed(seed): the layer,
/// Linear(width, width), then its inputs, randn(samples, width). Refused where LibTorch is missing.
Result<AutocastProbe> probeAutocast(std::uint64_t seed, std::int64_t width, std::int64_t samples);

} // namespace halfstep
