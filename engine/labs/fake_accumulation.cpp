#include "engine/labs/experiments.h"

namespace halfstep {
namespace {

/// Both begin at the same weights and see the same samples in the same order. The one steps once a window, the other
/// after each of its micro-batches.
LabResult compute(const LabInputs& inputs, const LabWatch& watch)
{
    const std::int64_t size = inputs.whole("micro_batch");
    const std::int64_t accumulation = inputs.whole("accumulation");
    const std::int64_t windows = inputs.whole("windows");
    RunConfig config = plainConfig();
    config.optimizer.learningRate = inputs.number("learning_rate");
    config.optimizer.momentum = 0;
    Experiment real = experimentFor(config);
    Experiment fake = experimentFor(config);
    const std::vector<float> start(real.weights().begin(), real.weights().end());
    constexpr std::int64_t trainSamples = 512; // a part that every GlyphLab has
    LabTable table{"windows", {"window", "loss_accumulated", "loss_fake", "distance"}};
    std::int64_t row = 0;
    std::int64_t fakeUpdates = 0;
    double apart = 0;
    double walked = 0;
    for (std::int64_t window = 1; window <= windows; ++window) {
        Indices rows;
        double fakeLoss = 0;
        for (std::int64_t a = 0; a < accumulation; ++a) {
            Indices part;
            for (std::int64_t i = 0; i < size; ++i, ++row)
                part.push_back(row % trainSamples);
            rows.insert(rows.end(), part.begin(), part.end());
            const AttemptRecord record = step(fake, std::move(part), {size});
            fakeLoss += record.loss / static_cast<double>(accumulation);
            fakeUpdates += record.applied;
        }
        const AttemptRecord record = step(real, std::move(rows), dividedInto(size * accumulation, accumulation));
        apart = distance(fake.weights(), real.weights());
        walked = distance(real.weights(), start);
        table.add(window, record.loss, fakeLoss, apart);
        watch.tell(window, windows);
    }
    LabResult result;
    result.holds = accumulation == 1 ? apart == 0 : apart > 0;
    result.verdict = !result.holds ? "unexpected" : accumulation == 1 ? "same" : "other_trajectory";
    result.say("updates_accumulated", windows);
    result.say("updates_fake", fakeUpdates);
    result.say("distance", apart);
    result.say("distance_walked", walked);
    result.say("relative_distance", apart / walked);
    result.tables = {std::move(table)};
    return result;
}

} // namespace

extern const Lab fakeAccumulation;
const Lab fakeAccumulation{
    .name = "fake-accumulation",
    .parameters = {{"micro_batch", ParameterKind::Whole, std::int64_t{4}, 1, 128},
                   {"accumulation", ParameterKind::Whole, std::int64_t{4}, 1, 64},
                   {"windows", ParameterKind::Whole, std::int64_t{40}, 1, 2000},
                   {"learning_rate", ParameterKind::Number, 0.1, 1e-6, 10}},
    .numbers = {"updates_accumulated", "updates_fake", "distance", "distance_walked", "relative_distance"},
    .verdicts = {"other_trajectory", "same", "unexpected"},
    .predicts = {PredictionKind::Outcome},
    .figure = {"windows", "window", {"loss_accumulated", "loss_fake"}},
    .compute = compute,
};

} // namespace halfstep
