#pragma once

#include <cstdint>
#include <span>

namespace halfstep {

/// What one pass over the scaled gradient finds.
struct GradientSurvey {
    std::int64_t zeros = 0;
    std::int64_t subnormals = 0; ///< nonzero and smaller than the format's smallest normal number
    std::int64_t nonfinite = 0;
    std::int64_t firstNonfinite = -1; ///< index in the flat buffer
    double norm = 0;                  ///< global L2 norm, summed in float64
};

GradientSurvey surveyOf(std::span<const float> gradient, double smallestNormal);

/// Magnitude; NaN where nothing is finite.
double largestFiniteIn(std::span<const float> gradient);

/// Global L2 norm, summed in float64, so that it overflows only where float64 does.
double normOf(std::span<const float> gradient);

/// Products rounded to float32 once; a factor too small for a float32 is taken as it is.
void multiply(std::span<float> values, double factor);

/// Element by element, to as many.
void add(std::span<const float> values, std::span<float> to);

/// min(1, maxNorm / (norm + 1e-6)), as torch.nn.utils.clip_grad_norm_.
double clipCoefficient(double norm, double maxNorm);

} // namespace halfstep
