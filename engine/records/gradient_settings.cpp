#include "engine/records/gradient_settings.h"

#include "engine/config/format_layout.h"

#include <charconv>
#include <limits>

namespace halfstep {

GradientSettings::GradientSettings(const RunConfig& config)
    : m_precision(config.precision)
    , m_scaler(config.scaler)
    , m_clipping(config.clipping)
    , m_mistakes(config.mistakes)
{
    settle();
}

void GradientSettings::change(const LiveChange& change)
{
    m_ahead.push_back(change);
}

void GradientSettings::advanceTo(std::int64_t attempt)
{
    if (m_ahead.empty() || m_ahead.front().attempt > attempt)
        return;
    for (; !m_ahead.empty() && m_ahead.front().attempt <= attempt; m_ahead.pop_front())
        apply(m_ahead.front());
    settle();
}

void GradientSettings::apply(const LiveChange& change)
{
    const bool on = change.after == "true";
    if (change.key == "precision.amp")
        m_precision.amp = on;
    else if (change.key == "precision.dtype")
        m_precision.dtype = change.after;
    else if (change.key == "scaler.enabled")
        m_scaler.enabled = on;
    else if (change.key == "clipping.enabled")
        m_clipping.enabled = on;
    else if (change.key == "clipping.max_norm")
        std::from_chars(change.after.data(), change.after.data() + change.after.size(), m_clipping.maxNorm);
}

void GradientSettings::settle()
{
    const auto format = FormatLayout::named(m_precision.dtype);
    m_scales = m_scaler.enabled && !m_mistakes.noScaler && m_precision.amp && format && format->needsLossScale();
}

double GradientSettings::normUnscaled(const AttemptRecord& record) const
{
    if (!m_mistakes.clipBeforeUnscale)
        return record.normUnscaled;
    return clipsScaled() ? record.normScaled / record.scaleUsed : record.normScaled;
}

double GradientSettings::threshold(const AttemptRecord& record) const
{
    if (!clips())
        return std::numeric_limits<double>::quiet_NaN();
    return clipsScaled() ? maxNorm() / record.scaleUsed : maxNorm();
}

} // namespace halfstep
