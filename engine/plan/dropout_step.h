#pragma once

#include "engine/model/model_spec.h"
#include "engine/numerics/random.h"
#include "engine/plan/step.h"
#include "engine/training/flat_buffer.h"

namespace halfstep {

/// Keeps an element with probability 1 - p and scales it by 1 / (1 - p). The mask is drawn from the run's own
/// generator, a whole micro-batch at once and in PyTorch's order (samples, C, H, W). Only in training.
class DropoutStep final : public Step {
public:
    DropoutStep(Flow& in, Flow& out, const LayerSpec& layer, Random& random);

    void makeRoom(std::int64_t samples) override;
    void forward(const Pass& pass, const Block& block) override;
    void backward(const Pass& pass, const Block& block) override;

private:
    void draw(std::int64_t samples);

    double m_probability;
    std::int64_t m_channels;
    Random& m_random;
    FlatBuffer m_mask;
};

} // namespace halfstep
