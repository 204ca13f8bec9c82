#include "engine/model/spec_builder.h"

#include <utility>

namespace halfstep {

SpecBuilder::SpecBuilder(std::string name, std::vector<std::int64_t> input) : m_shape(std::move(input))
{
    m_spec.name = std::move(name);
}

void SpecBuilder::flatten()
{
    if (m_shape.size() > 1)
        add(LayerKind::Flatten, "flatten", {elementsOf(m_shape)});
}

void SpecBuilder::linear(const std::string& name, std::int64_t outputs, bool bias)
{
    add(LayerKind::Linear, name, {outputs}).bias = bias;
}

void SpecBuilder::conv(const std::string& name, std::int64_t channels, std::int64_t kernel)
{
    LayerSpec& layer = add(LayerKind::Conv2d, name, {channels, m_shape[1], m_shape[2]});
    layer.kernel = kernel;
    layer.padding = kernel / 2;
}

void SpecBuilder::pool(const std::string& name)
{
    LayerSpec& layer = add(LayerKind::MaxPool2d, name, {m_shape[0], m_shape[1] / 2, m_shape[2] / 2});
    layer.kernel = 2;
    layer.stride = 2;
}

void SpecBuilder::batchNorm(const std::string& name)
{
    add(LayerKind::BatchNorm, name, m_shape);
}

void SpecBuilder::layerNorm(const std::string& name)
{
    add(LayerKind::LayerNorm, name, m_shape);
}

void SpecBuilder::relu(const std::string& name)
{
    add(LayerKind::Relu, name, m_shape);
}

void SpecBuilder::dropout(const std::string& name, double probability)
{
    if (probability > 0)
        add(LayerKind::Dropout, name, m_shape).probability = probability;
}

LayerSpec& SpecBuilder::add(LayerKind kind, const std::string& name, std::vector<std::int64_t> output)
{
    LayerSpec layer;
    layer.kind = kind;
    layer.name = name;
    layer.input = m_shape;
    layer.output = output;
    m_spec.layers.push_back(std::move(layer));
    m_shape = std::move(output);
    return m_spec.layers.back();
}

} // namespace halfstep
