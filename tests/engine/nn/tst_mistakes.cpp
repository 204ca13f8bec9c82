// Every deliberate mistake does what it is there to show, and every fault strikes where it was put.
#include "engine/records/run_history.h"
#include "engine/session/run_to_end.h"
#include "tests/engine/nn/fixtures.h"

#include <QtTest>

#include <algorithm>
#include <cmath>

using namespace halfstep;
using namespace halfstep::fixtures;

namespace {

/// float32's own bits, but with the scaler on: nothing is lost to rounding.
RunConfig scaled(RunConfig config, double scale)
{
    config.precision.dtype = "e8m23";
    config.scaler.initScale = scale;
    return config;
}

RunSummary summaryOf(RunConfig config)
{
    config.run.maxAttempts = 2;
    return runToEnd(config).summary.value_or(RunSummary{});
}

void compare(const std::vector<float>& got, const std::vector<double>& wanted)
{
    QCOMPARE(got.size(), wanted.size());
    for (std::size_t i = 0; i < wanted.size(); ++i)
        QVERIFY2(std::abs(got[i] - wanted[i]) <= 1e-6 * std::max(1.0, std::abs(wanted[i])),
                 qPrintable(QStringLiteral("value %1: %2, not %3").arg(i).arg(double(got[i])).arg(wanted[i])));
}

/// Two epochs over Northstar with dropout; enough for what a mistake does to validation.
RunConfig dropoutRun()
{
    RunConfig config;
    config.dataset.name = DatasetName::Northstar;
    config.model = {ModelName::TableMlp, false, 0.5, std::nullopt};
    config.optimizer.learningRate = 0.01;
    config.batch = {64, 2, LastWindow::Step, true};
    config.precision.dtype = "float32";
    config.earlyStopping.enabled = false;
    config.run.maxEpochs = 2;
    return config;
}

double firstValidation(const RunConfig& config)
{
    const auto trainer = golden::trainer(config);
    while (!trainer->epochDone())
        runAttempt(*trainer);
    return trainer->endEpoch([] { return false; })->valLoss;
}

const std::vector<std::pair<const char*, bool Mistakes::*>> allMistakes{
    {"no_scaler", &Mistakes::noScaler},
    {"clip_before_unscale", &Mistakes::clipBeforeUnscale},
    {"unscale_each_micro_batch", &Mistakes::unscaleEachMicroBatch},
    {"no_division_by_a", &Mistakes::noDivisionByA},
    {"mean_of_means", &Mistakes::meanOfMeans},
    {"step_every_micro_batch", &Mistakes::stepEveryMicroBatch},
    {"keep_gradients_on_skip", &Mistakes::keepGradientsOnSkip},
    {"schedule_counts_skips", &Mistakes::scheduleCountsSkips},
    {"autocast_around_backward", &Mistakes::autocastAroundBackward},
    {"evaluate_in_training_mode", &Mistakes::evaluateInTrainingMode},
};

} // namespace

