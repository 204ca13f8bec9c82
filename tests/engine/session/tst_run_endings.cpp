// What a run says of its end and of faults that cannot strike.
#include "engine/config/config_json.h"
#include "engine/config/live_settings.h"
#include "engine/session/run_clock.h"
#include "engine/session/run_to_end.h"
#include "engine/session/training_session.h"
#include "engine/training/checkpoint.h"
#include "tests/engine/nn/fixtures.h"
#include "words/words.h"

#include <QtTest>

#include <cmath>

using namespace halfstep;
using namespace halfstep::fixtures;

namespace {

/// Two samples and a validation sample that float16 cannot hold: inf times the weight.
RunConfig validatedRun(float validationX = 1e6f)
{
    RunConfig config = points(column({1, 1}), {1, 3}, {1}, 0.1);
    config.dataset.points->validation = PointSet{column({validationX}), InlineTensor{{1}, {1}}};
    config.precision = {true, "float16", ArithmeticBackend::Emulated, true};
    config.scaler.initScale = 1;
    config.earlyStopping = {true, 3, 0};
    config.run.maxEpochs = 9;
    return config;
}

RunConfig fallingScale(double initScale, double floor, std::vector<int> infs)
{
    RunConfig config = oneSample(-1, 0, 0.1);
    config.precision.dtype = "e8m23";
    config.scaler.initScale = initScale;
    config.scaler.floor = floor;
    config.run.maxAttempts = 20;
    for (const int attempt : infs)
        config.faults.push_back({attempt, 0, FaultKind::InfGradient});
    return config;
}

std::vector<std::string> sentences(const std::vector<Problem>& problems)
{
    std::vector<std::string> list;
    for (const Problem& problem : problems)
        list.push_back(problem.where + ": " + reasonText(problem));
    return list;
}

RunConfig withFaults(RunConfig config, std::vector<std::pair<int, int>> places)
{
    for (const auto& [attempt, microBatch] : places)
        config.faults.push_back({attempt, microBatch, FaultKind::InfGradient});
    return config;
}

} // namespace

