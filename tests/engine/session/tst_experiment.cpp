// Gradients and steps by hand: closed-form values, and the bits of a run.
#include "engine/session/engine_choice.h"
#include "engine/session/experiment.h"
#include "tests/engine/nn/fixtures.h"
#include "tests/engine/session/small_runs.h"

#include <algorithm>
#include <bit>
#include <numeric>

using namespace halfstep;
using namespace halfstep::fixtures;
using namespace halfstep::small_runs;

namespace {

constexpr double rounding = 1e-6; // a few float32 operations near 1

/// The first n samples in micro-batches of these sizes.
ChosenWindow firstRows(std::vector<std::int64_t> sizes)
{
    ChosenWindow window{{}, std::move(sizes)};
    window.rows.resize(static_cast<std::size_t>(
        std::accumulate(window.microBatches.begin(), window.microBatches.end(), std::int64_t{0})));
    std::iota(window.rows.begin(), window.rows.end(), 0);
    return window;
}

Experiment experimentOn(const RunConfig& config)
{
    return std::move(*Experiment::make(config, *loadDataset(config.dataset, config.loss)));
}

void near(double got, double wanted)
{
    QVERIFY2(std::abs(got - wanted) <= rounding, qPrintable(QStringLiteral("%1, not %2").arg(got).arg(wanted)));
}

bool sameBits(float a, float b)
{
    return std::bit_cast<std::uint32_t>(a) == std::bit_cast<std::uint32_t>(b);
}

/// A gradient of 2^-26 in these formats, with and without a scaler.
RunConfig smallGradient(const char* dtype)
{
    RunConfig config = oneSample(-std::ldexp(1.0f, -27), 0, 1048576);
    config.precision.dtype = dtype;
    return config;
}

} // namespace

