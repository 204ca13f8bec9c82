#include "engine/labs/experiments.h"

#include <bit>

namespace halfstep {
namespace {

/// A small model whose gradients are made infinite in every attempt, as an overflow would.
RunConfig overflowingConfig(const LabInputs& inputs)
{
    RunConfig config = plainConfig();
    config.precision.amp = true;
    config.precision.dtype = "float16";
    config.scaler.enabled = true;
    config.scaler.initScale = inputs.number("init_scale");
    config.scaler.backoffFactor = inputs.number("backoff_factor");
    config.optimizer.weightDecay = 0.01; // would move weights even without a gradient
    for (std::int64_t attempt = 1; attempt <= inputs.whole("attempts"); ++attempt)
        config.faults.push_back({attempt, 0, FaultKind::InfGradient});
    return config;
}

LabResult compute(const LabInputs& inputs, const LabWatch& watch)
{
    Experiment experiment = experimentFor(overflowingConfig(inputs));
    const std::vector<float> before(experiment.weights().begin(), experiment.weights().end());
    LabTable table{"attempts", {"attempt", "scale_used", "applied", "scale_next"}};
    std::vector<double> scales;
    bool allSkipped = true;
    const std::int64_t attempts = inputs.whole("attempts");
    for (std::int64_t attempt = 1; attempt <= attempts; ++attempt) {
        const AttemptRecord record = step(experiment, rowsFrom(0, 4), {4});
        scales.push_back(record.scaleNext);
        allSkipped = allSkipped && !record.applied;
        table.add(attempt, record.scaleUsed, record.applied, record.scaleNext);
        watch.tell(attempt, attempts);
    }
    std::int64_t changed = 0;
    for (std::size_t i = 0; i < before.size(); ++i)
        changed += std::bit_cast<std::uint32_t>(before[i]) != std::bit_cast<std::uint32_t>(experiment.weights()[i]);
    const double last = scales.back();
    LabResult result;
    result.holds = allSkipped && changed == 0;
    result.verdict = !result.holds ? "weights_moved" : last < 1 ? "below_one" : "above_one";
    result.say("scales", std::move(scales));
    result.say("final_scale", last);
    result.say("weights", static_cast<std::int64_t>(before.size()));
    result.say("weights_changed", changed);
    result.tables = {std::move(table)};
    return result;
}

} // namespace

extern const Lab scaleBelowOne;
const Lab scaleBelowOne{
    .name = "scale-below-one",
    .parameters = {{"init_scale", ParameterKind::Number, 1.0, 1e-30, 1e30},
                   {"backoff_factor", ParameterKind::Number, 0.5, 0.001, 0.999},
                   {"attempts", ParameterKind::Whole, std::int64_t{3}, 1, 200}},
    .numbers = {"scales", "final_scale", "weights", "weights_changed"},
    .verdicts = {"below_one", "above_one", "weights_moved"},
    .predicts = {PredictionKind::Outcome},
    .figure = {.table = "attempts", .x = "attempt", .values = {"scale_next"}, .logarithmic = true},
    .compute = compute,
};

} // namespace halfstep
