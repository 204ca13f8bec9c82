#pragma once

#include "engine/numerics/float_format.h"

#include <span>

namespace halfstep {

/// The largest magnitude among finite values; 0 when there is none.
float largestFiniteMagnitude(std::span<const float> values);

/// The largest float32 that still rounds to something finite in the format; +inf in a saturating one.
float largestThatStaysFinite(const FloatFormat& format);

/// The largest float32 scale at which a gradient that was `largest` at `scaleUsed` is at most `largestThatStaysFinite`.
/// Gradients count as proportional to the scale. +inf when no scale overflows: a zero gradient, a saturating format.
double largestFiniteScale(float largestThatStaysFinite, double scaleUsed, double largest);

} // namespace halfstep
