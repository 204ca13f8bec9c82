// Runs on a thread of their own and on the caller's: commands, records, what is refused.
#include "engine/config/live_settings.h"
#include "engine/records/run_folder.h"
#include "engine/records/run_reader.h"
#include "engine/session/run_to_end.h"
#include "engine/session/training_session.h"
#include "tests/engine/session/small_runs.h"

#include <QTemporaryDir>

#include <limits>
#include <utility>

using namespace halfstep;
using namespace halfstep::small_runs;

class TestTrainingSession : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void sameConfigGivesTheSameBits()
    {
        const RunConfig config = smallRun("adam", "float16");
        const SessionUpdate a = runToEnd(config);
        const SessionUpdate b = runToEnd(config);
        QVERIFY(a.problems.empty());
        QVERIFY(a.attempts.size() > 50);
        QCOMPARE(a.attempts.size(), b.attempts.size());
        for (std::size_t i = 0; i < a.attempts.size(); ++i)
            compareRecords(a.attempts[i], b.attempts[i]);
        QCOMPARE(*a.summary->valLoss, *b.summary->valLoss);
    }

    void everyRecordReachesTheFile()
    {
        QTemporaryDir folder;
        RunConfig config = overflowingRun();
        config.run.maxAttempts = 20000;
        config.run.recordWeights = false;
        const std::string out = folder.filePath("run").toStdString();
        const SessionUpdate run = runToEnd(config, {out, {}});
        QCOMPARE(run.summary->outcome, Outcome::Finished);
        QCOMPARE(run.summary->reason, EndReason::AttemptsDone);
        const auto stored = readRunFolder(out);
        QVERIFY(stored);
        QCOMPARE(stored->attempts.size(), std::size_t{20000});
        QCOMPARE(stored->attempts.back().attempt, 20000);
        QCOMPARE(stored->document.state, std::string("ended"));
    }

    void weightsAreWrittenUnderTheirNames()
    {
        const QTemporaryDir folder;
        RunConfig config = smallRun("sgd", "float16");
        config.run.recordWeights = true;
        config.run.maxAttempts = 3;
        const std::string out = folder.filePath("run").toStdString();
        QVERIFY(runToEnd(config, {out, {}}).summary);
        const auto stored = readRunFolder(out, RunParts::All);
        QVERIFY(stored);
        const std::vector<std::string>& names = stored->weights.names;
        // 8 features, 48 hidden units with normalisation, one output.
        const std::pair<std::size_t, const char*> expected[] = {
            {0, "fc1.weight[0]"},   {383, "fc1.weight[383]"}, {384, "fc1.bias[0]"},   {431, "fc1.bias[47]"},
            {432, "bn1.weight[0]"}, {480, "bn1.bias[0]"},     {528, "fc2.weight[0]"}, {576, "fc2.bias[0]"}};
        QCOMPARE(names.size(), std::size_t{577});
        for (const auto& [index, name] : expected)
            QCOMPARE(names[index], std::string(name));
        QCOMPARE(stored->weights.attempts, (std::vector<std::int64_t>{1, 2, 3}));
        QCOMPARE(stored->weights.values.size(), std::size_t{3 * 577});
    }

    void pauseStepAndResume()
    {
        RunConfig config = overflowingRun();
        config.run.maxAttempts = 0;
        TrainingSession session(config, {{}, true});
        SnapshotPtr newest;
        const auto state = [&] {
            if (auto snapshot = session.takeUpdate().snapshot)
                newest = snapshot;
            return newest ? newest->state : SessionState::Preparing;
        };
        QTRY_COMPARE(state(), SessionState::Paused);
        QCOMPARE(newest->attempt, 0);
        session.runOne(RunStep::Attempt);
        QTRY_VERIFY((state(), newest->attempt == 1 && newest->state == SessionState::Paused));
        session.resume();
        QTRY_VERIFY((state(), newest->attempt > 100));
        session.pause();
        QTRY_COMPARE(state(), SessionState::Paused);
        const std::int64_t held = newest->attempt;
        session.requestStop();
        session.wait();
        const SessionUpdate last = session.takeUpdate();
        QVERIFY(last.summary);
        QCOMPARE(last.summary->outcome, Outcome::Stopped);
        QCOMPARE(last.summary->attempts, held);
    }

    void stepsAskedForTogetherAreAllDone()
    {
        const RunConfig config = smallRun("sgd", "float16");
        TrainingSession session(config, {{}, true});
        for (int i = 0; i < 3; ++i)
            session.runOne(RunStep::Attempt);
        std::size_t seen = 0;
        QTRY_VERIFY((seen += session.takeUpdate().attempts.size(), seen == 3));
        for (int i = 0; i < 4; ++i) // a window has four micro-batches
            session.runOne(RunStep::MicroBatch);
        QTRY_VERIFY((seen += session.takeUpdate().attempts.size(), seen == 4));
    }

    void liveChangesActAtTheNextWindowAndLeaveAMark()
    {
        RunConfig config = smallRun("sgd", "float16");
        TrainingSession session(config, {{}, true});
        session.runOne(RunStep::Attempt);
        std::vector<AttemptRecord> attempts;
        std::vector<LiveChange> changes;
        const auto take = [&](std::size_t count) {
            SessionUpdate update = session.takeUpdate();
            attempts.insert(attempts.end(), update.attempts.begin(), update.attempts.end());
            changes.insert(changes.end(), update.changes.begin(), update.changes.end());
            return attempts.size() == count;
        };
        QTRY_VERIFY(take(1));
        LiveSettings live = liveSettingsOf(config);
        live.accumulation = 2;
        live.dtype = "bfloat16";
        session.change(live);
        session.runOne(RunStep::Attempt);
        QTRY_VERIFY(take(2));
        QCOMPARE(attempts[0].samples, 64);
        QCOMPARE(attempts[0].scaleUsed, 65536.0);
        QCOMPARE(attempts[1].samples, 32);
        QCOMPARE(attempts[1].scaleUsed, 1.0);
        QCOMPARE(changes.size(), std::size_t{2});
        QCOMPARE(changes[0], (LiveChange{2, "batch.accumulation", "4", "2"}));
        QCOMPARE(changes[1], (LiveChange{2, "precision.dtype", "float16", "bfloat16"}));
    }

    void epochsTakeNoLongerThanTheRun()
    {
        const SessionUpdate run = runToEnd(smallRun("sgd", "float32"));
        double sum = 0;
        for (const EpochRecord& epoch : run.epochs) {
            QVERIFY(epoch.epochSeconds > 0);
            sum += epoch.epochSeconds + epoch.evaluateSeconds;
        }
        QVERIFY(sum <= run.summary->seconds);
    }

    void hugeWindowsAreTheEpoch_data()
    {
        QTest::addColumn<qint64>("microBatch");
        QTest::addColumn<qint64>("accumulation");
        const qint64 largest = std::numeric_limits<qint64>::max();
        QTest::newRow("product wraps to 0") << (qint64(1) << 32) << (qint64(1) << 32);
        QTest::newRow("largest micro-batch") << largest << qint64(1);
        QTest::newRow("both largest") << largest << largest;
    }
    void hugeWindowsAreTheEpoch()
    {
        QFETCH(qint64, microBatch);
        QFETCH(qint64, accumulation);
        RunConfig config = overflowingRun();
        config.batch.microBatch = microBatch;
        config.batch.accumulation = accumulation;
        config.run.maxAttempts = 2;
        const SessionUpdate run = runToEnd(config);
        QCOMPARE(run.attempts.size(), std::size_t{2});
        QCOMPARE(run.attempts[0].samples, 1);
        config.batch.lastWindow = LastWindow::Drop; // a window that never fills leaves nothing to train on
        QCOMPARE(runToEnd(config).problems.front().where, std::string("batch.last_window"));
    }

    void badConfigsEndBeforeTheyBegin()
    {
        QTemporaryDir folder;
        RunConfig config = smallRun("sgd", "float16");
        config.batch.microBatch = 0;
        const std::string out = folder.filePath("run").toStdString();
        const SessionUpdate refused = runToEnd(config, {out, {}});
        QVERIFY(!refused.problems.empty());
        QCOMPARE(refused.problems[0].where, std::string("batch.micro_batch"));
        QVERIFY(!QFileInfo::exists(QString::fromStdString(out)));
    }

    void moreThreadsThanCoresAreRefused()
    {
        RunConfig config = smallRun("sgd", "float16");
        config.run.threads = 1000000;
        const SessionUpdate refused = runToEnd(config);
        QCOMPARE(refused.problems.size(), std::size_t{1});
        QCOMPARE(refused.problems[0].where, std::string("run.threads"));
    }

    void destroyingARunningSessionStopsAndSavesIt()
    {
        const QTemporaryDir folder;
        const std::string out = folder.filePath("run").toStdString();
        RunConfig config = overflowingRun();
        config.run.maxAttempts = 0;
        {
            TrainingSession session(config, {{out, {}}});
            bool begun = false;
            QTRY_VERIFY((begun = begun || session.takeUpdate().facts));
        }
        const auto stored = readRunFolder(out); // nobody writes any more
        QVERIFY(stored);
        QCOMPARE(stored->document.state, std::string("ended"));
        QCOMPARE(stored->document.summary->outcome, Outcome::Stopped);
        QCOMPARE(std::int64_t(stored->attempts.size()), stored->document.summary->attempts);
    }

    void aSlowReaderMissesNothing()
    {
        TrainingSession session(overflowingRun(), {});
        session.wait();
        const SessionUpdate all = session.takeUpdate();
        QCOMPARE(all.attempts.size(), std::size_t{20});
        for (std::size_t i = 0; i < all.attempts.size(); ++i)
            QCOMPARE(all.attempts[i].attempt, std::int64_t(i + 1));
        QVERIFY(all.facts && all.summary);
        QCOMPARE(all.snapshot->state, SessionState::Ended);
        QCOMPARE(session.takeUpdate().attempts.size(), std::size_t{0});
    }

    void progressIsToldAndARunCanBeCancelled()
    {
        RunConfig config = overflowingRun();
        std::vector<std::int64_t> told;
        const auto progress = [&](const Snapshot& snapshot) {
            if (snapshot.state == SessionState::Running)
                told.push_back(snapshot.attempt);
        };
        QVERIFY(runToEnd(config, {}, progress).summary);
        QCOMPARE(told.size(), std::size_t{20});
        QCOMPARE(told.back(), 20);
        told.clear();
        const SessionUpdate cut = runToEnd(config, {}, progress, [&] { return told.size() == 7; });
        QCOMPARE(cut.attempts.size(), std::size_t{7});
        QCOMPARE(cut.summary->outcome, Outcome::Stopped);
    }
};

QTEST_GUILESS_MAIN(TestTrainingSession)
#include "tst_training_session.moc"
