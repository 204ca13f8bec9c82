#pragma once

#include "engine/numerics/float_format.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace halfstep {

/// One addition: before + term, rounded to the format.
struct SumStep {
    double before = 0;
    double unrounded = 0; ///< in float64, whose rounding changes no result in a format of at most 24 significant bits
    double stored = 0;
};

/// A term added again and again to a sum that a format stores.
struct RepeatedSum {
    double start = 0; ///< as stored
    double term = 0;  ///< as stored
    std::vector<SumStep> steps;
    double exact = 0;                      ///< of the numbers as they were given, in float64
    std::optional<std::int64_t> stuckFrom; ///< the first step, from 1, that leaves a finite sum as it was
};

RepeatedSum repeatedSum(const FloatFormat& format, double start, double term, std::int64_t count);

} // namespace halfstep
