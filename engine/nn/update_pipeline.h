#pragma once

#include "engine/config/run_config.h"
#include "engine/nn/flat_parameters.h"
#include "engine/nn/loss.h"
#include "engine/nn/network.h"
#include "engine/nn/optimizer.h"
#include "engine/nn/sample_source.h"
#include "engine/numerics/loss_scale.h"
#include "engine/records/attempt_record.h"
#include "engine/records/run_summary.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace halfstep {

/// The micro-batches that feed one optimizer step.
struct AccumulationWindow {
    std::int64_t attempt = 0; ///< from 1
    GatheredSamples samples;
    std::int64_t microBatch = 1;   ///< m
    std::int64_t microBatches = 0; ///< really in this window
    std::int64_t done = 0;         ///< micro-batches run so far
    double lossSum = 0;            ///< of the samples run so far
    std::int64_t correct = 0;
    float gradientPeak = 0; ///< largest finite |scaled gradient| so far before it is rounded; emulation only
    float float32Peak = 0;  ///< the same of those that are not rounded
    bool injected = false;  ///< a fault put a non-finite gradient in
    AttemptRecord record;   ///< stage times and what else is known already

    std::int64_t size() const { return samples.x.size(0); } ///< n
    bool complete() const { return done == microBatches; }
};

/// Why no update can be applied any more.
struct Failure {
    EndReason reason{};
    std::string tensor; ///< empty where no single one is to blame
};

/// How many samples are evaluated together, the last ones of a split apart.
constexpr std::int64_t evaluationChunk = 256;

/// Mixed-precision training of one window, in the order it is taught:
/// micro-batches → unscale → finite? → norm → clip → step or skip → scale update.
class UpdatePipeline {
public:
    UpdatePipeline(const RunConfig& config, ModelSpec spec, LossKind loss, at::Device device);

    /// Acts from the next window on. `clipping` of zero is off.
    void setPrecision(const Precision& precision);
    void setClipping(double maxNorm) { m_maxNorm = maxNorm; }

    void begin(AccumulationWindow& window);
    void runMicroBatch(AccumulationWindow& window);
    /// Steps or skips, and fills the window's record but for its position in the run.
    void finish(AccumulationWindow& window, double learningRate);
    /// Forgets a window that will not be finished.
    void abandonWindow();

    /// Mean loss and correct count over all samples, without gradients. Empty, and as if never begun, when `cancelled`
    /// said so. By mistake in training mode, it moves running statistics as in PyTorch.
    template <typename Cancelled>
    std::optional<LossValue> evaluate(SampleSource& source, Cancelled cancelled);

    at::Device device() const { return m_device; }
    const std::optional<Failure>& failure() const { return m_failure; }
    FlatTensors& gradient() { return m_gradient; }
    const Precision& precision() const { return m_precision; }
    bool scalerActive() const { return m_scalerActive; }
    LossScale& scaler() { return m_scaler; }
    Optimizer& optimizer() { return m_optimizer; }
    Network& network() { return m_network; }
    FlatTensors& weights() { return m_weights; }
    Random& dropout() { return m_dropout; }
    const std::vector<ParameterSpec>& parameters() const { return m_parameters; }
    /// Rounds the weights to the low format when they are to be kept in it; after every change from outside.
    void keepWeightsInFormat();

private:
    LossValue evaluateChunk(const GatheredSamples& samples);
    void applyUpdate(AttemptRecord& record);
    void takeEvaluationsStatistics();
    void roundWeights(const at::Tensor& flat) const;
    void roundGradients(std::span<float> gradient, AccumulationWindow& window) const;
    const FlatTensors& computeWeights() const { return computesOnCopy() ? m_copy->weights : m_weights; }
    void refreshCopy();
    /// The forward pass sees the weights themselves, or a copy: rounded under emulation, or on another device.
    bool computesOnCopy() const { return emulated() || m_device != at::kCPU; }
    void waitForDevice() const;
    bool emulated() const { return m_precision.kind == Precision::Kind::Emulated; }
    double microBatchWeight(const AccumulationWindow& window, std::int64_t samples) const;
    void injectInput(const AccumulationWindow& window, at::Tensor& x) const;
    void injectGradient(AccumulationWindow& window, std::span<float> gradient) const;
    bool hasFault(const AccumulationWindow& window, FaultKind kind) const;
    void collectGradient(AccumulationWindow& window);
    double largestFiniteScaleOf(const AccumulationWindow& window) const;

    RunConfig m_config;
    LossKind m_loss;
    at::Device m_device;
    std::vector<ParameterSpec> m_parameters;
    Network m_network;
    FlatTensors m_weights;
    FlatTensors m_gradient; ///< summed over the window, float32
    struct Copy {
        FlatTensors weights;
        FlatTensors gradient; ///< of one micro-batch, before it is rounded and summed
    };
    std::optional<Copy> m_copy;
    Optimizer m_optimizer;
    LossScale m_scaler;
    bool m_scalerActive = false;
    Random m_dropout;
    Precision m_precision;
    double m_maxNorm = 0;
    std::optional<Failure> m_failure;
    Random::State m_dropoutBefore{};     ///< the window under way
    std::vector<float> m_gradientBefore; ///< the window under way, where a mistake keeps one
};

template <typename Cancelled>
std::optional<LossValue> UpdatePipeline::evaluate(SampleSource& source, Cancelled cancelled)
{
    if (computesOnCopy())
        refreshCopy();
    m_network.stageStatistics();
    const Random::State dropoutBefore = m_dropout.state();
    LossValue total;
    std::vector<std::int64_t> rows;
    for (std::int64_t start = 0; start < source.count(); start += evaluationChunk) {
        if (cancelled()) {
            m_dropout.restore(dropoutBefore);
            return std::nullopt;
        }
        rows.clear();
        for (std::int64_t row = start; row < std::min(start + evaluationChunk, source.count()); ++row)
            rows.push_back(row);
        const LossValue part = evaluateChunk(source.gather(rows));
        total.mean += part.mean * static_cast<double>(rows.size());
        total.correct += part.correct;
    }
    if (m_config.mistakes.evaluateInTrainingMode)
        takeEvaluationsStatistics();
    total.mean /= static_cast<double>(source.count());
    return total;
}

} // namespace halfstep
