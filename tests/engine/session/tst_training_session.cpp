#include "engine/config/config_json.h"
#include "engine/records/run_folder.h"
#include "engine/records/checkpoint_config.h"
#include "engine/session/run_to_end.h"
#include "engine/session/training_session.h"
#include "words/words.h"

#include <QTemporaryDir>
#include <QtTest>

#include <cmath>
#include <limits>

using namespace halfstep;

namespace {

/// One sample, y = -100: in float16 the starting scale overflows eight times, then 2(w + 100) is learned.
RunConfig overflowingRun()
{
    RunConfig config;
    config.dataset.name = DatasetName::Points;
    config.dataset.points = PointsConfig{{InlineTensor{{1}, {1, 1}}, InlineTensor{{-100}, {1}}}, std::nullopt};
    config.model.name = ModelName::Linear;
    config.model.initialWeights = InlineTensor{{0}, {1}};
    config.loss = LossKind::MeanSquaredError;
    config.optimizer.learningRate = 0.01;
    config.optimizer.momentum = 0;
    config.batch = {1, 1, LastWindow::Step, false};
    config.clipping.enabled = false;
    config.run.maxEpochs = 1000000;
    config.run.maxAttempts = 20;
    config.run.recordWeights = true;
    return config;
}

/// A run with everything that a checkpoint must carry: shuffling, dropout, normalisation, validation.
RunConfig smallRun(const char* optimizer, const char* dtype)
{
    RunConfig config;
    config.dataset.name = DatasetName::Northstar;
    config.model = {ModelName::TableMlp, true, 0.2, std::nullopt};
    config.optimizer.name = *choiceNamed<OptimizerName>(optimizer);
    config.optimizer.learningRate = 1e-3;
    config.batch = {16, 4, LastWindow::Step, true};
    config.precision.dtype = dtype;
    config.run.maxEpochs = 3;
    return config;
}

/// What the arithmetic decides; times and memory left out.
void compareRecords(const AttemptRecord& a, const AttemptRecord& b)
{
    const auto bits = [](double x) { return std::isnan(x) ? QStringLiteral("nan") : QString::number(x, 'g', 17); };
    QCOMPARE(a.attempt, b.attempt);
    QCOMPARE(a.epoch, b.epoch);
    QCOMPARE(a.samples, b.samples);
    QCOMPARE(bits(a.loss), bits(b.loss));
    QCOMPARE(bits(a.scaleNext), bits(b.scaleNext));
    QCOMPARE(a.growthTracker, b.growthTracker);
    QCOMPARE(a.applied, b.applied);
    QCOMPARE(bits(a.normUnscaled), bits(b.normUnscaled));
    QCOMPARE(bits(a.normClipped), bits(b.normClipped));
    QCOMPARE(bits(a.zeroFraction), bits(b.zeroFraction));
}

void stopAfter(TrainingSession& session, std::int64_t attempts)
{
    std::size_t seen = 0;
    for (std::size_t i = 1; i <= static_cast<std::size_t>(attempts); ++i) {
        session.runOneAttempt();
        QTRY_VERIFY((seen += session.takeUpdate().attempts.size(), seen == i));
    }
    session.requestStop();
    session.wait();
}

} // namespace

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
        session.runOneAttempt();
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
            session.runOneAttempt();
        std::size_t seen = 0;
        QTRY_VERIFY((seen += session.takeUpdate().attempts.size(), seen == 3));
        for (int i = 0; i < 4; ++i) // a window has four micro-batches
            session.runOneMicroBatch();
        QTRY_VERIFY((seen += session.takeUpdate().attempts.size(), seen == 4));
    }

    void liveChangesActAtTheNextWindowAndLeaveAMark()
    {
        RunConfig config = smallRun("sgd", "float16");
        TrainingSession session(config, {{}, true});
        session.runOneAttempt();
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
        session.runOneAttempt();
        QTRY_VERIFY(take(2));
        QCOMPARE(attempts[0].samples, 64);
        QCOMPARE(attempts[0].scaleUsed, 65536.0);
        QCOMPARE(attempts[1].samples, 32);
        QCOMPARE(attempts[1].scaleUsed, 1.0);
        QCOMPARE(changes.size(), std::size_t{2});
        QCOMPARE(changes[0], (LiveChange{2, "precision.dtype", "float16", "bfloat16"}));
        QCOMPARE(changes[1], (LiveChange{2, "batch.accumulation", "4", "2"}));
    }

    void resumeKeepsTheScaler()
    {
        QTemporaryDir folder;
        const std::string straight = folder.filePath("straight").toStdString();
        const std::string halted = folder.filePath("halted").toStdString();
        RunConfig config = overflowingRun();
        runToEnd(config, {straight, {}});
        config.run.maxAttempts = 11;
        runToEnd(config, {halted, {}});
        config.run.maxAttempts = 20;
        const SessionUpdate resumed = runToEnd(config, {halted, halted + "/checkpoint.safetensors"});
        QVERIFY(resumed.problems.empty());
        QCOMPARE(resumed.attempts.size(), std::size_t{9});
        const auto a = readRunFolder(straight);
        const auto b = readRunFolder(halted);
        QVERIFY(a && b);
        QCOMPARE(b->attempts.size(), std::size_t{20});
        for (std::size_t i = 0; i < 20; ++i)
            compareRecords(a->attempts[i], b->attempts[i]);
        QCOMPARE(b->attempts.back().growthTracker, 12);
        QFile wa(QString::fromStdString(straight + "/weights.csv"));
        QFile wb(QString::fromStdString(halted + "/weights.csv"));
        QVERIFY(wa.open(QIODevice::ReadOnly) && wb.open(QIODevice::ReadOnly));
        QCOMPARE(wb.readAll(), wa.readAll());
    }

    void resumingGivesTheBitsOfNeverStopping_data()
    {
        QTest::addColumn<QByteArray>("optimizer");
        QTest::addColumn<QByteArray>("dtype");
        for (const char* optimizer : {"sgd", "adam"})
            for (const char* dtype : {"float32", "bfloat16", "float16", "fp8_e4m3", "fp8_e5m2"})
                QTest::addRow("%s %s", optimizer, dtype) << QByteArray(optimizer) << QByteArray(dtype);
    }
    void resumingGivesTheBitsOfNeverStopping()
    {
        QFETCH(QByteArray, optimizer);
        QFETCH(QByteArray, dtype);
        QTemporaryDir folder;
        const std::string out = folder.filePath("run").toStdString();
        const RunConfig config = smallRun(optimizer.constData(), dtype.constData());
        const SessionUpdate straight = runToEnd(config);
        {
            TrainingSession session(config, {{out, {}}, true});
            stopAfter(session, 31);
        }
        const SessionUpdate resumed = runToEnd(config, {out, out + "/checkpoint.safetensors"});
        QVERIFY(resumed.problems.empty());
        const auto stored = readRunFolder(out);
        QVERIFY(stored);
        QCOMPARE(stored->attempts.size(), straight.attempts.size());
        for (std::size_t i = 0; i < straight.attempts.size(); ++i)
            compareRecords(stored->attempts[i], straight.attempts[i]);
        QCOMPARE(stored->epochs.size(), straight.epochs.size());
        for (std::size_t i = 0; i < straight.epochs.size(); ++i)
            QCOMPARE(stored->epochs[i].valLoss, straight.epochs[i].valLoss);
        QCOMPARE(*resumed.summary->testLoss, *straight.summary->testLoss);
        QCOMPARE(resumed.summary->bestEpoch, straight.summary->bestEpoch);
    }

    void checkpointNamesItsConfig()
    {
        QTemporaryDir folder;
        const std::string out = folder.filePath("run").toStdString();
        const RunConfig config = smallRun("sgd", "float16");
        {
            TrainingSession session(config, {{out, {}}, true});
            stopAfter(session, 1);
        }
        const auto read = readCheckpointConfig(out + "/checkpoint.safetensors");
        QVERIFY(read);
        QCOMPARE(*read, config);
    }

    void checkpointOfAnotherModelIsRefused()
    {
        QTemporaryDir folder;
        const std::string out = folder.filePath("run").toStdString();
        {
            TrainingSession session(smallRun("sgd", "float16"), {{out, {}}, true});
            stopAfter(session, 1);
        }
        const SessionUpdate adam = runToEnd(smallRun("adam", "float16"), {{}, out + "/checkpoint.safetensors"});
        QCOMPARE(adam.problems.size(), std::size_t{1});
        QCOMPARE(adam.problems[0].code, ProblemCode::CheckpointMismatch);
        QCOMPARE(reasonText(adam.problems[0]), std::string("optimizer.name"));
        RunConfig otherData = smallRun("sgd", "float16");
        otherData.dataset.seed = 1;
        const SessionUpdate data = runToEnd(otherData, {{}, out + "/checkpoint.safetensors"});
        QCOMPARE(data.problems[0], std::string("dataset"));
    }

    void settingsAskedForOnResumeActAndAreMarked()
    {
        QTemporaryDir folder;
        const std::string out = folder.filePath("run").toStdString();
        const std::string other = folder.filePath("other").toStdString();
        RunConfig config = overflowingRun();
        config.run.maxAttempts = 11;
        const SessionUpdate first = runToEnd(config, {out, {}});
        config.run.maxAttempts = 14;
        config.optimizer.learningRate = 0.001;
        const SessionUpdate resumed = runToEnd(config, {other, out + "/checkpoint.safetensors"});
        QVERIFY(resumed.problems.empty());
        QCOMPARE(resumed.attempts.front().learningRate, 0.001);
        QCOMPARE(resumed.changes, (std::vector<LiveChange>{{12, "optimizer.learning_rate", "0.01", "0.001"}}));
        const auto stored = readRunFolder(other); // another folder holds the run from its start
        QVERIFY(stored);
        QCOMPARE(stored->attempts.size(), std::size_t{14});
        compareRecords(stored->attempts.front(), first.attempts.front());
        config.run.seed = 5;
        const SessionUpdate refused = runToEnd(config, {{}, out + "/checkpoint.safetensors"});
        QCOMPARE(refused.problems.front().detail, std::string("run.seed"));
    }

    void resumingAFinishedRunKeepsItsSummary()
    {
        QTemporaryDir folder;
        const std::string out = folder.filePath("run").toStdString();
        const RunConfig config = smallRun("sgd", "float16");
        const SessionUpdate first = runToEnd(config, {out, {}});
        const SessionUpdate again = runToEnd(config, {out, out + "/checkpoint.safetensors"});
        QCOMPARE(*again.summary->trainLoss, *first.summary->trainLoss);
        QCOMPARE(*again.summary->testLoss, *first.summary->testLoss);
        QCOMPARE(again.summary->peakBytes, first.summary->peakBytes);
        QVERIFY(again.attempts.empty());
    }

    void keptGradientsAreResumedToo()
    {
        QTemporaryDir folder;
        const std::string out = folder.filePath("run").toStdString();
        RunConfig config = overflowingRun();
        config.dataset.points->train.y = InlineTensor{{-1}, {1}};
        config.scaler.initScale = 1024;
        config.mistakes.keepGradientsOnSkip = true;
        config.faults = {{3, 0, FaultKind::InfGradient}};
        config.run.maxAttempts = 5;
        runToEnd(config, {out, {}});
        config.run.maxAttempts = 8;
        const SessionUpdate resumed = runToEnd(config, {out, out + "/checkpoint.safetensors"});
        QCOMPARE(resumed.attempts.size(), std::size_t{3});
        for (const AttemptRecord& record : resumed.attempts)
            QVERIFY(!record.applied);
    }

    void aWeightThatIsNotFiniteEndsTheRun()
    {
        RunConfig config = overflowingRun();
        config.precision.amp = false;
        config.optimizer.learningRate = 3e38;
        const QTemporaryDir folder;
        const std::string out = folder.filePath("run").toStdString();
        const SessionUpdate run = runToEnd(config, {out, {}});
        // A second try from its checkpoint ends in the same way.
        const SessionUpdate again = runToEnd(config, {out, out + "/checkpoint.safetensors"});
        for (const SessionUpdate& each : {run, again}) {
            QCOMPARE(each.summary->outcome, Outcome::Failed);
            QCOMPARE(each.summary->reason, EndReason::TrainingDiverged);
            QCOMPARE(each.attempts.size(), std::size_t{1});
        }
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
            QTRY_VERIFY(session.takeUpdate().facts);
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
