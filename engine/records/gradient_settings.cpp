#include "engine/records/gradient_settings.h"

#include "engine/config/config_json.h"
#include "engine/config/loss_scaling.h"

#include <limits>

namespace halfstep {

GradientSettings::GradientSettings()
{
    m_config.clipping.enabled = false;
}

GradientSettings::GradientSettings(const RunConfig& config)
{
    m_config.precision = config.precision;
    m_config.scaler = config.scaler;
    m_config.clipping = config.clipping;
    m_config.mistakes = config.mistakes;
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
        if (const auto changed = withSetting(m_config, m_ahead.front().key + '=' + m_ahead.front().after))
            m_config = *changed;
    settle();
}

void GradientSettings::settle()
{
    const auto format = FormatLayout::named(m_config.precision.amp ? m_config.precision.dtype : "float32");
    m_scales = format && scalesLoss(m_config, *format);
}

double GradientSettings::normUnscaled(const AttemptRecord& record) const
{
    if (!m_config.mistakes.clipBeforeUnscale)
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
