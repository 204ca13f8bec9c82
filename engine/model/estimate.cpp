#include "engine/model/estimate.h"

#include <algorithm>

namespace halfstep {
namespace {

constexpr std::int64_t floatBytes = 4;

/// Whole bytes of so many numbers.
std::int64_t bytesOf(std::int64_t numbers, const FormatLayout& format)
{
    return numbers * ((1 + format.exponentBits + format.mantissaBits + 7) / 8);
}

bool low(const FormatLayout& format)
{
    return format.exponentBits + format.mantissaBits < 31;
}

/// Products keep their output; what follows works on it in place or keeps less than a copy.
bool keepsOutput(LayerKind kind)
{
    switch (kind) {
    case LayerKind::Linear:
    case LayerKind::Conv2d:
    case LayerKind::BatchNorm:
    case LayerKind::MaxPool2d: return true;
    case LayerKind::Flatten:
    case LayerKind::Relu:
    case LayerKind::Dropout: return false;
    }
    return false;
}

std::int64_t forwardFlopOf(const LayerSpec& layer, std::int64_t batch)
{
    ModelSpec alone;
    alone.layers = {layer};
    return alone.forwardFlop(batch);
}

std::int64_t parametersOf(const LayerSpec& layer)
{
    ModelSpec alone;
    alone.layers = {layer};
    return alone.parameterCount();
}

std::int64_t momentsOf(const TrainingPlan& plan)
{
    return plan.optimizer == OptimizerName::Adam ? 2 : plan.momentum ? 1 : 0;
}

} // namespace

Estimate estimateFor(const ModelSpec& model, const TrainingPlan& plan)
{
    Estimate estimate;
    const std::int64_t features = elementsOf(model.layers.front().input);
    estimate.inputBytes = plan.batch * features * floatBytes;
    estimate.activationBytes = estimate.inputBytes;
    for (const LayerSpec& layer : model.layers) {
        LayerCost cost{layer.name, layer.kind, layer.output, parametersOf(layer), forwardFlopOf(layer, plan.batch), 0};
        // Normalisation stays in float32.
        if (keepsOutput(layer.kind))
            cost.activationBytes = layer.kind == LayerKind::BatchNorm
                                       ? plan.batch * elementsOf(layer.output) * floatBytes
                                       : bytesOf(plan.batch * elementsOf(layer.output), plan.format);
        estimate.activationBytes += cost.activationBytes;
        estimate.parameters += cost.parameters;
        estimate.forwardFlop += cost.forwardFlop;
        estimate.layers.push_back(std::move(cost));
    }
    estimate.backwardFlop = 2 * estimate.forwardFlop;
    estimate.trainingFlop = 3 * estimate.forwardFlop;
    estimate.parameterBytes = floatBytes * estimate.parameters;
    estimate.gradientBytes = estimate.parameterBytes;
    estimate.optimizerBytes = momentsOf(plan) * estimate.parameterBytes;
    estimate.copyBytes = low(plan.format) ? bytesOf(estimate.parameters, plan.format) : 0;
    estimate.stateBytes =
        estimate.parameterBytes + estimate.gradientBytes + estimate.optimizerBytes + estimate.copyBytes;
    estimate.peakBytes = estimate.stateBytes + 2 * estimate.activationBytes;
    estimate.datasetBytes = plan.rows * features * floatBytes;
    estimate.batches = (plan.rows + plan.batch - 1) / plan.batch;
    estimate.epochFlop = 3 * model.forwardFlop(plan.rows);
    if (plan.bandwidth > 0 && plan.rows > 0)
        estimate.transferSeconds = static_cast<double>(estimate.datasetBytes) / plan.bandwidth;
    if (plan.memory > 0) {
        const double bytesOfSample = 2.0 * static_cast<double>(estimate.activationBytes / plan.batch);
        const double left = plan.memory - static_cast<double>(estimate.stateBytes);
        estimate.largestMicroBatch = std::max<std::int64_t>(0, static_cast<std::int64_t>(left / bytesOfSample));
        const std::int64_t wanted = plan.effectiveBatch > 0 ? plan.effectiveBatch : plan.batch;
        if (*estimate.largestMicroBatch > 0)
            estimate.accumulation = (wanted + *estimate.largestMicroBatch - 1) / *estimate.largestMicroBatch;
    }
    return estimate;
}

double varianceRatio(std::int64_t first, std::int64_t second)
{
    return static_cast<double>(first) / static_cast<double>(second);
}

} // namespace halfstep
