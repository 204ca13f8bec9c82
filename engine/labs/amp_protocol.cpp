#include "engine/labs/experiments.h"
#include "engine/labs/line_fit.h"

#include <cmath>
#include <limits>
#include <string>

namespace halfstep {
namespace {

RunConfig configFor(const LabInputs& inputs, std::int64_t run, bool mixed)
{
    RunConfig config; // the CNN on GlyphLab, four micro-batches of four, clipping at 5
    config.optimizer.learningRate = 0.02;
    config.precision.amp = mixed;
    config.precision.dtype = mixed ? inputs.word("format") : "float32";
    config.run.maxEpochs = inputs.whole("epochs");
    config.run.seed = static_cast<std::uint64_t>(inputs.whole("seed") + run);
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

/// One metric of every seed's two runs.
struct Metric {
    std::vector<double> full;
    std::vector<double> mixed;

    void add(double ofFull, double ofMixed)
    {
        full.push_back(ofFull);
        mixed.push_back(ofMixed);
    }
};

/// Question, baseline, the one factor that is changed, metrics, and what they do not prove. A difference in accuracy is
/// accepted where chance alone explains it: inside Student's interval (95 %) for two means of k runs each, with the
/// deviation between seeds pooled over both.
LabResult compute(const LabInputs& inputs, const LabWatch& watch)
{
    const double fullNorm = firstNorm(configFor(inputs, 0, false));
    const double mixedNorm = firstNorm(configFor(inputs, 0, true));
    const double deviation = std::abs(mixedNorm - fullNorm) / fullNorm;
    Metric valLoss;
    Metric valAccuracy;
    Metric test;
    Metric corrupted;
    Metric skipped;
    LabTable seeds{"seeds", {"seed", "test_accuracy_float32", "test_accuracy_mixed", "difference"}};
    const std::int64_t count = inputs.whole("seeds");
    const double part = 0.49 / static_cast<double>(count);
    PrecisionAsRun precision;
    for (std::int64_t run = 0; run < count; ++run) {
        const double start = 0.02 + 2 * part * static_cast<double>(run);
        const RunSummary full = *trained(configFor(inputs, run, false), watch, start, start + part).summary;
        const RunSummary mixed = *trained(configFor(inputs, run, true), watch, start + part, start + 2 * part).summary;
        valLoss.add(known(full.valLoss), known(mixed.valLoss));
        valAccuracy.add(known(full.valAccuracy), known(mixed.valAccuracy));
        test.add(known(full.testAccuracy), known(mixed.testAccuracy));
        corrupted.add(known(full.corruptedTestAccuracy), known(mixed.corruptedTestAccuracy));
        skipped.add(static_cast<double>(full.skipped), static_cast<double>(mixed.skipped));
        seeds.add(inputs.whole("seed") + run, test.full.back(), test.mixed.back(),
                  test.mixed.back() - test.full.back());
        precision = mixed.precision;
    }
    LabTable sheet{"sheet", {"quantity", "float32", "mixed", "difference"}};
    sheet.add(std::string("first_step_norm"), fullNorm, mixedNorm, mixedNorm - fullNorm);
    const auto add = [&](const char* name, const Metric& metric) {
        const double ofFull = spreadOf(metric.full).mean;
        const double ofMixed = spreadOf(metric.mixed).mean;
        sheet.add(std::string(name), ofFull, ofMixed, ofMixed - ofFull);
    };
    add("val_loss", valLoss);
    add("val_accuracy", valAccuracy);
    add("test_accuracy", test);
    add("corrupted_test_accuracy", corrupted);
    add("skipped", skipped);
    const Spread ofFull = spreadOf(test.full);
    const double difference = spreadOf(test.mixed).mean - ofFull.mean;
    const double pooled = std::hypot(ofFull.deviation, spreadOf(test.mixed).deviation) / std::sqrt(2.0);
    const double accepted =
        studentQuantile975(static_cast<int>(2 * (count - 1))) * pooled * std::sqrt(2.0 / static_cast<double>(count));
    LabResult result;
    result.holds = deviation <= inputs.number("most_norm_deviation") && std::abs(difference) <= accepted;
    result.verdict = result.holds ? "within_limits" : "outside_limits";
    result.say("first_step_norm_deviation", deviation);
    result.say("test_accuracy_float32", ofFull.mean);
    result.say("test_accuracy_mixed", spreadOf(test.mixed).mean);
    result.say("test_accuracy_difference", difference);
    result.say("accepted_difference", accepted);
    result.say("corrupted_accuracy_float32", spreadOf(corrupted.full).mean);
    result.say("corrupted_accuracy_mixed", spreadOf(corrupted.mixed).mean);
    result.say("precision_as_run", precision.dtype + (precision.native ? " native" : " emulated"));
    LabTable protocol{"protocol", {"item", "value"}};
    const RunConfig baseline = configFor(inputs, 0, false);
    protocol.add(std::string("data"), std::string(wordOf(baseline.dataset.name)));
    protocol.add(std::string("model"), std::string(wordOf(baseline.model.name)));
    protocol.add(std::string("baseline"), baseline.precision.dtype);
    protocol.add(std::string("changed_factor"), inputs.word("format"));
    protocol.add(std::string("metric"), std::string("test_accuracy"));
    protocol.add(std::string("seeds"), count);
    protocol.add(std::string("epochs"), inputs.whole("epochs"));
    result.tables = {std::move(sheet), std::move(seeds), std::move(protocol)};
    return result;
}

} // namespace

extern const Lab ampProtocol;
const Lab ampProtocol{
    .name = "amp-protocol",
    .parameters = {{"format", ParameterKind::Format, std::string("float16")},
                   {"epochs", ParameterKind::Whole, std::int64_t{4}, 1, 100},
                   {"most_norm_deviation", ParameterKind::Number, 0.01, 0, 1},
                   {"seeds", ParameterKind::Whole, std::int64_t{3}, 2, 100},
                   {"seed", ParameterKind::Whole, std::int64_t{20261020}, 0, 9e15}},
    .numbers = {"first_step_norm_deviation", "test_accuracy_float32", "test_accuracy_mixed", "test_accuracy_difference",
                "accepted_difference", "corrupted_accuracy_float32", "corrupted_accuracy_mixed", "precision_as_run"},
    .verdicts = {"within_limits", "outside_limits"},
    .predicts = {PredictionKind::Number, "test_accuracy_difference"},
    .figure = {.table = "seeds", .x = "seed", .values = {"test_accuracy_float32", "test_accuracy_mixed"}, .bars = true},
    .compute = compute,
};

} // namespace halfstep