class TestExperiment : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void accumulationEqualsOneLargeBatch()
    {
        // x = 1, y = 1 ... 5: loss mean (w - y)², gradient 2(w - 3).
        Experiment experiment = experimentOn(fx1(5, 1));
        for (const float w : {0.0f, 2.0f, -1.5f}) {
            QVERIFY(!experiment.setWeights(std::span(&w, 1)));
            for (const std::vector<std::int64_t>& sizes :
                 std::vector<std::vector<std::int64_t>>{{5}, {2, 2, 1}, {1, 1, 1, 1, 1}, {4, 1}}) {
                const Result<WindowGradient> result = experiment.gradientOf(firstRows(sizes));
                QVERIFY(result);
                near(result->loss, double(w) * w - 6 * double(w) + 11);
                near(result->scaled.at(0), 2 * (double(w) - 3));
                QCOMPARE(result->unscaled, result->scaled);
                QCOMPARE(result->scale, 1.0);
            }
        }
        // Any rows, in any order and as often as wanted: y = 5, 1, 5.
        const float w = 1;
        QVERIFY(!experiment.setWeights(std::span(&w, 1)));
        near(experiment.gradientOf({{4, 0, 4}, {1, 2}})->scaled.at(0), 2 * (1 - 11.0 / 3));
    }

    void clippingActsOnTheUnscaledGradient()
    {
        // Gradients (2, 0) and (0, 2), mean (1, 1): clipped to 0.5, each weight moves by 0.5/sqrt 2.
        RunConfig config = points({{1, 0, 0, 1}, {2, 2}}, {-1, -1}, {0, 0}, 1);
        config.clipping = {true, 0.5};
        config.precision.dtype = "e8m23"; // float32's bits, with the scaler on
        config.scaler.initScale = 1024;
        Experiment right = experimentOn(config);
        const Result<AttemptRecord> record = right.step(firstRows({1, 1}));
        QVERIFY(record && record->applied);
        near(record->normUnscaled, std::sqrt(2.0));
        near(right.weights()[0], -0.5 / std::sqrt(2.0));
        near(right.weights()[1], -0.5 / std::sqrt(2.0));
        config.mistakes.clipBeforeUnscale = true;
        Experiment wrong = experimentOn(config);
        QVERIFY(wrong.step(firstRows({1, 1})));
        near(wrong.weights()[0] * 1024, -0.5 / std::sqrt(2.0)); // the threshold bites 1,024 times as hard
    }

    void smallGradientsNeedAScale()
    {
        const float gradient = std::ldexp(1.0f, -26);
        RunConfig unscaled = smallGradient("float16");
        unscaled.mistakes.noScaler = true;
        QCOMPARE(experimentOn(unscaled).gradientOf(firstRows({1}))->scaled.at(0), 0.0f);
        const auto scaled = experimentOn(smallGradient("float16")).gradientOf(firstRows({1}));
        QCOMPARE(scaled->scale, 65536.0);
        QCOMPARE(scaled->scaled.at(0), 65536 * gradient);
        QCOMPARE(scaled->unscaled.at(0), gradient);
        QCOMPARE(experimentOn(smallGradient("bfloat16")).gradientOf(firstRows({1}))->scaled.at(0), gradient);
    }

    void overflowIsSkippedAndBringsTheScaleDown()
    {
        RunConfig config = oneSample(-100, 0, 0.01); // gradient 200, and 200 · 65536 is beyond float16
        config.precision.dtype = "float16";
        Experiment experiment = experimentOn(config);
        QVERIFY(std::isinf(experiment.gradientOf(firstRows({1}))->scaled.at(0)));
        for (int attempt = 1; attempt <= 9; ++attempt) {
            const Result<AttemptRecord> record = experiment.step(firstRows({1}));
            QVERIFY(record);
            QCOMPARE(record->attempt, attempt);
            QCOMPARE(record->applied, attempt == 9); // at S = 256
            QCOMPARE(record->scaleUsed, std::ldexp(65536.0, 1 - attempt));
        }
        near(experiment.weights()[0], -2);
    }

    void layersSayWhatTheyRanIn_data()
    {
        QTest::addColumn<QByteArray>("dtype");
        for (const char* dtype : {"float32", "bfloat16"})
            QTest::newRow(dtype) << QByteArray(dtype);
    }
    void layersSayWhatTheyRanIn()
    {
        QFETCH(QByteArray, dtype);
        RunConfig config = fx1(5, 1);
        config.precision.dtype = dtype.constData();
        Experiment experiment = experimentOn(config);
        QCOMPARE(experiment.precision().dtype, dtype.toStdString());
        const auto result = experiment.gradientOf(firstRows({5}));
        QVERIFY(!result->layers.empty());
        QCOMPARE(result->layers.back().dtype, dtype.toStdString());
        QCOMPARE(result->layers.back().gradient.elements, 5);
    }

    void stepsAreThoseOfARun_data()
    {
        QTest::addColumn<QByteArray>("dtype");
        for (const char* dtype : {"float32", "bfloat16", "float16", "fp8_e4m3", "fp8_e5m2"})
            QTest::newRow(dtype) << QByteArray(dtype);
    }
    void stepsAreThoseOfARun()
    {
        QFETCH(QByteArray, dtype);
        RunConfig config = smallRun("adam", dtype.constData());
        config.batch.shuffle = false;
        Experiment experiment = experimentOn(config);
        const auto trainer = std::move(*makeTrainer(config, *loadDataset(config.dataset, config.loss)));
        for (std::int64_t attempt = 0; attempt < 5; ++attempt) {
            ChosenWindow window{{}, {16, 16, 16, 16}};
            for (std::int64_t i = 0; i < 64; ++i)
                window.rows.push_back(64 * attempt + i);
            const auto before = experiment.gradientOf(window);
            const auto again = experiment.gradientOf(window); // and neither moves anything
            QVERIFY(std::ranges::equal(before->scaled, again->scaled, sameBits));
            const Result<AttemptRecord> record = experiment.step(window);
            QVERIFY(record);
            compareRecords(*record, runAttempt(*trainer));
            QCOMPARE(record->loss, before->loss);
            QVERIFY(std::ranges::equal(experiment.weights(), trainer->state().weights(), sameBits));
        }
    }

    void whatCannotBeIsRefused()
    {
        Experiment experiment = experimentOn(fx1(5, 1));
        const auto whereOf = [](const auto& result) {
            return result ? std::string() : result.problems().front().where;
        };
        QCOMPARE(whereOf(experiment.gradientOf({{5}, {1}})), std::string("rows"));
        QCOMPARE(whereOf(experiment.gradientOf({{-1}, {1}})), std::string("rows"));
        QCOMPARE(whereOf(experiment.gradientOf({{}, {}})), std::string("micro_batches"));
        QCOMPARE(whereOf(experiment.step({{0, 1}, {1}})), std::string("micro_batches"));
        QCOMPARE(whereOf(experiment.step({{0, 1}, {2, 0}})), std::string("micro_batches"));
        QCOMPARE(whereOf(experiment.step({{0, 1}, {-1, 3}})), std::string("micro_batches"));
        const float two[] = {1, 2};
        QCOMPARE(experiment.setWeights(two)->where, std::string("weights"));
        QVERIFY(experiment.step({{0, 1}, {1, 1}}));

        RunConfig config = fx1(5, 1);
        config.clipping = {true, -1};
        QCOMPARE(whereOf(Experiment::make(config, *loadDataset(config.dataset, config.loss))),
                 std::string("clipping.max_norm"));
        Experiment lone = experimentOn(normalised(someNumbers(8), 2, 1));
        QCOMPARE(whereOf(lone.gradientOf({{0, 1, 2}, {2, 1}})), std::string("micro_batches"));
    }
};

QTEST_GUILESS_MAIN(TestExperiment)
#include "tst_experiment.moc"
