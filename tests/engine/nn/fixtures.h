#pragma once

// Runs small enough to be worked out on paper: a linear model without bias, plain SGD, no shuffling.
#include "tests/engine/nn/golden_trace.h"

#include <vector>

namespace halfstep::fixtures {

inline InlineTensor column(std::vector<float> values)
{
    const auto n = static_cast<std::int64_t>(values.size());
    return {std::move(values), {n, 1}};
}

inline RunConfig points(InlineTensor x, std::vector<float> y, std::vector<float> w0, double learningRate)
{
    RunConfig config;
    const auto n = static_cast<std::int64_t>(y.size());
    const auto weights = static_cast<std::int64_t>(w0.size());
    config.dataset.name = DatasetName::Points;
    config.dataset.points = PointsConfig{{std::move(x), InlineTensor{std::move(y), {n}}}, std::nullopt};
    config.model.name = ModelName::Linear;
    config.model.initialWeights = InlineTensor{std::move(w0), {weights}};
    config.loss = LossKind::MeanSquaredError;
    config.optimizer.learningRate = learningRate;
    config.optimizer.momentum = 0;
    config.batch = {1, 1, LastWindow::Step, false};
    config.precision.dtype = "float32";
    config.clipping.enabled = false;
    config.earlyStopping.enabled = false;
    config.run.maxEpochs = 100000;
    return config;
}

/// x = 1 five times, y = 1 ... 5: gradient 2(w - 3), loss 11 at 0.
inline RunConfig fx1(std::int64_t m, std::int64_t a)
{
    RunConfig config = points(column({1, 1, 1, 1, 1}), {1, 2, 3, 4, 5}, {0}, 0.1);
    config.batch.microBatch = m;
    config.batch.accumulation = a;
    return config;
}

/// One sample x = 1: gradient 2(w - y).
inline RunConfig oneSample(float y, float w0, double learningRate)
{
    return points(column({1}), {y}, {w0}, learningRate);
}

/// table-mlp with normalisation behind its first layer, whose outputs are multiples of x.
inline RunConfig normalised(std::vector<float> x, std::int64_t microBatch, std::int64_t accumulation)
{
    std::vector<float> y;
    for (const float value : x)
        y.push_back(value / 4 + 1);
    RunConfig config = points(column(std::move(x)), y, {}, 0.01);
    config.model = {ModelName::TableMlp, true, 0, std::nullopt};
    config.batch.microBatch = microBatch;
    config.batch.accumulation = accumulation;
    return config;
}

/// So many numbers of little rhyme or reason, not all equal.
inline std::vector<float> someNumbers(int count)
{
    std::vector<float> values;
    for (int i = 0; i < count; ++i)
        values.push_back(float(i * i % 7) - 2);
    return values;
}

inline std::vector<float> weightsAfterEach(const RunConfig& config, int attempts)
{
    const auto trainer = golden::trainer(config);
    std::vector<float> weights;
    for (int i = 0; trainer && i < attempts; ++i) {
        golden::attempts(*trainer, 1);
        weights.push_back(trainer->state().weights()[0]);
    }
    return weights;
}

/// The records of that many attempts of a new run.
inline std::vector<AttemptRecord> recordsOf(const RunConfig& config, int attempts)
{
    const auto trainer = golden::trainer(config);
    return trainer ? golden::attempts(*trainer, attempts) : std::vector<AttemptRecord>{};
}

/// One attempt, told where `telling` wants it.
inline WindowDetail told(Trainer& trainer, Trainer::Telling telling = Trainer::Telling::LastLayers)
{
    WindowDetail detail;
    if (trainer.epochDone())
        trainer.endEpoch([] { return false; });
    while (!trainer.runMicroBatch(&detail, telling)) {
    }
    return detail;
}

} // namespace halfstep::fixtures
