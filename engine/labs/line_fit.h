#pragma once

#include <span>

namespace halfstep {

/// A straight line by least squares and the 95 % interval of its slope, from Student's t with n − 2 degrees of
/// freedom; the interval is NaN of fewer than three points.
struct LineFit {
    double slope = 0;
    double low = 0;
    double high = 0;
};

LineFit lineThrough(std::span<const double> x, std::span<const double> y);

/// The value that Student's t with so many degrees of freedom, from 1, exceeds with a probability of 2.5 %.
double studentQuantile975(int degreesOfFreedom);

} // namespace halfstep
