#include "engine/training/window_telling.h"

#include "engine/training/gradient_passes.h"

#include <algorithm>
#include <cmath>

namespace halfstep {
namespace {

/// Where the first of the largest finite magnitudes stands.
std::size_t placeOf(float magnitude, std::span<const float> values)
{
    const auto found = std::ranges::find_if(values, [&](float value) { return std::abs(value) == magnitude; });
    return static_cast<std::size_t>(found - values.begin());
}

LostSteps stepsIn(const UpdateCount& count)
{
    return {count.changes, count.lost};
}

} // namespace

WindowTelling::WindowTelling(WindowDetail* detail, AccumulationWindow& window, TrainingState& state)
    : m_detail(detail)
    , m_window(window)
    , m_state(state)
{
}

void WindowTelling::accumulated()
{
    if (!m_detail)
        return;
    const TellingClock clock(m_window.times, m_window.times.update);
    const int smallestNormal = std::ilogb(m_state.precision.format.smallestNormal());
    m_detail->precision = m_state.precision.asRun;
    m_detail->scales = m_state.scales;
    for (std::size_t i = 0; i < m_state.parameters.size(); ++i) {
        const ParameterSpec& spec = m_state.parameters[i];
        const std::span<const float> values = part(gradient(), spec);
        ParameterDetail parameter;
        parameter.name = spec.name;
        parameter.normScaled = normOf(values);
        parameter.scaled = magnitudesOf(values);
        parameter.subnormal = parameter.scaled.below(smallestNormal);
        if (i < m_window.unrounded.size() && spec.rounded)
            parameter.unrounded = m_window.unrounded[i];
        m_detail->parameters.push_back(std::move(parameter));
    }
    traceLargest();
}

void WindowTelling::traceLargest()
{
    std::size_t largest = 0;
    const std::vector<ParameterDetail>& parameters = m_detail->parameters;
    for (std::size_t i = 1; i < parameters.size(); ++i)
        if (parameters[i].scaled.largest > parameters[largest].scaled.largest)
            largest = i;
    const MagnitudeCounts& counts = parameters[largest].scaled;
    if (counts.finite() + counts.zeros == 0)
        return;
    const ParameterSpec& spec = m_state.parameters[largest];
    const std::size_t index = placeOf(counts.largest, part(gradient(), spec));
    m_traced = static_cast<std::size_t>(spec.offset) + index;
    m_detail->traced.parameter = spec.name;
    m_detail->traced.index = static_cast<std::int64_t>(index);
    m_detail->traced.scaled = gradient()[m_traced];
}

void WindowTelling::unscaled(float factor)
{
    if (!m_detail)
        return;
    const TellingClock clock(m_window.times, m_window.times.update);
    m_detail->unscaling = factor;
    m_clippedFirst = m_clipped;
    for (std::size_t i = 0; i < m_state.parameters.size(); ++i) {
        const std::span<const float> values = part(gradient(), m_state.parameters[i]);
        ParameterDetail& parameter = m_detail->parameters[i];
        parameter.normUnscaled = normOf(values);
        const std::optional<MagnitudeCounts> known =
            m_clippedFirst ? std::nullopt : timesPowerOfTwo(parameter.scaled, factor);
        parameter.unscaled = known ? *known : magnitudesOf(values);
    }
    if (!m_detail->traced.parameter.empty())
        m_detail->traced.unscaled = gradient()[m_traced];
}

void WindowTelling::clipped(double maxNorm)
{
    if (!m_detail)
        return;
    m_detail->maxNorm = maxNorm;
    m_clipped = true;
    if (!m_detail->traced.parameter.empty())
        m_detail->traced.clipped = gradient()[m_traced];
}

void WindowTelling::stepBegins(const AttemptRecord& record, bool masterWeights)
{
    if (!m_detail)
        return;
    const TellingClock clock(m_window.times, m_window.times.update);
    const std::span<const float> weights = m_state.weights.values();
    m_weightsBefore.assign(weights.begin(), weights.end());
    for (std::size_t i = 0; i < m_state.parameters.size(); ++i)
        m_detail->parameters[i].weights = magnitudesOf(part(weights, m_state.parameters[i]));
    if (!m_detail->traced.parameter.empty())
        m_detail->traced.weightBefore = m_detail->traced.weightAfter = weights[m_traced];
    m_detail->masterWeights = masterWeights;
    if (record.applied && m_state.precision.kind != Precision::Kind::Full)
        stepOtherwise(record.learningRate, masterWeights);
}

/// The step that is about to be taken, tried on weights that are kept the other way.
void WindowTelling::stepOtherwise(double learningRate, bool masterWeights)
{
    std::vector<float> weights = m_weightsBefore;
    if (masterWeights)
        m_state.round(weights);
    m_otherwise =
        m_state.optimizer.tried(weights, gradient(), learningRate, masterWeights ? &m_state.precision.format : nullptr);
}

void WindowTelling::stepEnds(bool applied)
{
    if (!m_detail || !applied)
        return;
    const TellingClock clock(m_window.times, m_window.times.update);
    const std::span<const float> weights = m_state.weights.values();
    const std::span<const float> before = m_weightsBefore;
    for (std::size_t i = 0; i < m_state.parameters.size(); ++i) {
        const ParameterSpec& spec = m_state.parameters[i];
        ParameterDetail& parameter = m_detail->parameters[i];
        parameter.updates = magnitudesOfChanges(part(weights, spec), part(before, spec));
        parameter.steps = stepsIn(m_state.optimizer.counts()[i]);
        if (!m_otherwise.empty())
            parameter.otherwise = stepsIn(m_otherwise[i]);
    }
    if (!m_detail->traced.parameter.empty())
        m_detail->traced.weightAfter = weights[m_traced];
}

std::vector<LayerDetail> layerDetails(std::span<const LayerTrace> traces, const ModelSpec& model,
                                      const Precision& precision, std::int64_t samples)
{
    std::vector<LayerDetail> layers;
    bool inFormat = false; // what comes into the layer
    for (std::size_t i = 0; i < traces.size(); ++i) {
        const LayerSpec& spec = model.layers[i];
        LayerDetail layer;
        layer.layer = traces[i].layer;
        layer.dtype = traces[i].dtype;
        layer.reason = castReasonOf(spec, precision);
        if (castOf(spec, precision).output)
            inFormat = true;
        else if (inFormat && precision.emulated())
            layer.reason = CastReason::NothingToRound;
        layer.shape = spec.output;
        layer.shape.insert(layer.shape.begin(), samples);
        if (traces[i].output.magnitudes)
            layer.output = *traces[i].output.magnitudes;
        if (traces[i].gradient.magnitudes)
            layer.gradient = *traces[i].gradient.magnitudes;
        if (traces[i].gradient.unrounded)
            layer.unrounded = *traces[i].gradient.unrounded;
        layers.push_back(std::move(layer));
    }
    return layers;
}

} // namespace halfstep
