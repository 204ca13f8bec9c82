#pragma once

#include "engine/config/run_config.h"
#include "engine/model/parameter_groups.h"
#include "engine/nn/flat_parameters.h"
#include "engine/numerics/float_format.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace halfstep {

/// How many of an update's non-zero changes left their weight as it was.
struct UpdateCount {
    std::int64_t changes = 0;
    std::int64_t lost = 0;
    std::int64_t nonfinite = 0; ///< weights that would have come out as inf or NaN; then none was changed

    double lostFraction() const { return changes == 0 ? 0 : static_cast<double>(lost) / static_cast<double>(changes); }
};

/// SGD with momentum or Adam over one flat buffer; weight decay is added to the gradient (L2).
///   SGD:  b ← μ·b + g,  w ← w − η·b                               (torch.optim.SGD, dampening 0)
///   Adam: m ← β1·m + (1−β1)·g,  v ← β2·v + (1−β2)·g²,
///         w ← w − η/(1−β1ᵗ) · m / (√v/√(1−β2ᵗ) + ε)               (Kingma and Ba 2015; torch.optim.Adam)
/// Each range of the buffer has its own factor on η and its own decay, and is kept in a low format or not.
class Optimizer {
public:
    /// The config's groups fit the parameters: parameterRanges() says so.
    Optimizer(const OptimizerConfig& config, const std::vector<ParameterSpec>& parameters);

    /// One update; the weights stay as they are when it would leave one of them non-finite. `weightFormat` set: those
    /// that are rounded at all are kept in that format and rounded after the update.
    UpdateCount step(std::span<float> weights, std::span<const float> gradient, double learningRate,
                     const FloatFormat* weightFormat);

    std::int64_t steps() const { return m_steps; } ///< applied updates, Adam's t
    void setSteps(std::int64_t steps) { m_steps = steps; }

    /// State buffers under their torch.optim names: momentum_buffer; exp_avg, exp_avg_sq.
    std::vector<std::pair<std::string, FlatTensors*>> state();
    std::int64_t stateBytes() const;
    const std::vector<ParameterRange>& ranges() const { return m_ranges; }

private:
    double m_momentum;
    std::vector<ParameterRange> m_ranges;
    std::optional<FlatTensors> m_first;  ///< momentum, or Adam's first moment
    std::optional<FlatTensors> m_second; ///< Adam's second moment
    std::int64_t m_steps = 0;
    std::vector<float> m_updated; ///< the weights to come
};

} // namespace halfstep
