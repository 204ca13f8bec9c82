#include "engine/labs/experiments.h"
#include "engine/numerics/float_format.h"

#include <algorithm>

namespace halfstep {
namespace {

RunConfig configFor(const LabInputs& inputs, bool masterWeights)
{
    RunConfig config = plainConfig();
    config.dataset.name = DatasetName::Northstar;
    config.model.name = ModelName::TableMlp;
    config.optimizer.name = OptimizerName::Adam;
    config.optimizer.learningRate = inputs.number("learning_rate");
    config.batch = {64, 1, LastWindow::Step, true};
    config.precision.amp = true;
    config.precision.dtype = inputs.word("format");
    config.precision.masterWeights = masterWeights;
    config.scaler.enabled = true; // where the format needs one
    config.run.maxEpochs = 1000;
    config.run.maxAttempts = inputs.whole("attempts");
    return config;
}

double meanLost(const SessionUpdate& run)
{
    double sum = 0;
    std::int64_t applied = 0;
    for (const AttemptRecord& record : run.attempts) {
        sum += record.applied ? record.lostUpdateFraction : 0;
        applied += record.applied;
    }
    return sum / static_cast<double>(applied);
}

/// The mean over the last tenth of the attempts, since single batches differ.
double lastLoss(const SessionUpdate& run)
{
    const std::size_t count = std::max<std::size_t>(1, run.attempts.size() / 10);
    double sum = 0;
    for (std::size_t i = run.attempts.size() - count; i < run.attempts.size(); ++i)
        sum += run.attempts[i].loss;
    return sum / static_cast<double>(count);
}

LabResult compute(const LabInputs& inputs, const LabWatch& watch)
{
    const SessionUpdate with = trained(configFor(inputs, true), watch, 0, 0.5);
    const SessionUpdate without = trained(configFor(inputs, false), watch, 0.5, 1);
    const FloatFormat format = *FloatFormat::named(inputs.word("format"));
    const double update = inputs.number("update");
    LabTable table{"attempts", {"attempt", "loss_with", "loss_without", "lost_with", "lost_without"}};
    for (std::size_t i = 0; i < std::min(with.attempts.size(), without.attempts.size()); ++i)
        table.add(with.attempts[i].attempt, with.attempts[i].loss, without.attempts[i].loss,
                  with.attempts[i].lostUpdateFraction, without.attempts[i].lostUpdateFraction);
    const double lostWith = meanLost(with);
    const double lostWithout = meanLost(without);
    LabResult result;
    result.holds = lostWithout > lostWith;
    result.verdict = result.holds ? "master_weights_keep_them" : "none_lost";
    result.say("one_plus_update", format.rounded(1 + update));
    result.say("smallest_update_of_one", format.epsilon() / 2);
    result.say("lost_with_master_weights", lostWith);
    result.say("lost_without_master_weights", lostWithout);
    result.say("loss_with_master_weights", lastLoss(with));
    result.say("loss_without_master_weights", lastLoss(without));
    result.tables = {std::move(table)};
    return result;
}

} // namespace

extern const Lab lostUpdates;
const Lab lostUpdates{
    .name = "lost-updates",
    .parameters = {{"format", ParameterKind::Format, std::string("bfloat16")},
                   {"learning_rate", ParameterKind::Number, 0.0003, 1e-8, 1},
                   {"attempts", ParameterKind::Whole, std::int64_t{300}, 10, 20000},
                   {"update", ParameterKind::Number, 0.001, -1, 1}},
    .numbers = {"one_plus_update", "smallest_update_of_one", "lost_with_master_weights", "lost_without_master_weights",
                "loss_with_master_weights", "loss_without_master_weights"},
    .verdicts = {"master_weights_keep_them", "none_lost"},
    .predicts = {PredictionKind::Number, "lost_without_master_weights"},
    .figure = {"attempts", "attempt", {"loss_with", "loss_without"}},
    .compute = compute,
};

} // namespace halfstep
