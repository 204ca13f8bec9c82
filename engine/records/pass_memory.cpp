#include "engine/records/pass_memory.h"

#include "engine/model/data_shape.h"
#include "engine/model/plan_sizes.h"

#include <algorithm>
#include <vector>

namespace halfstep {
namespace {

constexpr std::int64_t floatBytes = 4;
constexpr std::int64_t lanes = 8; ///< of a vector, on most processors; below, weights are used as they lie, too

bool isNorm(const LayerSpec& layer)
{
    return layer.kind == LayerKind::BatchNorm || layer.kind == LayerKind::LayerNorm;
}

/// ReLU and the pooling after it are one step in both engines.
bool poolsAfter(const ModelSpec& model, std::size_t i)
{
    return i + 1 < model.layers.size() && model.layers[i].kind == LayerKind::Relu
           && model.layers[i + 1].kind == LayerKind::MaxPool2d;
}

std::int64_t weightsOf(const LayerSpec& layer)
{
    ModelSpec alone;
    alone.layers = {layer};
    return alone.parameterCount();
}

/// The buffers that Plan makes, in numbers.
class PlanNumbers {
public:
    explicit PlanNumbers(const ModelSpec& model)
    {
        m_flows.push_back({elementsOf(model.layers.front().input), true, true});
        for (std::size_t i = 0; i < model.layers.size(); ++i) {
            i += poolsAfter(model, i) ? 1 : 0;
            add(model.layers[i], model.convolves());
        }
        m_flows.back().values = m_flows.back().gradient = true;
    }
    std::int64_t of(std::int64_t samples) const
    {
        std::int64_t sum = m_fixed + samples * m_choices;
        for (std::size_t i = 1; i < m_flows.size(); ++i) {
            const Stage& stage = m_stages[m_flows[i].stage];
            const std::int64_t block =
                stage.few ? std::min(samples, std::max<std::int64_t>(1, plan_sizes::numbersInBlock / stage.widest))
                          : samples;
            sum += inLines(m_flows[i].size * (m_flows[i].values ? samples : block))
                   + inLines(m_flows[i].size * (m_flows[i].gradient ? samples : block));
        }
        return sum;
    }

private:
    struct Flow {
        std::int64_t size = 0;
        bool values = false; ///< kept of the whole micro-batch, else of a block
        bool gradient = false;
        std::size_t stage = 0;
    };
    struct Stage {
        bool few = false; ///< goes in blocks
        std::int64_t widest = 1;
    };

    void add(const LayerSpec& layer, bool convolves)
    {
        if (layer.castsParameters() || isNorm(layer)) {
            m_flows.back().values = m_flows.back().gradient = true;
            m_stages.push_back({layer.kind == LayerKind::Conv2d});
        }
        if (layer.kind == LayerKind::Conv2d)
            m_fixed += (m_flows.size() > 1 ? 4 : 3) * (weightsOf(layer) - (layer.bias ? layer.output[0] : 0))
                       + padded(layer.input, layer.padding) + padded(layer.output, layer.kernel - 1 - layer.padding);
        if (layer.kind == LayerKind::Linear && layer.input[0] < plan_sizes::depthOfRows && layer.output[0] >= lanes)
            m_fixed += layer.input[0] * layer.output[0]; // the weights turned over
        const bool copies = layer.kind == LayerKind::Flatten && convolves && layer.input[0] > 1;
        if (layer.kind == LayerKind::Relu)
            m_flows.back().values = true;
        if (layer.kind == LayerKind::Relu || (layer.kind == LayerKind::Flatten && !copies))
            return; // in place
        const std::int64_t size = elementsOf(layer.output);
        m_choices += layer.kind == LayerKind::MaxPool2d || layer.kind == LayerKind::Dropout ? size : 0;
        m_flows.push_back({size, false, false, m_stages.size() - 1});
        m_stages.back().widest = std::max(m_stages.back().widest, size);
    }
    static std::int64_t inLines(std::int64_t numbers) ///< flows begin at cache lines, of 16 numbers
    {
        return (numbers + 15) / 16 * 16;
    }
    static std::int64_t padded(const std::vector<std::int64_t>& image, std::int64_t by)
    {
        return image[0] * (image[1] + 2 * by) * (image[2] + 2 * by);
    }

    std::vector<Flow> m_flows;
    std::vector<Stage> m_stages{{}};
    std::int64_t m_fixed = 0;
    std::int64_t m_choices = 0; ///< of pooling, and dropout's masks; of a sample
};

std::int64_t autogradNumbers(const ModelSpec& model, bool emulated, std::int64_t samples)
{
    std::int64_t kept = 2 * elementsOf(model.layers.back().output); // of a sample: logits and their gradient
    std::int64_t peak = 0;
    bool hasGradient = false; // what came before a layer has parameters
    bool inputIsKept = true;
    for (std::size_t i = 0; i < model.layers.size(); ++i) {
        const bool pooled = poolsAfter(model, i);
        const std::int64_t in = elementsOf(model.layers[i].input);
        i += pooled ? 1 : 0;
        const LayerSpec& layer = model.layers[i];
        if (layer.kind == LayerKind::Flatten)
            continue;
        const std::int64_t out = elementsOf(layer.output);
        const bool keepsInput = layer.castsParameters() || isNorm(layer);
        if (keepsInput && !inputIsKept)
            kept += in;
        inputIsKept = layer.kind == LayerKind::Relu; // which keeps its output
        if (!keepsInput)                             // that, which pixels were chosen, or what was dropped
            kept += out;
        const std::int64_t copy = isNorm(layer) ? out : 0;
        peak = std::max(peak, samples * (kept + out + (hasGradient ? in : 0) + copy) + weightsOf(layer));
        if (emulated)
            peak = std::max(peak, samples * (kept + 2 * out));
        hasGradient |= keepsInput;
    }
    return peak;
}

} // namespace

std::int64_t estimatedPassBytes(const ModelSpec& model, EngineName engine, bool emulated, std::int64_t samples)
{
    return floatBytes
           * (engine == EngineName::Plan ? PlanNumbers(model).of(samples) : autogradNumbers(model, emulated, samples));
}

} // namespace halfstep
