#include "engine/labs/experiments.h"

#include <cmath>

namespace halfstep {
namespace {

/// One attempt on a model whose gradient is known: x = (1), target −g/2 at w = 0 gives the gradient g.
AttemptRecord attempt(const LabInputs& inputs, bool beforeUnscale)
{
    RunConfig config = linearConfig({1.0F}, {static_cast<float>(-inputs.number("gradient_norm") / 2)}, {0.0F});
    config.precision.amp = true;
    config.precision.dtype = "float16";
    config.scaler.enabled = true;
    config.scaler.initScale = inputs.number("scale");
    config.clipping.enabled = true;
    config.clipping.maxNorm = inputs.number("max_norm");
    config.mistakes.clipBeforeUnscale = beforeUnscale;
    Experiment experiment = experimentFor(config);
    return step(experiment, {0}, {1});
}

LabResult compute(const LabInputs& inputs, const LabWatch&)
{
    const double scale = inputs.number("scale");
    const double maxNorm = inputs.number("max_norm");
    const AttemptRecord right = attempt(inputs, false);
    const AttemptRecord wrong = attempt(inputs, true);
    const double threshold = maxNorm / scale;
    LabTable table{"orders", {"order", "norm_scaled", "norm_applied", "clip_coefficient", "applied"}};
    table.add(std::string("unscale_then_clip"), right.normScaled, right.normClipped, right.clipCoefficient,
              right.applied);
    table.add(std::string("clip_then_unscale"), wrong.normScaled, wrong.normClipped, wrong.clipCoefficient,
              wrong.applied);
    const bool clipsWrongly = wrong.applied && wrong.normScaled > maxNorm;
    LabResult result;
    // PyTorch divides by norm + 1e-6, which leaves the clipped norm a little below the threshold.
    result.holds = clipsWrongly && std::abs(wrong.normClipped - threshold) <= 1e-5 * threshold;
    result.verdict = !right.applied || !wrong.applied ? "overflow"
                     : !clipsWrongly                  ? "below_both"
                     : result.holds                   ? "far_too_small"
                                                      : "unexpected";
    result.say("true_threshold", threshold);
    result.say("norm_unscaled", right.normUnscaled);
    result.say("norm_after_unscale_first", right.normClipped);
    result.say("norm_after_clip_first", wrong.normClipped);
    result.say("shrunk_by", right.normClipped / wrong.normClipped);
    result.tables = {std::move(table)};
    return result;
}

} // namespace

extern const Lab clipOrder;
const Lab clipOrder{
    .name = "clip-order",
    .parameters = {{"scale", ParameterKind::Number, 65536.0, 1, 1e9},
                   {"max_norm", ParameterKind::Number, 1.0, 1e-6, 1e6},
                   {"gradient_norm", ParameterKind::Number, 0.5, 1e-6, 1e4}},
    .numbers = {"true_threshold", "norm_unscaled", "norm_after_unscale_first", "norm_after_clip_first", "shrunk_by"},
    .verdicts = {"far_too_small", "below_both", "overflow", "unexpected"},
    .predicts = {PredictionKind::Number, "true_threshold"},
    .figure = {.table = "orders", .x = "order", .values = {"norm_applied"}, .logarithmic = true, .bars = true},
    .compute = compute,
};

} // namespace halfstep
