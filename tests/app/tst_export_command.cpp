// What `train --tensorboard` and `export --to tensorboard` leave and say.
#include "program.h"
#include "tests/engine/records/event_decoder.h"

#include <QDir>
#include <QTemporaryDir>
#include <QtTest>

using namespace halfstep::events;

namespace {

QStringList shortRun(const QString& out)
{
    return {"train", "--out", out, "--set", "model.name=tiny-mlp", "--set", "run.max_attempts=30", "--quiet"};
}

} // namespace

class TestExportCommand : public QObject {
    Q_OBJECT
    QTemporaryDir m_folder;

    std::vector<DecodedEvent> logIn(const QString& folder) const
    {
        const QDir log(m_folder.filePath(folder));
        const QStringList names = log.entryList({"*tfevents*"}, QDir::Files);
        QFile file(log.filePath(names.value(0)));
        return names.size() == 1 && file.open(QIODevice::ReadOnly) ? eventsIn(file.readAll())
                                                                   : std::vector<DecodedEvent>();
    }

private Q_SLOTS:
    void exportSaysWhatTrainingLogged()
    {
        const ProgramRun trained = runProgram(shortRun("run") + QStringList{"--tensorboard", "log"}, m_folder.path());
        QVERIFY2(trained.exitCode == 0, trained.err.constData());
        QVERIFY2(trained.out.contains("tensorboard --logdir log"), trained.out.constData());
        const ProgramRun exported = runProgram({"export", "run", "--to", "tensorboard"}, m_folder.path());
        QVERIFY2(exported.exitCode == 0, exported.err.constData());
        const auto logged = logIn("log");
        const auto written = logIn("run");
        QCOMPARE(written.size(), logged.size());
        QVERIFY(logged.size() > 30);
        for (std::size_t i = 0; i < logged.size(); ++i) {
            QCOMPARE(written[i].step, logged[i].step);
            QCOMPARE(written[i].scalars.keys(), logged[i].scalars.keys());
            for (const QString& tag : logged[i].scalars.keys()) {
                const float a = logged[i].scalars[tag];
                const float b = written[i].scalars[tag];
                QVERIFY2(std::memcmp(&a, &b, sizeof a) == 0, qPrintable(tag));
            }
        }
        for (const QStringList& where : {QStringList(), QStringList{"--out", "log"}}) {
            const ProgramRun again =
                runProgram(QStringList{"export", "run", "--to", "tensorboard"} + where, m_folder.path());
            QVERIFY2(again.exitCode == 0, again.err.constData());
        }
        QCOMPARE(logIn("run").size(), logged.size());
        QCOMPARE(logIn("log").size(), logged.size());
        const ProgramRun other = runProgram(shortRun("other") + QStringList{"--set", "run.seed=7"}, m_folder.path());
        QVERIFY2(other.exitCode == 0, other.err.constData());
        const ProgramRun refused =
            runProgram({"export", "other", "--to", "tensorboard", "--out", "log"}, m_folder.path());
        QCOMPARE(refused.exitCode, 2);
        QVERIFY2(refused.err.contains("TensorBoard log of another run"), refused.err.constData());
    }

    void whatIsNoRunIsRefused()
    {
        const ProgramRun run = runProgram({"export", "absent", "--to", "tensorboard"}, m_folder.path());
        QCOMPARE(run.exitCode, 2);
        QVERIFY(run.out.isEmpty() && !run.err.isEmpty());
        QCOMPARE(runProgram({"export", "absent", "--to", "papyrus"}, m_folder.path()).exitCode, 2);
    }

    void aKilledRunLeavesAFileThatReads()
    {
        QProcess process;
        startProgram(process,
                     {"train", "--out", "killed", "--tensorboard", "killed-log", "--set", "model.name=tiny-mlp",
                      "--set", "early_stopping.enabled=false", "--set", "run.max_epochs=1000000", "--quiet"},
                     m_folder.path());
        QTRY_VERIFY_WITH_TIMEOUT(logIn("killed-log").size() > 100, 120000);
        process.kill();
        finishProgram(process);
        std::int64_t attempt = 0;
        for (const DecodedEvent& event : logIn("killed-log"))
            if (event.scalars.contains("loss/train"))
                QCOMPARE(event.step, ++attempt);
        QVERIFY(attempt > 90);
        const ProgramRun resumed = runProgram({"train", "--resume", "killed/checkpoint.safetensors", "--tensorboard",
                                               "killed-log", "--quiet", "--set", "run.max_attempts=1"},
                                              m_folder.path());
        QVERIFY2(resumed.exitCode == 0, resumed.err.constData());
    }
};

QTEST_GUILESS_MAIN(TestExportCommand)
#include "tst_export_command.moc"
