// What the presets promise a class, seen by running them.
#include "engine/config/presets.h"
#include "engine/session/run_to_end.h"

#include <QtTest>

#include <algorithm>
#include <cmath>

using namespace halfstep;

namespace {

RunConfig preset(const char* name)
{
    return *presetConfig(name);
}

double largestScale(const SessionUpdate& run)
{
    double largest = 0;
    for (const AttemptRecord& record : run.attempts)
        largest = std::max(largest, record.scaleNext);
    return largest;
}

} // namespace

class TestPresetRuns : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theDefaultShowsAllAndLearnsAndALinearModelDoesNot()
    {
        const SessionUpdate cnn = runToEnd(preset("glyph-cnn-amp"));
        QCOMPARE(cnn.summary->outcome, Outcome::EarlyStopped);
        QCOMPARE(cnn.summary->precision.dtype, std::string("float16"));
        QVERIFY(*cnn.summary->testAccuracy >= 0.93);
        QVERIFY(*cnn.summary->corruptedTestAccuracy <= *cnn.summary->testAccuracy - 0.08);

        const double speed = presets().front().speed.attemptsPerSecond;
        const std::vector<AttemptRecord> early(cnn.attempts.begin(), cnn.attempts.begin() + int(15 * speed));
        const auto count = [&early](auto happens) { return std::ranges::count_if(early, happens); };
        QVERIFY(count([](const auto& r) { return r.scaleNext > r.scaleUsed; }) >= 1);
        QVERIFY(count([](const auto& r) { return !r.applied; }) >= 2);
        QVERIFY(count([](const auto& r) { return r.applied && r.clipCoefficient < 1; }) >= 10);

        RunConfig linear = preset("glyph-cnn-fp32");
        linear.model.name = ModelName::Linear;
        linear.optimizer.learningRate = 0.001;
        const SessionUpdate plain = runToEnd(linear);
        QVERIFY(*plain.summary->testAccuracy <= *cnn.summary->testAccuracy - 0.15);
        QVERIFY(*plain.summary->testAccuracy > 0.36); // it did learn something
    }

    void theScaleDances()
    {
        const SessionUpdate dance = runToEnd(preset("tiny-mlp-scale-dance"));
        QVERIFY(largestScale(dance) > 65536);
        QVERIFY(dance.summary->skipped > 20);
        QCOMPARE(dance.summary->verdict, Verdict::Occasional);
        QCOMPARE(std::ranges::count_if(dance.attempts, [](const auto& r) { return r.scaleNext < r.scaleUsed; }),
                 dance.summary->skipped);
    }

    void withoutAScalerNothingMoves()
    {
        RunConfig config = preset("underflow-without-scaler");
        const SessionUpdate dead = runToEnd(config);
        QCOMPARE(dead.summary->mistakes, std::vector<std::string>{"no_scaler"});
        for (const AttemptRecord& record : dead.attempts)
            QVERIFY(record.zeroFraction == 1 && record.loss == dead.attempts.front().loss);
        for (const EpochRecord& epoch : dead.epochs)
            QCOMPARE(epoch.valLoss, dead.epochs.front().valLoss);
        config.mistakes.noScaler = false;
        const SessionUpdate alive = runToEnd(config);
        QVERIFY(alive.attempts.back().zeroFraction < 0.1);
        QVERIFY(*alive.summary->trainLoss < 0.7);
    }

    void overflowTakesTheScaleToZero()
    {
        const SessionUpdate run = runToEnd(preset("overflow-collapse"));
        QVERIFY(run.attempts.front().applied);
        QVERIFY(std::ranges::all_of(run.attempts.begin() + 1, run.attempts.end(), [](const AttemptRecord& record) {
            return std::isnan(record.loss) && record.skipReason == SkipReason::ForwardNonfinite;
        }));
        QCOMPARE(run.summary->finalScale, 0.0);
        QCOMPARE(run.summary->verdict, Verdict::Collapsing);
    }

    void clippingBeforeUnscalingStandsStill()
    {
        RunConfig config = preset("clip-before-unscale");
        const SessionUpdate still = runToEnd(config);
        QVERIFY(std::abs(still.epochs.back().trainLoss - still.epochs.front().trainLoss) < 0.01);
        config.mistakes.clipBeforeUnscale = false;
        const SessionUpdate learning = runToEnd(config);
        QVERIFY(learning.epochs.back().trainLoss < learning.epochs.front().trainLoss - 0.3);
    }

    void accumulatedLossesAreThoseOfOneBatch()
    {
        const SessionUpdate four = runToEnd(preset("accumulation-m4-a4"));
        const SessionUpdate one = runToEnd(preset("accumulation-m16-a1"));
        QCOMPARE(four.attempts.size(), one.attempts.size());
        for (std::size_t i = 0; i < one.attempts.size() / 2; ++i) // sums in another order part in the end
            QVERIFY(std::abs(four.attempts[i].loss - one.attempts[i].loss) < 0.01);
        QVERIFY(four.summary->peakBytes < one.summary->peakBytes * 4 / 5);
    }

    void overfittingIsStopped()
    {
        const SessionUpdate run = runToEnd(preset("early-stopping-overfit"));
        QCOMPARE(run.summary->outcome, Outcome::EarlyStopped);
        QCOMPARE(run.summary->epochs, *run.summary->bestEpoch + 5);
        QVERIFY(run.epochs.back().valLoss > *run.summary->bestValLoss + 0.1);
        QVERIFY(run.epochs.back().trainLoss < 0.3);
        QCOMPARE(*run.summary->valLoss, *run.summary->bestValLoss); // the best weights are back
    }

    void northstarStopsEarly()
    {
        const SessionUpdate run = runToEnd(preset("northstar-early-stopping"));
        QCOMPARE(run.summary->outcome, Outcome::EarlyStopped);
        QCOMPARE(run.summary->epochs, *run.summary->bestEpoch + 8);
        QCOMPARE(*run.summary->valLoss, *run.summary->bestValLoss); // the best weights are back
    }

    void everyPresetRuns()
    {
        for (const Preset& each : presets()) {
            RunConfig config = preset(each.name.c_str());
            config.run.maxAttempts = 3;
            const SessionUpdate run = runToEnd(config);
            QVERIFY2(run.attempts.size() == 3, each.name.c_str());
        }
    }
};

QTEST_GUILESS_MAIN(TestPresetRuns)
#include "tst_preset_runs.moc"
