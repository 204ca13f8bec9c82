#pragma once

#include "engine/data/dataset.h"

#include <cstdint>

namespace halfstep {

/// 8192×32 normal features for measuring cost, and 2048 more to validate; labels 0 or 1 drawn from
/// a random network's probability. No test part: nothing is to be learnt from it but time.
Dataset makeSynthetic(std::uint64_t seed);

} // namespace halfstep
