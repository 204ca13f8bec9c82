#pragma once

#include "engine/config/problem.h"
#include "engine/config/run_config.h"
#include "engine/data/dataset.h"
#include "engine/model/model_spec.h"
#include "engine/records/attempt_record.h"
#include "engine/records/run_summary.h"
#include "engine/training/backprop.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace halfstep {

/// An accumulation window of chosen samples: indices in the training split, in any order and as often as wanted, and
/// how many of them each micro-batch takes; all of them together are the window's.
struct ChosenWindow {
    std::vector<std::int64_t> rows;
    std::vector<std::int64_t> microBatches;
};

/// The mean loss over a window and its derivative with respect to every weight, as training computes them: in
/// micro-batches, each weighted by its share m_a/n of the window, with the loss scaled by S.
struct WindowGradient {
    double loss = 0;                ///< unscaled
    double scale = 1;               ///< S; 1 where the scaler is not in use
    std::vector<float> scaled;      ///< S·g, (weights), as the backward passes leave it
    std::vector<float> unscaled;    ///< S·g · (1/S), (weights), rounded to float32 once
    std::vector<LayerTrace> layers; ///< what the last micro-batch showed of each
};

/// Training by hand: gradients of chosen samples at given weights and single optimizer steps, under a config's model,
/// loss, precision, scaler, clipping, optimizer and mistakes. All calls from the thread that made it. What LibTorch
/// throws comes back as a problem.
class Experiment {
public:
    /// Ready at the weights that the config's run would begin with.
    static Result<Experiment> make(const RunConfig& config, DatasetPtr dataset);
    Experiment(Experiment&& other) noexcept;
    Experiment& operator=(Experiment&& other) noexcept;
    ~Experiment();

    const ModelSpec& model() const;
    const PrecisionAsRun& precision() const;
    std::span<const float> weights() const; ///< in the order of the model's parameters
    /// Refuses another number of them. Kept in the run's format where the config wants no master weights.
    std::optional<Problem> setWeights(std::span<const float> weights);

    /// Moves nothing: asked again, it gives the same bits.
    Result<WindowGradient> gradientOf(const ChosenWindow& window);
    /// One attempt over the window: unscale, finite?, norm, clip, step or skip, scale update. Refuses what
    /// gradientOf() refuses; a skip is no problem but stands in the record.
    Result<AttemptRecord> step(const ChosenWindow& window);

private:
    struct State;
    explicit Experiment(std::unique_ptr<State> state);

    std::unique_ptr<State> m_state;
};

} // namespace halfstep
