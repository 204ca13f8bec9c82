#pragma once

#include "engine/model/model_spec.h"
#include "engine/nn/torch.h"
#include "engine/numerics/random.h"
#include "engine/training/backprop.h"
#include "engine/training/running_statistics.h"

#include <span>
#include <vector>

namespace halfstep {

/// The function a ModelSpec describes. It owns no parameters: they are handed in, so that the same network runs
/// on float32 weights and on their rounded copy.
class Network {
public:
    /// The statistics outlive the network.
    Network(ModelSpec spec, RunningStatistics& statistics, at::Device device);

    /// x: (B, C, H, W) or (B, features) → logits (B, outputs), float32.
    /// Under emulation `parameters` and x must be rounded already; what castOf() says of a layer's output holds for its
    /// gradient on the way back.
    /// In training BatchNorm normalises with the batch's own statistics and folds them into the staged ones.
    at::Tensor forward(const at::Tensor& x, const std::vector<at::Tensor>& parameters, const Precision& precision,
                       bool training, Random& dropout);

    /// Copies the statistics to and from another device than the CPU, where they are shared.
    void fetchStatistics();
    void returnStatistics();

    void watch(bool on) { m_watched = on; }
    /// One a layer, of the newest forward pass that builds a graph and its backward pass.
    std::span<const LayerTrace> trace() const { return m_trace; }
    float gradientPeak() const; ///< the largest of all layers
    /// That counting took in the newest forward, or backward, pass.
    double countingMicroseconds(BorderTrace LayerTrace::*border) const;

private:
    /// Of one normalisation layer, (channels) each.
    struct Norm {
        at::Tensor mean;
        at::Tensor variance;
    };
    std::vector<Norm> normsOf(const at::Tensor& flat) const;
    at::Tensor bordered(at::Tensor y, std::size_t layer, const Precision& precision);
    void clearTrace();

    ModelSpec m_spec;
    RunningStatistics& m_statistics;
    at::Device m_device;
    at::Tensor m_flatInForce; ///< undefined without normalisation
    at::Tensor m_flatStaged;
    std::vector<Norm> m_inForce;
    std::vector<Norm> m_staged;
    bool m_watched = false;
    std::vector<LayerTrace> m_trace;
};

} // namespace halfstep
