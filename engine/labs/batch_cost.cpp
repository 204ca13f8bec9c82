#include "engine/labs/experiments.h"

#include <algorithm>

namespace halfstep {
namespace {

RunConfig configFor(const LabInputs& inputs, std::int64_t size)
{
    RunConfig config = plainConfig();
    config.dataset.name = DatasetName::Synthetic;
    config.model.name = ModelName::TableMlp;
    config.optimizer.name = OptimizerName::Adam;
    config.optimizer.learningRate = 0.001;
    config.batch = {size, 1, LastWindow::Step, true};
    config.run.maxEpochs = 1;
    config.run.seed = static_cast<std::uint64_t>(inputs.whole("seed"));
    return config;
}

/// One warm-up batch, then an epoch at each size, and that again so that a busy moment strikes all sizes; medians.
LabResult compute(const LabInputs& inputs, const LabWatch& watch)
{
    const Indices sizes = wholeNumbers(inputs, "sizes");
    const std::int64_t repeats = inputs.whole("repeats");
    constexpr std::int64_t samples = 8192;
    RunConfig warmUp = configFor(inputs, sizes.front());
    warmUp.run.maxAttempts = 1;
    trained(warmUp, watch, 0, 0);
    std::vector<std::vector<double>> seconds(sizes.size());
    std::int64_t done = 0;
    const auto all = static_cast<double>(repeats * std::ssize(sizes));
    for (std::int64_t repeat = 0; repeat < repeats; ++repeat) {
        for (std::size_t i = 0; i < sizes.size(); ++i, ++done) {
            const SessionUpdate run = trained(configFor(inputs, sizes[i]), watch, static_cast<double>(done) / all,
                                              static_cast<double>(done + 1) / all);
            seconds[i].push_back(run.epochs.front().epochSeconds);
        }
    }
    LabTable table{"batch_sizes",
                   {"batch_size", "samples", "epoch_s_runs", "epoch_s_median", "samples_per_s", "updates"}};
    std::vector<double> speeds;
    for (std::size_t i = 0; i < sizes.size(); ++i) {
        const double middle = median(seconds[i]);
        speeds.push_back(static_cast<double>(samples) / middle);
        table.add(sizes[i], samples, seconds[i], middle, speeds.back(), (samples + sizes[i] - 1) / sizes[i]);
    }
    const auto fastest = static_cast<std::size_t>(std::ranges::max_element(speeds) - speeds.begin());
    const auto enough = static_cast<std::size_t>(
        std::ranges::find_if(speeds, [&](double speed) { return speed >= 0.9 * speeds[fastest]; }) - speeds.begin());
    LabResult result;
    result.holds = speeds.back() > speeds.front();
    result.verdict = result.holds ? "larger_is_faster" : "larger_is_not_faster";
    result.say("fastest_batch_size", sizes[fastest]);
    result.say("samples_per_s_fastest", speeds[fastest]);
    result.say("samples_per_s_first", speeds.front());
    result.say("pays_until", sizes[enough]);
    LabTable relative{"speeds", {"batch_size", "speed_to_first"}};
    for (std::size_t i = 0; i < sizes.size(); ++i)
        relative.add(sizes[i], speeds[i] / speeds.front());
    result.tables = {std::move(table), std::move(relative)};
    return result;
}

SketchAxes axes(const LabInputs& inputs)
{
    return {inputs.numbers("sizes"), 0.25, 64};
}

} // namespace

extern const Lab batchCost;
const Lab batchCost{
    .name = "batch-cost",
    .parameters = {{"sizes", ParameterKind::Numbers, std::vector<double>{32, 64, 128, 256, 512}, 1, 8192},
                   {"repeats", ParameterKind::Whole, std::int64_t{3}, 3, 100},
                   {"seed", ParameterKind::Whole, std::int64_t{20261020}, 0, 9e15}},
    .numbers = {"fastest_batch_size", "samples_per_s_fastest", "samples_per_s_first", "pays_until"},
    .verdicts = {"larger_is_faster", "larger_is_not_faster"},
    .predicts = {.kind = PredictionKind::Curve,
                 .figure = {.table = "speeds",
                            .x = "batch_size",
                            .values = {"speed_to_first"},
                            .logarithmic = true,
                            .doublings = true},
                 .axes = axes},
    .figure = {.table = "batch_sizes", .x = "batch_size", .values = {"samples_per_s"}, .doublings = true},
    .restsOnTime = true,
    .compute = compute,
};

} // namespace halfstep
