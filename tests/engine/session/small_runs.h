#pragma once

#include "engine/config/run_config.h"
#include "engine/records/attempt_record.h"

#include <QtTest>

#include <cmath>

// Runs that take milliseconds, and how two of them compare.

namespace halfstep::small_runs {

/// One sample, y = -100: in float16 the starting scale overflows eight times, then 2(w + 100) is learned.
inline RunConfig overflowingRun()
{
    RunConfig config;
    config.dataset.name = DatasetName::Points;
    config.dataset.points = PointsConfig{{InlineTensor{{1}, {1, 1}}, InlineTensor{{-100}, {1}}}, std::nullopt};
    config.model.name = ModelName::Linear;
    config.model.initialWeights = InlineTensor{{0}, {1}};
    config.loss = LossKind::MeanSquaredError;
    config.optimizer.learningRate = 0.01;
    config.optimizer.momentum = 0;
    config.batch = {1, 1, LastWindow::Step, false};
    config.clipping.enabled = false;
    config.run.maxEpochs = 1000000;
    config.run.maxAttempts = 20;
    config.run.recordWeights = true;
    return config;
}

/// A run with everything that a checkpoint must carry: shuffling, dropout, normalisation, validation.
inline RunConfig smallRun(const char* optimizer, const char* dtype)
{
    RunConfig config;
    config.dataset.name = DatasetName::Northstar;
    config.model = {ModelName::TableMlp, true, 0.2, std::nullopt};
    config.optimizer.name = *choiceNamed<OptimizerName>(optimizer);
    config.optimizer.learningRate = 1e-3;
    config.batch = {16, 4, LastWindow::Step, true};
    config.precision.dtype = dtype;
    config.run.maxEpochs = 3;
    return config;
}

/// What the arithmetic decides; times and memory left out.
inline void compareRecords(const AttemptRecord& a, const AttemptRecord& b)
{
    const auto bits = [](double x) { return std::isnan(x) ? QStringLiteral("nan") : QString::number(x, 'g', 17); };
    QCOMPARE(a.attempt, b.attempt);
    QCOMPARE(a.epoch, b.epoch);
    QCOMPARE(a.samples, b.samples);
    QCOMPARE(bits(a.loss), bits(b.loss));
    QCOMPARE(bits(a.scaleNext), bits(b.scaleNext));
    QCOMPARE(a.growthTracker, b.growthTracker);
    QCOMPARE(a.applied, b.applied);
    QCOMPARE(bits(a.normUnscaled), bits(b.normUnscaled));
    QCOMPARE(bits(a.normClipped), bits(b.normClipped));
    QCOMPARE(bits(a.zeroFraction), bits(b.zeroFraction));
}

} // namespace halfstep::small_runs
