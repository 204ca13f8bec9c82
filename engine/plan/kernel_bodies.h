// The bodies of the kernels, compiled once for each set of instructions: the file that includes this one says how many
// floats a vector has (HALFSTEP_LANES), what tiles the registers hold, and the function that gives the table its name.
// Nothing of the standard library is instantiated here: the linker could keep this file's copy of it, with instructions
// that another processor lacks.
#include "engine/plan/kernels.h"

namespace halfstep {
namespace {

constexpr int lanes = HALFSTEP_LANES;
constexpr int tileRows = 6;
constexpr int dotRows = HALFSTEP_DOT_ROWS;
constexpr int dotColumns = 4;

template <int n>
struct VectorOf {
    typedef float Type __attribute__((vector_size(n * sizeof(float))));
};
template <>
struct VectorOf<1> {
    typedef float Type;
};
template <int n>
using Vector = typename VectorOf<n>::Type;

template <int n>
[[gnu::always_inline]] inline Vector<n> load(const float* from)
{
    Vector<n> value;
    __builtin_memcpy(&value, from, sizeof(value));
    return value;
}

template <int n>
[[gnu::always_inline]] inline void store(float* to, Vector<n> value)
{
    __builtin_memcpy(to, &value, sizeof(value));
}

/// Halves are added until one number is left.
[[gnu::always_inline]] inline float sumOf(Vector<4> v)
{
    const Vector<4> pairs = v + __builtin_shufflevector(v, v, 2, 3, 0, 1);
    return pairs[0] + pairs[1];
}

[[gnu::always_inline, maybe_unused]] inline float sumOf(Vector<8> v)
{
    return sumOf(__builtin_shufflevector(v, v, 0, 1, 2, 3) + __builtin_shufflevector(v, v, 4, 5, 6, 7));
}

[[gnu::always_inline, maybe_unused]] inline float sumOf(Vector<16> v)
{
    return sumOf(__builtin_shufflevector(v, v, 0, 1, 2, 3, 4, 5, 6, 7)
                 + __builtin_shufflevector(v, v, 8, 9, 10, 11, 12, 13, 14, 15));
}

[[gnu::always_inline]] inline const float* rowOf(const Product& p, std::int64_t i)
{
    return p.a + (i / p.group) * p.aGroup + (i % p.group) * p.aRow;
}

/// R rows of the result by C vectors of n columns, from (i, j) on.
template <int n, int R, int C>
[[gnu::always_inline]] inline void tile(const Product& p, std::int64_t i, std::int64_t j)
{
    Vector<n> sums[R][C] = {};
    const float* rows[R];
    for (int r = 0; r < R; ++r)
        rows[r] = rowOf(p, i + r);
    const float* b = p.b + j;
    for (std::int64_t s = 0; s < p.segments; ++s) {
        for (std::int64_t k = 0; k < p.depth; ++k) {
            Vector<n> right[C];
            for (int c = 0; c < C; ++c)
                right[c] = load<n>(b + c * n);
            for (int r = 0; r < R; ++r)
                for (int c = 0; c < C; ++c)
                    sums[r][c] += rows[r][k * p.aDepth] * right[c];
            b += p.bRow;
        }
        for (int r = 0; r < R; ++r)
            rows[r] += p.aSegment;
    }
    for (int r = 0; r < R; ++r) {
        float* to = p.c + (i + r) * p.cRow + j;
        for (int c = 0; c < C; ++c) {
            if (p.bias)
                sums[r][c] += load<n>(p.bias + j + c * n);
            if (p.accumulate)
                sums[r][c] = load<n>(to + c * n) + sums[r][c];
            store<n>(to + c * n, sums[r][c]);
        }
    }
}

/// All rows of C vectors of n columns.
template <int n, int C>
void panel(const Product& p, std::int64_t j)
{
    std::int64_t i = 0;
    for (; i + tileRows <= p.rows; i += tileRows)
        tile<n, tileRows, C>(p, i, j);
    switch (p.rows - i) {
    case 5: return tile<n, 5, C>(p, i, j);
    case 4: return tile<n, 4, C>(p, i, j);
    case 3: return tile<n, 3, C>(p, i, j);
    case 2: return tile<n, 2, C>(p, i, j);
    case 1: return tile<n, 1, C>(p, i, j);
    default: return;
    }
}

/// What is left of the columns in ever shorter vectors.
template <int n>
void lastColumns(const Product& p, std::int64_t j)
{
    if constexpr (n > 0) {
        if (j + n <= p.columns) {
            panel<n, 1>(p, j);
            j += n;
        }
        lastColumns<n / 2>(p, j);
    }
}

void multiply(const Product& p)
{
    std::int64_t j = 0;
    for (; j + 2 * lanes <= p.columns; j += 2 * lanes)
        panel<lanes, 2>(p, j);
    lastColumns<lanes>(p, j);
}

template <int R, int C>
[[gnu::always_inline]] inline void dotTile(const RowProduct& p, std::int64_t i, std::int64_t j)
{
    Vector<lanes> sums[R][C] = {};
    const std::int64_t depth = p.depth;
    const float* const a = p.a + i * depth;
    const float* const b = p.b + j * depth;
    const std::int64_t whole = depth / lanes * lanes;
    for (std::int64_t k = 0; k < whole; k += lanes) {
        Vector<lanes> right[C];
        for (int c = 0; c < C; ++c)
            right[c] = load<lanes>(b + c * depth + k);
        for (int r = 0; r < R; ++r) {
            const Vector<lanes> left = load<lanes>(a + r * depth + k);
            for (int c = 0; c < C; ++c)
                sums[r][c] += left * right[c];
        }
    }
    for (int r = 0; r < R; ++r)
        for (int c = 0; c < C; ++c) {
            float sum = sumOf(sums[r][c]);
            for (std::int64_t k = whole; k < depth; ++k)
                sum += a[r * depth + k] * b[c * depth + k];
            p.c[(i + r) * p.columns + j + c] = sum + (p.bias ? p.bias[j + c] : 0.0f);
        }
}

template <int R>
void dotRowsOf(const RowProduct& p, std::int64_t i)
{
    std::int64_t j = 0;
    for (; j + dotColumns <= p.columns; j += dotColumns)
        dotTile<R, dotColumns>(p, i, j);
    switch (p.columns - j) {
    case 3: return dotTile<R, 3>(p, i, j);
    case 2: return dotTile<R, 2>(p, i, j);
    case 1: return dotTile<R, 1>(p, i, j);
    default: return;
    }
}

void multiplyRows(const RowProduct& p)
{
    std::int64_t i = 0;
    for (; i + dotRows <= p.rows; i += dotRows)
        dotRowsOf<dotRows>(p, i);
    for (; i < p.rows; ++i)
        dotRowsOf<1>(p, i);
}

template <int n>
[[gnu::always_inline]] inline void columnSum(const float* values, std::int64_t rows, std::int64_t columns, float* sums)
{
    Vector<n> parts[4] = {};
    std::int64_t i = 0;
    for (; i + 4 <= rows; i += 4)
        for (int part = 0; part < 4; ++part)
            parts[part] += load<n>(values + (i + part) * columns);
    for (; i < rows; ++i)
        parts[0] += load<n>(values + i * columns);
    store<n>(sums, load<n>(sums) + ((parts[0] + parts[1]) + (parts[2] + parts[3])));
}

void addColumnSums(const float* values, std::int64_t rows, std::int64_t columns, float* sums)
{
    std::int64_t j = 0;
    for (; j + lanes <= columns; j += lanes)
        columnSum<lanes>(values + j, rows, columns, sums + j);
    for (; j + 4 <= columns; j += 4)
        columnSum<4>(values + j, rows, columns, sums + j);
    for (; j < columns; ++j)
        columnSum<1>(values + j, rows, columns, sums + j);
}

/// Four by four.
[[gnu::always_inline]] inline void transposeBlock(const float* from, std::int64_t fromRow, float* to,
                                                  std::int64_t toRow)
{
    const Vector<4> a = load<4>(from);
    const Vector<4> b = load<4>(from + fromRow);
    const Vector<4> c = load<4>(from + 2 * fromRow);
    const Vector<4> d = load<4>(from + 3 * fromRow);
    const Vector<4> abLow = __builtin_shufflevector(a, b, 0, 4, 1, 5);
    const Vector<4> abHigh = __builtin_shufflevector(a, b, 2, 6, 3, 7);
    const Vector<4> cdLow = __builtin_shufflevector(c, d, 0, 4, 1, 5);
    const Vector<4> cdHigh = __builtin_shufflevector(c, d, 2, 6, 3, 7);
    store<4>(to, __builtin_shufflevector(abLow, cdLow, 0, 1, 4, 5));
    store<4>(to + toRow, __builtin_shufflevector(abLow, cdLow, 2, 3, 6, 7));
    store<4>(to + 2 * toRow, __builtin_shufflevector(abHigh, cdHigh, 0, 1, 4, 5));
    store<4>(to + 3 * toRow, __builtin_shufflevector(abHigh, cdHigh, 2, 3, 6, 7));
}

void transpose(const float* from, std::int64_t rows, std::int64_t columns, float* to)
{
    const std::int64_t wholeRows = rows / 4 * 4;
    const std::int64_t wholeColumns = columns / 4 * 4;
    for (std::int64_t i = 0; i < wholeRows; i += 4)
        for (std::int64_t j = 0; j < wholeColumns; j += 4)
            transposeBlock(from + i * columns + j, columns, to + j * rows + i, rows);
    for (std::int64_t i = 0; i < rows; ++i)
        for (std::int64_t j = i < wholeRows ? wholeColumns : 0; j < columns; ++j)
            to[j * rows + i] = from[i * columns + j];
}

void relu(float* values, std::int64_t count)
{
    for (std::int64_t i = 0; i < count; ++i)
        values[i] = values[i] <= 0 ? 0.0f : values[i];
}

void reluBackward(const float* __restrict output, float* __restrict gradient, std::int64_t count)
{
    for (std::int64_t i = 0; i < count; ++i)
        gradient[i] = output[i] <= 0 ? 0.0f : gradient[i];
}

void multiplyElements(const float* a, const float* b, float* __restrict to, std::int64_t count)
{
    for (std::int64_t i = 0; i < count; ++i)
        to[i] = a[i] * b[i];
}

template <bool afterRelu>
[[gnu::always_inline]] inline void poolPixel(const float* top, const float* bottom, std::int64_t channels,
                                             float* __restrict out, std::int32_t* __restrict chosen)
{
    for (std::int64_t c = 0; c < channels; ++c) {
        const float corners[4] = {top[c], top[c + channels], bottom[c], bottom[c + channels]};
        float best = corners[0];
        std::int32_t index = 0;
        for (std::int32_t corner = 1; corner < 4; ++corner) {
            const bool wins = corners[corner] > best || corners[corner] != corners[corner];
            best = wins ? corners[corner] : best;
            index = wins ? corner : index;
        }
        out[c] = afterRelu && best <= 0 ? 0.0f : best;
        chosen[c] = afterRelu && best <= 0 ? 4 : index;
    }
}

template <bool afterRelu>
void poolImage(const Pool& p, const float* in, float* out, std::int32_t* chosen)
{
    const std::int64_t row = p.width * p.channels;
    for (std::int64_t h = 0; h + 2 <= p.height; h += 2) {
        const float* top = in + h * row;
        for (std::int64_t w = 0; w + 2 <= p.width; w += 2, top += 2 * p.channels) {
            poolPixel<afterRelu>(top, top + row, p.channels, out, chosen);
            out += p.channels;
            chosen += p.channels;
        }
    }
}

void pool(const Pool& p, const float* in, float* out, std::int32_t* chosen)
{
    p.afterRelu ? poolImage<true>(p, in, out, chosen) : poolImage<false>(p, in, out, chosen);
}

void poolBackward(const Pool& p, const float* gradient, const std::int32_t* chosen, float* to)
{
    const std::int64_t row = p.width * p.channels;
    if (p.height % 2 || p.width % 2)
        __builtin_memset(to, 0, static_cast<unsigned long>(p.height * row) * sizeof(float));
    for (std::int64_t h = 0; h + 2 <= p.height; h += 2) {
        float* top = to + h * row;
        for (std::int64_t w = 0; w + 2 <= p.width; w += 2, top += 2 * p.channels) {
            float* const corners[4] = {top, top + p.channels, top + row, top + row + p.channels};
            for (std::int32_t corner = 0; corner < 4; ++corner) {
                float* __restrict out = corners[corner];
                for (std::int64_t c = 0; c < p.channels; ++c)
                    out[c] = chosen[c] == corner ? gradient[c] : 0.0f;
            }
            gradient += p.channels;
            chosen += p.channels;
        }
    }
}

void addSums(const float* __restrict x, std::int64_t rows, std::int64_t channels, double* __restrict sums)
{
    for (std::int64_t i = 0; i < rows; ++i, x += channels)
        for (std::int64_t c = 0; c < channels; ++c)
            sums[c] += x[c];
}

void addSquares(const float* __restrict x, std::int64_t rows, std::int64_t channels, const double* __restrict mean,
                double* __restrict squares)
{
    for (std::int64_t i = 0; i < rows; ++i, x += channels)
        for (std::int64_t c = 0; c < channels; ++c) {
            const double distance = x[c] - mean[c];
            squares[c] += distance * distance;
        }
}

void scaleAndShift(const float* __restrict x, std::int64_t rows, std::int64_t channels, const float* __restrict factor,
                   const float* __restrict offset, float* __restrict y)
{
    for (std::int64_t i = 0; i < rows; ++i, x += channels, y += channels)
        for (std::int64_t c = 0; c < channels; ++c)
            y[c] = x[c] * factor[c] + offset[c];
}

void addNormSums(const NormGradient& norm, double* __restrict sums, double* __restrict products)
{
    const float* __restrict x = norm.x;
    const float* __restrict g = norm.gradient;
    const float* __restrict mean = norm.mean;
    for (std::int64_t i = 0; i < norm.rows; ++i, x += norm.channels, g += norm.channels)
        for (std::int64_t c = 0; c < norm.channels; ++c) {
            sums[c] += g[c];
            products[c] += static_cast<double>(g[c]) * (x[c] - mean[c]);
        }
}

void normBackward(const NormGradient& norm, const float* __restrict shift, const float* __restrict slope,
                  const float* __restrict factor, float* __restrict to)
{
    const float* __restrict x = norm.x;
    const float* __restrict g = norm.gradient;
    const float* __restrict mean = norm.mean;
    for (std::int64_t i = 0; i < norm.rows; ++i, x += norm.channels, g += norm.channels, to += norm.channels)
        for (std::int64_t c = 0; c < norm.channels; ++c)
            to[c] = (g[c] - shift[c] - (x[c] - mean[c]) * slope[c]) * factor[c];
}

constexpr Kernels table{
    HALFSTEP_KERNELS, lanes, multiply,     multiplyRows, addColumnSums, transpose,     relu,        reluBackward,
    multiplyElements, pool,  poolBackward, addSums,      addSquares,    scaleAndShift, addNormSums, normBackward};

} // namespace
} // namespace halfstep
