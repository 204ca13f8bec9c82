#pragma once

#include "engine/model/model_spec.h"
#include "engine/plan/step.h"
#include "engine/training/flat_buffer.h"

#include <optional>

namespace halfstep {

/// y = x Wᵀ + b, with W (outputs, inputs) and b (outputs) at offsets of the flat weights.
class LinearStep final : public Step {
public:
    /// `bias` is null for none. Without `inputGradient` nothing asks for that of x.
    LinearStep(Flow& in, Flow& out, const ParameterSpec& weight, const ParameterSpec* bias, bool inputGradient);

    bool readsInput() const override { return true; }
    Grain grain() const override { return Grain::All; }
    void takeWeights(const float* weights) override;
    void forward(const Pass& pass, const Block& block) override;
    void backward(const Pass& pass, const Block& block) override;

private:
    std::int64_t m_inputs;
    std::int64_t m_outputs;
    std::int64_t m_weight;
    std::optional<std::int64_t> m_bias;
    bool m_inputGradient;
    FlatBuffer m_transposed; ///< (inputs, outputs); empty where rows of W are multiplied as they lie
};

} // namespace halfstep
