#include "engine/labs/line_fit.h"

#include <cmath>
#include <cstddef>
#include <limits>
#include <numbers>

namespace halfstep {
namespace {

/// P(|T| ≤ t), by the finite sums for whole degrees of freedom (Abramowitz and Stegun 26.7.3 and 26.7.4).
double shareWithin(double t, int degreesOfFreedom)
{
    const double angle = std::atan(t / std::sqrt(static_cast<double>(degreesOfFreedom)));
    const double cosine = std::cos(angle);
    const bool odd = degreesOfFreedom % 2 == 1;
    double term = odd ? cosine : 1;
    double sum = degreesOfFreedom == 1 ? 0 : term;
    for (int k = odd ? 3 : 2; k <= degreesOfFreedom - 2; k += 2) {
        term *= cosine * cosine * (k - 1) / k;
        sum += term;
    }
    return odd ? 2 / std::numbers::pi * (angle + std::sin(angle) * sum) : std::sin(angle) * sum;
}

} // namespace

double studentQuantile975(int degreesOfFreedom)
{
    double low = 1.9; // the normal distribution's is 1.96, and one degree of freedom has 12.7
    double high = 13;
    for (int i = 0; i < 60; ++i) {
        const double middle = (low + high) / 2;
        (shareWithin(middle, degreesOfFreedom) < 0.95 ? low : high) = middle;
    }
    return (low + high) / 2;
}

LineFit lineThrough(std::span<const double> x, std::span<const double> y)
{
    const auto count = static_cast<double>(x.size());
    double meanX = 0;
    double meanY = 0;
    for (std::size_t i = 0; i < x.size(); ++i) {
        meanX += x[i] / count;
        meanY += y[i] / count;
    }
    double squares = 0;
    double products = 0;
    for (std::size_t i = 0; i < x.size(); ++i) {
        squares += (x[i] - meanX) * (x[i] - meanX);
        products += (x[i] - meanX) * (y[i] - meanY);
    }
    LineFit fit;
    fit.slope = products / squares;
    double residuals = 0;
    for (std::size_t i = 0; i < x.size(); ++i) {
        const double residual = y[i] - meanY - fit.slope * (x[i] - meanX);
        residuals += residual * residual;
    }
    const int degreesOfFreedom = static_cast<int>(x.size()) - 2;
    const double half = degreesOfFreedom < 1
                            ? std::numeric_limits<double>::quiet_NaN()
                            : studentQuantile975(degreesOfFreedom) * std::sqrt(residuals / degreesOfFreedom / squares);
    fit.low = fit.slope - half;
    fit.high = fit.slope + half;
    return fit;
}

} // namespace halfstep
