#include "engine/labs/experiments.h"

#include <algorithm>

namespace halfstep {
namespace {

RunConfig configFor(const LabInputs& inputs, std::int64_t interval)
{
    RunConfig config = plainConfig();
    config.model.name = *choiceNamed<ModelName>(inputs.word("model"));
    config.optimizer.learningRate = 0.02;
    config.batch.shuffle = true;
    config.precision.amp = true;
    config.precision.dtype = "float16";
    config.scaler = {true, inputs.number("init_scale"), 2, 0.5, interval, 0};
    config.clipping.enabled = true;
    config.run.maxEpochs = 1000;
    config.run.maxAttempts = inputs.whole("attempts");
    return config;
}

struct Dance {
    std::int64_t growths = 0;
    std::int64_t skips = 0;
    double finalScale = 1;
};

Dance danceOf(const SessionUpdate& run)
{
    Dance dance;
    for (const AttemptRecord& record : run.attempts) {
        dance.growths += record.scaleNext > record.scaleUsed;
        dance.skips += !record.applied;
        dance.finalScale = record.scaleNext;
    }
    return dance;
}

LabResult compute(const LabInputs& inputs, const LabWatch& watch)
{
    const SessionUpdate defaults = trained(configFor(inputs, inputs.whole("default_interval")), watch, 0, 0.5);
    const SessionUpdate classroom = trained(configFor(inputs, inputs.whole("classroom_interval")), watch, 0.5, 1);
    const Dance still = danceOf(defaults);
    const Dance lively = danceOf(classroom);
    LabTable table{"attempts", {"attempt", "scale_default", "skipped_default", "scale_classroom", "skipped_classroom"}};
    for (std::size_t i = 0; i < std::min(defaults.attempts.size(), classroom.attempts.size()); ++i)
        table.add(defaults.attempts[i].attempt, defaults.attempts[i].scaleUsed, !defaults.attempts[i].applied,
                  classroom.attempts[i].scaleUsed, !classroom.attempts[i].applied);
    LabResult result;
    result.holds = lively.growths > still.growths && lively.skips >= still.skips;
    result.verdict = result.holds ? "short_interval_dances" : "no_difference";
    result.say("growths_default", still.growths);
    result.say("skipped_default", still.skips);
    result.say("final_scale_default", still.finalScale);
    result.say("growths_classroom", lively.growths);
    result.say("skipped_classroom", lively.skips);
    result.say("final_scale_classroom", lively.finalScale);
    result.tables = {std::move(table)};
    return result;
}

SketchAxes axes(const LabInputs& inputs)
{
    constexpr std::int64_t pieces = 10;
    const std::int64_t last = inputs.whole("attempts");
    std::vector<double> knots;
    for (std::int64_t i = 0; i <= pieces; ++i)
        if (const auto knot = static_cast<double>(1 + (last - 1) * i / pieces); knots.empty() || knot > knots.back())
            knots.push_back(knot);
    const double first = inputs.number("init_scale");
    return {std::move(knots), first / 1024, first * 1024};
}

} // namespace

extern const Lab scaleDance;
const Lab scaleDance{
    .name = "scale-dance",
    .parameters = {{"attempts", ParameterKind::Whole, std::int64_t{200}, 2, 100000},
                   {"default_interval", ParameterKind::Whole, std::int64_t{2000}, 1, 1e9},
                   {"classroom_interval", ParameterKind::Whole, std::int64_t{20}, 1, 1e9},
                   {"init_scale", ParameterKind::Number, 65536.0, 1e-30, 1e30},
                   {"model", ParameterKind::Choice, std::string("tiny-mlp"), 0, 0, {"tiny-mlp", "glyph-cnn"}}},
    .numbers = {"growths_default", "skipped_default", "final_scale_default", "growths_classroom", "skipped_classroom",
                "final_scale_classroom"},
    .verdicts = {"short_interval_dances", "no_difference"},
    .predicts = {.kind = PredictionKind::Curve,
                 .figure = {.table = "attempts",
                            .x = "attempt",
                            .values = {"scale_classroom", "scale_default"},
                            .logarithmic = true,
                            .stepped = true},
                 .axes = axes},
    .figure = {.table = "attempts",
               .x = "attempt",
               .values = {"scale_default", "scale_classroom"},
               .logarithmic = true,
               .stepped = true},
    .compute = compute,
};

} // namespace halfstep
