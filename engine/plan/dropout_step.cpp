#include "engine/plan/dropout_step.h"

namespace halfstep {

DropoutStep::DropoutStep(Flow& in, Flow& out, const LayerSpec& layer, Random& random)
    : Step(in, out)
    , m_probability(layer.probability)
    , m_channels(layer.input[0])
    , m_random(random)
{
}

void DropoutStep::makeRoom(std::int64_t samples)
{
    m_mask = FlatBuffer(static_cast<std::size_t>(samples * in().size));
}

void DropoutStep::draw(std::int64_t samples)
{
    const auto kept = static_cast<float>(1.0 / (1.0 - m_probability));
    const std::int64_t pixels = in().size / m_channels;
    float* mask = m_mask.values().data();
    for (std::int64_t i = 0; i < samples; ++i, mask += in().size)
        for (std::int64_t channel = 0; channel < m_channels; ++channel)
            for (std::int64_t pixel = 0; pixel < pixels; ++pixel)
                mask[pixel * m_channels + channel] = m_random.uniform01() < m_probability ? 0.0f : kept;
}

void DropoutStep::forward(const Pass& pass, const Block& block)
{
    if (block.first == 0)
        draw(pass.samples);
    kernels().multiplyElements(in().valuesFrom(block.first), m_mask.values().data() + block.first * in().size,
                               out().valuesFrom(block.first), block.count * in().size);
}

void DropoutStep::backward(const Pass&, const Block& block)
{
    kernels().multiplyElements(out().gradientFrom(block.first), m_mask.values().data() + block.first * in().size,
                               in().gradientFrom(block.first), block.count * in().size);
}

} // namespace halfstep
