#pragma once

#include "engine/numerics/float_format.h"
#include "engine/numerics/magnitude_counts.h"
#include "engine/records/window_detail.h"

#include <optional>
#include <string>

namespace halfstep {

/// What is counted of a window.
enum class CountedQuantity {
    Gradient,
    BeforeRounding,
    Weights,
    Updates,
    Outputs,
    OutputGradients,
    OutputGradientsBeforeRounding, ///< only in the place of others
};

bool isOfLayers(CountedQuantity quantity);
/// How tables call it; stable.
const char* csvNameOf(CountedQuantity quantity);

/// One quantity of a window, of all tensors or of one.
struct CountedNumbers {
    CountedQuantity quantity{};
    std::string tensor{}; ///< parameter or layer; empty: all of them
    MagnitudeCounts counts{};
    double scale = 1; ///< S, that it holds as a factor
    bool scaled = false;
    bool instead = false; ///< of the quantity asked for, which is zero throughout
    bool rounded = false; ///< the run's format has rounded it, so that what overflowed is not finite
    /// The same in the last micro-batch that was told, before the run's format rounded it.
    std::optional<MagnitudeCounts> unrounded{};
};

/// Nothing where the window tells nothing of it. Of gradients that are all zero, what they were before rounding, where
/// that made them so and the window tells it: a parameter's own, else, for all of them, those of the last layer where
/// the way back begins with numbers other than zero.
std::optional<CountedNumbers> countedIn(const WindowDetail& window, CountedQuantity quantity,
                                        const std::string& tensor = {});

} // namespace halfstep
