// A run folder that a run goes on in, and those that none may start in.
#include "tests/engine/records/run_folder_fixture.h"

#include <QDir>

using namespace halfstep;
using namespace halfstep::folders;

class TestRunContinuation : public FolderTest {
    Q_OBJECT
private Q_SLOTS:
    void init() { begin(); }

    void resumedFilesAreThoseOfAnUnbrokenRun_data()
    {
        QTest::addColumn<int>("keep");
        for (int keep = 0; keep <= 13; ++keep)
            QTest::addRow("from attempt %d", keep) << keep;
    }

    void resumedFilesAreThoseOfAnUnbrokenRun()
    {
        QFETCH(int, keep);
        writeRun(13);
        const QByteArray attempts = contentOf(path("attempts.csv"));
        const QByteArray epochs = contentOf(path("epochs.csv"));
        const QByteArray weights = contentOf(path("weights.csv"));
        overwrite(path("attempts.csv"), attempts + "14,4,4,1"); // as a kill leaves it
        RunFolderWriter writer;
        QVERIFY(!writer.open(folder(), sampleDocument(), kept(keep)));
        QCOMPARE(readRunFolder(folder())->attempts.size(), std::size_t(keep));
        QCOMPARE(readRunFolder(folder())->epochs.size(), std::size_t(keep / attemptsPerEpoch));
        addRun(writer, keep + 1, 13);
        QVERIFY(!writer.flush());
        QCOMPARE(contentOf(path("attempts.csv")), attempts);
        QCOMPARE(contentOf(path("epochs.csv")), epochs);
        QCOMPARE(contentOf(path("weights.csv")), weights);
    }

    void checkpointBeforeAnEpochsEndRepeatsItsRow()
    {
        writeRun(9);
        RunFolderWriter writer;
        QVERIFY(!writer.open(folder(), sampleDocument(), kept(8, 1)));
        QCOMPARE(readRunFolder(folder())->attempts.size(), std::size_t(8));
        QCOMPARE(readRunFolder(folder())->epochs.size(), std::size_t(1));
    }

    void resumingElsewhereStartsThatFolder()
    {
        RunFolderWriter writer;
        QVERIFY(!writer.open(folder(), sampleDocument(), kept(8, 2)));
        addRun(writer, 9, 10);
        QVERIFY(!writer.flush());
        const auto run = readRunFolder(folder());
        QVERIFY(run);
        QCOMPARE(run->attempts.front().attempt, std::int64_t(9));
    }

    void startedFolderIsNotStartedAgain()
    {
        writeRun(5);
        const QByteArray before = contentOf(path("attempts.csv"));
        RunFolderWriter writer;
        const auto problem = writer.open(folder(), sampleDocument());
        QVERIFY(problem);
        QCOMPARE(problem->code, ProblemCode::Conflict);
        QCOMPARE(contentOf(path("attempts.csv")), before);
    }

    void someoneElsesFileOfTheSameNameIsKept()
    {
        QVERIFY(QDir().mkpath(QString::fromStdString(folder())));
        QFile file(path("weights.csv"));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("mine\n1\n") > 0);
        file.close();
        RunFolderWriter writer;
        const auto problem = writer.open(folder(), sampleDocument());
        QVERIFY(problem);
        QCOMPARE(problem->code, ProblemCode::Conflict);
        QCOMPARE(contentOf(path("weights.csv")), QByteArray("mine\n1\n"));
    }

    void damagedRecordsAreNotCutOff()
    {
        writeRun(5);
        QByteArray rows = contentOf(path("attempts.csv"));
        rows.replace("\n2,", "\nx,");
        overwrite(path("attempts.csv"), rows);
        RunFolderWriter writer;
        const auto problem = writer.open(folder(), sampleDocument(), kept(4));
        QVERIFY(problem);
        QCOMPARE(problem->code, ProblemCode::FileMalformed);
        QCOMPARE(contentOf(path("attempts.csv")), rows);
    }
};

QTEST_GUILESS_MAIN(TestRunContinuation)
#include "tst_run_continuation.moc"
