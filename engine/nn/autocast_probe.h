#pragma once

#include <cstdint>
#include <string>

namespace halfstep {

/// One linear layer, as PyTorch initialises it, on normally distributed inputs: in float32 and under real autocast.
struct AutocastProbe {
    std::string dtype;              ///< of the output under autocast, as LibTorch names it
    double meanDifference = 0;      ///< mean |difference| of the outputs
    double correlation = 0;         ///< Pearson's, of the outputs
    double microsecondsFloat32 = 0; ///< of a forward pass, median
    double microsecondsLow = 0;
};

/// bfloat16 on the CPU, which every LibTorch from 1.13 on has. Draws from a generator of its own, in the order of
/// torch.manual_seed(seed); Linear(width, width); randn(samples, width).
AutocastProbe autocastProbe(std::uint64_t seed, std::int64_t width, std::int64_t samples);

} // namespace halfstep
