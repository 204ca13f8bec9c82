#pragma once

#include "engine/config/run_config.h"
#include "engine/data/cancelled.h"
#include "engine/records/window_detail.h"
#include "engine/training/backprop.h"
#include "engine/training/sample_source.h"
#include "engine/training/training_state.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace halfstep {

/// The micro-batches that feed one optimizer step.
struct AccumulationWindow {
    std::int64_t attempt = 0; ///< from 1
    BatchView samples;
    std::vector<std::int64_t> microBatches; ///< the samples in each; all of them together are the window's
    std::size_t done = 0;                   ///< micro-batches run so far
    std::int64_t samplesDone = 0;
    double lossSum = 0; ///< of the samples run so far
    std::int64_t correct = 0;
    float gradientPeak = 0; ///< largest finite |scaled gradient| so far before it is rounded; emulation only
    float float32Peak = 0;  ///< the same of those that are not rounded
    bool injected = false;  ///< a fault put a non-finite gradient in
    std::vector<MagnitudeCounts>
        unrounded; ///< of the newest micro-batch that was told, one a parameter; emulation only
    StageTimes times;

    std::int64_t size() const { return samples.count; } ///< n
    bool complete() const { return done == microBatches.size(); }
    /// Cuts the samples into micro-batches of m, the last of which may be shorter.
    void cut(std::int64_t m);
};

/// How many samples are evaluated together, the last ones of a split apart.
constexpr std::int64_t evaluationChunk = 256;

/// Runs the micro-batches of a window and sums their gradients, scaled and weighted, in float32.
class Accumulation {
public:
    Accumulation(const RunConfig& config, TrainingState& state, Backprop& backprop);

    /// From the next window or evaluation on; setPrecision() comes before it.
    void computeWith(Backprop& backprop) { m_backprop = &backprop; }

    /// The arithmetic from the next window on, and whether its loss is multiplied by the scale; while it isn't, the
    /// scaler keeps its state.
    void setPrecision(const Precision& precision, bool scales);
    /// Rounds the weights to the low format when they are to be kept in it; after every change from outside.
    void keepWeightsInFormat();

    void begin(AccumulationWindow& window);
    /// Its detail without the norm. `counted`: the gradient's magnitudes before they are rounded, too.
    MicroBatchDetail runMicroBatch(AccumulationWindow& window, bool counted = false);
    /// Forgets a window that will not be finished.
    void abandon();

    /// Mean loss and correct count over all samples, without gradients. Empty, and as if never begun, when cancelled.
    /// By mistake in training mode, it moves running statistics as in PyTorch.
    std::optional<LossValue> evaluate(SampleSource& source, const Cancelled& cancelled);
    /// The outputs (rows, outputs) for a few samples, in the arithmetic in force but never in training mode.
    std::vector<float> logits(SampleSource& source, std::span<const std::int64_t> rows);

private:
    /// Values rounded for the matrix products, beside the float32 ones they come from.
    struct Rounded {
        FlatBuffer weights;
        FlatBuffer gradient; ///< of one micro-batch, before it is rounded and summed
    };

    std::span<const float> castWeights();
    BatchView castSamples(SampleSource& source, std::span<const std::int64_t> rows) const;
    double microBatchWeight(const AccumulationWindow& window, std::int64_t samples) const;
    bool hasFault(const AccumulationWindow& window, std::size_t microBatch, FaultKind kind) const;
    void injectInputs(const AccumulationWindow& window) const;
    void injectGradient(AccumulationWindow& window, std::span<float> gradient) const;
    void collectGradient(AccumulationWindow& window, bool counted);
    void countUnrounded(std::span<const float> gradient, AccumulationWindow& window) const;
    void addGradient(std::span<const float> gradient, AccumulationWindow& window);
    void takeEvaluationsStatistics();

    const RunConfig& m_config;
    TrainingState& m_state;
    Backprop* m_backprop;
    std::optional<Rounded> m_rounded;    ///< under emulation
    Random::State m_dropoutBefore{};     ///< the window under way
    std::vector<float> m_gradientBefore; ///< the window under way, where a mistake keeps one
};

} // namespace halfstep
