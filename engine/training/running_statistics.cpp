#include "engine/training/running_statistics.h"

#include <algorithm>
#include <cmath>

namespace halfstep {

RunningStatistics::RunningStatistics(const ModelSpec& model)
    : m_tensors(model.statistics())
    , m_inForce(m_tensors)
    , m_staged(m_tensors)
{
    for (const ParameterSpec& tensor : m_tensors)
        if (tensor.name.ends_with("running_var"))
            std::ranges::fill(part(m_inForce.values(), tensor), 1.0f);
    stage();
}

void RunningStatistics::stage()
{
    std::ranges::copy(m_inForce.values(), m_staged.values().begin());
}

void RunningStatistics::takeStaged()
{
    std::ranges::copy(m_staged.values(), m_inForce.values().begin());
}

std::string RunningStatistics::nonfinite() const
{
    const std::span<const float> values = m_staged.values();
    const auto bad = std::ranges::find_if(values, [](float value) { return !std::isfinite(value); });
    return bad == values.end() ? std::string() : tensorAt(m_tensors, bad - values.begin());
}

} // namespace halfstep
