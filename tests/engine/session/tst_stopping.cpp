// What a run still does after it was asked to stop: its save, and nothing else.
#include "engine/config/presets.h"
#include "engine/records/run_folder.h"
#include "engine/records/run_reader.h"
#include "engine/session/engine_choice.h"
#include "engine/session/run_to_end.h"
#include "engine/session/training_session.h"

#include <QTemporaryDir>
#include <QtTest>

using namespace halfstep;

namespace {

/// GlyphLab's 2,100 training samples in windows of A micro-batches.
RunConfig glyphRun(std::int64_t microBatch, std::int64_t accumulation)
{
    RunConfig config = *presetConfig("glyph-cnn-amp");
    config.model.name = ModelName::TinyMlp;
    config.batch.microBatch = microBatch;
    config.batch.accumulation = accumulation;
    config.earlyStopping.enabled = false;
    config.run.maxEpochs = 100000;
    return config;
}

/// A run that is asked to stop when it has told of so many attempts.
class StoppedAfter final : public RunCommands, public RunCollector {
public:
    explicit StoppedAfter(int attempts) : m_left(attempts) {}
    bool stopRequested() const override { return m_left == 0; }
    using RunCollector::add;
    void add(const AttemptRecord& record) override
    {
        --m_left;
        RunCollector::add(record);
    }

private:
    int m_left;
};

/// The folder of a stopped run: its records, and a checkpoint that leads on from the last of them.
void checkStopped(const std::string& out, const RunConfig& config, std::size_t attempts)
{
    const Result<StoredRun> stored = readRunFolder(out);
    QVERIFY(stored);
    QCOMPARE(stored->document.state, std::string("ended"));
    QCOMPARE(stored->document.summary->outcome, Outcome::Stopped);
    QCOMPARE(stored->attempts.size(), attempts);
    const auto dataset = loadDataset(config.dataset, config.loss);
    auto trainer = makeTrainer(config, *dataset);
    QVERIFY(!(*trainer)->restore(*readSafeTensors(out + "/checkpoint.safetensors"), out));
    QCOMPARE((*trainer)->state().position.attempt, static_cast<std::int64_t>(attempts));
}

} // namespace

class TestStopping : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nothingIsTrainedAfterAStop_data()
    {
        QTest::addColumn<qint64>("microBatch");
        QTest::newRow("small ones") << qint64(1);
        QTest::newRow("the whole epoch") << qint64(2100);
    }
    void nothingIsTrainedAfterAStop()
    {
        QFETCH(qint64, microBatch);
        const QTemporaryDir folder;
        const std::string out = folder.filePath("run").toStdString();
        StoppedAfter run(3);
        runLoop(glyphRun(microBatch, 1), {out, {}}, run, run);
        checkStopped(out, glyphRun(microBatch, 1), 3);
        const SessionUpdate update = run.take();
        QCOMPARE(update.attempts.size(), std::size_t{3});
        QCOMPARE(update.epochs.size(), std::size_t(microBatch == 1 ? 0 : 2));
    }

    void aStopCutsSlowMotionShort()
    {
        const QTemporaryDir folder;
        const std::string out = folder.filePath("run").toStdString();
        TrainingSession session(glyphRun(1, 1), {{out, {}}, false, {.attemptsPerSecond = 1.0 / 3600}});
        std::size_t attempts = 0;
        QTRY_VERIFY((attempts += session.takeUpdate().attempts.size(), attempts > 0));
        session.requestStop();
        session.wait();
        QCOMPARE(attempts + session.takeUpdate().attempts.size(), std::size_t{1});
        checkStopped(out, glyphRun(1, 1), 1);
    }

    void aStopInsideAWindowThrowsItAway_data()
    {
        QTest::addColumn<bool>("paused");
        QTest::newRow("paused") << true;
        QTest::newRow("running") << false;
    }

    void aStopInsideAWindowThrowsItAway()
    {
        QFETCH(bool, paused);
        TrainingSession session(glyphRun(1, 2100), {{}, true});
        session.runOne(RunStep::MicroBatch);
        SnapshotPtr newest;
        const auto microBatches = [&] {
            if (auto snapshot = session.takeUpdate().snapshot)
                newest = snapshot;
            return newest && newest->state == SessionState::Paused ? newest->microBatch : 0;
        };
        QTRY_COMPARE(microBatches(), 1);
        if (!paused)
            session.resume();
        session.requestStop();
        session.wait();
        const SessionUpdate rest = session.takeUpdate();
        QVERIFY(rest.attempts.empty());
        QCOMPARE(rest.summary->outcome, Outcome::Stopped);
        QCOMPARE(rest.summary->attempts, 0);
    }

    void aStopWhilePreparingLeavesNothing()
    {
        const QTemporaryDir folder;
        const QString out = folder.filePath(QStringLiteral("run"));
        const SessionUpdate update = runToEnd(glyphRun(1, 1), {out.toStdString(), {}}, {}, [] { return true; });
        QVERIFY(!update.summary);
        QVERIFY(!update.facts);
        QVERIFY(update.problems.empty());
        QVERIFY(!QFileInfo::exists(out));
    }

    void loadingIsGivenUp_data()
    {
        QTest::addColumn<int>("asked");
        QTest::newRow("at once") << 1;
        QTest::newRow("on the way") << 5;
    }

    void loadingIsGivenUp()
    {
        QFETCH(int, asked);
        int times = 0;
        DatasetConfig config = glyphRun(1, 1).dataset;
        config.seed = 4711; // which was not made before
        const auto dataset = loadDataset(config, LossKind::Auto, [&] { return ++times >= asked; });
        QVERIFY(!dataset);
        QVERIFY(dataset.problems().empty());
        QVERIFY2(times <= asked + 2, qPrintable(QString::number(times)));
    }

    void evaluationIsGivenUp()
    {
        const RunConfig config = glyphRun(1, 1);
        const auto dataset = loadDataset(config.dataset, config.loss);
        auto trainer = makeTrainer(config, *dataset);
        runAttempt(**trainer);
        int times = 0;
        const FinalResults results = (*trainer)->finish([&] { return ++times > 1; });
        QVERIFY(!results.valLoss && !results.testLoss && !results.corruptedTestAccuracy);
        QVERIFY(times <= 4); // once more for each of three sets
    }
};

QTEST_GUILESS_MAIN(TestStopping)
#include "tst_stopping.moc"
