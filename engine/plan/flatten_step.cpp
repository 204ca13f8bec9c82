#include "engine/plan/flatten_step.h"

namespace halfstep {

FlattenStep::FlattenStep(Flow& in, Flow& out, const LayerSpec& layer)
    : Step(in, out)
    , m_channels(layer.input[0])
    , m_pixels(in.size / m_channels)
{
}

void FlattenStep::forward(const Pass&, const Block& block)
{
    const float* from = in().valuesFrom(block.first);
    float* to = out().valuesFrom(block.first);
    for (std::int64_t i = 0; i < block.count; ++i)
        kernels().transpose(from + i * in().size, m_pixels, m_channels, to + i * in().size);
}

void FlattenStep::backward(const Pass&, const Block& block)
{
    const float* from = out().gradientFrom(block.first);
    float* to = in().gradientFrom(block.first);
    for (std::int64_t i = 0; i < block.count; ++i)
        kernels().transpose(from + i * in().size, m_channels, m_pixels, to + i * in().size);
}

} // namespace halfstep
