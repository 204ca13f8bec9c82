#include "engine/labs/experiments.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace halfstep {
namespace {

RunConfig configFor(const LabInputs& inputs)
{
    RunConfig config = plainConfig();
    config.model.name = *choiceNamed<ModelName>(inputs.word("model"));
    if (config.model.name == ModelName::TableMlp)
        config.dataset.name = DatasetName::Synthetic;
    config.optimizer.learningRate = 0.001;
    config.batch = {inputs.whole("micro_batch"), 1, LastWindow::Step, true};
    config.run.maxEpochs = inputs.whole("epochs");
    return config;
}

/// By Amdahl: with a share p of the time made s times faster, the whole is 1/(1 − p + p/s) times faster.
double gain(double share, double factor)
{
    return 1 / (1 - share + share / factor);
}

LabResult compute(const LabInputs& inputs, const LabWatch& watch)
{
    const SessionUpdate run = trained(configFor(inputs), watch);
    struct Stage {
        std::string_view name;
        double AttemptRecord::*microseconds;
    };
    constexpr std::array<Stage, 5> stages{{{"load", &AttemptRecord::loadMicroseconds},
                                           {"transfer", &AttemptRecord::transferMicroseconds},
                                           {"forward", &AttemptRecord::forwardMicroseconds},
                                           {"backward", &AttemptRecord::backwardMicroseconds},
                                           {"update", &AttemptRecord::updateMicroseconds}}};
    std::vector<double> seconds(stages.size() + 1, 0.0);
    for (const AttemptRecord& record : run.attempts)
        for (std::size_t i = 0; i < stages.size(); ++i)
            seconds[i] += record.*stages[i].microseconds * 1e-6;
    for (const EpochRecord& record : run.epochs)
        seconds.back() += record.evaluateSeconds;
    double all = 0;
    for (const double part : seconds)
        all += part;
    LabTable table{"stages", {"stage", "seconds", "share"}};
    for (std::size_t i = 0; i < stages.size(); ++i)
        table.add(std::string(stages[i].name), seconds[i], seconds[i] / all);
    table.add(std::string("evaluation"), seconds.back(), seconds.back() / all);
    const double computing = (seconds[2] + seconds[3]) / all;
    const double factor = inputs.number("speed_up");
    LabResult result;
    result.holds = computing > 0.5;
    result.verdict = result.holds ? "computing" : "not_computing";
    result.say("seconds", all);
    result.say("computing_share", computing);
    result.say("most_gain_at_speed_up", gain(computing, factor));
    result.say("most_gain_ever", 1 / (1 - computing));
    result.tables = {std::move(table)};
    return result;
}

} // namespace

extern const Lab bottleneck;
const Lab bottleneck{
    .name = "bottleneck",
    .parameters =
        {{"model", ParameterKind::Choice, std::string("glyph-cnn"), 0, 0, {"glyph-cnn", "tiny-mlp", "table-mlp"}},
         {"micro_batch", ParameterKind::Whole, std::int64_t{64}, 1, 512},
         {"epochs", ParameterKind::Whole, std::int64_t{2}, 1, 100},
         {"speed_up", ParameterKind::Number, 2.0, 1, 1000}},
    .numbers = {"seconds", "computing_share", "most_gain_at_speed_up", "most_gain_ever"},
    .verdicts = {"computing", "not_computing"},
    .predicts = {PredictionKind::Number, "computing_share"},
    .figure = {.table = "stages", .x = "stage", .values = {"seconds"}, .bars = true},
    .restsOnTime = true,
    .compute = compute,
};

} // namespace halfstep
