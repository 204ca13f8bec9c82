// What records tell of skips, time, clipping, memory and other scaler settings.
#include "engine/config/presets.h"
#include "engine/model/estimate.h"
#include "engine/records/memory_account.h"
#include "engine/records/recorded_scales.h"
#include "engine/records/skip_ledger.h"
#include "engine/records/time_shares.h"

#include <QtTest>

#include <cmath>

using namespace halfstep;

Q_DECLARE_METATYPE(halfstep::DataShape)

namespace {

AttemptRecord applied(std::int64_t attempt, double scale)
{
    AttemptRecord record;
    record.attempt = attempt;
    record.epoch = 1;
    record.applied = true;
    record.scaleUsed = record.scaleNext = scale;
    record.largestFiniteScale = 2000;
    record.loadMicroseconds = 1e5;
    record.transferMicroseconds = 0;
    record.forwardMicroseconds = 2e5;
    record.backwardMicroseconds = 4e5;
    record.updateMicroseconds = 1e5;
    record.clipCoefficient = attempt % 4 == 0 ? 0.5 : 1;
    return record;
}

AttemptRecord skipped(std::int64_t attempt, double scale)
{
    AttemptRecord record = applied(attempt, scale);
    record.applied = false;
    record.foundInf = true;
    record.skipReason = SkipReason::GradientOverflow;
    record.scaleNext = scale / 2;
    record.firstBadTensor = "conv1.weight";
    record.nonfiniteCount = 3;
    return record;
}

RunHistory historyWith(int attempts)
{
    RunHistory history;
    history.begin({});
    for (int attempt = 1; attempt <= attempts; ++attempt) {
        history.append(applied(attempt, 1));
        if (attempt % 10 == 0) {
            EpochRecord epoch;
            epoch.epoch = attempt / 10;
            epoch.evaluateSeconds = 2;
            epoch.lastAttempt = attempt;
            history.append(epoch);
        }
    }
    return history;
}

} // namespace

