#include "engine/labs/experiments.h"

#include <cmath>

namespace halfstep {
namespace {

RunConfig configFor(const LabInputs& inputs)
{
    RunConfig config = plainConfig();
    config.model.name = *choiceNamed<ModelName>(inputs.word("model"));
    config.model.batchNorm = inputs.on("batch_norm");
    config.model.dropout = inputs.number("dropout");
    config.run.seed = static_cast<std::uint64_t>(inputs.whole("seed"));
    return config;
}

std::int64_t peakBytesOf(const RunConfig& config, std::int64_t samples, const Indices& sizes)
{
    Experiment experiment = experimentFor(config);
    return step(experiment, rowsFrom(0, samples), sizes).peakBytes;
}

/// Equal micro-batches, no update in between, and outputs that depend on nothing but their own sample: then the two
/// gradients are equal but for float32's rounding. A batch's statistics and drawn masks break the last condition.
LabResult compute(const LabInputs& inputs, const LabWatch& watch)
{
    const std::int64_t samples = inputs.whole("samples");
    const std::int64_t microBatches = inputs.whole("micro_batches");
    if (samples % microBatches != 0)
        throw LabRefusal{{{ProblemCode::Conflict, "micro_batches", Reason::UnequalParts, {samples}}}};
    const Indices parts = dividedInto(samples, microBatches);
    const RunConfig config = configFor(inputs);
    Experiment experiment = experimentFor(config);
    const WindowGradient full = gradientOf(experiment, rowsFrom(0, samples), {samples});
    watch.tell(0.25);
    const WindowGradient accumulated = gradientOf(experiment, rowsFrom(0, samples), parts);
    watch.tell(0.5);
    const VectorComparison comparison = compared(accumulated.unscaled, full.unscaled);
    const std::int64_t peakOfFull = peakBytesOf(config, samples, {samples});
    watch.tell(0.75);
    const std::int64_t peakOfParts = peakBytesOf(config, samples, parts);

    const bool independent = microBatches == 1 || (!config.model.batchNorm && config.model.dropout == 0);
    LabTable table{"parameters", {"parameter", "max_abs_difference", "cosine"}};
    for (const ParameterSpec& parameter : experiment.model().parameters()) {
        const auto part = [&](const std::vector<float>& values) {
            return std::span(values).subspan(static_cast<std::size_t>(parameter.offset),
                                             static_cast<std::size_t>(parameter.count));
        };
        const VectorComparison one = compared(part(accumulated.unscaled), part(full.unscaled));
        table.add(parameter.name, one.largestDifference, one.cosine);
    }
    LabResult result;
    result.holds = comparison.allClose == independent;
    result.verdict = comparison.allClose      ? "equal"
                     : config.model.batchNorm ? "broken_by_batch_norm"
                     : independent            ? "different"
                                              : "broken_by_dropout";
    result.say("effective_batch", samples);
    result.say("parameters", static_cast<std::int64_t>(full.unscaled.size()));
    result.say("allclose", comparison.allClose);
    result.say("max_abs_difference", comparison.largestDifference);
    result.say("cosine", comparison.cosine);
    result.say("norm_ratio", comparison.normRatio);
    result.say("loss_full", full.loss);
    result.say("loss_accumulated", accumulated.loss);
    result.say("loss_gap", std::abs(accumulated.loss - full.loss));
    result.say("peak_bytes_full", peakOfFull);
    result.say("peak_bytes_accumulated", peakOfParts);
    result.tables = {std::move(table)};
    return result;
}

} // namespace

extern const Lab accumulationEquivalence;
const Lab accumulationEquivalence{
    .name = "accumulation-equivalence",
    .parameters = {{"samples", ParameterKind::Whole, std::int64_t{16}, 1, 512},
                   {"micro_batches", ParameterKind::Whole, std::int64_t{4}, 1, 512},
                   {"model", ParameterKind::Choice, std::string("tiny-mlp"), 0, 0, {"tiny-mlp", "glyph-cnn", "linear"}},
                   {"batch_norm", ParameterKind::Switch, false},
                   {"dropout", ParameterKind::Number, 0.0, 0, 0.9},
                   {"seed", ParameterKind::Whole, std::int64_t{20261020}, 0, 9e15}},
    .numbers = {"effective_batch", "parameters", "allclose", "max_abs_difference", "cosine", "norm_ratio", "loss_full",
                "loss_accumulated", "loss_gap", "peak_bytes_full", "peak_bytes_accumulated"},
    .verdicts = {"equal", "broken_by_batch_norm", "broken_by_dropout", "different"},
    .predicts = "norm_ratio",
    .compute = compute,
};

} // namespace halfstep
