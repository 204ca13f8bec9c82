// Runs small enough to be worked out on paper.
#include "tests/engine/nn/fixtures.h"

#include <QtTest>

using namespace halfstep;
using namespace halfstep::fixtures;

namespace {

void compare(const std::vector<float>& got, const std::vector<double>& wanted, double tolerance)
{
    QCOMPARE(got.size(), wanted.size());
    for (std::size_t i = 0; i < wanted.size(); ++i)
        QVERIFY2(std::abs(got[i] - wanted[i]) <= tolerance,
                 qPrintable(QStringLiteral("value %1: %2, not %3").arg(i).arg(got[i]).arg(wanted[i])));
}

constexpr double rounding = 1e-6; // a few float32 operations near 1

} // namespace

class TestHandExamples : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void unequalLastMicroBatchIsWeightedExactly()
    {
        for (const auto& [m, a] : {std::pair{2, 3}, {5, 1}, {1, 5}})
            compare(weightsAfterEach(fx1(m, a), 2), {0.6, 1.08}, rounding);
    }

    void shortLastWindowIsSteppedWithItsTrueSize()
    {
        compare(weightsAfterEach(fx1(2, 2), 4), {0.5, 1.4, 1.62, 2.296}, rounding);
        const auto trainer = golden::trainer(fx1(2, 2));
        const auto records = golden::attempts(*trainer, 2);
        QCOMPARE(records[0].microBatches, 2);
        QCOMPARE(records[0].samples, 4);
        QCOMPARE(records[1].microBatches, 1);
        QCOMPARE(records[1].samples, 1);
    }

    void shortLastWindowCanBeDropped()
    {
        RunConfig config = fx1(2, 2);
        config.batch.lastWindow = LastWindow::Drop;
        compare(weightsAfterEach(config, 2), {0.5, 0.9}, rounding);
        const auto trainer = golden::trainer(config);
        golden::attempts(*trainer, 2);
        QCOMPARE(trainer->state().position.droppedSamples, 1);
    }

    void accumulationLargerThanTheEpochIsTheEpoch()
    {
        compare(weightsAfterEach(fx1(2, 100), 2), {0.6, 1.08}, rounding);
    }

    void lossUnderAccumulationIsTheMean()
    {
        const auto trainer = golden::trainer(fx1(2, 3));
        QCOMPARE(golden::attempts(*trainer, 1)[0].loss, 11.0);
    }

    void clippingHappensOnceAWindow()
    {
        for (const bool swapped : {false, true}) {
            InlineTensor x{swapped ? std::vector<float>{0, 1, 1, 0} : std::vector<float>{1, 0, 0, 1}, {2, 2}};
            RunConfig config = points(std::move(x), {-1, -1}, {0, 0}, 1);
            config.batch.accumulation = 2;
            config.clipping = {true, 0.5};
            const auto trainer = golden::trainer(config);
            const AttemptRecord record = golden::attempts(*trainer, 1)[0];
            QVERIFY(std::abs(record.normUnscaled - 1.4142135) < rounding);
            QVERIFY(std::abs(trainer->state().weights()[0] + 0.3535531) < rounding);
            QVERIFY(std::abs(trainer->state().weights()[1] + 0.3535531) < rounding);
        }
    }

    void oneOverflowDoesNotPoisonLaterWindows()
    {
        RunConfig config = oneSample(-1, 0, 0.1);
        config.precision.dtype = "e8m23"; // float32's bits, with the scaler on
        config.scaler.initScale = 1024;
        config.scaler.growthInterval = 100;
        config.faults = {{3, 0, FaultKind::InfGradient}};
        compare(weightsAfterEach(config, 8), {-0.2, -0.36, -0.36, -0.488, -0.5904, -0.67232, -0.737856, -0.790285},
                rounding);
    }

    void scalerTraceWithOneOverflow()
    {
        RunConfig config = oneSample(-1, 0, 0.1);
        config.precision.dtype = "float16";
        config.scaler.initScale = 4;
        config.scaler.growthInterval = 3;
        config.faults = {{5, 0, FaultKind::InfGradient}};
        const auto trainer = golden::trainer(config);
        std::vector<std::pair<double, std::int64_t>> trace;
        for (const AttemptRecord& record : golden::attempts(*trainer, 9))
            trace.emplace_back(record.scaleNext, record.growthTracker);
        const std::vector<std::pair<double, std::int64_t>> wanted{{4, 1}, {4, 2}, {8, 0}, {8, 1}, {4, 0},
                                                                  {4, 1}, {4, 2}, {8, 0}, {8, 1}};
        QCOMPARE(trace, wanted);
    }

    void skipMovesNeitherAdamNorItsCount()
    {
        // d/dw (w - y)² = 1 at w - y = 0.5; Adam's first steps move by the learning rate whatever the size.
        RunConfig config = oneSample(0, 1, 0.1);
        config.optimizer.name = OptimizerName::Adam;
        config.precision.dtype = "e8m23";
        config.scaler.initScale = 1;
        config.faults = {{2, 0, FaultKind::InfGradient}};
        const auto trainer = golden::trainer(config);
        const auto first = golden::attempts(*trainer, 1)[0];
        const float after = trainer->state().weights()[0];
        QVERIFY(std::abs(after - 0.9f) < rounding);
        const auto second = golden::attempts(*trainer, 1)[0];
        QCOMPARE(trainer->state().weights()[0], after);
        QVERIFY(first.applied && !second.applied);
        QCOMPARE(second.appliedUpdates, 1);
        QCOMPARE(second.skipReason, SkipReason::GradientOverflow);
    }

    void smallGradientsVanishInHalfWithoutAScale()
    {
        RunConfig config = oneSample(-std::ldexp(1.0f, -27), 0, 1048576);
        config.precision.dtype = "float16";
        RunConfig unscaled = config;
        unscaled.mistakes.noScaler = true;
        RunConfig bfloat = config;
        bfloat.precision.dtype = "bfloat16";
        QCOMPARE(weightsAfterEach(unscaled, 1)[0], 0.0f);
        QCOMPARE(weightsAfterEach(config, 1)[0], -0.015625f);
        QCOMPARE(weightsAfterEach(bfloat, 1)[0], -0.015625f);
    }

    void updatesGetLostWithoutMasterWeights()
    {
        RunConfig config = oneSample(0.5, 1, 0.001);
        config.precision.dtype = "bfloat16";
        QVERIFY(std::abs(weightsAfterEach(config, 1000).back() - 0.567547) < 1e-5);
        config.precision.masterWeights = false;
        const auto trainer = golden::trainer(config);
        for (const AttemptRecord& record : golden::attempts(*trainer, 50)) {
            QCOMPARE(record.lostUpdateFraction, 1.0);
            QCOMPARE(trainer->state().weights()[0], 1.0f);
        }
    }

    void noDivisionByA()
    {
        RunConfig config = fx1(1, 5);
        config.mistakes.noDivisionByA = true;
        compare(weightsAfterEach(config, 1), {3.0}, rounding);
    }

    void meanOfMeans()
    {
        RunConfig config = fx1(2, 3);
        config.mistakes.meanOfMeans = true;
        compare(weightsAfterEach(config, 1), {0.2 * (1.5 + 3.5 + 5) / 3}, rounding);
    }

    void startingScaleComesDownBySkips()
    {
        RunConfig config = oneSample(-100, 0, 0.01);
        config.precision.dtype = "float16";
        const auto trainer = golden::trainer(config);
        const auto records = golden::attempts(*trainer, 20);
        for (int i = 0; i < 8; ++i)
            QVERIFY(!records[static_cast<std::size_t>(i)].applied);
        QVERIFY(records[8].applied);
        QCOMPARE(records[8].scaleUsed, 256.0);
        QCOMPARE(records[19].growthTracker, 12);
        QVERIFY(std::abs(trainer->state().weights()[0] + 21.5275) < 1e-3);
        QCOMPARE(trainer->state().verdict.verdict(), Verdict::Calibrating);
    }

    void nothingNonfiniteIsEverApplied_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<int>("reason");
        QTest::newRow("NaN loss") << "nan_loss" << static_cast<int>(SkipReason::ForwardNonfinite);
        QTest::newRow("NaN input") << "nan_input" << static_cast<int>(SkipReason::ForwardNonfinite);
        QTest::newRow("gradient, no scaler") << "inf_gradient" << static_cast<int>(SkipReason::Guard);
    }
    void nothingNonfiniteIsEverApplied()
    {
        QFETCH(QString, kind);
        QFETCH(int, reason);
        RunConfig config = oneSample(-1, 0.25, 0.1);
        config.faults = {{1, 0, *choiceNamed<FaultKind>(kind.toStdString())}};
        const auto trainer = golden::trainer(config);
        const AttemptRecord record = golden::attempts(*trainer, 1)[0];
        QCOMPARE(static_cast<int>(record.skipReason), reason);
        QCOMPARE(trainer->state().weights()[0], 0.25f);
        QVERIFY(golden::attempts(*trainer, 1)[0].applied);
    }
};

QTEST_GUILESS_MAIN(TestHandExamples)
#include "tst_hand_examples.moc"
