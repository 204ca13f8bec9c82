#include "engine/bench/format_time.h"

#include "engine/bench/own_loops.h"
#include "engine/bench/turns.h"
#include "engine/numerics/random.h"

#include <cmath>
#include <utility>
#include <vector>

namespace halfstep {
namespace {

constexpr BenchPace shortPace{7, 4};

/// One micro-batch of noise, to be turned into zeros.
DatasetPtr noiseFor(const ModelSpec& model, std::int64_t samples, std::uint64_t seed)
{
    auto data = std::make_shared<Dataset>();
    data->task = Task::Regression;
    data->sampleShape = model.layers.front().input;
    data->targetWidth = model.outputs();
    data->train.count = samples;
    Random random(seed);
    for (std::int64_t i = 0; i < samples * elementsOf(data->sampleShape); ++i)
        data->train.x.push_back(static_cast<float>(random.normal()));
    data->train.y.resize(static_cast<std::size_t>(samples * data->targetWidth));
    return data;
}

/// The run's arithmetic and nothing that could end it.
RunConfig endless(const RunConfig& config)
{
    RunConfig measured;
    measured.model = config.model;
    measured.model.initialWeights.reset();
    measured.loss = LossKind::MeanSquaredError;
    measured.optimizer = config.optimizer;
    measured.optimizer.learningRate = 1e-6;
    measured.batch = {config.batch.microBatch, 1, LastWindow::Step, true};
    measured.precision = config.precision;
    measured.earlyStopping.enabled = false;
    measured.run = config.run;
    measured.run.maxEpochs = 1'000'000;
    measured.run.maxAttempts = 0;
    measured.run.recordWeights = false;
    return measured;
}

} // namespace

std::optional<double> timeAgainstFloat32(const RunConfig& config, const ModelSpec& model, const Cancelled& cancelled)
{
    const DatasetPtr noise = noiseFor(model, config.batch.microBatch, config.run.seed);
    RunConfig inFormat = endless(config);
    RunConfig inFloat32 = inFormat;
    inFloat32.precision.amp = false;
    std::vector<ContenderPtr> contenders;
    for (const RunConfig& one : {std::move(inFormat), std::move(inFloat32)}) {
        Result<ContenderPtr> made = trainerLoop(one, noise);
        if (!made || givesUp(cancelled))
            return std::nullopt;
        contenders.push_back(std::move(*made));
    }
    const std::vector<Slices> slices = takeTurns(contenders, shortPace, cancelled);
    const double ratio = ratioOf(slices[0], slices[1]).median;
    return std::isnan(ratio) || givesUp(cancelled) ? std::nullopt : std::optional(ratio);
}

} // namespace halfstep
