#pragma once

#include <cstdint>

namespace halfstep {

/// c(i, j) = bias(j) + Σ a(i, s, k) · b(s · depth + k, j), with the sum over `segments` stretches of `depth` terms
/// each. Both layers' products have this form: in a convolution a segment is a row of the window, and rows of `a`
/// overlap. Row i of `a` begins at (i / group) · aGroup + (i % group) · aRow. Strides count elements; b's and c's rows
/// are dense.
struct Product {
    std::int64_t rows = 0;
    std::int64_t columns = 0;
    std::int64_t segments = 1;
    std::int64_t depth = 0;
    const float* a = nullptr;
    std::int64_t group = INT64_MAX;
    std::int64_t aGroup = 0;
    std::int64_t aRow = 0;
    std::int64_t aSegment = 0;
    std::int64_t aDepth = 1;
    const float* b = nullptr;
    std::int64_t bRow = 0; ///< stride
    float* c = nullptr;
    std::int64_t cRow = 0;       ///< stride
    const float* bias = nullptr; ///< (columns); null for zeros
    bool accumulate = false;     ///< c += instead, in one addition
};

/// c(i, j) = bias(j) + Σ a(i, k) · b(j, k), all of them dense: a (rows, depth), b (columns, depth), c (rows, columns).
struct RowProduct {
    std::int64_t rows = 0;
    std::int64_t columns = 0;
    std::int64_t depth = 0;
    const float* a = nullptr;
    const float* b = nullptr;
    float* c = nullptr;
    const float* bias = nullptr; ///< null for zeros
};

/// One image's pooling over windows of 2 by 2. `chosen` names the corner that won, the first of equals; a NaN wins over
/// everything. After ReLU a window without a positive value gives 0, and `chosen` is 4.
struct Pool {
    std::int64_t height = 0; ///< of the input
    std::int64_t width = 0;
    std::int64_t channels = 0;
    bool afterRelu = false;
};

/// Normalisation of (rows, channels): y = x · factor + offset by channel.
struct NormGradient {
    std::int64_t rows = 0;
    std::int64_t channels = 0;
    const float* x = nullptr;
    const float* mean = nullptr;
    const float* gradient = nullptr; ///< of the output
};

/// The arithmetic of the plan in one set of instructions. Sums have one order, whatever the number of rows; images are
/// (H, W, C).
struct Kernels {
    const char* name;
    std::int64_t lanes; ///< floats in a vector
    void (*multiply)(const Product&);
    void (*multiplyRows)(const RowProduct&);
    /// sums(j) += Σ values(i, j)
    void (*addColumnSums)(const float* values, std::int64_t rows, std::int64_t columns, float* sums);
    /// (rows, columns) → (columns, rows)
    void (*transpose)(const float* from, std::int64_t rows, std::int64_t columns, float* to);
    void (*relu)(float* values, std::int64_t count); ///< keeps a NaN
    void (*reluBackward)(const float* output, float* gradient, std::int64_t count);
    void (*multiplyElements)(const float* a, const float* b, float* to, std::int64_t count);
    void (*pool)(const Pool&, const float* in, float* out, std::int32_t* chosen);
    void (*poolBackward)(const Pool&, const float* gradient, const std::int32_t* chosen, float* to);
    /// sums(c) += Σ x(i, c)
    void (*addSums)(const float* x, std::int64_t rows, std::int64_t channels, double* sums);
    /// squares(c) += Σ (x(i, c) - mean(c))²
    void (*addSquares)(const float* x, std::int64_t rows, std::int64_t channels, const double* mean, double* squares);
    void (*scaleAndShift)(const float* x, std::int64_t rows, std::int64_t channels, const float* factor,
                          const float* offset, float* y);
    /// sums(c) += Σ g(i, c); products(c) += Σ g(i, c) · (x(i, c) - mean(c))
    void (*addNormSums)(const NormGradient&, double* sums, double* products);
    /// to(i, c) = (g(i, c) - shift(c) - (x(i, c) - mean(c)) · slope(c)) · factor(c)
    void (*normBackward)(const NormGradient&, const float* shift, const float* slope, const float* factor, float* to);
};

/// Those for the fastest instructions that this processor has. The one place that chooses.
const Kernels& kernels();

/// Every set of kernels that this processor can run, the portable one first.
struct KernelSets {
    const Kernels* sets[3];
    int count;
};
KernelSets kernelSets();

} // namespace halfstep
