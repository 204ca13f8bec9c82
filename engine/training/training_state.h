#pragma once

#include "engine/config/run_config.h"
#include "engine/model/model_spec.h"
#include "engine/model/precision.h"
#include "engine/numerics/loss_scale.h"
#include "engine/numerics/random.h"
#include "engine/numerics/rounding_kernel.h"
#include "engine/records/run_summary.h"
#include "engine/training/flat_buffer.h"
#include "engine/training/optimizer.h"
#include "engine/training/running_statistics.h"

#include <optional>
#include <string>
#include <vector>

namespace halfstep {

/// Why no update can be applied any more.
struct Failure {
    EndReason reason{};
    std::string tensor; ///< empty where no single one is to blame
};

/// What training a model moves, and the arithmetic in force. All numbers are float32 in host memory.
struct TrainingState {
    TrainingState(const RunConfig& config, const ModelSpec& model);

    std::vector<ParameterSpec> parameters;
    FlatBuffer weights;
    FlatBuffer gradient; ///< summed over the window under way
    RunningStatistics statistics;
    Random dropout;
    Optimizer optimizer;
    LossScale scaler;
    Precision precision;
    std::optional<RoundingConstants> rounding; ///< to the format in force, where it is emulated
    float largestThatStaysFinite = 0;          ///< before it is rounded to that
    bool scales = false;                       ///< the scaler is in use
    std::optional<Failure> failure;

    void setPrecision(const Precision& inForce, bool usesScaler);
    double scale() const { return scales ? scaler.scale() : 1; }
    /// Rounds what is cast of `values`, which are laid out like the weights, to the format in force.
    void round(std::span<float> values) const;
};

/// PyTorch's default initialisation: weights and biases uniform in ±1/sqrt(fan_in), normalisation 1 and 0
/// (torch.nn.Linear.reset_parameters, kaiming_uniform_ with a = sqrt 5); the random numbers are our own.
void initialise(std::span<float> weights, const std::vector<ParameterSpec>& parameters, std::uint64_t seed);

/// Fills the weights that a run begins with: those the config gives, else PyTorch's default initialisation.
std::optional<Problem> loadInitialWeights(const RunConfig& config, TrainingState& state);

} // namespace halfstep
