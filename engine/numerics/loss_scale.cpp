#include "engine/numerics/loss_scale.h"

#include <cmath>

namespace halfstep {

LossScale::LossScale(const ScalerConfig& config)
    : m_scale(static_cast<float>(config.initScale))
    , m_growthFactor(config.growthFactor)
    , m_backoffFactor(config.backoffFactor)
    , m_growthInterval(config.growthInterval)
{
}

float LossScale::inverse() const
{
    return static_cast<float>(1.0 / static_cast<double>(m_scale));
}

bool LossScale::below(double floor) const
{
    // A floor too small for float32 is above a scale of 0 all the same.
    return floor > 0 && (m_scale == 0 || m_scale < static_cast<float>(floor));
}

void LossScale::update(bool foundInf)
{
    if (foundInf) {
        m_scale = static_cast<float>(m_scale * m_backoffFactor);
        m_growthTracker = 0;
        return;
    }
    ++m_growthTracker;
    // Equality, not >=: a tracker restored past the interval never fires, as in PyTorch.
    if (m_growthTracker != m_growthInterval)
        return;
    const auto grown = static_cast<float>(m_scale * m_growthFactor);
    if (std::isfinite(grown))
        m_scale = grown;
    m_growthTracker = 0;
}

void LossScale::restore(float scale, std::int64_t growthTracker)
{
    m_scale = scale;
    m_growthTracker = growthTracker;
}

} // namespace halfstep
