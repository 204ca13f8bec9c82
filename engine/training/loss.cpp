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

/// What one output adds to the loss, and its derivative.
struct Term {
    double value;
    double slope;
};

/// The mean over every output of every sample. An output above `boundary` says 1, one that is NaN says nothing.
template <typename TermOf>
LossValue meanOfTerms(const Batch& batch, double boundary, TermOf termOf)
{
    LossValue result;
    double sum = 0;
    const std::int64_t count = batch.samples * batch.outputs;
    const double share = batch.upstream / static_cast<double>(count);
    for (std::int64_t i = 0; i < count; ++i) {
        const double z = batch.logits[i];
        const double y = batch.targets[static_cast<std::size_t>(i)];
        const Term term = termOf(z, y);
        sum += term.value;
        result.correct += !std::isnan(z) && (z > boundary) == (y > 0.5);
        if (batch.gradient)
            batch.gradient[i] = static_cast<float>(term.slope * share);
    }
    result.mean = sum / static_cast<double>(count);
    return result;
}

/// With logits, which a sigmoid turns into shares.
Term binaryCrossEntropy(double z, double y)
{
    return {std::max(z, 0.0) - z * y + std::log1p(std::exp(-std::abs(z))), 1 / (1 + std::exp(-z)) - y};
}

Term squaredError(double z, double y)
{
    return {(z - y) * (z - y), 2 * (z - y)};
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
    case LossKind::BinaryCrossEntropy: return meanOfTerms(batch, 0, binaryCrossEntropy);
    case LossKind::MeanSquaredError: return meanOfTerms(batch, 0.5, squaredError);
    }
    return {};
}

} // namespace halfstep
