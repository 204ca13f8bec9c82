#pragma once

#include "engine/model/model_spec.h"
#include "engine/plan/step.h"
#include "engine/training/running_statistics.h"

#include <vector>

namespace halfstep {

/// Batch normalisation over samples and pixels as torch.nn.BatchNorm1d and 2d, with their defaults: in training by the
/// batch's own mean and variance, which move the staged running ones; else by those in force. Sums are float64.
class NormStep final : public Step {
public:
    /// `norm` counts a model's normalisation layers from 0; without `inputGradient` nothing asks for that of x.
    NormStep(Flow& in, Flow& out, const LayerSpec& layer, const ParameterSpec& weight, const ParameterSpec& bias,
             std::size_t norm, bool inputGradient, RunningStatistics& statistics);

    bool readsInput() const override { return true; }
    Grain grain() const override { return Grain::All; }
    void forward(const Pass& pass, const Block& block) override;
    void backward(const Pass& pass, const Block& block) override;

private:
    std::int64_t rowsOf(std::int64_t samples) const { return samples * in().size / std::ssize(m_mean); }
    void takeBatchStatistics(const float* x, std::int64_t rows);
    void takeRunningStatistics();

    std::int64_t m_weight;
    std::int64_t m_bias;
    ParameterSpec m_runningMean;
    ParameterSpec m_runningVariance;
    bool m_inputGradient;
    RunningStatistics& m_statistics;
    std::vector<float> m_mean; ///< (channels), as are those that follow
    std::vector<float> m_inverseDeviation;
    std::vector<float> m_factor;
    std::vector<float> m_offset;
    std::vector<float> m_shift;
    std::vector<float> m_slope;
    std::vector<double> m_sums;
    std::vector<double> m_products;
};

} // namespace halfstep
