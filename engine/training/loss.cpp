#include "engine/training/loss.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <iterator>

namespace halfstep {
namespace {

struct Batch {
    const float* logits;
    std::span<const float> targets;
    std::int64_t samples;
    std::int64_t outputs;
    float* gradient; ///< null when not wanted
    double upstream;
};

bool holdsNan(std::span<const float> values)
{
    return std::ranges::any_of(
        values, [](float value) { return std::isnan(value); });
}

/// log-sum-exp minus the target's logit; gradient softmax(z) - onehot.
LossValue crossEntropy(const Batch& batch)
{
    LossValue result;
    double sum = 0;
    for (std::int64_t i = 0; i < batch.samples; ++i) {
        const float* z = batch.logits + i * batch.outputs;
        const auto target = static_cast<std::int64_t>(batch.targets[static_cast<std::size_t>(i)]);
        const float* largest = std::max_element(z, z + batch.outputs);
        double total = 0;
        for (std::int64_t c = 0; c < batch.outputs; ++c)
            total += std::exp(static_cast<double>(z[c]) - *largest);
        const double logTotal = std::log(total);
        sum += logTotal - (static_cast<double>(z[target]) - *largest);
        // No comparison with a NaN holds, so that the largest may seem to be any.
        result.correct += largest - z == target && !holdsNan({z, static_cast<std::size_t>(batch.outputs)});
        if (!batch.gradient)
            continue;
        const double share = batch.upstream / static_cast<double>(batch.samples);
        for (std::int64_t c = 0; c < batch.outputs; ++c) {
            const double probability = std::exp(static_cast<double>(z[c]) - *largest - logTotal);
            batch.gradient[i * batch.outputs + c] = static_cast<float>((probability - (c == target)) * share);
        }
    }
    result.mean = sum / static_cast<double>(batch.samples);
    return result;
}

/// An output above `boundary` says 1, one that is NaN says nothing.
bool isRight(double z, double y, double boundary)
{
    return !std::isnan(z) && (z > boundary) == (y > 0.5);
}

/// With logits, which a sigmoid turns into shares: max(z, 0) - z·y + log(1 + e^-|z|), the mean over every output of
/// every sample. The logarithms are taken of products, some at a time; q + 1 is the product, so that factors of almost
/// 1 count.
LossValue binaryCrossEntropy(const Batch& batch)
{
    constexpr std::int64_t factors = 512; // of at most 2: their product is finite
    LossValue result;
    double sum = 0;
    double q = 0;
    const std::int64_t count = batch.samples * batch.outputs;
    const double share = batch.upstream / static_cast<double>(count);
    for (std::int64_t i = 0; i < count; ++i) {
        const double z = batch.logits[i];
        const double y = batch.targets[static_cast<std::size_t>(i)];
        const double e = std::exp(-std::abs(z));
        sum += std::max(z, 0.0) - z * y;
        q += e * (1 + q);
        result.correct += isRight(z, y, 0);
        if (batch.gradient)
            batch.gradient[i] = static_cast<float>(((z < 0 ? e : 1) / (1 + e) - y) * share);
        if (i % factors == factors - 1 || i == count - 1) {
            sum += std::log1p(q);
            q = 0;
        }
    }
    result.mean = sum / static_cast<double>(count);
    return result;
}

/// The mean over every output of every sample.
LossValue squaredError(const Batch& batch)
{
    LossValue result;
    double sum = 0;
    const std::int64_t count = batch.samples * batch.outputs;
    const double share = batch.upstream / static_cast<double>(count);
    for (std::int64_t i = 0; i < count; ++i) {
        const double z = batch.logits[i];
        const double y = batch.targets[static_cast<std::size_t>(i)];
        sum += (z - y) * (z - y);
        result.correct += isRight(z, y, 0.5);
        if (batch.gradient)
            batch.gradient[i] = static_cast<float>(2 * (z - y) * share);
    }
    result.mean = sum / static_cast<double>(count);
    return result;
}

} // namespace

LossValue lossOf(LossKind kind, std::span<const float> logits, std::int64_t samples, std::span<const float> targets,
                 std::span<float> gradient, double upstream)
{
    assert(std::ssize(targets) == (kind == LossKind::CrossEntropy ? samples : std::ssize(logits)));
    assert(gradient.empty() || gradient.size() == logits.size());
    const Batch batch{logits.data(), targets, samples, std::ssize(logits) / samples, gradient.data(), upstream};
    switch (kind) {
    case LossKind::Auto: break;
    case LossKind::CrossEntropy: return crossEntropy(batch);
    case LossKind::BinaryCrossEntropy: return binaryCrossEntropy(batch);
    case LossKind::MeanSquaredError: return squaredError(batch);
    }
    return {};
}

} // namespace halfstep
