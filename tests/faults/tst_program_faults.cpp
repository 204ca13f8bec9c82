// The built program while calls fail: its exit code, what it says and what it wrote agree. HALFSTEP_ALL_FAULTS=1 tries
// every call; otherwise every few, because the program takes long to start.
#include "tests/app/program.h"
#include "tests/faults/folder_state.h"

#include <QProcessEnvironment>
#include <QTemporaryDir>
#include <QtTest>

#include <cerrno>

class TestProgramFaults : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    QString path(const QString& name) const { return m_folder.filePath(name); }
    FolderState m_stopped;
    long m_fired = 0;

    ProgramRun runUnder(const QStringList& arguments, const QString& plan);
    void check(const ProgramRun& run, const QString& out, const FolderState& before);

private Q_SLOTS:
    void initTestCase();
    void cleanupTestCase() { qInfo("%ld faults", m_fired); }
    void exitCodeSentenceAndFilesAgree_data();
    void exitCodeSentenceAndFilesAgree();
};

namespace {

QStringList shortRun(int attempts)
{
    return {"train",
            "--json",
            "--quiet",
            "--set",
            "model.name=tiny-mlp",
            "--set",
            "run.max_epochs=1",
            "--set",
            "run.max_attempts=" + QString::number(attempts)};
}

} // namespace

ProgramRun TestProgramFaults::runUnder(const QStringList& arguments, const QString& plan)
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("LD_PRELOAD", HALFSTEP_FAULT_SHIM);
    environment.insert("HALFSTEP_FAULT", plan);
    QProcess process;
    process.setProcessEnvironment(environment);
    startProgram(process, arguments, m_folder.path());
    return finishProgram(process);
}

void TestProgramFaults::initTestCase()
{
    const ProgramRun run = runProgram(shortRun(2) + QStringList{"--out", path("stopped")}, m_folder.path());
    QVERIFY2(run.exitCode == 0, run.err.constData());
    m_stopped = stateOf(path("stopped"));
}

void TestProgramFaults::exitCodeSentenceAndFilesAgree_data()
{
    QTest::addColumn<QString>("call");
    QTest::addColumn<bool>("sticky");
    QTest::addColumn<bool>("resumed");
    QTest::newRow("a flush fails") << "fsync" << false << false;
    QTest::newRow("no flush works from there on") << "fsync" << true << false;
    QTest::newRow("a rename fails") << "rename" << false << true;
    QTest::newRow("no rename works from there on") << "rename" << true << true;
}

void TestProgramFaults::exitCodeSentenceAndFilesAgree()
{
    QFETCH(QString, call);
    QFETCH(bool, sticky);
    QFETCH(bool, resumed);
    const bool all = qEnvironmentVariableIsSet("HALFSTEP_ALL_FAULTS");
    const QString out = path("run");
    // Start, last checkpoint and end; what comes after them are the figures.
    const int calls = call == "fsync" ? 16 : resumed ? 4 : 8;
    for (int at = 1; at <= calls; at += all || call == "rename" ? 1 : 5) {
        QDir(out).removeRecursively();
        QStringList arguments = shortRun(3) + QStringList{"--out", out};
        if (resumed) {
            QVERIFY(restore(out, m_stopped));
            arguments += {"--resume", out + "/checkpoint.safetensors"};
        }
        const QString plan = QStringList{m_folder.path(),      call, QString::number(at), QString::number(sticky),
                                         QString::number(EIO), "0",  path("report")}
                                 .join('|');
        const ProgramRun run = runUnder(arguments, plan);
        QFile report(path("report"));
        QVERIFY(report.open(QIODevice::ReadOnly));
        QVERIFY2(report.readAll().split(' ').value(1).toInt() > 0, "no call failed");
        ++m_fired;
        check(run, out, resumed ? m_stopped : FolderState());
        if (QTest::currentTestFailed()) {
            qWarning("at call %d: exit %d, %s", at, run.exitCode, run.err.constData());
            return;
        }
    }
}

void TestProgramFaults::check(const ProgramRun& run, const QString& out, const FolderState& before)
{
    QVERIFY(!run.err.contains("cannot be read"));
    const FolderState state = stateOf(out);
    if (run.exitCode == 2) {
        QVERIFY(run.err.contains("cannot be written"));
        QVERIFY(run.out.isEmpty());
        QCOMPARE(state, before);
        return;
    }
    for (const QString& name : state.keys())
        QVERIFY2(!name.contains(".halfstep-"), qPrintable(name));
    const QJsonObject written = QJsonDocument::fromJson(state["run.json"]).object().value("summary").toObject();
    if (run.exitCode == 0) {
        QCOMPARE(run.json().value("outcome").toString(), "finished");
        QCOMPARE(written, run.json());
        QCOMPARE(state["attempts.csv"].count('\n'), 4);
        return;
    }
    QCOMPARE(run.exitCode, 1);
    QCOMPARE(run.json().value("outcome").toString(), "failed");
    QVERIFY(run.err.contains("the run failed"));
    QVERIFY(written.isEmpty() || written.value("outcome").toString() == "failed");
}

QTEST_GUILESS_MAIN(TestProgramFaults)
#include "tst_program_faults.moc"
