#pragma once

#include "engine/model/model_spec.h"
#include "engine/plan/step.h"

namespace halfstep {

/// Images (H, W, C) in PyTorch's order (C, H, W).
class FlattenStep final : public Step {
public:
    FlattenStep(Flow& in, Flow& out, const LayerSpec& layer);

    void forward(const Pass& pass, const Block& block) override;
    void backward(const Pass& pass, const Block& block) override;

private:
    std::int64_t m_channels;
    std::int64_t m_pixels;
};

/// Leaves what comes in as it is.
class SameStep final : public Step {
public:
    explicit SameStep(Flow& flow) : Step(flow, flow) {}

    void forward(const Pass&, const Block&) override {}
    void backward(const Pass&, const Block&) override {}
};

} // namespace halfstep
