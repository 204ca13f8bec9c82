#pragma once

#include "engine/model/model_spec.h"
#include "engine/plan/step.h"

#include <vector>

namespace halfstep {

/// Normalisation of each sample by itself over all its numbers as torch.nn.LayerNorm, with its defaults; a weight and a
/// bias for each number. Sums are float64.
class LayerNormStep final : public Step {
public:
    /// Without `inputGradient` nothing asks for that of x. `channelsLast`: samples are (H, W, C), weights (C, H, W).
    LayerNormStep(Flow& in, Flow& out, const LayerSpec& layer, const ParameterSpec& weight, const ParameterSpec& bias,
                  bool inputGradient, bool channelsLast);

    bool readsInput() const override { return true; }
    Grain grain() const override { return Grain::All; }
    void makeRoom(std::int64_t samples) override;
    void takeWeights(const float* weights) override;
    void forward(const Pass& pass, const Block& block) override;
    void backward(const Pass& pass, const Block& block) override;

private:
    void passBack(const float* x, const float* gradient, std::int64_t sample, float* to) const;
    void collect(float* gradient) const;

    std::int64_t m_weight;
    std::int64_t m_bias;
    std::int64_t m_channels; ///< 1 where the two orders are the same
    bool m_inputGradient;
    std::vector<float> m_weights; ///< in the order of x, as are those that follow
    std::vector<float> m_biases;
    std::vector<float> m_weightGradient;
    std::vector<float> m_biasGradient;
    std::vector<float> m_mean; ///< (samples)
    std::vector<float> m_inverseDeviation;
};

} // namespace halfstep
