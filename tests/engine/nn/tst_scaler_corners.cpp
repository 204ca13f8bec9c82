// The loss scaler at its edges, seen through training.
#include "engine/config/config_json.h"
#include "engine/config/config_problems.h"
#include "engine/config/live_settings.h"
#include "engine/numerics/replay.h"
#include "engine/session/run_to_end.h"
#include "tests/engine/nn/fixtures.h"

#include <QtTest>

#include <cmath>
#include <cstring>
#include <limits>

using namespace halfstep;
using namespace halfstep::fixtures;

namespace {

constexpr double floatMax = std::numeric_limits<float>::max();

/// Gradient 2(w + 1), in float32's own bits but with the scaler on.
RunConfig scaled(double scale)
{
    RunConfig config = oneSample(-1, 0, 0.1);
    config.precision.dtype = "e8m23";
    config.scaler.initScale = scale;
    return config;
}

void injectInfs(RunConfig& config, int first, int last)
{
    for (int attempt = first; attempt <= last; ++attempt)
        config.faults.push_back({attempt, 0, FaultKind::InfGradient});
}

RunConfig fx4()
{
    RunConfig config = oneSample(-100, 0, 0.01);
    config.precision.dtype = "float16";
    config.precision.backend = ArithmeticBackend::Emulated; // scale limits are measured there alone
    return config;
}

std::vector<double> limitsOf(const std::vector<AttemptRecord>& records)
{
    std::vector<double> limits;
    for (const AttemptRecord& record : records)
        limits.push_back(record.largestFiniteScale);
    return limits;
}

} // namespace

