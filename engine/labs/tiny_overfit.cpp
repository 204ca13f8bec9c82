#include "engine/data/dataset.h"
#include "engine/labs/experiments.h"

#include <cmath>

namespace halfstep {
namespace {

constexpr std::int64_t samples = 16;

/// The first samples of GlyphLab, and after them the same images with the labels of their neighbours.
PointsConfig glyphsTwice(const DatasetConfig& glyphs)
{
    const Result<DatasetPtr> dataset = loadDataset(glyphs, LossKind::CrossEntropy);
    const auto& train = (*dataset)->train;
    const auto size = static_cast<std::size_t>((*dataset)->sampleSize());
    InlineTensor x{{}, {2 * samples, 1, 24, 24}};
    InlineTensor y{{}, {2 * samples}};
    for (std::size_t i = 0; i < 2 * samples; ++i) {
        const std::size_t image = i % samples;
        const std::size_t label = i < samples ? image : (image + 1) % samples;
        x.values.insert(x.values.end(), train.x.begin() + static_cast<std::ptrdiff_t>(image * size),
                        train.x.begin() + static_cast<std::ptrdiff_t>((image + 1) * size));
        y.values.push_back(train.y[label]);
    }
    return {{std::move(x), std::move(y)}, std::nullopt};
}

RunConfig configFor(const LabInputs& inputs)
{
    const std::string& bug = inputs.word("bug");
    RunConfig config = plainConfig();
    config.dataset.points = glyphsTwice(config.dataset);
    config.dataset.name = DatasetName::Points;
    config.optimizer.learningRate = bug == "no_learning" ? 0 : inputs.number("learning_rate");
    config.precision.amp = true;
    config.precision.dtype = inputs.word("format");
    config.scaler.enabled = true;
    config.clipping = {true, 1};
    if (bug == "scale_too_small")
        config.scaler.initScale = std::ldexp(1.0, -24); // S·g is below half of float16's smallest number
    config.mistakes.clipBeforeUnscale = bug == "clip_before_unscale";
    config.mistakes.unscaleEachMicroBatch = bug == "unscale_each_micro_batch";
    return config;
}

LabResult compute(const LabInputs& inputs, const LabWatch& watch)
{
    const std::string& bug = inputs.word("bug");
    const std::int64_t attempts = inputs.whole("attempts");
    Experiment experiment = experimentFor(configFor(inputs));
    LabTable table{"attempts", {"attempt", "loss", "applied"}};
    double first = 0;
    double last = 0;
    std::int64_t needed = 0;
    for (std::int64_t attempt = 1; attempt <= attempts; ++attempt) {
        const bool otherLabels = bug == "wrong_labels" && attempt % 2 == 0;
        const AttemptRecord record =
            step(experiment, rowsFrom(otherLabels ? samples : 0, samples), dividedInto(samples, 4));
        table.add(attempt, record.loss, record.applied);
        first = attempt == 1 ? record.loss : first;
        last = record.loss;
        if (needed == 0 && record.loss < inputs.number("almost_zero"))
            needed = attempt;
        watch.tell(attempt, attempts);
    }
    const bool learnt = last < inputs.number("almost_zero");
    LabResult result;
    result.holds = learnt == (bug == "none");
    result.verdict = learnt ? "healthy" : "look_for_the_bug";
    result.say("loss_first", first);
    result.say("loss_last", last);
    result.say("attempts_needed", needed);
    result.say("attempts", attempts);
    result.tables = {std::move(table)};
    return result;
}

} // namespace

extern const Lab tinyOverfit;
const Lab tinyOverfit{
    .name = "tiny-overfit",
    .parameters = {{"bug",
                    ParameterKind::Choice,
                    std::string("none"),
                    0,
                    0,
                    {"none", "scale_too_small", "clip_before_unscale", "unscale_each_micro_batch", "wrong_labels",
                     "no_learning"}},
                   {"format", ParameterKind::Format, std::string("float16")},
                   {"attempts", ParameterKind::Whole, std::int64_t{200}, 1, 20000},
                   {"learning_rate", ParameterKind::Number, 0.1, 1e-6, 10},
                   {"almost_zero", ParameterKind::Number, 0.01, 1e-9, 1}},
    .numbers = {"loss_first", "loss_last", "attempts_needed", "attempts"},
    .verdicts = {"healthy", "look_for_the_bug"},
    .predicts = {PredictionKind::Number, "attempts_needed"},
    .figure = {.table = "attempts", .x = "attempt", .values = {"loss"}, .logarithmic = true},
    .compute = compute,
};

} // namespace halfstep
