#include "engine/labs/experiments.h"

#include <cmath>
#include <limits>
#include <string>

namespace halfstep {
namespace {

RunConfig configFor(const LabInputs& inputs, bool mixed)
{
    RunConfig config; // the CNN on GlyphLab, four micro-batches of four, clipping at 5
    config.optimizer.learningRate = 0.02;
    config.precision.amp = mixed;
    config.precision.dtype = mixed ? inputs.word("format") : "float32";
    config.run.maxEpochs = inputs.whole("epochs");
    config.run.seed = static_cast<std::uint64_t>(inputs.whole("seed"));
    return config;
}

/// The gradient's norm of the first window, unscaled, at the same weights and samples.
double firstNorm(const RunConfig& config)
{
    Experiment experiment = experimentFor(config);
    return step(experiment, rowsFrom(0, 16), dividedInto(16, 4)).normUnscaled;
}

double known(const std::optional<double>& value)
{
    return value.value_or(std::numeric_limits<double>::quiet_NaN());
}

/// Question, baseline, the one factor that is changed, metrics, and what they do not prove.
LabResult compute(const LabInputs& inputs, const LabWatch& watch)
{
    const double fullNorm = firstNorm(configFor(inputs, false));
    const double mixedNorm = firstNorm(configFor(inputs, true));
    const double deviation = std::abs(mixedNorm - fullNorm) / fullNorm;
    const RunSummary full = *trained(configFor(inputs, false), watch, 0.02, 0.5).summary;
    const RunSummary mixed = *trained(configFor(inputs, true), watch, 0.5, 1).summary;
    LabTable sheet{"sheet", {"quantity", "float32", "mixed", "difference"}};
    const auto add = [&](const char* name, double ofFull, double ofMixed) {
        sheet.add(std::string(name), ofFull, ofMixed, ofMixed - ofFull);
    };
    add("first_step_norm", fullNorm, mixedNorm);
    add("val_loss", known(full.valLoss), known(mixed.valLoss));
    add("val_accuracy", known(full.valAccuracy), known(mixed.valAccuracy));
    add("test_accuracy", known(full.testAccuracy), known(mixed.testAccuracy));
    add("corrupted_test_accuracy", known(full.corruptedTestAccuracy), known(mixed.corruptedTestAccuracy));
    add("skipped", static_cast<double>(full.skipped), static_cast<double>(mixed.skipped));
    const double difference = known(mixed.testAccuracy) - known(full.testAccuracy);
    LabResult result;
    result.holds = deviation <= inputs.number("most_norm_deviation")
                   && std::abs(difference) <= inputs.number("most_accuracy_difference");
    result.verdict = result.holds ? "within_limits" : "outside_limits";
    result.say("first_step_norm_deviation", deviation);
    result.say("test_accuracy_float32", known(full.testAccuracy));
    result.say("test_accuracy_mixed", known(mixed.testAccuracy));
    result.say("test_accuracy_difference", difference);
    result.say("corrupted_accuracy_float32", known(full.corruptedTestAccuracy));
    result.say("corrupted_accuracy_mixed", known(mixed.corruptedTestAccuracy));
    result.say("precision_as_run", mixed.precision.dtype + (mixed.precision.native ? " native" : " emulated"));
    result.tables = {std::move(sheet)};
    return result;
}

} // namespace

extern const Lab ampProtocol;
const Lab ampProtocol{
    .name = "amp-protocol",
    .parameters = {{"format", ParameterKind::Format, std::string("float16")},
                   {"epochs", ParameterKind::Whole, std::int64_t{6}, 1, 100},
                   {"most_norm_deviation", ParameterKind::Number, 0.01, 0, 1},
                   {"most_accuracy_difference", ParameterKind::Number, 0.05, 0, 1},
                   {"seed", ParameterKind::Whole, std::int64_t{20261020}, 0, 9e15}},
    .numbers = {"first_step_norm_deviation", "test_accuracy_float32", "test_accuracy_mixed", "test_accuracy_difference",
                "corrupted_accuracy_float32", "corrupted_accuracy_mixed", "precision_as_run"},
    .verdicts = {"within_limits", "outside_limits"},
    .predicts = "test_accuracy_difference",
    .compute = compute,
};

} // namespace halfstep
