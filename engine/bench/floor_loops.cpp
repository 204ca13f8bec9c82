#include "engine/bench/floor_loops.h"

#include <cmath>

// A sanitizer is not ready yet when the loader asks which of the clones to take.
#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__) && !defined(__SANITIZE_ADDRESS__)                  \
    && !defined(__SANITIZE_THREAD__)
#define HALFSTEP_BEST_INSTRUCTIONS __attribute__((target_clones("default", "arch=haswell", "arch=skylake-avx512")))
#else
#define HALFSTEP_BEST_INSTRUCTIONS
#endif

namespace halfstep {

HALFSTEP_BEST_INSTRUCTIONS
void addBiasAndRelu(float* __restrict a, const float* __restrict bias, std::int64_t rows, std::int64_t columns)
{
    for (std::int64_t i = 0; i < rows; ++i, a += columns)
        for (std::int64_t j = 0; j < columns; ++j) {
            const float sum = a[j] + bias[j];
            a[j] = sum > 0 ? sum : 0.0f;
        }
}

HALFSTEP_BEST_INSTRUCTIONS
void timesVector(const float* __restrict a, const float* __restrict w, float bias, float* __restrict z,
                 std::int64_t rows, std::int64_t columns)
{
    constexpr std::int64_t lanes = 16;
    for (std::int64_t i = 0; i < rows; ++i, a += columns) {
        float sums[lanes] = {};
        std::int64_t j = 0;
        for (; j + lanes <= columns; j += lanes)
            for (std::int64_t k = 0; k < lanes; ++k)
                sums[k] += a[j + k] * w[j + k];
        float sum = bias;
        for (; j < columns; ++j)
            sum += a[j] * w[j];
        for (const float part : sums)
            sum += part;
        z[i] = sum;
    }
}

HALFSTEP_BEST_INSTRUCTIONS
void backThroughOutput(float* __restrict a, const float* __restrict dz, const float* __restrict w0, float* __restrict w,
                       std::int64_t rows, std::int64_t columns)
{
    for (std::int64_t i = 0; i < rows; ++i, a += columns) {
        const float slope = dz[i];
        for (std::int64_t j = 0; j < columns; ++j) {
            const float value = a[j];
            const float passes = value > 0 ? 1.0f : 0.0f; // multiplied by: a choice would be a branch
            w[j] += slope * value;
            a[j] = slope * w0[j] * passes;
        }
    }
}

HALFSTEP_BEST_INSTRUCTIONS
void sumRows(const float* __restrict a, float* __restrict sums, std::int64_t rows, std::int64_t columns)
{
    for (std::int64_t j = 0; j < columns; ++j)
        sums[j] = 0;
    for (std::int64_t i = 0; i < rows; ++i, a += columns)
        for (std::int64_t j = 0; j < columns; ++j)
            sums[j] += a[j];
}

HALFSTEP_BEST_INSTRUCTIONS
void adam(float* __restrict weights, const float* __restrict gradient, float* __restrict first,
          float* __restrict second, std::size_t count, const AdamRates& rates)
{
    const float stepSize = rates.stepSize;
    const float rootCorrection = rates.rootCorrection;
    for (std::size_t i = 0; i < count; ++i) {
        const float g = gradient[i];
        const float m = 0.9f * first[i] + 0.1f * g;
        const float v = 0.999f * second[i] + 0.001f * g * g;
        first[i] = m;
        second[i] = v;
        weights[i] -= stepSize * m / (std::sqrt(v) / rootCorrection + 1e-8f);
    }
}

} // namespace halfstep
