#pragma once

#include "engine/config/run_config.h"
#include "engine/model/parameter_groups.h"
#include "engine/numerics/float_format.h"
#include "engine/training/flat_buffer.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace halfstep {

/// An update's non-zero changes of weights, and those among them that left their weight as it was.
struct UpdateCount {
    std::int64_t changes = 0;
    std::int64_t lost = 0;
    std::int64_t nonfinite = 0; ///< weights that would have come out as inf or NaN; then none was changed

    double lostFraction() const { return changes == 0 ? 0 : static_cast<double>(lost) / static_cast<double>(changes); }
    UpdateCount& operator+=(const UpdateCount& other);
};

/// SGD with momentum or Adam over one flat buffer; weight decay is added to the gradient (L2).
///   SGD:  b ← μ·b + g,  w ← w − η·b                               (torch.optim.SGD, dampening 0)
///   Adam: m ← β1·m + (1−β1)·g,  v ← β2·v + (1−β2)·g²,
///         w ← w − η/(1−β1ᵗ) · m / (√v/√(1−β2ᵗ) + ε)               (Kingma and Ba 2015; torch.optim.Adam)
/// Each parameter has its own factor on η and its own decay, and is kept in a low format or not.
class Optimizer {
public:
    /// An optimizer of parameters that the config's groups fit, as parameterRanges() says.
    Optimizer(const OptimizerConfig& config, const std::vector<ParameterSpec>& parameters);

    /// One update; when it would leave a weight non-finite, weights, state and count stay as they are. `weightFormat`
    /// set: those that are rounded at all are kept in that format and rounded after the update.
    UpdateCount step(std::span<float> weights, std::span<const float> gradient, double learningRate,
                     const FloatFormat* weightFormat);
    /// What such a step would do to each parameter; changes nothing.
    std::vector<UpdateCount> tried(std::span<const float> weights, std::span<const float> gradient, double learningRate,
                                   const FloatFormat* weightFormat);
    /// What the newest step did to each parameter.
    const std::vector<UpdateCount>& counts() const { return m_counts; }

    std::int64_t steps() const { return m_steps; } ///< applied updates, Adam's t
    void setSteps(std::int64_t steps) { m_steps = steps; }

    /// State buffers under their torch.optim names: momentum_buffer; exp_avg, exp_avg_sq.
    std::vector<std::pair<std::string, std::span<float>>> state();
    std::vector<std::pair<std::string, std::span<const float>>> state() const;
    std::int64_t stateBytes() const;
    const std::vector<ParameterRange>& ranges() const { return m_ranges; }

private:
    /// A buffer and the one that takes its place when the update is applied.
    struct Moment {
        FlatBuffer now;
        FlatBuffer next;
    };
    /// η as SGD uses it, and Adam's bias corrections in it and in √v.
    struct StepSize {
        float sgd;
        float adam;
        float rootCorrection;
    };
    /// Computes the weights and moments to come.
    void computeNext(const float* weights, const float* gradient, double learningRate, const FloatFormat* weightFormat,
                     std::vector<UpdateCount>& counts);
    UpdateCount stepOf(const ParameterRange& range, const float* weights, const float* gradient, const StepSize& size,
                       const FloatFormat* format);

    double m_momentum;
    std::vector<ParameterRange> m_ranges;
    std::vector<UpdateCount> m_counts;
    std::optional<Moment> m_first;  ///< momentum, or Adam's first moment
    std::optional<Moment> m_second; ///< Adam's second moment
    std::int64_t m_steps = 0;
    FlatBuffer m_updated; ///< the weights to come
};

} // namespace halfstep
