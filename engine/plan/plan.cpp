#include "engine/plan/plan.h"

#include "engine/model/data_shape.h"
#include "engine/model/plan_sizes.h"
#include "engine/plan/conv_step.h"
#include "engine/plan/dropout_step.h"
#include "engine/plan/flatten_step.h"
#include "engine/plan/layer_norm_step.h"
#include "engine/plan/linear_step.h"
#include "engine/plan/norm_step.h"
#include "engine/plan/pool_step.h"
#include "engine/plan/relu_step.h"

#include <algorithm>
#include <cassert>

namespace halfstep {
namespace {

/// Flows begin at multiples of a cache line.
constexpr std::int64_t numbersInLine = 16;

bool pools(const std::vector<LayerSpec>& layers, std::size_t i)
{
    return i < layers.size() && layers[i].kind == LayerKind::MaxPool2d;
}

} // namespace

Plan::Plan(const ModelSpec& model, Use use, RunningStatistics& statistics, Random& dropout) : m_model(model), m_use(use)
{
    for (const LayerSpec& layer : m_model.layers)
        m_trace.push_back({layer.name, {}, {}, {}});
    m_pass.training = use != Use::Evaluation;
    compile(statistics, dropout);
    divideIntoStages();
    keepWhatIsReadLater();
}

Flow& Plan::newFlow(const std::vector<std::int64_t>& shape)
{
    Flow flow;
    flow.size = elementsOf(shape);
    return *m_flows.emplace_back(std::make_unique<Flow>(flow));
}

void Plan::compile(RunningStatistics& statistics, Random& dropout)
{
    const std::vector<ParameterSpec> parameters = m_model.parameters();
    auto parameter = parameters.begin();
    std::size_t norm = 0;
    Flow* flow = &newFlow(m_model.layers.front().input);
    flow->keepsValues = true;
    bool hasGradient = false; // what came before a layer has parameters
    const auto biasOf = [&](const LayerSpec& layer) { return layer.bias ? &*parameter++ : nullptr; };
    for (std::size_t i = 0; i < m_model.layers.size(); ++i) {
        const LayerSpec& layer = m_model.layers[i];
        std::unique_ptr<Step> step;
        switch (layer.kind) {
        case LayerKind::Linear: {
            const ParameterSpec& weight = *parameter++;
            step = std::make_unique<LinearStep>(*flow, newFlow(layer.output), weight, biasOf(layer), hasGradient);
            hasGradient = true;
            break;
        }
        case LayerKind::Conv2d: {
            const ParameterSpec& weight = *parameter++;
            step = std::make_unique<ConvStep>(*flow, newFlow(layer.output), layer, weight, biasOf(layer), hasGradient);
            hasGradient = true;
            break;
        }
        case LayerKind::BatchNorm: {
            const ParameterSpec& weight = *parameter++;
            step = std::make_unique<NormStep>(*flow, newFlow(layer.output), layer, weight, *parameter++, norm++,
                                              hasGradient, statistics);
            hasGradient = true;
            break;
        }
        case LayerKind::LayerNorm: {
            const ParameterSpec& weight = *parameter++;
            step = std::make_unique<LayerNormStep>(*flow, newFlow(layer.output), layer, weight, *parameter++,
                                                   hasGradient, m_model.convolves());
            hasGradient = true;
            break;
        }
        case LayerKind::Relu:
            if (pools(m_model.layers, i + 1)) {
                ++i;
                step = std::make_unique<PoolStep>(*flow, newFlow(m_model.layers[i].output), layer, true);
            } else {
                step = std::make_unique<ReluStep>(*flow);
            }
            break;
        case LayerKind::MaxPool2d: step = std::make_unique<PoolStep>(*flow, newFlow(layer.output), layer, false); break;
        case LayerKind::Flatten:
            if (m_model.convolves() && layer.input[0] > 1)
                step = std::make_unique<FlattenStep>(*flow, newFlow(layer.output), layer);
            else
                step = std::make_unique<SameStep>(*flow);
            break;
        case LayerKind::Dropout:
            if (m_use == Use::Evaluation)
                continue;
            step = std::make_unique<DropoutStep>(*flow, newFlow(layer.output), layer, dropout);
            break;
        }
        flow = &step->out();
        m_borders.emplace_back(*flow, m_model.layers[i], m_trace[i], hasGradient);
        m_steps.push_back(std::move(step));
    }
    flow->keepsValues = flow->keepsGradient = true;
}

/// A step that wants other samples than the one before it begins a stage.
void Plan::divideIntoStages()
{
    for (std::size_t i = 0; i < m_steps.size(); ++i) {
        if (m_stages.empty() || m_steps[i]->grain() != Grain::AsBefore)
            m_stages.push_back({i, i, 0});
        m_stages.back().end = i + 1;
    }
    for (Stage& stage : m_stages) {
        stage.samples = blockOf(stage);
        for (std::size_t i = stage.begin; i < stage.end; ++i)
            m_steps[i]->out().together = stage.samples;
    }
}

std::int64_t Plan::blockOf(const Stage& stage) const
{
    if (m_steps[stage.begin]->grain() != Grain::Few)
        return 0;
    std::int64_t widest = 1;
    for (std::size_t i = stage.begin; i < stage.end; ++i)
        widest = std::max(widest, m_steps[i]->out().size);
    return std::max<std::int64_t>(1, plan_sizes::numbersInBlock / widest);
}

void Plan::keepWhatIsReadLater()
{
    for (const Stage& stage : m_stages) {
        Flow& in = m_steps[stage.begin]->in();
        in.keepsValues = in.keepsGradient = true;
    }
    if (m_use != Use::Training)
        return;
    for (const std::unique_ptr<Step>& step : m_steps) {
        step->in().keepsValues |= step->readsInput();
        step->out().keepsValues |= step->readsOutput();
    }
}

void Plan::makeRoom(std::int64_t samples)
{
    if (samples <= m_room)
        return;
    m_room = samples;
    const auto roomFor = [&](const Flow& flow, bool all) {
        const bool whole = all || flow.together == 0;
        const std::int64_t numbers = (whole ? samples : std::min(samples, flow.together)) * flow.size;
        return (numbers + numbersInLine - 1) / numbersInLine * numbersInLine;
    };
    const bool back = m_use == Use::Training;
    std::int64_t total = 0;
    for (std::size_t i = 1; i < m_flows.size(); ++i) {
        total += roomFor(*m_flows[i], m_flows[i]->keepsValues);
        total += back ? roomFor(*m_flows[i], m_flows[i]->keepsGradient) : 0;
    }
    m_memory = {};
    m_memory = FlatBuffer(static_cast<std::size_t>(total));
    float* next = m_memory.values().data();
    for (std::size_t i = 1; i < m_flows.size(); ++i) {
        Flow& flow = *m_flows[i];
        flow.values = next;
        next += roomFor(flow, flow.keepsValues);
        flow.gradient = back ? next : nullptr;
        next += back ? roomFor(flow, flow.keepsGradient) : 0;
    }
    for (const std::unique_ptr<Step>& step : m_steps)
        step->makeRoom(samples);
}

void Plan::setPrecision(const Precision& precision)
{
    for (Border& border : m_borders)
        border.setPrecision(precision);
}

void Plan::takeWeights(std::span<const float> weights)
{
    m_pass.weights = weights.data();
    for (const std::unique_ptr<Step>& step : m_steps)
        step->takeWeights(weights.data());
}

template <typename Visit>
void Plan::visitBlocks(const Stage& stage, Visit visit)
{
    const std::int64_t most = stage.samples == 0 ? m_pass.samples : stage.samples;
    for (std::int64_t first = 0; first < m_pass.samples; first += most)
        visit(Block{first, std::min(most, m_pass.samples - first)});
}

std::span<const float> Plan::forward(std::span<float> x, std::int64_t samples)
{
    makeRoom(samples);
    m_pass.samples = samples;
    m_flows.front()->values = x.data();
    for (Border& border : m_borders)
        border.clear(m_watched);
    for (const Stage& stage : m_stages)
        visitBlocks(stage, [&](const Block& block) {
            for (std::size_t i = stage.begin; i < stage.end; ++i) {
                m_steps[i]->forward(m_pass, block);
                m_borders[i].forward(block);
            }
        });
    const Flow& logits = m_steps.back()->out();
    return {logits.values, static_cast<std::size_t>(samples * logits.size)};
}

std::span<float> Plan::logitGradient()
{
    const Flow& logits = m_steps.back()->out();
    return {logits.gradient, static_cast<std::size_t>(m_pass.samples * logits.size)};
}

void Plan::backward(std::span<float> gradient)
{
    assert(m_use == Use::Training);
    m_pass.gradient = gradient.data();
    for (auto stage = m_stages.rbegin(); stage != m_stages.rend(); ++stage)
        visitBlocks(*stage, [&](const Block& block) {
            for (std::size_t i = stage->end; i-- > stage->begin;) {
                m_borders[i].backward(block);
                if (m_borders[i].hasGradient())
                    m_steps[i]->backward(m_pass, block);
            }
        });
}

float Plan::gradientPeak() const
{
    float peak = 0;
    for (const Border& border : m_borders)
        peak = std::max(peak, border.gradientPeak());
    return peak;
}

} // namespace halfstep
