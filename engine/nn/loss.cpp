#include "engine/nn/loss.h"

#include <algorithm>
#include <cmath>

namespace halfstep {
namespace {

struct Batch {
    const float* logits;
    std::span<const float> targets;
    std::int64_t samples;
    std::int64_t outputs;
    float* gradient; ///< null when not wanted
    double seed;
};

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
        result.correct += largest - z == target;
        if (!batch.gradient)
            continue;
        const double share = batch.seed / static_cast<double>(batch.samples);
        for (std::int64_t c = 0; c < batch.outputs; ++c) {
            const double probability = std::exp(static_cast<double>(z[c]) - *largest - logTotal);
            batch.gradient[i * batch.outputs + c] = static_cast<float>((probability - (c == target)) * share);
        }
    }
    result.mean = sum / static_cast<double>(batch.samples);
    return result;
}

/// With logits: max(z, 0) - z·y + log(1 + exp(-|z|)); gradient sigmoid(z) - y.
LossValue binaryCrossEntropy(const Batch& batch)
{
    LossValue result;
    double sum = 0;
    const double share = batch.seed / static_cast<double>(batch.samples);
    for (std::int64_t i = 0; i < batch.samples; ++i) {
        const double z = batch.logits[i];
        const double y = batch.targets[static_cast<std::size_t>(i)];
        sum += std::max(z, 0.0) - z * y + std::log1p(std::exp(-std::abs(z)));
        result.correct += (z > 0) == (y > 0.5);
        if (batch.gradient)
            batch.gradient[i] = static_cast<float>((1 / (1 + std::exp(-z)) - y) * share);
    }
    if (std::isnan(sum))
        result.correct = 0;
    result.mean = sum / static_cast<double>(batch.samples);
    return result;
}

LossValue meanSquaredError(const Batch& batch)
{
    LossValue result;
    double sum = 0;
    const std::int64_t count = batch.samples * batch.outputs;
    const double share = batch.seed / static_cast<double>(count);
    for (std::int64_t i = 0; i < count; ++i) {
        const double error = static_cast<double>(batch.logits[i]) - batch.targets[static_cast<std::size_t>(i)];
        sum += error * error;
        if (batch.gradient)
            batch.gradient[i] = static_cast<float>(2 * error * share);
    }
    result.mean = sum / static_cast<double>(count);
    return result;
}

} // namespace

LossKind lossKindNamed(const std::string& name)
{
    if (name == "bce")
        return LossKind::BinaryCrossEntropy;
    return name == "mse" ? LossKind::MeanSquaredError : LossKind::CrossEntropy;
}

LossValue lossOf(LossKind kind, const at::Tensor& logits, std::span<const float> targets, at::Tensor* gradient,
                 double seed)
{
    const at::Tensor z = logits.contiguous();
    Batch batch{z.data_ptr<float>(), targets, z.size(0), z.size(1), nullptr, seed};
    if (gradient) {
        *gradient = at::empty(z.sizes(), at::kFloat);
        batch.gradient = gradient->data_ptr<float>();
    }
    switch (kind) {
    case LossKind::CrossEntropy: return crossEntropy(batch);
    case LossKind::BinaryCrossEntropy: return binaryCrossEntropy(batch);
    case LossKind::MeanSquaredError: return meanSquaredError(batch);
    }
    return {};
}

} // namespace halfstep
