#pragma once

#include "engine/model/model_spec.h"
#include "engine/nn/precision.h"
#include "engine/nn/torch.h"
#include "engine/numerics/random.h"

#include <string>
#include <vector>

namespace halfstep {

/// Running statistics of one BatchNorm layer; not parameters, yet part of the model.
struct NormStatistics {
    std::string layer;
    at::Tensor mean;     ///< (channels)
    at::Tensor variance; ///< (channels)
};

/// The function a ModelSpec describes. It owns no parameters: they are handed in, so that the same network runs
/// on float32 weights and on their rounded copy.
class Network {
public:
    Network(ModelSpec spec, at::Device device);

    /// x: (B, C, H, W) or (B, features) → logits (B, outputs), float32.
    /// Under emulation `parameters` and x must be rounded already; every layer that can leave the format rounds
    /// its output and, on the way back, its gradient; `gradientPeak` grows to the largest finite one before rounding.
    /// In training BatchNorm normalises with the batch's own statistics and folds them into the staged ones.
    at::Tensor forward(const at::Tensor& x, const std::vector<at::Tensor>& parameters, const Precision& precision,
                       bool training, Random& dropout, float* gradientPeak = nullptr);

    const ModelSpec& spec() const { return m_spec; }
    /// In force: what evaluation normalises with, what is saved.
    std::vector<NormStatistics>& statistics() { return m_statistics; }
    void stageStatistics();                 ///< those in force, to be moved by forward passes in training
    void takeStagedStatistics();            ///< puts them in force
    std::string nonfiniteStatistic() const; ///< bn1.running_var, the first staged one with a value that is not finite
    bool usesImages() const;                ///< holds convolutions: inputs are laid out channels-last

private:
    at::Tensor normalised(const at::Tensor& x, const at::Tensor& weight, const at::Tensor& bias,
                          NormStatistics& statistics, bool training) const;

    ModelSpec m_spec;
    std::vector<NormStatistics> m_statistics;
    std::vector<NormStatistics> m_staged;
};

} // namespace halfstep
