#pragma once

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

} // namespace halfstep
