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
    void theDefaultLearnsAndALinearModelDoesNot()
    {
        const SessionUpdate cnn = runToEnd(preset("glyph-cnn-amp"));
        QCOMPARE(cnn.summary->outcome, Outcome::EarlyStopped);
        QCOMPARE(cnn.summary->precision.dtype, std::string("float16"));
        QVERIFY(*cnn.summary->testAccuracy >= 0.93);
        QVERIFY(*cnn.summary->corruptedTestAccuracy <= *cnn.summary->testAccuracy - 0.08);

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

    void withoutAScalerTheGradientsVanish()
    {
        RunConfig config = preset("underflow-without-scaler");
        config.run.maxEpochs = 6;
        const SessionUpdate dead = runToEnd(config);
        QCOMPARE(dead.summary->mistakes, std::vector<std::string>{"no_scaler"});
        QVERIFY(dead.attempts.back().zeroFraction > 0.9);
        QVERIFY(std::abs(*dead.summary->trainLoss - std::log(3.0)) < 0.1); // as good as guessing
        config.mistakes.noScaler = false;
        const SessionUpdate alive = runToEnd(config);
        QVERIFY(*alive.summary->trainLoss < 0.7);
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
