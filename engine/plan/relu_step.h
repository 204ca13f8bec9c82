#pragma once

#include "engine/plan/step.h"

namespace halfstep {

/// In place.
class ReluStep final : public Step {
public:
    explicit ReluStep(Flow& flow) : Step(flow, flow) {}

    bool readsOutput() const override { return true; }
    void forward(const Pass& pass, const Block& block) override;
    void backward(const Pass& pass, const Block& block) override;
};

} // namespace halfstep