class TestRunEndings : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aValidationThatIsNeverFiniteIsCalledSo()
    {
        const SessionUpdate update = runToEnd(validatedRun());
        QVERIFY(update.summary);
        QCOMPARE(update.summary->outcome, Outcome::EarlyStopped);
        QCOMPARE(update.summary->reason, EndReason::ValidationNotFinite);
        QCOMPARE(update.summary->epochs, 3);
        QVERIFY(!update.summary->bestEpoch);
        QVERIFY(update.summary->valLoss && !std::isfinite(*update.summary->valLoss));
        QCOMPARE(update.summary->skipped, 0); // training was healthy all along
    }

    void aFiniteLossThatStaysWorseIsNoSuchCase()
    {
        // The model leaves 1 for 2, and validation wants 1.
        const SessionUpdate update = runToEnd(validatedRun(1));
        QCOMPARE(update.summary->outcome, Outcome::EarlyStopped);
        QCOMPARE(update.summary->reason, EndReason::PatienceUsedUp);
        QCOMPARE(update.summary->bestEpoch, std::optional<std::int64_t>(1));
    }

    void aValidationThatBreaksLaterKeepsItsBest()
    {
        RunConfig config = validatedRun(1e6f);
        config.precision.amp = false;
        const auto trainer = golden::trainer(config);
        const auto epoch = [&] {
            golden::attempts(*trainer, 2);
            trainer->endEpoch([] { return false; });
        };
        epoch();
        LiveSettings live = trainer->state().live;
        live.amp = true;
        QVERIFY(trainer->change(live));
        epoch();
        epoch();
        QVERIFY(!trainer->end());
        // The count goes into a checkpoint.
        const auto second = golden::trainer(config);
        QVERIFY(!second->restore(encodeCheckpoint(trainer->state()), "c"));
        golden::attempts(*second, 2);
        second->endEpoch([] { return false; });
        QCOMPARE(second->end(), std::optional(EndReason::ValidationNotFinite));
        QCOMPARE(second->state().bestEpoch(), std::optional<std::int64_t>(1));
    }

    void theFloorStopsAtTheFirstScaleBelowIt_data()
    {
        QTest::addColumn<double>("initScale");
        QTest::addColumn<double>("floor");
        QTest::addColumn<QList<int>>("infs");
        QTest::addColumn<int>("attempts");
        QTest::addColumn<double>("finalScale");
        QTest::newRow("one skip, far from collapsing") << 16.0 << 16.0 << QList<int>{3} << 3 << 8.0;
        QTest::newRow("at the floor it goes on") << 16.0 << 8.0 << QList<int>{2, 6} << 6 << 4.0;
        QTest::newRow("calibrating") << 65536.0 << 20000.0 << QList<int>{1, 2, 3} << 2 << 16384.0;
        QTest::newRow("a floor that float32 rounds") << 0.7 << 0.7 << QList<int>{5} << 5 << double(0.35f);
        QTest::newRow("never below") << 16.0 << 4.0 << QList<int>{2, 6} << 20 << 4.0;
        QTest::newRow("no floor") << 1.0 << 0.0 << QList<int>{1, 2, 3, 4} << 20 << 0.0625;
    }
    void theFloorStopsAtTheFirstScaleBelowIt()
    {
        QFETCH(double, initScale);
        QFETCH(double, floor);
        QFETCH(QList<int>, infs);
        QFETCH(int, attempts);
        QFETCH(double, finalScale);
        const SessionUpdate update = runToEnd(fallingScale(initScale, floor, {infs.begin(), infs.end()}));
        QVERIFY(update.summary);
        QCOMPARE(update.summary->attempts, attempts);
        QCOMPARE(update.summary->finalScale, finalScale);
        const bool below = attempts < 20;
        QCOMPARE(update.summary->outcome, below ? Outcome::Failed : Outcome::Finished);
        QCOMPARE(update.summary->reason, below ? EndReason::ScaleBelowFloor : EndReason::AttemptsDone);
    }

    void aScalerThatIsOffHasNoFloor()
    {
        RunConfig config = fallingScale(16, 2, {3}); // float32 counts with scale 1
        config.precision.dtype = "float32";
        QCOMPARE(runToEnd(config).summary->reason, EndReason::AttemptsDone);
    }

    void faultsThatCannotStrikeAreNamed_data()
    {
        QTest::addColumn<QList<QList<int>>>("faults");
        QTest::addColumn<QStringList>("said");
        // Five samples, m = 2, A = 2: windows of two micro-batches and of one, six attempts in all.
        QTest::newRow("all strike") << QList<QList<int>>{{1, 1}, {2, 0}, {6, 0}} << QStringList{};
        QTest::newRow("the short last window")
            << QList<QList<int>>{{3, 1}, {2, 1}}
            << QStringList{"faults[1]: the last micro-batch of attempt 2 is number 0"};
        QTest::newRow("more than A") << QList<QList<int>>{{3, 2}}
                                     << QStringList{"faults[0]: the last micro-batch of attempt 3 is number 1"};
        QTest::newRow("after the end") << QList<QList<int>>{{7, 0}, {5, 0}}
                                       << QStringList{"faults[0]: the run ends after attempt 6"};
    }
    void faultsThatCannotStrikeAreNamed()
    {
        QFETCH(QList<QList<int>>, faults);
        QFETCH(QStringList, said);
        RunConfig config = fx1(2, 2);
        config.run.maxEpochs = 3;
        for (const QList<int>& place : faults)
            config = withFaults(config, {{place[0], place[1]}});
        const SessionUpdate update = runToEnd(config);
        QVERIFY(update.summary);
        QStringList found;
        for (const std::string& sentence : sentences(update.warnings))
            found << QString::fromStdString(sentence);
        QCOMPARE(found, said);
        // What was not named did strike: float32 has no scaler, so that each skips its attempt.
        QCOMPARE(update.summary->skipped, faults.size() - said.size());
    }

    void aRunThatEndsEarlyNamesWhatItDidNotReach()
    {
        const SessionUpdate update = runToEnd(withFaults(validatedRun(), {{2, 0}, {7, 0}, {99, 0}}));
        QCOMPARE(update.summary->attempts, 6);
        QCOMPARE(sentences(update.warnings), (std::vector<std::string>{"faults[2]: the run ends after attempt 18",
                                                                       "faults[1]: the run ended after attempt 6"}));
    }

    void aLiveChangeOfAccumulationIsJudgedAnew()
    {
        TrainingSession session(withFaults(fx1(1, 5), {{3, 4}, {9, 0}}), {{}, true});
        std::vector<Problem> warnings;
        std::size_t attempts = 0;
        const auto take = [&](std::size_t count) {
            const SessionUpdate update = session.takeUpdate();
            warnings.insert(warnings.end(), update.warnings.begin(), update.warnings.end());
            attempts += update.attempts.size();
            return attempts == count;
        };
        session.runOne(RunStep::Attempt);
        QTRY_VERIFY(take(1));
        QVERIFY(warnings.empty());
        LiveSettings live = liveSettingsOf(fx1(1, 5));
        live.accumulation = 2;
        session.change(live);
        session.runOne(RunStep::Attempt);
        QTRY_VERIFY(take(2));
        QCOMPARE(sentences(warnings),
                 std::vector<std::string>{"faults[0]: the last micro-batch of attempt 3 is number 1"});
    }

    void aFaultOutsideEveryWindowIsRefused_data()
    {
        QTest::addColumn<int>("microBatch");
        QTest::addColumn<int>("size");
        QTest::addColumn<bool>("single");
        QTest::addColumn<QByteArray>("range"); // empty: taken
        QTest::newRow("an epoch has three") << 3 << 2 << false << QByteArray("below 3, the micro-batches of an epoch");
        QTest::newRow("the last of three") << 2 << 2 << false << QByteArray();
        QTest::newRow("m above the epoch") << 1 << 9 << false << QByteArray("below 1, the micro-batches of an epoch");
        QTest::newRow("each a window") << 1 << 2 << true << QByteArray("below 1, as each micro-batch is stepped");
        QTest::newRow("the only one") << 0 << 2 << true << QByteArray();
    }
    void aFaultOutsideEveryWindowIsRefused()
    {
        QFETCH(int, microBatch);
        QFETCH(int, size);
        QFETCH(bool, single);
        QFETCH(QByteArray, range);
        RunConfig config = withFaults(fx1(size, 1), {{1, 0}, {1, microBatch}});
        config.mistakes.stepEveryMicroBatch = single;
        config.run.maxEpochs = 1;
        const SessionUpdate update = runToEnd(config);
        if (range.isEmpty()) {
            QVERIFY(update.summary);
            return;
        }
        QCOMPARE(update.problems.front().code, ProblemCode::OutOfRange);
        QCOMPARE(sentences(update.problems), std::vector<std::string>{"faults[1].micro_batch: " + range.toStdString()});
    }

    void theCaseOfAMicroBatchThatIsNowhereIsRefused()
    {
        const auto config = readConfigFile(std::string(HALFSTEP_TEST_DATA) + "/cases/fault_outside_window.json");
        QVERIFY(config);
        const SessionUpdate update = runToEnd(*config);
        QVERIFY(!update.summary);
        QCOMPARE(sentences(update.problems),
                 std::vector<std::string>{"faults[0].micro_batch: below 2, the micro-batches of an epoch"});
    }

    void progressFollowsThePlanAsItStands()
    {
        RunConfig config = fx1(1, 1); // five windows an epoch
        config.run.maxEpochs = 4;
        TrainingSession session(config, {{}, true});
        SnapshotPtr snapshot;
        std::size_t attempts = 0;
        const auto take = [&](std::size_t count) {
            const SessionUpdate update = session.takeUpdate();
            attempts += update.attempts.size();
            if (update.snapshot)
                snapshot = update.snapshot;
            return attempts == count && snapshot->attempt == std::int64_t(count);
        };
        for (std::size_t i = 1; i <= 5; ++i) {
            session.runOne(RunStep::Attempt);
            QTRY_VERIFY(take(i));
        }
        QCOMPARE(snapshot->shareDone, 0.25);
        QCOMPARE(snapshot->lastEpoch, 4);
        LiveSettings live = liveSettingsOf(config);
        live.accumulation = 5;
        session.change(live);
        session.runOne(RunStep::Attempt);
        QTRY_VERIFY(take(6));
        QCOMPARE(snapshot->shareDone, 0.5); // a change of A moves no sample
        session.resume();
        session.wait();
        QCOMPARE(session.takeUpdate().snapshot->shareDone, 1.0);
    }

    void timeLeftIsJudgedAnewAfterAChange()
    {
        RunClock clock;
        const auto attempts = [&] {
            for (int i = 0; i < 3; ++i) {
                QVERIFY(!clock.secondsFor(10));
                clock.attemptDone(4);
            }
        };
        attempts();
        const double early = *clock.secondsFor(12); // as many samples as were done took all the time so far
        QVERIFY(early > 0 && early <= clock.secondsElapsed());
        const double mark = clock.secondsElapsed();
        clock.paceChanges();
        attempts();
        const double late = *clock.secondsFor(12);
        QVERIFY(late > 0 && late <= clock.secondsElapsed() - mark);
        QCOMPARE(*clock.secondsFor(0), 0.0);
    }

    void aLimitOfAttemptsEndsTheProgressAndTheEpochs()
    {
        RunConfig config = fx1(1, 1);
        config.run.maxEpochs = 30;
        config.run.maxAttempts = 7;
        const SessionUpdate update = runToEnd(config);
        QCOMPARE(update.snapshot->lastEpoch, 2);
        QCOMPARE(update.snapshot->epoch, 2);
        QCOMPARE(update.snapshot->shareDone, 1.0);
    }
};

QTEST_GUILESS_MAIN(TestRunEndings)
#include "tst_run_endings.moc"
