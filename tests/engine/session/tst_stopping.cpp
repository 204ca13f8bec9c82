// What a run still does after it was asked to stop: one micro-batch at most, and its save.
#include "engine/config/presets.h"
#include "engine/records/run_folder.h"
#include "engine/session/engine_choice.h"
#include "engine/session/session_worker.h"

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

} // namespace

class TestStopping : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aStopWaitsForOneMicroBatchAtMost_data()
    {
        QTest::addColumn<qint64>("microBatch");
        QTest::addColumn<int>("delay");
        QTest::newRow("small ones") << qint64(1) << 0;
        QTest::newRow("the whole epoch") << qint64(2100) << 0;
        QTest::newRow("slow motion") << qint64(1) << 3600 * 1000;
    }

    void aStopWaitsForOneMicroBatchAtMost()
    {
        QFETCH(qint64, microBatch);
        QFETCH(int, delay);
        QTemporaryDir folder;
        const std::string out = folder.filePath("run").toStdString();
        TrainingSession session(glyphRun(microBatch, 1), {out, {}, false});
        session.setDelay(std::chrono::milliseconds(delay));
        std::size_t before = 0;
        QTRY_VERIFY((before += session.takeUpdate().attempts.size(), before > 0));
        session.requestStop();
        before += session.takeUpdate().attempts.size();
        session.wait();
        const SessionUpdate rest = session.takeUpdate();
        QVERIFY2(rest.attempts.size() <= 1, qPrintable(QString::number(rest.attempts.size())));
        QVERIFY(rest.epochs.empty());
        const Result<StoredRun> stored = readRunFolder(out);
        QVERIFY(stored);
        QCOMPARE(stored->document.state, std::string("ended"));
        QCOMPARE(stored->document.summary->outcome, Outcome::Stopped);
        QCOMPARE(stored->attempts.size(), before + rest.attempts.size());
        const RunConfig config = glyphRun(microBatch, 1);
        const auto dataset = loadDataset(config.dataset, config.loss);
        auto trainer = makeTrainer(config, *dataset);
        QVERIFY(!(*trainer)->restore(*readSafeTensors(out + "/checkpoint.safetensors"), out));
        QCOMPARE((*trainer)->position().attempt, static_cast<std::int64_t>(stored->attempts.size()));
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
        TrainingSession session(glyphRun(1, 2100), {{}, {}, true});
        session.runOneMicroBatch();
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
        SessionMail mail(false);
        mail.requestStop();
        runSession(glyphRun(1, 1), {out.toStdString(), {}, false}, mail);
        QVERIFY(mail.ended());
        const SessionUpdate update = mail.takeUpdate();
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
        const auto dataset = loadDataset(glyphRun(1, 1).dataset, LossKind::Auto, [&] { return ++times >= asked; });
        QVERIFY(!dataset);
        QVERIFY(dataset.problems().empty());
        QVERIFY2(times <= asked + 2, qPrintable(QString::number(times)));
    }

    void evaluationIsGivenUp()
    {
        const RunConfig config = glyphRun(1, 1);
        const auto dataset = loadDataset(config.dataset, config.loss);
        auto trainer = makeTrainer(config, *dataset);
        (*trainer)->runAttempt();
        int times = 0;
        const FinalResults results = (*trainer)->finish([&] { return ++times > 1; });
        QVERIFY(!results.valLoss && !results.testLoss && !results.corruptedTestAccuracy);
        QVERIFY(times <= 4); // once more for each of three sets
    }
};

QTEST_GUILESS_MAIN(TestStopping)
#include "tst_stopping.moc"
