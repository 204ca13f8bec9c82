// Runs whose files cannot be written: at the start, in the middle, and until there is room again.
#include "engine/records/run_folder.h"
#include "engine/records/run_reader.h"
#include "engine/session/run_to_end.h"
#include "engine/session/training_session.h"
#include "tests/engine/records/file_size_limit.h"

#include <QDir>
#include <QTemporaryDir>
#include <QtTest>

#include <optional>

using namespace halfstep;

namespace {

/// 9,283 float32 parameters and as many of momentum, so that a checkpoint takes some 75 kB and a row some 250 bytes.
RunConfig smallRun(std::int64_t attempts)
{
    RunConfig config;
    config.model.name = ModelName::TinyMlp;
    config.optimizer.learningRate = 0.02;
    config.earlyStopping.enabled = false;
    config.run.maxEpochs = 1000;
    config.run.maxAttempts = attempts;
    config.run.checkpointEvery = 1000000;
    return config;
}

std::string folderIn(const QTemporaryDir& directory)
{
    return directory.filePath("run").toStdString();
}

} // namespace

class TestRunRecorder : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void runThatCannotStartLeavesNothing_data()
    {
        QTest::addColumn<int>("limit");
        QTest::newRow("no room at all") << 0;
        QTest::newRow("no room for run.json") << 100;
        QTest::newRow("no room for the checkpoint") << 20000;
    }
    void runThatCannotStartLeavesNothing()
    {
        QFETCH(int, limit);
        const QTemporaryDir directory;
        SessionUpdate update;
        {
            const FileSizeLimit full(static_cast<rlim_t>(limit));
            update = runToEnd(smallRun(10), {folderIn(directory), {}});
        }
        QCOMPARE(update.problems.size(), std::size_t{1});
        QCOMPARE(int(update.problems.front().code), int(ProblemCode::FileUnwritable));
        QVERIFY(update.warnings.empty()); // said once
        QVERIFY(!QDir(directory.filePath("run")).exists());
    }

    void folderOfTheUserStays()
    {
        const QTemporaryDir directory;
        const FileSizeLimit full(100);
        QCOMPARE(runToEnd(smallRun(10), {directory.path().toStdString(), {}}).problems.size(), std::size_t{1});
        QVERIFY(QDir(directory.path()).exists());
        QVERIFY(QDir(directory.path()).isEmpty());
    }

    void rowsThatNoLongerFitFailTheRun()
    {
        const QTemporaryDir directory;
        SessionUpdate update;
        {
            const FileSizeLimit full(100'000);
            update = runToEnd(smallRun(1500), {folderIn(directory), {}});
        }
        QCOMPARE(update.attempts.size(), std::size_t{1500}); // it goes on in memory
        QVERIFY(!update.warnings.empty());
        QVERIFY(update.summary);
        QCOMPARE(update.summary->outcome, Outcome::Failed);
        QCOMPARE(update.summary->reason, EndReason::RecordsUnwritable);
        const Result<StoredRun> stored = readRunFolder(folderIn(directory));
        QVERIFY(stored);
        QVERIFY(stored->document.summary);
        QCOMPARE(stored->document.summary->outcome, Outcome::Failed);
        QVERIFY(!stored->attempts.empty() && stored->attempts.size() < 1500);
        for (std::size_t i = 0; i < stored->attempts.size(); ++i)
            QCOMPARE(stored->attempts[i].attempt, static_cast<std::int64_t>(i) + 1);
    }

    void rowsAreMadeUpForWhenThereIsRoomAgain()
    {
        const QTemporaryDir directory;
        std::optional<FileSizeLimit> full;
        full.emplace(100'000);
        TrainingSession session(smallRun(1500), {{folderIn(directory), {}}});
        session.setSpeed({.attemptsPerSecond = 1000}); // slow enough for a flush to fail before the end
        bool warned = false;
        QTRY_VERIFY_WITH_TIMEOUT((warned = warned || !session.takeUpdate().warnings.empty()), 60000);
        full.reset();
        session.setSpeed({});
        session.wait();
        QCOMPARE(session.takeUpdate().summary->outcome, Outcome::Finished);
        const Result<StoredRun> stored = readRunFolder(folderIn(directory));
        QVERIFY(stored);
        QCOMPARE(stored->attempts.size(), std::size_t{1500});
        QCOMPARE(stored->attempts.back().attempt, 1500);
    }
};

QTEST_GUILESS_MAIN(TestRunRecorder)
#include "tst_run_recorder.moc"
