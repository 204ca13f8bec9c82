#pragma once

#include "engine/model/model_spec.h"
#include "engine/plan/step.h"
#include "engine/training/flat_buffer.h"

namespace halfstep {

/// The largest of each 2 by 2 pixels, after ReLU where one goes before.
class PoolStep final : public Step {
public:
    PoolStep(Flow& in, Flow& out, const LayerSpec& layer, bool afterRelu);

    void makeRoom(std::int64_t samples) override;
    void forward(const Pass& pass, const Block& block) override;
    void backward(const Pass& pass, const Block& block) override;

private:
    std::int32_t* chosenFrom(std::int64_t sample);

    Pool m_pool;
    FlatBuffer m_chosen; ///< an int32 for each output, as Pool says
};

} // namespace halfstep
