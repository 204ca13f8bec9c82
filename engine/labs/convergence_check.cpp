#include "engine/labs/experiments.h"

#include <cmath>

namespace halfstep {
namespace {

RunConfig configFor(const LabInputs& inputs, std::uint64_t seed, bool mixed)
{
    RunConfig config = plainConfig();
    config.model.name = *choiceNamed<ModelName>(inputs.word("model"));
    config.optimizer.learningRate = 0.02;
    config.batch.shuffle = true;
    config.precision.amp = mixed;
    config.precision.dtype = mixed ? inputs.word("format") : "float32";
    config.scaler.enabled = mixed; // where the format needs one
    config.run.maxEpochs = inputs.whole("epochs");
    config.run.seed = seed;
    return config;
}

/// The same seeds and data in float32 and in the format: pairs differ by precision alone, seeds by chance alone.
LabResult compute(const LabInputs& inputs, const LabWatch& watch)
{
    const std::int64_t seeds = inputs.whole("seeds");
    LabTable table{"seeds", {"seed", "val_accuracy_float32", "val_accuracy_mixed", "difference"}};
    std::vector<double> full;
    std::vector<double> differences;
    const double part = 0.5 / static_cast<double>(seeds);
    for (std::int64_t i = 0; i < seeds; ++i) {
        const auto seed = static_cast<std::uint64_t>(inputs.whole("first_seed") + i);
        const double start = 2 * part * static_cast<double>(i);
        const SessionUpdate plain = trained(configFor(inputs, seed, false), watch, start, start + part);
        const SessionUpdate mixed = trained(configFor(inputs, seed, true), watch, start + part, start + 2 * part);
        full.push_back(plain.epochs.back().valAccuracy);
        differences.push_back(mixed.epochs.back().valAccuracy - full.back());
        table.add(static_cast<std::int64_t>(seed), full.back(), full.back() + differences.back(), differences.back());
    }
    const Spread ofSeeds = spreadOf(full);
    const Spread ofPairs = spreadOf(differences);
    LabResult result;
    result.holds = std::abs(ofPairs.mean) <= ofSeeds.deviation;
    result.verdict = result.holds ? "safe" : "look_for_the_operation";
    result.say("seeds", seeds);
    result.say("mean_float32", ofSeeds.mean);
    result.say("mean_difference", ofPairs.mean);
    result.say("deviation_of_differences", ofPairs.deviation);
    result.say("spread_between_seeds", ofSeeds.deviation);
    result.tables = {std::move(table)};
    return result;
}

} // namespace

extern const Lab convergenceCheck;
const Lab convergenceCheck{
    .name = "convergence-check",
    .parameters = {{"format", ParameterKind::Format, std::string("float16")},
                   {"seeds", ParameterKind::Whole, std::int64_t{5}, 2, 100},
                   {"epochs", ParameterKind::Whole, std::int64_t{3}, 1, 100},
                   {"model", ParameterKind::Choice, std::string("tiny-mlp"), 0, 0, {"tiny-mlp", "glyph-cnn"}},
                   {"first_seed", ParameterKind::Whole, std::int64_t{20261020}, 0, 9e15}},
    .numbers = {"seeds", "mean_float32", "mean_difference", "deviation_of_differences", "spread_between_seeds"},
    .verdicts = {"safe", "look_for_the_operation"},
    .predicts = {PredictionKind::Outcome},
    .figure = {.table = "seeds", .x = "seed", .values = {"val_accuracy_float32", "val_accuracy_mixed"}, .bars = true},
    .compute = compute,
};

} // namespace halfstep
