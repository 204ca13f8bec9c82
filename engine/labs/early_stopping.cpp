#include "engine/labs/experiments.h"
#include "engine/numerics/replay.h"

namespace halfstep {
namespace {

RunConfig configFor(const LabInputs& inputs)
{
    RunConfig config = plainConfig();
    config.dataset.name = DatasetName::Northstar;
    config.model.name = ModelName::TableMlp;
    config.optimizer.name = OptimizerName::Adam;
    config.optimizer.learningRate = inputs.number("learning_rate");
    config.batch = {64, 1, LastWindow::Step, true};
    config.run.maxEpochs = inputs.whole("epochs");
    return config;
}

/// One run that never stops early; where each pair of patience and min_delta would have stopped it is replayed on its
/// validation losses. A second run really stops, and must do so where its replay says.
LabResult compute(const LabInputs& inputs, const LabWatch& watch)
{
    const Indices patiences = wholeNumbers(inputs, "patiences");
    const std::int64_t patience = inputs.whole("patience");
    const double minDelta = inputs.number("min_delta");
    const SessionUpdate full = trained(configFor(inputs), watch, 0, 0.6);
    std::vector<double> losses;
    LabTable epochs{"epochs", {"epoch", "train_loss", "val_loss"}};
    for (const EpochRecord& record : full.epochs) {
        losses.push_back(record.valLoss);
        epochs.add(record.epoch, record.trainLoss, record.valLoss);
    }
    RunConfig stopping = configFor(inputs);
    stopping.earlyStopping = {true, patience, minDelta};
    const SessionUpdate stopped = trained(stopping, watch, 0.6, 1);

    LabTable map{"map", {"patience", "min_delta", "stop_epoch", "best_epoch", "best_val_loss", "epochs_saved"}};
    const auto ran = static_cast<std::int64_t>(losses.size());
    for (const std::int64_t eachPatience : patiences) {
        for (const double eachDelta : inputs.numbers("min_deltas")) {
            const EarlyStoppingReplay replay = replayEarlyStopping(losses, eachPatience, eachDelta);
            const std::int64_t stop = replay.stopEpoch.value_or(ran);
            map.add(eachPatience, eachDelta, stop, replay.bestEpoch.value_or(0), replay.best, ran - stop);
        }
    }
    const EarlyStoppingReplay own = replayEarlyStopping(losses, patience, minDelta);
    const std::int64_t stopEpoch = own.stopEpoch.value_or(ran);
    const std::int64_t bestEpoch = own.bestEpoch.value_or(0);
    LabResult result;
    result.holds = stopped.summary->epochs == stopEpoch && stopped.summary->bestEpoch == own.bestEpoch;
    result.verdict = !result.holds ? "unexpected" : own.stopEpoch ? "stopped" : "ran_to_the_end";
    result.say("epochs_run", ran);
    result.say("stop_epoch", stopEpoch);
    result.say("best_epoch", bestEpoch);
    result.say("best_val_loss", own.best);
    result.say("last_val_loss", losses.back());
    result.say("epochs_saved", ran - stopEpoch);
    result.tables = {std::move(map), std::move(epochs)};
    return result;
}

} // namespace

extern const Lab earlyStopping;
const Lab earlyStopping{
    .name = "early-stopping",
    .parameters = {{"patience", ParameterKind::Whole, std::int64_t{5}, 1, 1000},
                   {"min_delta", ParameterKind::Number, 0.0001, 0, 1},
                   {"patiences", ParameterKind::Numbers, std::vector<double>{1, 2, 3, 5, 8, 13}, 1, 1000},
                   {"min_deltas", ParameterKind::Numbers, std::vector<double>{0, 0.0001, 0.001, 0.01}, 0, 1},
                   {"learning_rate", ParameterKind::Number, 0.01, 1e-6, 1},
                   {"epochs", ParameterKind::Whole, std::int64_t{40}, 2, 1000}},
    .numbers = {"epochs_run", "stop_epoch", "best_epoch", "best_val_loss", "last_val_loss", "epochs_saved"},
    .verdicts = {"stopped", "ran_to_the_end", "unexpected"},
    .predicts = {PredictionKind::Number, "stop_epoch"},
    .figure = {.table = "epochs",
               .x = "epoch",
               .values = {"val_loss", "train_loss"},
               .marks = {"best_epoch", "stop_epoch"}},
    .compute = compute,
};

} // namespace halfstep
