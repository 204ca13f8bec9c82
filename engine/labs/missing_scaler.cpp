#include "engine/labs/experiments.h"

#include <algorithm>
#include <cmath>

namespace halfstep {
namespace {

/// What became of a run, as its records show it.
struct Symptoms {
    double firstLoss = 0;
    double lastLoss = 0;
    double zeroFraction = 0;         ///< of the gradient, mean over the attempts
    std::int64_t firstNonfinite = 0; ///< attempt whose loss is not finite; 0 for none
};

Symptoms symptomsOf(const SessionUpdate& run)
{
    Symptoms symptoms;
    symptoms.firstLoss = run.attempts.front().loss;
    symptoms.lastLoss = run.attempts.back().loss;
    for (const AttemptRecord& record : run.attempts) {
        symptoms.zeroFraction += record.zeroFraction / static_cast<double>(run.attempts.size());
        if (symptoms.firstNonfinite == 0 && !std::isfinite(record.loss))
            symptoms.firstNonfinite = record.attempt;
    }
    return symptoms;
}

RunConfig configFor(const LabInputs& inputs, bool scaler)
{
    RunConfig config = plainConfig();
    config.model.name = ModelName::GlyphCnn;
    config.optimizer.learningRate = 0.05;
    config.batch = {32, 4, LastWindow::Step, true};
    config.precision.amp = true;
    config.precision.dtype = inputs.word("format");
    config.scaler.enabled = true;
    config.mistakes.noScaler = !scaler;
    config.run.maxEpochs = 1000;
    config.run.maxAttempts = inputs.whole("attempts");
    return config;
}

/// Activations beyond the format's largest number: weights that a rate far too high has thrown out.
RunConfig overflowingConfig(const LabInputs& inputs)
{
    RunConfig config = plainConfig();
    config.precision.amp = true;
    config.precision.dtype = "float16";
    config.mistakes.noScaler = true;
    config.optimizer.learningRate = inputs.number("high_rate");
    config.run.maxAttempts = inputs.whole("attempts");
    return config;
}

LabResult compute(const LabInputs& inputs, const LabWatch& watch)
{
    const SessionUpdate without = trained(configFor(inputs, false), watch, 0, 0.45);
    const SessionUpdate with = trained(configFor(inputs, true), watch, 0.45, 0.9);
    const SessionUpdate thrown = trained(overflowingConfig(inputs), watch, 0.9, 1);
    const Symptoms underflow = symptomsOf(without);
    const Symptoms scaled = symptomsOf(with);
    const Symptoms overflow = symptomsOf(thrown);
    LabTable attempts{"attempts", {"attempt", "loss_underflow", "loss_with_scaler", "loss_overflow"}};
    const auto lossOf = [](const SessionUpdate& run, std::size_t at) {
        return at < run.attempts.size() ? run.attempts[at].loss : std::nan("");
    };
    for (std::size_t i = 0; i < without.attempts.size(); ++i)
        attempts.add(without.attempts[i].attempt, lossOf(without, i), lossOf(with, i), lossOf(thrown, i));
    LabTable table{"runs", {"run", "first_loss", "last_loss", "zero_fraction", "first_nonfinite_attempt"}};
    const auto add = [&](const char* name, const Symptoms& run) {
        table.add(std::string(name), run.firstLoss, run.lastLoss, run.zeroFraction, run.firstNonfinite);
    };
    add("underflow", underflow);
    add("with_scaler", scaled);
    add("overflow", overflow);
    const double learnt = underflow.firstLoss - underflow.lastLoss;
    const double learntScaled = scaled.firstLoss - scaled.lastLoss;
    LabResult result;
    const bool stalls =
        underflow.firstNonfinite == 0 && underflow.zeroFraction > 2 * scaled.zeroFraction && learnt < learntScaled / 2;
    result.holds = stalls && overflow.firstNonfinite > 0;
    result.verdict = result.holds ? "two_failures" : "not_shown";
    result.say("zero_fraction_underflow", underflow.zeroFraction);
    result.say("zero_fraction_scaled", scaled.zeroFraction);
    result.say("loss_drop_underflow", learnt);
    result.say("loss_drop_scaled", learntScaled);
    result.say("first_nonfinite_attempt_overflow", overflow.firstNonfinite);
    result.tables = {std::move(table), std::move(attempts)};
    return result;
}

} // namespace

extern const Lab missingScaler;
const Lab missingScaler{
    .name = "missing-scaler",
    .parameters = {{"format", ParameterKind::Format, std::string("fp8_e4m3")},
                   {"attempts", ParameterKind::Whole, std::int64_t{60}, 5, 10000},
                   {"high_rate", ParameterKind::Number, 1000.0, 1, 1e9}},
    .numbers = {"zero_fraction_underflow", "zero_fraction_scaled", "loss_drop_underflow", "loss_drop_scaled",
                "first_nonfinite_attempt_overflow"},
    .verdicts = {"two_failures", "not_shown"},
    .predicts = {PredictionKind::Outcome},
    .figure = {.table = "attempts",
               .x = "attempt",
               .values = {"loss_underflow", "loss_with_scaler", "loss_overflow"},
               .logarithmic = true},
    .compute = compute,
};

} // namespace halfstep
