#pragma once

#include <cstddef>
#include <cstdint>

namespace halfstep {

// The loops of the BLAS floor, each compiled for the instructions that this processor has. A matrix (rows, columns) is
// dense.

/// a(i, j) = max(0, a(i, j) + bias(j))
void addBiasAndRelu(float* a, const float* bias, std::int64_t rows, std::int64_t columns);
/// z(i) = Σ a(i, j) · w(j) + bias
void timesVector(const float* a, const float* w, float bias, float* z, std::int64_t rows, std::int64_t columns);
/// w(j) += Σ dz(i) · a(i, j); a(i, j) becomes dz(i) · w0(j) where it was positive, else 0
void backThroughOutput(float* a, const float* dz, const float* w0, float* w, std::int64_t rows, std::int64_t columns);
/// sums(j) = Σ a(i, j)
void sumRows(const float* a, float* sums, std::int64_t rows, std::int64_t columns);

struct AdamRates {
    float stepSize = 0;       ///< learning rate over its correction
    float rootCorrection = 0; ///< of the second moment
};
void adam(float* weights, const float* gradient, float* first, float* second, std::size_t count,
          const AdamRates& rates);

} // namespace halfstep