class TestInsideARun : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void skipsAreJudgedOnceTheirRowIsOver()
    {
        SkipLedger ledger;
        ledger.append(skipped(1, 1024));
        ledger.append(skipped(2, 512));
        QCOMPARE(ledger.rows().back().verdict, Verdict::Calibrating);
        for (std::int64_t attempt = 3; attempt < 40; ++attempt)
            ledger.append(applied(attempt, 256));
        AttemptRecord overflown = skipped(40, 256);
        overflown.largestFinite = 61440;
        ledger.append(overflown);
        QCOMPARE(ledger.rows().back().verdict, Verdict::None); // more of them would tell otherwise
        ledger.append(applied(41, 128));
        QCOMPARE(ledger.rows().size(), std::size_t(3));
        QCOMPARE(ledger.rows()[0].verdict, Verdict::Calibrating);
        const SkipRow& last = ledger.rows()[2];
        QCOMPARE(last.verdict, Verdict::Occasional);
        QCOMPARE(last.attempt, 40);
        QCOMPARE(last.inARow, 1);
        QCOMPARE(ledger.rows()[1].inARow, 2);
        QCOMPARE(last.scaleBefore, 256.0);
        QCOMPARE(last.scaleAfter, 128.0);
        QCOMPARE(last.firstBadTensor, std::string("conv1.weight"));
        QCOMPARE(last.nonfinite, 3);
        QCOMPARE(ledger.rows()[2].largestFinite, std::optional(61440.0));
        QVERIFY(!ledger.rows()[1].largestFinite);
        QCOMPARE(ledger.skipped(), 3);
    }

    void runKnownFromTheMiddleOnIsNotJudged()
    {
        SkipLedger ledger;
        ledger.append(skipped(70, 1024));
        ledger.append(applied(71, 512));
        QCOMPARE(ledger.rows().back().verdict, Verdict::None);
    }

    void ledgerIsBounded()
    {
        SkipLedger ledger;
        for (std::int64_t attempt = 1; attempt <= 20'000; ++attempt)
            ledger.append(skipped(attempt, 0.25)); // no lower scale helps
        QCOMPARE(ledger.skipped(), 20'000);
        QCOMPARE(ledger.rows().size(), std::size_t(10'000));
        QCOMPARE(ledger.rows().back().attempt, 20'000);
        QCOMPARE(ledger.rows().front().verdict, Verdict::Collapsing);
    }

    void sharesOfTimeAddUp()
    {
        const RunHistory history = historyWith(100);
        const TimeShares whole = timeShares(history);
        QVERIFY(std::abs(whole.of(TimePart::Forward) - 20) < 1e-9);
        QVERIFY(std::abs(whole.of(TimePart::Evaluation) - 20) < 1e-9);
        QVERIFY(std::abs(whole.total() - (80 + 20)) < 1e-9);
        double sum = 0;
        for (const TimePart part : allTimeParts)
            sum += whole.share(part);
        QVERIFY(std::abs(sum - 1) < 1e-12);
        // Attempts 11 to 30: twenty of them and two evaluations.
        const TimeShares part = timeShares(history, 11, 30);
        QVERIFY(std::abs(part.of(TimePart::Backward) - 8) < 1e-9);
        QVERIFY(std::abs(part.of(TimePart::Evaluation) - 4) < 1e-9);
        QVERIFY(!part.recordingKnown);
    }

    /// Recording counts where it was measured, and the last of it, after the newest attempt, at the end.
    void recordingHasItsPlace()
    {
        RunHistory history;
        history.begin({});
        for (int attempt = 1; attempt <= 100; ++attempt) {
            AttemptRecord record = applied(attempt, 1);
            record.recordingMicroseconds = attempt % 25 == 0 ? 5e5 : 0;
            history.append(record);
        }
        QCOMPARE(timeShares(history, 1, 24).of(TimePart::Recording), 0.0);
        QCOMPARE(timeShares(history, 25, 50).of(TimePart::Recording), 1.0);
        QCOMPARE(timeShares(history).of(TimePart::Recording), 2.0);
        QVERIFY(timeShares(history, 1, 24).recordingKnown);
        RunSummary summary;
        summary.recordingSeconds = 2.75;
        history.setSummary(summary);
        QCOMPARE(timeShares(history).of(TimePart::Recording), 2.75);
        QCOMPARE(timeShares(history, 100, 100).of(TimePart::Recording), 1.25);
        QCOMPARE(timeShares(history, 25, 50).of(TimePart::Recording), 1.0);
    }

    /// As in a folder that tells only how much it was in all.
    void recordingKnownOfTheWholeOnly()
    {
        RunHistory history = historyWith(100);
        RunSummary summary;
        summary.recordingSeconds = 5;
        history.setSummary(summary);
        const TimeShares whole = timeShares(history);
        QVERIFY(whole.recordingKnown);
        QCOMPARE(whole.of(TimePart::Recording), 5.0);
        const TimeShares end = timeShares(history, 51, 100);
        QVERIFY(!end.recordingKnown);
        QCOMPARE(end.of(TimePart::Recording), 0.0);
    }

    void bottleneckFollowsAmdahl()
    {
        TimeShares shares;
        QVERIFY(bottleneckIn(shares).answer == ComputingAnswer::NothingMeasured);
        shares.seconds = {1, 0, 2, 4, 1, 2, 0};
        const BottleneckAnswer computing = bottleneckIn(shares);
        QVERIFY(computing.answer == ComputingAnswer::IsBottleneck);
        QVERIFY(!computing.recordingTakesMost());
        QCOMPARE(computing.computingShare, 0.6);
        QVERIFY(std::abs(computing.gainAtTwice - 1 / 0.7) < 1e-12);
        QVERIFY(std::abs(computing.mostGain - 2.5) < 1e-12);
        QVERIFY(computing.largestOther == TimePart::Evaluation);
        shares.seconds = {9, 0, 1, 1, 0, 0, 0};
        const BottleneckAnswer loading = bottleneckIn(shares);
        QVERIFY(loading.answer == ComputingAnswer::IsNotBottleneck);
        QVERIFY(loading.largestOther == TimePart::Load && !loading.recordingTakesMost());
        shares.seconds = {1, 0, 1, 1, 0, 0, 7};
        QVERIFY(bottleneckIn(shares).recordingTakesMost());
    }

    void otherSettingsReplayTheRecordedLimits()
    {
        std::vector<AttemptRecord> attempts{skipped(5, 4096), skipped(6, 2048), applied(7, 1024)};
        attempts.push_back(applied(8, 1024));
        attempts.back().largestFiniteScale = std::nan(""); // not measured
        const RecordedScales scales(attempts);
        QCOMPARE(scales.size(), std::size_t(3));
        ScalerConfig config;
        config.initScale = 4096;
        const auto rows = scales.replay(config);
        QCOMPARE(rows.size(), std::size_t(3));
        QCOMPARE(rows[0].attempt, 5);
        QVERIFY(rows[0].skipped && rows[1].skipped && !rows[2].skipped); // 2000 is stood, 2048 is not
        QCOMPARE(rows[2].scaleUsed, 1024.0);
        QVERIFY(rows[0].upperBound && !rows[2].upperBound);
        config.initScale = 1024;
        for (const ScaleReplayRow& row : scales.replay(config))
            QVERIFY(!row.skipped);
    }

    void memoryIsArithmetic_data()
    {
        QTest::addColumn<QByteArray>("dtype");
        QTest::addColumn<bool>("native");
        QTest::addColumn<int>("copies");
        QTest::newRow("float32") << QByteArray("float32") << true << 0;
        QTest::newRow("bfloat16, native") << QByteArray("bfloat16") << true << 2 * 9283;
        QTest::newRow("float16, emulated") << QByteArray("float16") << false << 2 * 4 * 9283;
    }
    /// TinyMLP has 9,283 parameters (576·16 + 16 + 16·3 + 3).
    void memoryIsArithmetic()
    {
        QFETCH(QByteArray, dtype);
        QFETCH(bool, native);
        QFETCH(int, copies);
        RunConfig config;
        config.model.name = ModelName::TinyMlp;
        config.optimizer.name = OptimizerName::Adam;
        config.batch = {4, 4, LastWindow::Step, true};
        const ModelSpec model = *modelSpecFor(config, DataShape{Task::Classification, {1, 24, 24}, 3, 1});
        const MemoryAccount account = memoryAccount(
            model, config, {dtype.toStdString(), native, PrecisionReason::Autocast}, {EngineName::Plan, 1'000'000});
        QCOMPARE(account.of(MemoryPart::Weights), 4 * 9283);
        QCOMPARE(account.of(MemoryPart::Gradients), 4 * 9283);
        QCOMPARE(account.of(MemoryPart::OptimizerState), 8 * 9283);
        QCOMPARE(account.of(MemoryPart::LowCopies), copies);
        QCOMPARE(account.of(MemoryPart::InputBatch), 16 * 576 * 4);
        const std::int64_t known = 16 * 9283 + copies + 16 * 576 * 4;
        QCOMPARE(account.of(MemoryPart::Activations), 1'000'000 - known);
        QVERIFY(account.lines.back().source == MemorySource::Counted);
        // Outputs of both linear layers, 16 and 3 wide, and their gradients, in lines of 16; native: not known.
        QCOMPARE(account.peak.has_value(), dtype != "bfloat16");
        QCOMPARE(account.lowPrecisionNeedsMore.has_value(), dtype != "bfloat16");
        if (account.peak) {
            QCOMPARE(account.peak->bytes, known + 2 * 4 * (4 * 16 + 16));
            QCOMPARE(account.peakWithout->bytes, known + 2 * 4 * 16 * 19);
            QCOMPARE(account.peakWithout->microBatch, 16);
            QCOMPARE(*account.lowPrecisionNeedsMore, copies > 0);
        }
        QCOMPARE(account.float32Peak.has_value(), dtype == "float16");
        if (account.float32Peak)
            QCOMPARE(*account.float32Peak, known - copies + 2 * 4 * (4 * 16 + 16));
        QCOMPARE(account.emulationSavesNothing, !native);
        QVERIFY(!account.masterWeightsEmulated);
    }

    void theCalculatorsRuleStandsBesideTheLedger_data()
    {
        QTest::addColumn<QByteArray>("preset");
        QTest::addColumn<DataShape>("shape");
        QTest::addColumn<std::int64_t>("rule");
        QTest::addColumn<std::int64_t>("ledger");
        const DataShape images{Task::Classification, {1, 24, 24}, 3, 1};
        // 1,633 parameters with Adam: 16 bytes each. 128 samples of 32 + 48 + 1 numbers, twice by the rule; the plan
        // has no gradient of the 32, but the 48·32 weights once more.
        QTest::newRow("32-48-1") << QByteArray("synthetic-cost") << DataShape{Task::Binary, {32}, 0, 1}
                                 << std::int64_t{26'128 + 8 * 128 * 81}
                                 << std::int64_t{26'128 + 4 * (128 * (32 + 2 * 49) + 48 * 32)};
        // 9,283 parameters with momentum; a float16 copy by the rule, two float32 ones under emulation. The rule has
        // one micro-batch's inputs twice, the ledger all four.
        QTest::newRow("tiny MLP, float16 emulated")
            << QByteArray("tiny-mlp-scale-dance") << images
            << std::int64_t{3 * 37'132 + 2 * 9283 + 2 * (4 * 576 * 4 + 4 * (16 + 3) * 2)}
            << std::int64_t{5 * 37'132 + 16 * 576 * 4 + 2 * 4 * (4 * 16 + 16)};
        // 78,787 parameters with momentum; a sample's activations are 576 + 9216 + 2304 + 4608 + 1152 + 64 + 3 numbers.
        // The ledger's are what the plan's buffers have in tst_memory_account, to the byte.
        QTest::newRow("CNN, A = 4") << QByteArray("accumulation-m4-a4") << images
                                    << std::int64_t{3 * 315'148 + 8 * 4 * 17'923}
                                    << std::int64_t{3 * 315'148 + 36'864 + 446'928};
        QTest::newRow("CNN, A = 1") << QByteArray("accumulation-m16-a1") << images
                                    << std::int64_t{3 * 315'148 + 8 * 16 * 17'923}
                                    << std::int64_t{3 * 315'148 + 36'864 + 950'992};
    }
    void theCalculatorsRuleStandsBesideTheLedger()
    {
        QFETCH(QByteArray, preset);
        QFETCH(DataShape, shape);
        QFETCH(std::int64_t, rule);
        QFETCH(std::int64_t, ledger);
        const RunConfig config = *presetConfig(preset.constData());
        const ModelSpec model = *modelSpecFor(config, shape);
        const std::string dtype = config.precision.amp ? config.precision.dtype : "float32";
        const MemoryAccount account =
            memoryAccount(model, config, {dtype, dtype == "float32", {}}, {EngineName::Plan, 0});
        QCOMPARE(account.calculatorPeak, rule);
        QCOMPARE(account.peak->bytes, ledger);
        TrainingPlan plan;
        plan.batch = config.batch.microBatch;
        plan.optimizer = config.optimizer.name;
        plan.momentum = config.optimizer.momentum > 0;
        plan.format = *FormatLayout::named(dtype);
        const Estimate estimate = estimateFor(model, plan);
        QCOMPARE(estimate.peakBytes, rule); // as the Calculator shows it; in these the two agree:
        QCOMPARE(account.of(MemoryPart::Weights), estimate.parameterBytes);
        QCOMPARE(account.of(MemoryPart::Gradients), estimate.gradientBytes);
        QCOMPARE(account.of(MemoryPart::OptimizerState), estimate.optimizerBytes);
    }

    void whatIsNotCountedIsEstimated()
    {
        RunConfig config;
        config.model.name = ModelName::TinyMlp;
        config.batch = {16, 1, LastWindow::Step, true};
        config.precision.masterWeights = false;
        const ModelSpec model = *modelSpecFor(config, DataShape{Task::Classification, {1, 24, 24}, 3, 1});
        const MemoryAccount account = memoryAccount(model, config, {"float32", true, {}}, {EngineName::Autograd, 0});
        QVERIFY(account.lines.back().source == MemorySource::Estimated);
        QCOMPARE(account.countedPeak, 0);
        QVERIFY(!account.peakWithout); // one micro-batch already
        QVERIFY(!account.masterWeightsEmulated);
        // At the first layer: the gradients of its output and of its 9,232 parameters, the logits and theirs.
        QCOMPARE(account.of(MemoryPart::Activations), 4 * (16 * (16 + 2 * 3) + 9232));
        const MemoryAccount native = memoryAccount(model, config, {"bfloat16", true, {}}, {EngineName::Autograd, 0});
        QVERIFY(native.lines.back().part == MemoryPart::InputBatch);
        QVERIFY(native.masterWeightsEmulated);
    }

    void bestEpochIsHeldOnceTrainingGoesOn()
    {
        RunConfig config;
        config.model.name = ModelName::TinyMlp;
        const ModelSpec model = *modelSpecFor(config, DataShape{Task::Classification, {1, 24, 24}, 3, 1});
        RunHistory history;
        AttemptRecord attempt = applied(1, 1024);
        attempt.peakBytes = 300'000;
        history.append(attempt);
        EpochRecord epoch;
        epoch.epoch = 1;
        epoch.best = true;
        epoch.lastAttempt = 1;
        history.append(epoch);
        QVERIFY(!memorySeen(history, {}).bestKept);
        attempt.attempt = 2;
        attempt.peakBytes = 337'132;
        history.append(attempt);
        const MemorySeen seen = memorySeen(history, {"plan", EngineReason::Quickest});
        QVERIFY(seen.bestKept && seen.engine == EngineName::Plan);
        QCOMPARE(seen.countedPeak, 337'132);
        QCOMPARE(memoryAccount(model, config, {"float32", true, {}}, seen).of(MemoryPart::BestWeights), 4 * 9283);
    }
};

QTEST_GUILESS_MAIN(TestInsideARun)
#include "tst_inside_a_run.moc"
