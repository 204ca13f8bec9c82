#include "engine/plan/border.h"

#include "engine/model/cast.h"

#include <algorithm>

namespace halfstep {
namespace {

void count(std::span<const float> values, BorderTrace& trace)
{
    const StageClock clock(trace.microseconds);
    trace.count(values);
}

} // namespace

Border::Border(Flow& flow, const LayerSpec& layer, LayerTrace& trace, bool hasGradient)
    : m_flow(flow)
    , m_layer(layer)
    , m_trace(trace)
    , m_hasGradient(hasGradient)
{
}

void Border::setPrecision(const Precision& precision)
{
    const bool rounds = precision.emulated() && castOf(m_layer, precision).output;
    if (rounds)
        m_rounding.emplace(precision.format);
    else
        m_rounding.reset();
    m_trace.dtype = rounds ? precision.format.name : "float32";
}

void Border::clear(bool watched)
{
    m_watched = watched;
    m_trace.output = {};
    m_trace.gradient = {};
    m_gradientPeak = 0;
}

std::span<float> Border::part(float* from, const Block& block) const
{
    return {from, static_cast<std::size_t>(block.count * m_flow.size)};
}

void Border::forward(const Block& block)
{
    if (!m_rounding && !m_watched)
        return;
    const std::span<float> values = part(m_flow.valuesFrom(block.first), block);
    if (m_rounding)
        m_trace.output.peak = std::max(m_trace.output.peak, roundInPlace(values, *m_rounding));
    if (m_watched)
        count(values, m_trace.output);
}

void Border::backward(const Block& block)
{
    if (!m_hasGradient || (!m_rounding && !m_watched))
        return;
    const std::span<float> values = part(m_flow.gradientFrom(block.first), block);
    if (m_rounding && m_watched) {
        const StageClock clock(m_trace.gradient.microseconds);
        m_trace.gradient.countUnrounded(values);
    }
    if (m_rounding)
        m_gradientPeak = std::max(m_gradientPeak, roundInPlace(values, *m_rounding));
    if (m_watched) {
        count(values, m_trace.gradient);
        m_trace.gradient.peak = std::max(m_trace.gradient.peak, m_gradientPeak);
    }
}

} // namespace halfstep
