#pragma once

#include "engine/model/cast.h"
#include "engine/model/precision.h"
#include "engine/numerics/magnitude_counts.h"
#include "engine/records/attempt_record.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace halfstep {

/// What one micro-batch gave to its window.
struct MicroBatchDetail {
    std::int64_t samples = 0; ///< m_a
    double loss = 0;          ///< their mean, unscaled
    double weight = 0;        ///< of that mean in the window's loss: m_a/n, but for a mistake
    double normSoFar = 0;     ///< global L2 norm of the gradient that the window has summed, S·g
    double scaledLoss = 0;    ///< loss · weight · S, which is differentiated
};

/// The optimizer's steps other than zero, and those of them that left their weight as it was.
struct LostSteps {
    std::int64_t changes = 0;
    std::int64_t lost = 0;
    bool operator==(const LostSteps&) const = default;

    double share() const { return changes == 0 ? 0 : static_cast<double>(lost) / static_cast<double>(changes); }
    LostSteps& operator+=(const LostSteps& other);
};

/// One tensor of parameters. Gradients are those that the stages work on, float32.
struct ParameterDetail {
    std::string name;           ///< conv1.weight
    double normScaled = 0;      ///< L2 norm of S·g
    double normUnscaled = 0;    ///< of g, before clipping unless a mistake clips first
    MagnitudeCounts scaled;     ///< S·g as the window has summed it
    MagnitudeCounts unscaled;   ///< g
    MagnitudeCounts weights;    ///< before the step
    MagnitudeCounts updates;    ///< Δw, weights after less before; no elements where nothing was applied
    LostSteps steps;            ///< as the optimizer took them
    std::int64_t subnormal = 0; ///< of S·g, below the smallest normal number of the run's format
    /// Computed: the same step from the same gradient and optimizer state, were weights kept the other way: from the
    /// weights rounded to the run's format and back into it, where the run has float32 master weights, in float32 where
    /// it has not. Nothing where the run's format is float32, and where nothing was applied.
    std::optional<LostSteps> otherwise{};
    /// The last micro-batch's S·(m_a/n)·g before it was rounded to the format, so that what that rounding lost is still
    /// there; only under emulation, of parameters that are rounded.
    std::optional<MagnitudeCounts> unrounded{};
};

/// One layer in the micro-batch that it was watched in.
struct LayerDetail {
    std::string layer;                 ///< conv1
    std::string dtype;                 ///< of its output as run; empty: computed together with the layer after it
    CastReason reason{};               ///< for that
    std::vector<std::int64_t> shape{}; ///< of the output, (m_a, ...)
    MagnitudeCounts output;            ///< as handed on
    MagnitudeCounts gradient;          ///< of the scaled loss with respect to it, as handed back
    std::optional<MagnitudeCounts> unrounded{}; ///< the same before it was rounded to the format; only under emulation
};

/// The gradient's largest finite element on its way through the stages, each value as it is in the flat float32 buffer.
/// unscaled = scaled · (1/S as a float32), clipped = unscaled · coefficient, each rounded to float32 once; by the
/// mistake clip_before_unscale, clipped = scaled · coefficient and unscaled = clipped · (1/S).
struct TracedElement {
    std::string parameter;  ///< empty when no element is finite
    std::int64_t index = 0; ///< within it, row by row
    float scaled = 0;
    float unscaled = 0;
    float clipped = 0;
    float weightBefore = 0;
    float weightAfter = 0; ///< the same where nothing was applied
};

/// A window of micro-batches on its way to the step, as it is told while somebody looks, or for the run's folder.
struct WindowDetail {
    std::int64_t attempt = 0;      ///< that it becomes, from 1
    std::int64_t samples = 0;      ///< n
    std::int64_t microBatches = 0; ///< as many as will be run
    double scale = 1;              ///< S
    std::int64_t unseen = 0;       ///< micro-batches that ran before somebody looked
    std::vector<MicroBatchDetail> seen{};
    std::optional<AttemptRecord> stepped{}; ///< once it has reached the step

    PrecisionAsRun precision{};
    bool scales = false;           ///< the loss is multiplied by S; else S is 1
    float unscaling = 1;           ///< what the scaled gradient is multiplied by: 1/S as a float32
    double maxNorm = 0;            ///< clipping's threshold; 0 when off
    bool masterWeights = true;     ///< weights are kept in float32, else in the run's format
    std::int64_t layersSeenIn = 0; ///< the micro-batch, from 1; 0: none yet
    std::vector<LayerDetail> layers{};
    std::vector<ParameterDetail> parameters{}; ///< once it has reached the step
    TracedElement traced{};
    double microseconds = 0; ///< that telling this took, in none of the record's times

    std::int64_t done() const { return unseen + static_cast<std::int64_t>(seen.size()); }
};

using WindowDetailPtr = std::shared_ptr<const WindowDetail>;

/// Of all parameters together.
LostSteps stepsOf(const WindowDetail& window);
std::optional<LostSteps> stepsOtherwise(const WindowDetail& window); ///< nothing where it is known of none
MagnitudeCounts sumOver(const std::vector<ParameterDetail>& parameters, MagnitudeCounts ParameterDetail::*counts);

} // namespace halfstep