class TestMistakes : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyMistakeStampsItsRun_data()
    {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < allMistakes.size(); ++i)
            QTest::newRow(allMistakes[i].first) << int(i);
    }
    void everyMistakeStampsItsRun()
    {
        QFETCH(int, index);
        const auto& [name, member] = allMistakes[std::size_t(index)];
        RunConfig config = oneSample(-1, 0, 0.1);
        QVERIFY(summaryOf(config).mistakes.empty());
        config.mistakes.*member = true;
        QCOMPARE(summaryOf(config).mistakes, std::vector<std::string>{name});
    }

    void withoutTheScalerSmallGradientsAreZero()
    {
        // 2^-26 is a tie with half's smallest subnormal 2^-24 at a quarter of it: zero. Times 65536 it is normal.
        RunConfig config = oneSample(-std::ldexp(1.0f, -27), 0, 1048576);
        config.precision.dtype = "float16";
        QCOMPARE(recordsOf(config, 1)[0].zeroFraction, 0.0);
        config.mistakes.noScaler = true;
        const AttemptRecord record = recordsOf(config, 1)[0];
        QCOMPARE(record.scaleUsed, 1.0);
        QCOMPARE(record.zeroFraction, 1.0);
    }

    void clippingBeforeUnscalingMeansAThresholdOfCOverS()
    {
        // Gradient 2 at w = 0, c = 1: the right step is -0.1. Clipped as 2S it is c/S = 2^-16, and the step with it.
        RunConfig config = scaled(oneSample(-1, 0, 0.1), 65536);
        config.clipping = {true, 1};
        compare(weightsAfterEach(config, 1), {-0.1});
        config.mistakes.clipBeforeUnscale = true;
        const float moved = weightsAfterEach(config, 1)[0];
        QVERIFY(std::abs(moved + 0.1 / 65536) < 1e-11);
        const AttemptRecord record = recordsOf(config, 1)[0];
        QVERIFY(std::abs(record.normClipped - std::ldexp(1.0, -16)) < 1e-10);
        QVERIFY(std::abs(record.clipCoefficient - 1 / 131072.0) < 1e-10);
    }

    void clippingIsShownWhereItActs_data()
    {
        QTest::addColumn<bool>("clippedFirst");
        QTest::addColumn<bool>("unscaledFirst");
        QTest::addColumn<double>("threshold");
        QTest::newRow("right") << false << false << 1.0;
        QTest::newRow("before unscaling") << true << false << std::ldexp(1.0, -16);
        QTest::newRow("each micro-batch unscaled") << false << true << 1.0;
        QTest::newRow("both") << true << true << 1.0; // the gradient is unscaled before clipping sees it
    }
    void clippingIsShownWhereItActs()
    {
        QFETCH(bool, clippedFirst);
        QFETCH(bool, unscaledFirst);
        QFETCH(double, threshold);
        RunConfig config = scaled(oneSample(-1, 0, 0.1), 65536);
        config.clipping = {true, 1};
        config.mistakes.clipBeforeUnscale = clippedFirst;
        config.mistakes.unscaleEachMicroBatch = unscaledFirst;
        RunStart start;
        start.gradient = GradientSettings(config);
        RunHistory history;
        history.begin(start);
        history.append(recordsOf(config, 1)[0]);
        QCOMPARE(history.series(Quantity::NormUnscaled).y(0), 2.0);
        QCOMPARE(history.series(Quantity::ClippingThreshold).y(0), threshold);
        QVERIFY(std::abs(history.series(Quantity::NormClipped).y(0) / threshold - 1) < 1e-5);
        QCOMPARE(history.series(Quantity::ClippedShare).y(0), 1.0);
    }

    void unscalingEachMicroBatchDividesTheEarlierOnesAgain()
    {
        // Gradients -2, -4, ... -10 weighted 1/5: -0.4 -0.8 -1.2 -1.6 -2.0. With S = 2 and the sum divided each time,
        // the first is divided five times: -(0.4/16 + 0.8/8 + 1.2/4 + 1.6/2 + 2.0) = -3.225.
        RunConfig config = scaled(fx1(1, 5), 2);
        compare(weightsAfterEach(config, 1), {0.6});
        config.mistakes.unscaleEachMicroBatch = true;
        compare(weightsAfterEach(config, 1), {0.3225});
    }

    void withoutDivisionTheSumIsTaken()
    {
        RunConfig config = fx1(1, 5);
        config.mistakes.noDivisionByA = true;
        compare(weightsAfterEach(config, 1), {3.0});
    }

    void meanOfMeansGivesTheShortMicroBatchTooMuch()
    {
        // Means of targets 1.5, 3.5, 5, weighted a third each.
        RunConfig config = fx1(2, 3);
        config.mistakes.meanOfMeans = true;
        compare(weightsAfterEach(config, 1), {0.2 * (1.5 + 3.5 + 5) / 3});
    }

    void steppingEveryMicroBatchIsManySmallUpdates()
    {
        // w ← w + 0.2(y - w) for y = 1 ... 5.
        RunConfig config = fx1(1, 5);
        config.mistakes.stepEveryMicroBatch = true;
        compare(weightsAfterEach(config, 5), {0.2, 0.56, 1.048, 1.6384, 2.31072});
        const auto trainer = golden::trainer(config);
        const auto records = golden::attempts(*trainer, 5);
        QCOMPARE(records.back().appliedUpdates, 5);
        QCOMPARE(records.back().microBatches, 1);
        QCOMPARE(records.back().epoch, 1);
        QVERIFY(trainer->epochDone());
    }

    void gradientsKeptOnASkipPoisonAllThatFollows()
    {
        RunConfig config = scaled(oneSample(-1, 0, 0.1), 1024);
        config.scaler.growthInterval = 100;
        config.faults = {{3, 0, FaultKind::InfGradient}};
        config.mistakes.keepGradientsOnSkip = true;
        compare(weightsAfterEach(config, 6), {-0.2, -0.36, -0.36, -0.36, -0.36, -0.36});
        const auto records = recordsOf(config, 6);
        for (std::size_t i = 2; i < 6; ++i) {
            QVERIFY(!records[i].applied && records[i].foundInf);
            QCOMPARE(records[i].scaleNext, std::ldexp(1024.0, -int(i - 1)));
        }
    }

    void countedSkipsUseUpTheSchedule()
    {
        // Linear over four planned updates; the second attempt is skipped.
        RunConfig config = scaled(oneSample(-1, 0, 0.4), 1024);
        config.optimizer.schedule = ScheduleKind::Linear;
        config.run.maxAttempts = 4;
        config.faults = {{2, 0, FaultKind::InfGradient}};
        const auto rates = [&] {
            std::vector<float> values;
            for (const AttemptRecord& record : recordsOf(config, 4))
                values.push_back(float(record.learningRate));
            return values;
        };
        compare(rates(), {0.4, 0.3, 0.3, 0.2});
        config.mistakes.scheduleCountsSkips = true;
        compare(rates(), {0.4, 0.3, 0.2, 0.1});
    }

    void autocastAroundBackwardIsStampedButChangesNothingHere()
    {
        // PyTorch advises against it because backward's own operations would be cast once more. Halfstep's backward
        // runs the kernels that forward recorded, in the types that forward chose: the numbers stay the same, and an
        // emulated format never enters autocast. What is left is the stamp, and the habit to point at.
        for (const char* dtype : {"bfloat16", "float16"}) {
            RunConfig config = dropoutRun();
            config.precision.dtype = dtype;
            const auto before = recordsOf(config, 5);
            config.mistakes.autocastAroundBackward = true;
            const auto after = recordsOf(config, 5);
            for (std::size_t i = 0; i < 5; ++i)
                QCOMPARE(after[i].loss, before[i].loss);
        }
    }

    void evaluationInTrainingModeDropsActivations()
    {
        RunConfig config = dropoutRun();
        const double right = firstValidation(config);
        config.mistakes.evaluateInTrainingMode = true;
        const double wrong = firstValidation(config);
        QVERIFY(wrong != right);
        config.model.dropout = 0;
        const double without = firstValidation(config);
        config.mistakes.evaluateInTrainingMode = false;
        QCOMPARE(without, firstValidation(config)); // nothing to drop, nothing to see
    }

    void faultsStrikeWhereTheyWerePut_data()
    {
        QTest::addColumn<QByteArray>("kind");
        QTest::addColumn<int>("attempt");
        QTest::addColumn<int>("microBatch");
        for (const char* kind : {"inf_gradient", "neg_inf_gradient", "nan_gradient", "nan_loss", "nan_input"})
            for (const int attempt : {1, 3})
                for (const int microBatch : {0, 2, 4})
                    QTest::addRow("%s at %d.%d", kind, attempt, microBatch)
                        << QByteArray(kind) << attempt << microBatch;
    }
    void faultsStrikeWhereTheyWerePut()
    {
        QFETCH(QByteArray, kind);
        QFETCH(int, attempt);
        QFETCH(int, microBatch);
        RunConfig config = scaled(fx1(1, 5), 1024);
        config.faults = {{attempt, microBatch, *choiceNamed<FaultKind>(kind.toStdString())}};
        const auto trainer = golden::trainer(config);
        const bool forward = kind == "nan_loss" || kind == "nan_input";
        float before = 0;
        for (int i = 1; i <= 4; ++i) {
            const AttemptRecord record = golden::attempts(*trainer, 1)[0];
            if (i == attempt) {
                QVERIFY(!record.applied && record.foundInf);
                QCOMPARE(record.skipReason, forward ? SkipReason::ForwardNonfinite : SkipReason::GradientOverflow);
                QCOMPARE(std::isfinite(record.loss), !forward);
                QCOMPARE(record.firstBadTensor, trainer->state().model.parameters()[0].name);
                QCOMPARE(record.scaleNext, record.scaleUsed / 2);
                QCOMPARE(record.largestFiniteScale, -HUGE_VAL); // no scale would have helped
                QCOMPARE(trainer->state().weights()[0], before);
            } else {
                QVERIFY(record.applied && std::isfinite(record.loss));
                QVERIFY(trainer->state().weights()[0] != before);
            }
            before = trainer->state().weights()[0];
        }
        // Three of four updates happened, each closing a fifth of the distance to 3.
        QVERIFY(std::abs(before - 3 * (1 - std::pow(0.8, 3))) < 1e-5);
    }

    void aFaultPastTheWindowNeverStrikes()
    {
        RunConfig config = scaled(fx1(2, 2), 1024); // the second window of each epoch has one micro-batch
        config.faults = {{2, 1, FaultKind::NanGradient}};
        for (const AttemptRecord& record : recordsOf(config, 4))
            QVERIFY(record.applied);
    }
};

QTEST_GUILESS_MAIN(TestMistakes)
#include "tst_mistakes.moc"
