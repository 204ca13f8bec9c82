#include "engine/model/model_spec.h"

#include "engine/model/spec_builder.h"

#include <algorithm>
#include <functional>
#include <numeric>

namespace halfstep {
namespace {

using Shape = std::vector<std::int64_t>;

/// What follows each hidden layer: normalisation when asked for, then ReLU.
void activate(SpecBuilder& builder, const std::string& number, const ModelConfig& config)
{
    if (config.batchNorm)
        builder.batchNorm("bn" + number);
    if (config.layerNorm)
        builder.layerNorm("ln" + number);
    builder.relu("relu" + number);
}

ModelSpec mlp(const ModelConfig& config, const DataShape& data, std::int64_t hidden)
{
    SpecBuilder builder(std::string(wordOf(config.name)), data.sampleShape);
    builder.flatten();
    builder.linear("fc1", hidden);
    activate(builder, "1", config);
    builder.dropout("dropout1", config.dropout);
    builder.linear("fc2", data.outputs());
    return builder.take();
}

ModelSpec glyphCnn(const ModelConfig& config, const DataShape& data)
{
    SpecBuilder builder(std::string(wordOf(config.name)), data.sampleShape);
    builder.conv("conv1", 16);
    activate(builder, "1", config);
    builder.pool("pool1");
    builder.conv("conv2", 32);
    activate(builder, "2", config);
    builder.pool("pool2");
    builder.dropout("dropout1", config.dropout);
    builder.flatten();
    builder.linear("fc1", 64);
    activate(builder, "3", config);
    builder.dropout("dropout2", config.dropout);
    builder.linear("fc2", data.outputs());
    return builder.take();
}

ModelSpec linear(const ModelConfig& config, const DataShape& data)
{
    SpecBuilder builder(std::string(wordOf(config.name)), data.sampleShape);
    builder.flatten();
    builder.linear("fc1", data.outputs(), false);
    return builder.take();
}

} // namespace

std::vector<ParameterSpec> ModelSpec::parameters() const
{
    std::vector<ParameterSpec> parameters;
    std::int64_t offset = 0;
    const auto add = [&](const LayerSpec& layer, const char* kind, Shape shape, std::int64_t fanIn) {
        const std::int64_t count = elementsOf(shape);
        parameters.push_back(
            {layer.name + "." + kind, std::move(shape), offset, count, fanIn, layer.castsParameters()});
        offset += count;
    };
    const auto addProduct = [&](const LayerSpec& layer, Shape shape) {
        const std::int64_t fanIn = elementsOf(shape) / layer.output[0];
        add(layer, "weight", std::move(shape), fanIn);
        if (layer.bias)
            add(layer, "bias", {layer.output[0]}, fanIn);
    };
    for (const LayerSpec& layer : layers) {
        switch (layer.kind) {
        case LayerKind::Linear: addProduct(layer, {layer.output[0], layer.input[0]}); break;
        case LayerKind::Conv2d: addProduct(layer, {layer.output[0], layer.input[0], layer.kernel, layer.kernel}); break;
        case LayerKind::BatchNorm:
            add(layer, "weight", {layer.input[0]}, 0);
            add(layer, "bias", {layer.input[0]}, 0);
            break;
        case LayerKind::LayerNorm:
            add(layer, "weight", layer.input, 0);
            add(layer, "bias", layer.input, 0);
            break;
        case LayerKind::Flatten:
        case LayerKind::Relu:
        case LayerKind::MaxPool2d:
        case LayerKind::Dropout: break;
        }
    }
    return parameters;
}

std::vector<ParameterSpec> ModelSpec::statistics() const
{
    std::vector<ParameterSpec> tensors;
    std::int64_t offset = 0;
    for (const LayerSpec& layer : layers) {
        if (layer.kind != LayerKind::BatchNorm)
            continue;
        for (const char* suffix : {".running_mean", ".running_var"}) {
            const std::int64_t channels = layer.input[0];
            tensors.push_back({layer.name + suffix, {channels}, offset, channels, 0, false});
            offset += channels;
        }
    }
    return tensors;
}

std::int64_t ModelSpec::parameterCount() const
{
    std::int64_t count = 0;
    for (const ParameterSpec& parameter : parameters())
        count += parameter.count;
    return count;
}

std::int64_t ModelSpec::outputs() const
{
    return layers.empty() ? 0 : elementsOf(layers.back().output);
}

bool ModelSpec::convolves() const
{
    return std::ranges::any_of(
        layers, [](const LayerSpec& layer) { return layer.kind == LayerKind::Conv2d; });
}

std::int64_t ModelSpec::forwardFlop(std::int64_t batch) const
{
    std::int64_t flop = 0;
    for (const LayerSpec& layer : layers)
        if (layer.kind == LayerKind::Linear)
            flop += 2 * batch * layer.input[0] * layer.output[0];
        else if (layer.kind == LayerKind::Conv2d)
            flop += 2 * batch * layer.kernel * layer.kernel * layer.input[0] * elementsOf(layer.output);
    return flop;
}

LossKind resolvedLoss(const RunConfig& config, const DataShape& data)
{
    if (config.loss != LossKind::Auto)
        return config.loss;
    switch (data.task) {
    case Task::Classification: return LossKind::CrossEntropy;
    case Task::Binary: return LossKind::BinaryCrossEntropy;
    case Task::Regression: return LossKind::MeanSquaredError;
    }
    return {};
}

Result<ModelSpec> modelSpecFor(const RunConfig& config, const DataShape& data)
{
    const LossKind loss = resolvedLoss(config, data);
    const std::string_view dataset = wordOf(config.dataset.name);
    const bool classLoss = loss == LossKind::CrossEntropy;
    if (classLoss != (data.task == Task::Classification))
        return Problem{ProblemCode::Conflict, "loss", Reason::UnusableTargets, {dataset, wordOf(loss)}};

    switch (config.model.name) {
    case ModelName::GlyphCnn: {
        const Shape& shape = data.sampleShape;
        if (shape.size() != 3 || shape[1] < 4 || shape[2] < 4)
            return Problem{ProblemCode::Conflict, "model.name", Reason::NoImages, {dataset}};
        return glyphCnn(config.model, data);
    }
    case ModelName::TinyMlp: return mlp(config.model, data, 16);
    case ModelName::TableMlp: return mlp(config.model, data, 48);
    case ModelName::Linear: return linear(config.model, data);
    }
    return ModelSpec{};
}

} // namespace halfstep
