// The loss scaler and early stopping, switched while a run goes on.
#include "engine/training/checkpoint.h"
#include "engine/training/live_changes.h"
#include "tests/engine/nn/fixtures.h"

#include <QTest>

using namespace halfstep;
using namespace halfstep::fixtures;

namespace {

/// Gradients of -2e-8 at first, below what float16 holds.
RunConfig smallGradients()
{
    RunConfig config = oneSample(1e-8f, 0, 0.1);
    config.precision.dtype = "float16";
    config.precision.backend = ArithmeticBackend::Emulated;
    config.scaler.initScale = 4;
    config.scaler.growthInterval = 3;
    return config;
}

/// Nothing is learned, so that the first epoch stays the best.
RunConfig standingStill()
{
    RunConfig config = fx1(5, 1);
    config.optimizer.learningRate = 0;
    config.dataset.points->validation = config.dataset.points->train;
    config.earlyStopping = {true, 2, 0};
    return config;
}

std::vector<LiveChange> switchScaler(Trainer& trainer, bool on)
{
    LiveSettings live = trainer.state().live;
    live.scaler = on;
    const auto changes = trainer.change(live);
    return changes ? *changes : std::vector<LiveChange>{};
}

std::vector<LiveChange> switchStopping(Trainer& trainer, bool on)
{
    LiveSettings live = trainer.state().live;
    live.earlyStopping = on;
    const auto changes = trainer.change(live);
    return changes ? *changes : std::vector<LiveChange>{};
}

bool same(const AttemptRecord& a, const AttemptRecord& b)
{
    return a.loss == b.loss && a.normScaled == b.normScaled && a.scaleNext == b.scaleNext
           && a.growthTracker == b.growthTracker && a.applied == b.applied;
}

} // namespace

class TestLiveSwitches : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void scalerSwitchedOffKeepsItsState()
    {
        // A torch.amp.GradScaler that sits out two steps goes on from its scale and its count.
        const auto trainer = golden::trainer(smallGradients());
        golden::attempts(*trainer, 2);
        QCOMPARE(switchScaler(*trainer, false), (std::vector<LiveChange>{{3, "scaler.enabled", "true", "false"}}));
        for (const AttemptRecord& record : golden::attempts(*trainer, 2)) {
            QCOMPARE(record.scaleUsed, 1.0);
            QCOMPARE(record.scaleNext, 1.0);
            QCOMPARE(record.growthTracker, 0);
        }
        QCOMPARE(switchScaler(*trainer, true), (std::vector<LiveChange>{{5, "scaler.enabled", "false", "true"}}));
        const AttemptRecord third = golden::attempts(*trainer, 1).front();
        QCOMPARE(third.scaleUsed, 4.0);
        QCOMPARE(third.scaleNext, 8.0);
        QCOMPARE(trainer->state().changes.size(), std::size_t{2});
    }

    void gradientsVanishWhileTheScalerIsOff()
    {
        const auto trainer = golden::trainer(smallGradients());
        QVERIFY(golden::attempts(*trainer, 1).front().normUnscaled > 0); // -8e-8 is subnormal in float16
        const float learned = trainer->state().weights()[0];
        QVERIFY(learned > 0);
        switchScaler(*trainer, false);
        QCOMPARE(golden::attempts(*trainer, 1).front().zeroFraction, 1.0);
        QCOMPARE(trainer->state().weights()[0], learned);
        switchScaler(*trainer, true);
        golden::attempts(*trainer, 1);
        QVERIFY(trainer->state().weights()[0] > learned);
    }

    void scalerThatWasOffBeginsAtTheFirstScale()
    {
        RunConfig config = smallGradients();
        config.scaler.enabled = false;
        const auto trainer = golden::trainer(config);
        QCOMPARE(golden::attempts(*trainer, 1).front().scaleUsed, 1.0);
        switchScaler(*trainer, true);
        QCOMPARE(golden::attempts(*trainer, 1).front().scaleUsed, 4.0);
    }

    void floorAboveTheFirstScaleKeepsTheScalerOff()
    {
        RunConfig config = smallGradients();
        config.scaler.enabled = false;
        config.scaler.floor = 8;
        const auto trainer = golden::trainer(config);
        LiveSettings live = trainer->state().live;
        live.scaler = true;
        const auto changes = trainer->change(live);
        QVERIFY(!changes);
        QCOMPARE(changes.problems()[0].where, std::string("scaler.floor"));
        QVERIFY(!trainer->state().live.scaler);
    }

    void earlyStoppingSwitchedOffGoesOnCounting()
    {
        const auto trainer = golden::trainer(standingStill());
        golden::attempts(*trainer, 1);
        QCOMPARE(switchStopping(*trainer, false),
                 (std::vector<LiveChange>{{2, "early_stopping.enabled", "true", "false"}}));
        for (int epoch = 1; epoch <= 5; ++epoch) {
            const auto record = trainer->endEpoch({});
            QCOMPARE(record->best, epoch == 1);
            QCOMPARE(record->patienceLeft, std::int64_t{epoch == 1 ? 2 : epoch == 2 ? 1 : 0});
            QVERIFY(!trainer->end());
            runAttempt(*trainer);
        }
        switchStopping(*trainer, true);
        trainer->endEpoch({});
        QVERIFY(trainer->end() == EndReason::PatienceUsedUp);
        QCOMPARE(*trainer->state().bestEpoch(), std::int64_t{1});
    }

    void resumingKeepsTheSwitches_data()
    {
        QTest::addColumn<int>("boundary");
        QTest::newRow("while the scaler is off") << 3;
        QTest::newRow("after it came back") << 6;
    }
    void resumingKeepsTheSwitches()
    {
        QFETCH(int, boundary);
        RunConfig config = smallGradients();
        config.earlyStopping.enabled = true;
        const auto goOn = [](Trainer& trainer) {
            AttemptRecord record = golden::attempts(trainer, 1).front();
            if (record.attempt == 2) {
                switchScaler(trainer, false);
                switchStopping(trainer, false);
            } else if (record.attempt == 5) {
                switchScaler(trainer, true);
            }
            return record;
        };
        const auto straight = golden::trainer(config);
        const auto resumed = golden::trainer(config);
        for (int i = 0; i < boundary; ++i)
            goOn(*straight);
        QVERIFY(!resumed->restore(encodeCheckpoint(straight->state()), "c"));
        QVERIFY(resumed->state().live == straight->state().live);
        QCOMPARE(resumed->state().changes, straight->state().changes);
        QVERIFY(!resumed->state().live.earlyStopping);
        for (int i = 0; i < 6; ++i)
            QVERIFY(same(goOn(*resumed), goOn(*straight)));
        QCOMPARE(resumed->state().weights()[0], straight->state().weights()[0]);
    }
};

QTEST_GUILESS_MAIN(TestLiveSwitches)
#include "tst_live_switches.moc"
