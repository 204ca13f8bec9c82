#include "engine/labs/experiments.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>
#include <string_view>

namespace halfstep {
namespace {

RunConfig configFor(const LabInputs& inputs)
{
    RunConfig config = plainConfig();
    config.model.name = *choiceNamed<ModelName>(inputs.word("model"));
    config.model.batchNorm = inputs.on("batch_norm");
    config.model.layerNorm = inputs.on("layer_norm");
    config.model.dropout = inputs.number("dropout");
    config.run.seed = static_cast<std::uint64_t>(inputs.whole("seed"));
    return config;
}

std::int64_t peakBytesOf(const RunConfig& config, const DatasetPtr& data, std::int64_t samples, const Indices& sizes)
{
    Experiment experiment = experimentFor(config, data);
    return step(experiment, rowsFrom(0, samples), sizes).peakBytes;
}

VectorComparison comparisonUnder(const RunConfig& config, const DatasetPtr& data, std::int64_t samples,
                                 const Indices& sizes)
{
    Experiment experiment = experimentFor(config, data);
    const WindowGradient full = gradientOf(experiment, rowsFrom(0, samples), {samples});
    const WindowGradient accumulated = gradientOf(experiment, rowsFrom(0, samples), sizes);
    return compared(accumulated.unscaled, full.unscaled);
}

/// A kind of layer, and whether the theorem stands with it.
struct Condition {
    std::string_view name;
    ModelName model;
    bool batchNorm;
    bool layerNorm;
    double dropout;
    bool breaks;
};
// One dropout layer draws the same masks for the same samples in the same order; with two, they take turns drawing.
constexpr std::array<Condition, 5> conditions{{{"plain", ModelName::TinyMlp, false, false, 0, false},
                                               {"layer_norm", ModelName::TinyMlp, false, true, 0, false},
                                               {"dropout_one_layer", ModelName::TinyMlp, false, false, 0.5, false},
                                               {"dropout_two_layers", ModelName::GlyphCnn, false, false, 0.5, true},
                                               {"batch_norm", ModelName::TinyMlp, true, false, 0, true}}};

/// The theorem under each condition, with the same samples, micro-batches and seed.
struct Conditions {
    LabTable table{"conditions", {"condition", "model", "allclose", "max_abs_difference", "cosine"}};
    std::vector<double> differences; ///< one each; NaN where a micro-batch of one sample has no variance
    bool asExpected = true;
};

Conditions conditionsFor(const LabInputs& inputs, const DatasetPtr& data, std::int64_t samples, const Indices& sizes)
{
    Conditions found;
    for (const Condition& condition : conditions) {
        if (condition.batchNorm && std::ranges::count(sizes, 1) > 0) {
            found.differences.push_back(std::nan(""));
            continue;
        }
        RunConfig config = configFor(inputs);
        config.model = {condition.model, condition.batchNorm, condition.dropout, std::nullopt, condition.layerNorm};
        const VectorComparison comparison = comparisonUnder(config, data, samples, sizes);
        found.table.add(std::string(condition.name), std::string(wordOf(condition.model)), comparison.allClose,
                        comparison.largestDifference, comparison.cosine);
        found.differences.push_back(comparison.largestDifference);
        found.asExpected = found.asExpected && comparison.allClose == (!condition.breaks || std::ssize(sizes) == 1);
    }
    return found;
}

/// What becomes of the two gradients. The linear model has no hidden layer, so nothing to normalise or to drop; a
/// single dropout layer draws the same masks for the whole batch and for its parts.
struct Expectation {
    bool agree = true;
    std::string_view verdict = "equal"; ///< where they do
};

Expectation expectationOf(const ModelConfig& model, std::int64_t microBatches)
{
    const bool drops = model.dropout > 0;
    if (model.name == ModelName::Linear)
        return {true, model.batchNorm || model.layerNorm || drops ? "equal_without_layers" : "equal"};
    const bool sameMasks = drops && model.name == ModelName::TinyMlp;
    return {microBatches == 1 || (!model.batchNorm && (!drops || sameMasks)),
            sameMasks && microBatches > 1 ? "equal_by_same_masks" : "equal"};
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
    const DatasetPtr data = datasetOf(config);
    Experiment experiment = experimentFor(config, data);
    const WindowGradient full = gradientOf(experiment, rowsFrom(0, samples), {samples});
    watch.tell(0.2);
    const WindowGradient accumulated = gradientOf(experiment, rowsFrom(0, samples), parts);
    watch.tell(0.4);
    const VectorComparison comparison = compared(accumulated.unscaled, full.unscaled);
    const std::int64_t peakOfFull = peakBytesOf(config, data, samples, {samples});
    const std::int64_t peakOfParts = peakBytesOf(config, data, samples, parts);
    watch.tell(0.6);
    Conditions kinds = conditionsFor(inputs, data, samples, parts);

    const Expectation expected = expectationOf(config.model, microBatches);
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
    result.holds = comparison.allClose == expected.agree && kinds.asExpected;
    result.verdict = comparison.allClose      ? expected.verdict
                     : config.model.batchNorm ? "broken_by_batch_norm"
                     : expected.agree         ? "different"
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
    result.say("difference_layer_norm", kinds.differences[1]);
    result.say("difference_dropout_one_layer", kinds.differences[2]);
    result.say("difference_dropout_two_layers", kinds.differences[3]);
    result.say("difference_batch_norm", kinds.differences[4]);
    const std::vector<double>& values = inputs.numbers("values");
    const std::span<const double> firstHalf(values.data(), (values.size() + 1) / 2);
    result.say("mean_of_values", spreadOf(values).mean);
    result.say("mean_of_first_half", spreadOf(firstHalf).mean);
    result.tables = {std::move(kinds.table), std::move(table)};
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
                   {"layer_norm", ParameterKind::Switch, false},
                   {"dropout", ParameterKind::Number, 0.0, 0, 0.9},
                   {"values", ParameterKind::Numbers, std::vector<double>{1, 3, 5, 7}, -1e9, 1e9},
                   {"seed", ParameterKind::Whole, std::int64_t{20261020}, 0, 9e15}},
    .numbers = {"effective_batch", "parameters", "allclose", "max_abs_difference", "cosine", "norm_ratio", "loss_full",
                "loss_accumulated", "loss_gap", "peak_bytes_full", "peak_bytes_accumulated", "difference_layer_norm",
                "difference_dropout_one_layer", "difference_dropout_two_layers", "difference_batch_norm",
                "mean_of_values", "mean_of_first_half"},
    .verdicts = {"equal", "equal_by_same_masks", "equal_without_layers", "broken_by_batch_norm", "broken_by_dropout",
                 "different"},
    .predicts = {PredictionKind::Outcome},
    .figure =
        {.table = "conditions", .x = "condition", .values = {"max_abs_difference"}, .logarithmic = true, .bars = true},
    .compute = compute,
};

} // namespace halfstep
