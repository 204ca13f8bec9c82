// What runs leave for TensorBoard.
#include "engine/records/run_reader.h"
#include "engine/session/run_to_end.h"
#include "tests/engine/records/event_decoder.h"
#include "tests/engine/records/file_size_limit.h"
#include "tests/engine/session/small_runs.h"

#include <QDir>
#include <QTemporaryDir>

#include <bit>

using namespace halfstep;
using namespace halfstep::events;
using namespace halfstep::small_runs;

namespace {

std::vector<DecodedEvent> logIn(const QString& folder)
{
    const QStringList names = QDir(folder).entryList({"*tfevents*"}, QDir::Files);
    QFile file(folder + '/' + names.value(0));
    return names.size() == 1 && file.open(QIODevice::ReadOnly) ? eventsIn(file.readAll()) : std::vector<DecodedEvent>();
}

} // namespace

class TestEventFiles : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyRecordIsLogged()
    {
        const QTemporaryDir folder;
        const QString log = folder.filePath("log");
        const SessionUpdate run =
            runToEnd(smallRun("adam", "float16"), {folder.filePath("run").toStdString(), {}, log.toStdString()});
        QVERIFY(run.facts);
        QCOMPARE(run.facts->tensorboard, log.toStdString());
        std::size_t attempts = 0;
        std::size_t epochs = 0;
        double before = 0;
        for (const DecodedEvent& event : logIn(log)) {
            QVERIFY(event.wallTime >= before);
            before = event.wallTime;
            if (event.scalars.contains("loss/train")) {
                const AttemptRecord& record = run.attempts.at(attempts++);
                QCOMPARE(event.step, record.attempt);
                QCOMPARE(event.scalars["loss/train"], static_cast<float>(record.loss));
                QCOMPARE(event.scalars["scale/used"], static_cast<float>(record.scaleUsed));
                QCOMPARE(event.scalars["norm/unscaled"], static_cast<float>(record.normUnscaled));
                QCOMPARE(event.scalars["skips/total"], static_cast<float>(record.attempt - record.appliedUpdates));
            } else if (event.scalars.contains("epoch/val_loss")) {
                const EpochRecord& record = run.epochs.at(epochs++);
                QCOMPARE(event.step, record.epoch);
                QCOMPARE(event.scalars["epoch/val_loss"], static_cast<float>(record.valLoss));
            }
        }
        QCOMPARE(attempts, run.attempts.size());
        QCOMPARE(epochs, run.epochs.size());
    }

    /// The event file beside the run's own, gone on with in place.
    void aResumedRunContinuesItsSteps()
    {
        const QTemporaryDir folder;
        const std::string run = folder.filePath("run").toStdString();
        RunConfig config = overflowingRun();
        config.run.maxAttempts = 11;
        runToEnd(config, {run, {}, run});
        config.run.maxAttempts = 20;
        const SessionUpdate resumed = runToEnd(config, {run, run + "/checkpoint.safetensors", run});
        QVERIFY(resumed.problems.empty());
        const auto stored = readRunFolder(run);
        QVERIFY(stored);
        std::int64_t attempt = 0;
        for (const DecodedEvent& event : logIn(folder.filePath("run"))) {
            if (!event.scalars.contains("loss/train"))
                continue;
            QCOMPARE(event.step, ++attempt);
            const double loss = stored->attempts[static_cast<std::size_t>(attempt - 1)].loss;
            QCOMPARE(std::bit_cast<std::uint32_t>(event.scalars["loss/train"]),
                     std::bit_cast<std::uint32_t>(static_cast<float>(loss)));
        }
        QCOMPARE(attempt, std::int64_t{20});
    }

    void aFolderWithAnothersLogIsRefused()
    {
        const QTemporaryDir folder;
        const std::string log = folder.filePath("log").toStdString();
        runToEnd(overflowingRun(), {folder.filePath("first").toStdString(), {}, log});
        const SessionUpdate second = runToEnd(overflowingRun(), {folder.filePath("second").toStdString(), {}, log});
        QCOMPARE(second.problems.size(), std::size_t{1});
        QCOMPARE(int(second.problems.front().reason), int(Reason::HoldsEvents));
        QVERIFY(!QDir(folder.filePath("second")).exists());
        QVERIFY(!logIn(folder.filePath("log")).empty());
    }

    /// Events and windows told in full are longer than rows, so they reach the limit, and the rows do not.
    void aFullDiskLeavesTrainingAndItsRecordsAlone()
    {
        const QTemporaryDir folder;
        const std::string run = folder.filePath("run").toStdString();
        RunConfig config = overflowingRun();
        config.run.maxAttempts = 300;
        config.run.recordWeights = false;
        SessionUpdate update;
        {
            const FileSizeLimit full(100'000);
            update = runToEnd(config, {run, {}, folder.filePath("log").toStdString()});
        }
        QCOMPARE(update.attempts.size(), std::size_t{300});
        QVERIFY(!update.warnings.empty());
        const QString unwritable = QString::fromStdString(update.warnings.front().where);
        QVERIFY2(unwritable.contains("tfevents") || unwritable.contains("details"), qPrintable(unwritable));
        QVERIFY(update.summary);
        QCOMPARE(update.summary->reason, EndReason::RecordsUnwritable);
        QCOMPARE(readRunFolder(run)->attempts.size(), std::size_t{300});
        const std::size_t logged = logIn(folder.filePath("log")).size();
        QVERIFY(logged > 10 && logged < 1 + update.attempts.size() + update.epochs.size());
    }
};

QTEST_GUILESS_MAIN(TestEventFiles)
#include "tst_event_files.moc"
