#include "engine/model/estimate.h"

#include <algorithm>
#include <numeric>

namespace halfstep {
namespace {

constexpr std::int64_t floatBytes = 4;
constexpr double mostSamples = 1e15; ///< of a micro-batch: more than any memory holds

std::int64_t bytesOf(std::int64_t numbers, const FormatLayout& format)
{
    return numbers * bytesOfNumber(format);
}

bool low(const FormatLayout& format)
{
    return bytesOfNumber(format) < floatBytes;
}

/// Products keep their output; what follows works on it in place or keeps less than a copy.
bool keepsOutput(LayerKind kind)
{
    switch (kind) {
    case LayerKind::Linear:
    case LayerKind::Conv2d:
    case LayerKind::BatchNorm:
    case LayerKind::LayerNorm:
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

std::int64_t bytesOfNumber(const FormatLayout& format)
{
    // tf32 is what products read of a float32 number.
    return format.name == "tf32" ? floatBytes : (1 + format.exponentBits + format.mantissaBits + 7) / 8;
}

bool isCountable(const ModelSpec& model, const TrainingPlan& plan)
{
    const auto elements = [](const std::vector<std::int64_t>& shape) {
        return std::accumulate(shape.begin(), shape.end(), 1.0,
                               [](double product, std::int64_t side) { return product * static_cast<double>(side); });
    };
    const double samples = static_cast<double>(std::max(plan.batch, plan.rows));
    double work = elements(model.layers.front().input); // of a sample: operations, and numbers that are kept
    for (const LayerSpec& layer : model.layers) {
        const double inputs =
            layer.kind == LayerKind::Linear ? elements(layer.input) : static_cast<double>(layer.input[0]);
        work += elements(layer.output)
                * (1 + (layer.castsParameters() ? inputs * static_cast<double>(layer.kernel * layer.kernel) : 0));
    }
    constexpr double most = 9.2e18 / 32; // forward and backward, or bytes with Adam's state
    return work * samples < most;
}

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
            cost.activationBytes = layer.kind == LayerKind::BatchNorm || layer.kind == LayerKind::LayerNorm
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
        estimate.largestMicroBatch = static_cast<std::int64_t>(std::clamp(left / bytesOfSample, 0.0, mostSamples));
        const std::int64_t wanted = plan.effectiveBatch > 0 ? plan.effectiveBatch : plan.batch;
        if (*estimate.largestMicroBatch > 0)
            estimate.accumulation = (wanted + *estimate.largestMicroBatch - 1) / *estimate.largestMicroBatch;
    }
    if (plan.secondBatch > 0)
        estimate.varianceRatio = varianceRatio(plan.secondBatch, plan.batch);
    return estimate;
}

double varianceRatio(std::int64_t first, std::int64_t second)
{
    return static_cast<double>(first) / static_cast<double>(second);
}

} // namespace halfstep
