#include "engine/training/gradient_passes.h"

#include "engine/training/vector_clones.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>

namespace halfstep {
namespace {

constexpr std::uint32_t magnitudeMask = 0x7fffffff;
constexpr std::uint32_t infinityBits = 0x7f800000;
constexpr std::size_t blockSize = 1024;

/// Eight sums side by side: a fixed order that the compiler can vectorise.
HALFSTEP_VECTOR_CLONES
double sumOfSquares(const float* values, std::size_t count)
{
    double sums[8] = {};
    std::size_t i = 0;
    for (; i + 8 <= count; i += 8) {
        for (std::size_t k = 0; k < 8; ++k) {
            const double value = values[i + k];
            sums[k] += value * value;
        }
    }
    for (; i < count; ++i)
        sums[0] += static_cast<double>(values[i]) * values[i];
    return ((sums[0] + sums[1]) + (sums[2] + sums[3])) + ((sums[4] + sums[5]) + (sums[6] + sums[7]));
}

struct Kinds {
    std::uint32_t zeros = 0;
    std::uint32_t small = 0; ///< below the smallest normal number, zeros among them
    std::uint32_t nonfinite = 0;
};

HALFSTEP_VECTOR_CLONES
Kinds kindsIn(const float* values, std::size_t count, std::uint32_t normalBits)
{
    Kinds kinds;
    for (std::size_t i = 0; i < count; ++i) {
        const std::uint32_t magnitude = std::bit_cast<std::uint32_t>(values[i]) & magnitudeMask;
        kinds.zeros += magnitude == 0;
        kinds.small += magnitude < normalBits;
        kinds.nonfinite += magnitude >= infinityBits;
    }
    return kinds;
}

HALFSTEP_VECTOR_CLONES
void multiplyAll(float* values, std::size_t count, float factor)
{
    for (std::size_t i = 0; i < count; ++i)
        values[i] *= factor;
}

HALFSTEP_VECTOR_CLONES
void addAll(const float* __restrict values, float* __restrict to, std::size_t count)
{
    for (std::size_t i = 0; i < count; ++i)
        to[i] += values[i];
}

} // namespace

GradientSurvey surveyOf(std::span<const float> gradient, double smallestNormal)
{
    const auto normalBits = std::bit_cast<std::uint32_t>(static_cast<float>(smallestNormal));
    GradientSurvey survey;
    double squares = 0;
    for (std::size_t start = 0; start < gradient.size(); start += blockSize) {
        const std::size_t count = std::min(blockSize, gradient.size() - start);
        const float* values = gradient.data() + start;
        const Kinds kinds = kindsIn(values, count, normalBits);
        if (kinds.nonfinite > 0 && survey.firstNonfinite < 0) {
            const float* bad = std::find_if(values, values + count, [](float v) { return !std::isfinite(v); });
            survey.firstNonfinite = static_cast<std::int64_t>(start) + (bad - values);
        }
        survey.zeros += kinds.zeros;
        survey.subnormals += kinds.small - kinds.zeros;
        survey.nonfinite += kinds.nonfinite;
        squares += sumOfSquares(values, count);
    }
    survey.norm = std::sqrt(squares);
    return survey;
}

double largestFiniteIn(std::span<const float> gradient)
{
    double largest = std::numeric_limits<double>::quiet_NaN();
    for (const float value : gradient)
        if (std::isfinite(value))
            largest = std::fmax(largest, std::abs(value));
    return largest;
}

double normOf(std::span<const float> gradient)
{
    return std::sqrt(sumOfSquares(gradient.data(), gradient.size()));
}

void multiply(std::span<float> values, double factor)
{
    const auto narrow = static_cast<float>(factor);
    if (std::isnormal(narrow))
        multiplyAll(values.data(), values.size(), narrow);
    else // as a float32 the factor would be coarse, or zero
        for (float& value : values)
            value = static_cast<float>(value * factor);
}

void add(std::span<const float> values, std::span<float> to)
{
    addAll(values.data(), to.data(), to.size());
}

double clipCoefficient(double norm, double maxNorm)
{
    const double coefficient = maxNorm / (norm + 1e-6);
    return coefficient < 1 ? coefficient : 1;
}

} // namespace halfstep
