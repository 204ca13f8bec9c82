#pragma once

#include "engine/model/precision.h"
#include "engine/numerics/magnitude_counts.h"
#include "engine/training/batch_view.h"
#include "engine/training/loss.h"
#include "engine/training/stage_clock.h"

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace halfstep {

/// Values that crossed a layer's border in one direction.
struct BorderTrace {
    std::int64_t elements = 0;
    std::int64_t zeros = 0;                              ///< as handed on
    std::int64_t overflows = 0;                          ///< inf or NaN, as handed on
    float peak = 0;                                      ///< largest finite magnitude, before any rounding
    std::shared_ptr<const MagnitudeCounts> magnitudes{}; ///< as handed on; null when not watching
    std::shared_ptr<const MagnitudeCounts> unrounded{};  ///< of gradients that a format rounds, before that
    double microseconds = 0;                             ///< that counting took, within the pass's time

    void count(std::span<const float> values); ///< those that are handed on, besides any before
    void countUnrounded(std::span<const float> values);
};

/// What one micro-batch showed of a layer.
struct LayerTrace {
    std::string layer; ///< conv1
    std::string dtype; ///< of the output as run: float32, float16, ...
    BorderTrace output;
    BorderTrace gradient; ///< of the loss with respect to the output
};

/// What the micro-batches of a window are computed with, and what they add to. All of it holds still, and lives, until
/// the window is over.
struct WindowInput {
    BatchView samples;              ///< of the whole window
    std::span<const float> weights; ///< in the format already, where a layer's cast says so
    std::span<float> gradient;      ///< float32; each micro-batch adds its own
};

struct MicroBatchResult {
    LossValue loss;         ///< unscaled
    float gradientPeak = 0; ///< largest finite gradient at a layer's border before it was rounded; emulation only
};

/// Where gradients come from: the forward and backward pass of one model, as its cast map says. It shares the running
/// statistics (which training moves in their staged form) and the dropout generator of the run it was made for, and
/// owns nothing that a checkpoint would have to hold. One thread.
class Backprop {
public:
    virtual ~Backprop() = default;

    /// The arithmetic from the next window or evaluation on; before the first.
    virtual void setPrecision(const Precision& precision) = 0;

    /// Begins a window, and forgets the one before it. The memory peak becomes what is live.
    virtual void begin(const WindowInput& window, StageTimes& times) = 0;
    /// Runs rows first ... first + count - 1: gradient += upstream · d(mean loss of these rows)/d(weights).
    virtual MicroBatchResult runMicroBatch(std::int64_t first, std::int64_t count, double upstream,
                                           StageTimes& times) = 0;
    /// The loss without gradients; `training`: with the batch's own statistics and dropout, as in a micro-batch.
    virtual LossValue evaluate(const BatchView& samples, std::span<const float> weights, bool training) = 0;
    /// The last layer's outputs (samples, outputs) in float32, as evaluated; moves nothing.
    virtual std::vector<float> logits(const BatchView& samples, std::span<const float> weights) = 0;

    struct Memory {
        std::int64_t liveBytes = 0;
        std::int64_t peakBytes = 0; ///< since the window began
    };
    virtual Memory memory() const = 0; ///< of the device that computes

    /// Whether traces count magnitudes too, and outputs at all. Watching never changes a bit, nor what memory() tells;
    /// its time is told apart, as StageTimes::telling.
    virtual void watch(bool on) = 0;
    /// Traces of the newest micro-batch, one a layer; empty when not watching.
    virtual std::span<const LayerTrace> trace() const = 0;
};

} // namespace halfstep
