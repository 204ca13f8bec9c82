#pragma once

#include "engine/numerics/float_format.h"

#include <span>

namespace halfstep {

/// The largest magnitude among finite values; 0 when there is none.
float largestFiniteMagnitude(std::span<const float> values);

/// The largest float32 scale at which a gradient that was `largest` at `scaleUsed` still rounds to a finite value.
/// Gradients count as proportional to the scale. +inf when no scale overflows: a zero gradient, a saturating format.
double largestFiniteScale(const FloatFormat& format, double scaleUsed, double largest);

} // namespace halfstep
