#include "engine/plan/relu_step.h"

namespace halfstep {

void ReluStep::forward(const Pass&, const Block& block)
{
    kernels().relu(out().valuesFrom(block.first), block.count * out().size);
}

void ReluStep::backward(const Pass&, const Block& block)
{
    kernels().reluBackward(out().valuesFrom(block.first), out().gradientFrom(block.first), block.count * out().size);
}

} // namespace halfstep
