#include "engine/model/model_spec.h"

#include <functional>
#include <numeric>

namespace halfstep {
namespace {

using Shape = std::vector<std::int64_t>;

std::int64_t elements(const Shape& shape)
{
    return std::accumulate(shape.begin(), shape.end(), std::int64_t{1}, std::multiplies<>());
}

/// Appends layers, carrying the shape from one to the next.
class SpecBuilder {
public:
    SpecBuilder(std::string name, Shape input) : m_shape(input)
    {
        m_spec.name = std::move(name);
        m_spec.input = std::move(input);
    }

    void flatten()
    {
        if (m_shape.size() > 1)
            add(LayerKind::Flatten, "flatten", {elements(m_shape)});
    }

    void linear(const std::string& name, std::int64_t outputs, bool bias = true)
    {
        add(LayerKind::Linear, name, {outputs});
        m_spec.layers.back().bias = bias;
    }

    void conv(const std::string& name, std::int64_t channels)
    {
        add(LayerKind::Conv2d, name, {channels, m_shape[1], m_shape[2]});
    }

    void pool(const std::string& name)
    {
        add(LayerKind::MaxPool2d, name, {m_shape[0], m_shape[1] / 2, m_shape[2] / 2});
    }

    /// What follows each hidden layer: normalisation when asked for, then ReLU.
    void activation(const std::string& number, bool batchNorm)
    {
        if (batchNorm)
            add(LayerKind::BatchNorm, "bn" + number, m_shape);
        add(LayerKind::Relu, "relu" + number, m_shape);
    }

    void dropout(const std::string& name, double probability)
    {
        if (probability <= 0)
            return;
        add(LayerKind::Dropout, name, m_shape);
        m_spec.layers.back().probability = probability;
    }

    ModelSpec take() { return std::move(m_spec); }

private:
    void add(LayerKind kind, const std::string& name, Shape output)
    {
        LayerSpec layer;
        layer.kind = kind;
        layer.name = name;
        layer.input = m_shape;
        layer.output = output;
        m_spec.layers.push_back(std::move(layer));
        m_shape = std::move(output);
    }

    ModelSpec m_spec;
    Shape m_shape;
};

std::int64_t outputsFor(const Dataset& dataset)
{
    return dataset.task == Task::Classification ? dataset.classes : dataset.targetWidth;
}

ModelSpec mlp(const ModelConfig& config, const Dataset& dataset, std::int64_t hidden)
{
    SpecBuilder builder(std::string(wordOf(config.name)), dataset.sampleShape);
    builder.flatten();
    builder.linear("fc1", hidden);
    builder.activation("1", config.batchNorm);
    builder.dropout("dropout1", config.dropout);
    builder.linear("fc2", outputsFor(dataset));
    return builder.take();
}

ModelSpec glyphCnn(const ModelConfig& config, const Dataset& dataset)
{
    SpecBuilder builder(std::string(wordOf(config.name)), dataset.sampleShape);
    builder.conv("conv1", 16);
    builder.activation("1", config.batchNorm);
    builder.pool("pool1");
    builder.conv("conv2", 32);
    builder.activation("2", config.batchNorm);
    builder.pool("pool2");
    builder.dropout("dropout1", config.dropout);
    builder.flatten();
    builder.linear("fc1", 64);
    builder.activation("3", config.batchNorm);
    builder.dropout("dropout2", config.dropout);
    builder.linear("fc2", outputsFor(dataset));
    return builder.take();
}

ModelSpec linear(const ModelConfig& config, const Dataset& dataset)
{
    SpecBuilder builder(std::string(wordOf(config.name)), dataset.sampleShape);
    builder.flatten();
    builder.linear("fc1", outputsFor(dataset), false);
    return builder.take();
}

} // namespace

std::vector<ParameterSpec> ModelSpec::parameters() const
{
    std::vector<ParameterSpec> parameters;
    std::int64_t offset = 0;
    const auto add = [&](const LayerSpec& layer, const char* kind, Shape shape, std::int64_t fanIn) {
        const std::int64_t count = elements(shape);
        const bool rounded = layer.kind != LayerKind::BatchNorm;
        parameters.push_back({layer.name + "." + kind, std::move(shape), offset, count, fanIn, rounded});
        offset += count;
    };
    for (const LayerSpec& layer : layers) {
        switch (layer.kind) {
        case LayerKind::Linear:
            add(layer, "weight", {layer.output[0], layer.input[0]}, layer.input[0]);
            if (layer.bias)
                add(layer, "bias", {layer.output[0]}, layer.input[0]);
            break;
        case LayerKind::Conv2d:
            add(layer, "weight", {layer.output[0], layer.input[0], 3, 3}, 9 * layer.input[0]);
            if (layer.bias)
                add(layer, "bias", {layer.output[0]}, 9 * layer.input[0]);
            break;
        case LayerKind::BatchNorm:
            add(layer, "weight", {layer.input[0]}, 0);
            add(layer, "bias", {layer.input[0]}, 0);
            break;
        case LayerKind::Flatten:
        case LayerKind::Relu:
        case LayerKind::MaxPool2d:
        case LayerKind::Dropout: break;
        }
    }
    return parameters;
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
    return layers.empty() ? 0 : elements(layers.back().output);
}

std::int64_t ModelSpec::forwardFlop(std::int64_t batch) const
{
    std::int64_t flop = 0;
    for (const LayerSpec& layer : layers)
        if (layer.kind == LayerKind::Linear)
            flop += 2 * batch * layer.input[0] * layer.output[0];
        else if (layer.kind == LayerKind::Conv2d)
            flop += 2 * batch * 9 * layer.input[0] * elements(layer.output);
    return flop;
}

LossKind resolvedLoss(const RunConfig& config, const Dataset& dataset)
{
    if (config.loss != LossKind::Auto)
        return config.loss;
    switch (dataset.task) {
    case Task::Classification: return LossKind::CrossEntropy;
    case Task::Binary: return LossKind::BinaryCrossEntropy;
    case Task::Regression: return LossKind::MeanSquaredError;
    }
    return {};
}

Result<ModelSpec> modelSpecFor(const RunConfig& config, const Dataset& dataset)
{
    const LossKind loss = resolvedLoss(config, dataset);
    const std::string data(wordOf(config.dataset.name));
    const bool classLoss = loss == LossKind::CrossEntropy;
    if (classLoss != (dataset.task == Task::Classification))
        return Problem{ProblemCode::Conflict, "loss",
                       "the targets of " + data + ", which " + std::string(wordOf(loss)) + " cannot use"};

    switch (config.model.name) {
    case ModelName::GlyphCnn: {
        const Shape& shape = dataset.sampleShape;
        if (shape.size() != 3 || shape[1] < 4 || shape[2] < 4)
            return Problem{ProblemCode::Conflict, "model.name",
                           "the samples of " + data + ", which are no images of at least 4 by 4"};
        return glyphCnn(config.model, dataset);
    }
    case ModelName::TinyMlp: return mlp(config.model, dataset, 16);
    case ModelName::TableMlp: return mlp(config.model, dataset, 48);
    case ModelName::Linear: return linear(config.model, dataset);
    }
    return ModelSpec{};
}

} // namespace halfstep