class TestScalerCorners : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void scaleFallsBelowOneAndTheWeightsStay()
    {
        RunConfig config = scaled(1);
        injectInfs(config, 2, 4);
        const auto trainer = golden::trainer(config);
        golden::attempts(*trainer, 1);
        const float before = trainer->state().weights()[0];
        const auto records = golden::attempts(*trainer, 3);
        QCOMPARE(records[0].scaleNext, 0.5);
        QCOMPARE(records[1].scaleNext, 0.25);
        QCOMPARE(records[2].scaleNext, 0.125);
        QCOMPARE(std::memcmp(&before, trainer->state().weights().data(), sizeof before), 0);
        const AttemptRecord after = golden::attempts(*trainer, 1)[0];
        QVERIFY(after.applied);
        QVERIFY(std::abs(trainer->state().weights()[0] + 0.36) < 1e-6); // unscaling by 8 is exact
    }

    void scaleOfZeroAppliesNothing()
    {
        // From the smallest float32 one halving is zero (a tie, to even).
        RunConfig config = scaled(std::numeric_limits<float>::denorm_min());
        injectInfs(config, 1, 1);
        const auto trainer = golden::trainer(config);
        const auto records = golden::attempts(*trainer, 5);
        QCOMPARE(records[0].skipReason, SkipReason::GradientOverflow);
        QCOMPARE(records[0].scaleNext, 0.0);
        for (std::size_t i = 1; i < 5; ++i) {
            QCOMPARE(records[i].scaleUsed, 0.0);
            QCOMPARE(records[i].scaleNext, 0.0);
            QVERIFY(!records[i].applied);
            QCOMPARE(records[i].skipReason, SkipReason::Guard); // found by unscaling, not by the scaled check
            QVERIFY(!records[i].foundInf);
            QCOMPARE(records[i].growthTracker, std::int64_t(i)); // so a skip is never told from the scale
            QVERIFY(std::isnan(records[i].largestFiniteScale));
        }
        QCOMPARE(trainer->state().weights()[0], 0.0f);
    }

    void unscalingThatOverflowsIsCaught()
    {
        // The gradient is 2 · 4e28 · 1e10 = 8e38, past float32; a thousandth of it is not.
        RunConfig config = points(column({1e10f}), {-4e28f}, {0}, 1e-30);
        config.precision.dtype = "e8m23";
        config.scaler.initScale = 1e-3;
        const auto trainer = golden::trainer(config);
        const AttemptRecord record = golden::attempts(*trainer, 1)[0];
        QVERIFY(std::isfinite(record.normScaled));
        QVERIFY(!record.foundInf);
        QCOMPARE(record.normUnscaled, HUGE_VAL);
        QVERIFY(!record.applied);
        QCOMPARE(record.skipReason, SkipReason::Guard);
        QCOMPARE(record.scaleNext, record.scaleUsed); // found_inf moves the scale, a skip does not
        QCOMPARE(trainer->state().weights()[0], 0.0f);
    }

    void scaleNeverGrowsPastFloat32()
    {
        RunConfig config = scaled(std::ldexp(1.0, 126));
        config.dataset.points->train.y = InlineTensor{{0}, {1}}; // gradient 0: nothing overflows
        config.scaler.growthInterval = 1;
        const auto records = recordsOf(config, 5);
        QCOMPARE(records[0].scaleNext, std::ldexp(1.0, 127));
        for (std::size_t i = 1; i < 5; ++i) {
            QCOMPARE(records[i].scaleNext, std::ldexp(1.0, 127));
            QCOMPARE(records[i].growthTracker, 0);
            QVERIFY(records[i].scaleNext <= floatMax && records[i].applied);
        }
    }

    void scaleIsKeptAsFloat32()
    {
        RunConfig config = scaled(0.1);
        config.scaler.growthInterval = 1;
        config.scaler.growthFactor = 1.1;
        const auto records = recordsOf(config, 3);
        float scale = 0.1f;
        for (const AttemptRecord& record : records) {
            QCOMPARE(record.scaleUsed, double(scale));
            scale = static_cast<float>(double(scale) * 1.1);
            QCOMPARE(record.scaleNext, double(scale));
        }
    }

    void oneBadMicroBatchSkipsTheWholeWindow()
    {
        for (std::int64_t bad = 0; bad < 5; ++bad) {
            RunConfig config = fx1(1, 5);
            config.precision.dtype = "e8m23";
            config.faults = {{1, bad, FaultKind::NanGradient}};
            const auto trainer = golden::trainer(config);
            const AttemptRecord record = golden::attempts(*trainer, 1)[0];
            QVERIFY(!record.applied);
            QCOMPARE(record.microBatches, 5);
            QCOMPARE(record.samples, 5);
            QCOMPARE(record.loss, 11.0);
            QCOMPARE(record.scaleNext, 32768.0); // once, not once a micro-batch
            QCOMPARE(trainer->state().weights()[0], 0.0f);
            golden::attempts(*trainer, 1);
            QVERIFY(std::abs(trainer->state().weights()[0] - 0.6) < 1e-6); // nothing of the bad window is left
        }
    }

    void hugeNormsAreClippedRightly()
    {
        // Gradients 3e20 and 4e20: the squares overflow float32, the norm 5e20 does not. Clipped to 5: (3, 4).
        for (const char* dtype : {"float32", "e8m23"}) {
            InlineTensor x{{1e10f, 0, 0, 1e10f}, {2, 2}};
            RunConfig config = points(std::move(x), {-3e10f, -4e10f}, {0, 0}, 1);
            config.precision.dtype = dtype;
            config.scaler.initScale = 1024;
            config.batch.microBatch = 2;
            config.clipping = {true, 5};
            const auto trainer = golden::trainer(config);
            const AttemptRecord record = golden::attempts(*trainer, 1)[0];
            QVERIFY(record.applied);
            QVERIFY(std::abs(record.normUnscaled / 5e20 - 1) < 1e-6);
            QVERIFY(std::abs(record.normClipped - 5) < 1e-5);
            QVERIFY(std::abs(trainer->state().weights()[0] + 3) < 1e-5);
            QVERIFY(std::abs(trainer->state().weights()[1] + 4) < 1e-5);
        }
    }

    void tinyClippingLimitsAreKept()
    {
        // Gradients 3e20 and 4e20: the coefficient lies below float32's normal numbers, or below all of them.
        for (const double limit : {1e-20, 1e-30}) {
            RunConfig config = points(InlineTensor{{3e19f, 0, 0, 4e19f}, {2, 2}}, {-10, -10}, {0, 0}, 1);
            config.batch.microBatch = 2;
            config.clipping = {true, limit};
            const auto trainer = golden::trainer(config);
            const AttemptRecord record = golden::attempts(*trainer, 1)[0];
            // Each product is rounded to float32 once.
            QVERIFY(std::abs(record.normClipped / limit - 1) < 1e-7);
            QVERIFY(std::abs(trainer->state().weights()[0] / (-0.6 * limit) - 1) < 2e-7);
            QVERIFY(std::abs(trainer->state().weights()[1] / (-0.8 * limit) - 1) < 2e-7);
        }
    }

    void updateThatIsNotFiniteIsNeverApplied_data()
    {
        QTest::addColumn<QString>("optimizer");
        QTest::addColumn<bool>("masterWeights");
        QTest::newRow("SGD") << "sgd" << true;
        QTest::newRow("Adam") << "adam" << true;
        QTest::newRow("past the low format") << "sgd" << false;
    }
    void updateThatIsNotFiniteIsNeverApplied()
    {
        QFETCH(QString, optimizer);
        QFETCH(bool, masterWeights);
        RunConfig config = points(InlineTensor{{1, 0, 0, 1}, {2, 2}}, {-1, -1}, {0, 0}, masterWeights ? 3.4e38 : 1e5);
        config.optimizer.name = *choiceNamed<OptimizerName>(optimizer.toStdString());
        if (!masterWeights) {
            config.precision = {true, "float16", ArithmeticBackend::Emulated, false};
            config.scaler.initScale = 1;
        }
        config.batch.microBatch = 2;
        config.model.initialWeights = InlineTensor{{-2.0f, 3e4f}, {2}};
        config.dataset.points->train.y = InlineTensor{{-4, -2.5e4f}, {2}};
        const auto trainer = golden::trainer(config);
        const AttemptRecord record = golden::attempts(*trainer, 1)[0];
        QVERIFY(!record.applied);
        QCOMPARE(record.skipReason, SkipReason::Guard);
        QCOMPARE(record.appliedUpdates, 0);
        QCOMPARE(trainer->state().weights()[0], -2.0f);
        QCOMPARE(trainer->state().weights()[1], 3e4f);
        QCOMPARE(trainer->end(), std::optional(EndReason::TrainingDiverged));
    }

    void floorStopsBeforeTheVerdict()
    {
        RunConfig config = scaled(16);
        config.scaler.floor = 1;
        injectInfs(config, 1, 50);
        config.run.maxAttempts = 50;
        const SessionUpdate update = runToEnd(config);
        QVERIFY(update.summary);
        QCOMPARE(update.summary->outcome, Outcome::Failed);
        QCOMPARE(update.summary->reason, EndReason::ScaleBelowFloor);
        QCOMPARE(update.summary->verdict, Verdict::Calibrating);
        QCOMPARE(update.summary->finalScale, 0.5); // 16, 8, 4, 2, 1, and the fifth skip leaves the floor
        QCOMPARE(update.summary->applied, 0);
        QCOMPARE(update.summary->attempts, 5);
    }

    void withoutAFloorACollapsingRunGoesOn()
    {
        RunConfig config = scaled(16);
        injectInfs(config, 1, 30);
        config.run.maxAttempts = 30;
        const SessionUpdate update = runToEnd(config);
        QCOMPARE(update.summary->outcome, Outcome::Finished);
        QCOMPARE(update.summary->finalScale, std::ldexp(16.0, -30));
        QCOMPARE(update.summary->verdict, Verdict::Collapsing);
    }

    void badClippingLimitsAreRefused_data()
    {
        QTest::addColumn<double>("limit");
        QTest::newRow("0") << 0.0;
        QTest::newRow("-0") << -0.0;
        QTest::newRow("negative") << -1.0;
        QTest::newRow("NaN") << std::nan("");
        QTest::newRow("inf") << HUGE_VAL;
    }
    void badClippingLimitsAreRefused()
    {
        QFETCH(double, limit);
        RunConfig config = oneSample(-1, 0, 0.1);
        config.clipping = {true, limit};
        const SessionUpdate update = runToEnd(config);
        QVERIFY(!update.summary);
        QCOMPARE(update.problems.size(), std::size_t(1));
        QCOMPARE(update.problems[0].where, std::string("clipping.max_norm"));

        const auto trainer = golden::trainer(oneSample(-1, 0, 0.1));
        LiveSettings live = trainer->state().live;
        live.clipping = true;
        live.maxNorm = limit;
        const auto changes = trainer->change(live);
        QVERIFY(!changes);
        QCOMPARE(changes.problems()[0].where, std::string("clipping.max_norm"));
        QVERIFY(!trainer->state().live.clipping);
        QCOMPARE(golden::attempts(*trainer, 1)[0].clipCoefficient, 1.0);
    }

    void learningRateZeroMovesNoWeight_data()
    {
        QTest::addColumn<QString>("optimizer");
        QTest::newRow("sgd") << "sgd";
        QTest::newRow("adam") << "adam";
    }
    void learningRateZeroMovesNoWeight()
    {
        QFETCH(QString, optimizer);
        RunConfig config = fx1(5, 1);
        config.optimizer.name = *choiceNamed<OptimizerName>(optimizer.toStdString());
        config.optimizer.learningRate = 0;
        config.optimizer.momentum = 0.9;
        config.optimizer.schedule = ScheduleKind::Linear;
        QVERIFY(problemsIn(config).empty());
        const auto trainer = golden::trainer(config);
        for (const AttemptRecord& record : golden::attempts(*trainer, 2)) {
            QVERIFY(record.applied);
            QCOMPARE(record.loss, 11.0);
            QCOMPARE(record.learningRate, 0.0);
            QCOMPARE(record.lostUpdateFraction, 0.0); // nothing was to be added that got lost
        }
        QCOMPARE(trainer->state().weights()[0], 0.0f);
    }

    void learningRateMayChangeFromAndToZero()
    {
        // The momentum goes on at rate 0, as in torch.optim.SGD: -6, -11.4, then -16.26 of which a tenth is taken.
        RunConfig config = fx1(5, 1);
        config.optimizer.learningRate = 0;
        config.optimizer.momentum = 0.9;
        const auto trainer = golden::trainer(config);
        golden::attempts(*trainer, 2);
        LiveSettings live = trainer->state().live;
        live.learningRate = 0.1;
        QVERIFY(trainer->change(live));
        golden::attempts(*trainer, 1);
        const float moved = trainer->state().weights()[0];
        QVERIFY(std::abs(moved - 1.626f) < 1e-6f);
        live.learningRate = 0;
        QVERIFY(trainer->change(live));
        golden::attempts(*trainer, 1);
        QCOMPARE(trainer->state().weights()[0], moved);
        for (const double bad : {-0.1, std::nan("")}) {
            live.learningRate = bad;
            const auto changes = trainer->change(live);
            QVERIFY(!changes);
            QCOMPARE(changes.problems()[0].where, std::string("optimizer.learning_rate"));
            QCOMPARE(trainer->state().live.learningRate, 0.0);
        }
    }

    void largestFiniteScaleIsRecorded()
    {
        const auto records = recordsOf(fx4(), 20);
        // The output's gradient is 200·S; from 65520 on half is infinite. Until the first update nothing moves.
        for (std::size_t i = 0; i < 9; ++i)
            QVERIFY(std::abs(records[i].largestFiniteScale - 327.6) < 1e-4);
        for (std::size_t i = 9; i < 20; ++i)
            QVERIFY(records[i].largestFiniteScale > records[i - 1].largestFiniteScale); // the gradient shrinks
        for (const AttemptRecord& record : records)
            QCOMPARE(record.scaleUsed <= record.largestFiniteScale, record.applied);
    }

    void limitsReplayTheRunTheyCameFrom()
    {
        const RunConfig config = fx4();
        const auto records = recordsOf(config, 20);
        const auto rows = replayScalerAgainst(config.scaler, limitsOf(records));
        for (std::size_t i = 0; i < records.size(); ++i) {
            QCOMPARE(rows[i].foundInf, records[i].foundInf);
            QCOMPARE(rows[i].scaleNext, records[i].scaleNext);
            QCOMPARE(rows[i].growthTracker, records[i].growthTracker);
        }
        ScalerConfig lower = config.scaler;
        lower.initScale = 256;
        for (const ScalerReplayRow& row : replayScalerAgainst(lower, limitsOf(records)))
            QVERIFY(!row.skipped);
    }

    void limitCountsAllMicroBatches()
    {
        // Output gradients 2y/5·S: the fifth is the largest, 2·S.
        RunConfig config = fx1(1, 5);
        config.precision.dtype = "float16";
        config.precision.backend = ArithmeticBackend::Emulated;
        config.scaler.initScale = 1024;
        QVERIFY(std::abs(recordsOf(config, 1)[0].largestFiniteScale - 32760) < 0.01);
    }

    void limitIsMeasuredOnlyUnderEmulation()
    {
        RunConfig config = fx4();
        config.precision.dtype = "float32";
        config.precision.backend = ArithmeticBackend::Auto;
        QVERIFY(std::isnan(recordsOf(config, 1)[0].largestFiniteScale));
        config.precision.dtype = "bfloat16";
        QVERIFY(std::isnan(recordsOf(config, 1)[0].largestFiniteScale));
        config.precision.backend = ArithmeticBackend::Emulated;
        QVERIFY(recordsOf(config, 1)[0].largestFiniteScale > 1e36);
        config.precision.dtype = "fp8_e4m3_sat";
        QCOMPARE(recordsOf(config, 1)[0].largestFiniteScale, HUGE_VAL);
    }
};

QTEST_GUILESS_MAIN(TestScalerCorners)
#include "tst_scaler_corners.moc"
