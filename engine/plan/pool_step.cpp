#include "engine/plan/pool_step.h"

namespace halfstep {

PoolStep::PoolStep(Flow& in, Flow& out, const LayerSpec& layer, bool afterRelu)
    : Step(in, out)
    , m_pool{layer.input[1], layer.input[2], layer.input[0], afterRelu}
{
}

void PoolStep::makeRoom(std::int64_t samples)
{
    m_chosen = FlatBuffer(static_cast<std::size_t>(samples * out().size));
}

std::int32_t* PoolStep::chosenFrom(std::int64_t sample)
{
    static_assert(sizeof(std::int32_t) == sizeof(float));
    return reinterpret_cast<std::int32_t*>(m_chosen.values().data()) + sample * out().size;
}

void PoolStep::forward(const Pass&, const Block& block)
{
    const float* from = in().valuesFrom(block.first);
    float* to = out().valuesFrom(block.first);
    for (std::int64_t i = 0; i < block.count; ++i)
        kernels().pool(m_pool, from + i * in().size, to + i * out().size, chosenFrom(block.first + i));
}

void PoolStep::backward(const Pass&, const Block& block)
{
    const float* from = out().gradientFrom(block.first);
    float* to = in().gradientFrom(block.first);
    for (std::int64_t i = 0; i < block.count; ++i)
        kernels().poolBackward(m_pool, from + i * out().size, chosenFrom(block.first + i), to + i * in().size);
}

} // namespace halfstep
