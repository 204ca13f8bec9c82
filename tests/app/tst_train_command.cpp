#include "program.h"

#include <QDir>
#include <QTemporaryDir>
#include <QtTest>

#include <csignal>

namespace {

/// A run of a few seconds at most: long enough to be interrupted, short enough to be repeated.
QStringList longRun(const QString& out)
{
    return {"train",
            "--out",
            out,
            "--set",
            "model.name=tiny-mlp",
            "--set",
            "early_stopping.enabled=false",
            "--set",
            "run.max_epochs=100000",
            "--set",
            "run.max_attempts=12000",
            "--set",
            "run.checkpoint_every=400",
            "--set",
            "scaler.growth_interval=50",
            "--json",
            "--quiet"};
}

QStringList shortRun(const QString& out)
{
    return {"train",
            "--out",
            out,
            "--set",
            "model.name=tiny-mlp",
            "--set",
            "run.max_attempts=150",
            "--set",
            "scaler.init_scale=1048576"};
}

QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// A CSV file's rows without the columns that a clock or an allocator decides.
QList<QByteArrayList> reproduciblePart(const QString& path)
{
    QList<QByteArrayList> rows;
    QList<qsizetype> kept;
    for (const QByteArray& line : bytesOf(path).split('\n')) {
        const QByteArrayList fields = line.split(',');
        if (rows.isEmpty()) {
            for (qsizetype column = 0; column < fields.size(); ++column) {
                const QByteArray& name = fields[column];
                if (!name.endsWith("_us") && !name.endsWith("_s") && !name.endsWith("_bytes"))
                    kept.append(column);
            }
        }
        QByteArrayList row;
        for (const qsizetype column : kept)
            row.append(fields.value(column));
        rows.append(row);
    }
    return rows;
}

} // namespace

/// Whole runs of the built program.
class tst_train_command : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    QString path(const char* name) const { return m_folder.filePath(name); }
    void compareRecords(const QString& run, const QString& other);
    void interruptAndResume(const char* name, int signal, int expectedExit);

private Q_SLOTS:
    void initTestCase();
    void summaryIsOneJsonObject();
    void runFolderIsComplete();
    void sameConfigGivesTheSameRecords();
    void progressAndResultKeepToTheirStreams();
    void anotherRunIsNeverOverwritten();
    void interruptSavesAndTheRunGoesOn();
    void killedRunGoesOnFromItsCheckpoint();
};

void tst_train_command::initTestCase()
{
    const ProgramRun run = runProgram(shortRun(path("first")) + QStringList{"--json", "--quiet"}, m_folder.path());
    QVERIFY2(run.exitCode == 0, run.err.constData());
#ifdef HALFSTEP_GUI
    QCOMPARE(run.err, QByteArray());
#endif
    QFile kept(path("first.json"));
    QVERIFY(kept.open(QIODevice::WriteOnly));
    kept.write(run.out);
}

void tst_train_command::summaryIsOneJsonObject()
{
    const QJsonObject summary = QJsonDocument::fromJson(bytesOf(path("first.json"))).object();
    for (const char* key : {"outcome",
                            "reason",
                            "attempts",
                            "applied",
                            "skipped",
                            "epochs",
                            "final_scale",
                            "verdict",
                            "best_epoch",
                            "best_val_loss",
                            "train_loss",
                            "val_loss",
                            "val_accuracy",
                            "test_loss",
                            "test_accuracy",
                            "corrupted_test_accuracy",
                            "precision",
                            "engine",
                            "mistakes",
                            "seconds",
                            "samples_per_s",
                            "peak_bytes",
                            "out"})
        QVERIFY2(summary.contains(key), key);
    QCOMPARE(summary.value("outcome").toString(), "finished");
    QCOMPARE(summary.value("attempts").toInt(), 150);
    QCOMPARE(summary.value("applied").toInt() + summary.value("skipped").toInt(), 150);
    QCOMPARE(summary.value("precision").toObject().value("dtype").toString(), "float16");
    QCOMPARE(summary.value("engine").toObject().value("name").toString(), "plan");
    QCOMPARE(summary.value("out").toString(), path("first"));
}

void tst_train_command::runFolderIsComplete()
{
    const QDir run(path("first"));
    for (const char* name : {"run.json", "attempts.csv", "epochs.csv", "checkpoint.safetensors"})
        QVERIFY2(run.exists(name), name);
    QCOMPARE(bytesOf(run.filePath("attempts.csv")).count('\n'), 151);
    const QJsonObject document = QJsonDocument::fromJson(bytesOf(run.filePath("run.json"))).object();
    QCOMPARE(document.value("summary").toObject(), QJsonDocument::fromJson(bytesOf(path("first.json"))).object());
#ifdef HALFSTEP_GUI
    const QStringList figures = QDir(run.filePath("figures")).entryList(QDir::Files);
    QCOMPARE(figures.filter(QRegularExpression("\\.png$")).size(), 9);
    QCOMPARE(figures.filter(QRegularExpression("\\.svg$")).size(), 9);
#endif
}

void tst_train_command::compareRecords(const QString& run, const QString& other)
{
    for (const char* name : {"attempts.csv", "epochs.csv"}) {
        const QList<QByteArrayList> rows = reproduciblePart(QDir(run).filePath(name));
        const QList<QByteArrayList> otherRows = reproduciblePart(QDir(other).filePath(name));
        QCOMPARE(rows.size(), otherRows.size());
        for (qsizetype row = 0; row < rows.size(); ++row)
            QCOMPARE(rows[row].join(','), otherRows[row].join(','));
    }
}

void tst_train_command::sameConfigGivesTheSameRecords()
{
    const ProgramRun run = runProgram(shortRun(path("second")), m_folder.path());
    QVERIFY2(run.exitCode == 0, run.err.constData());
    QVERIFY(reproduciblePart(path("first/attempts.csv")).at(0).size() > 15);
    compareRecords(path("first"), path("second"));
}

void tst_train_command::progressAndResultKeepToTheirStreams()
{
    const ProgramRun run =
        runProgram({"train", "--set", "model.name=tiny-mlp", "--set", "run.max_epochs=2"}, m_folder.path());
    QVERIFY2(run.exitCode == 0, run.err.constData());
    QCOMPARE(run.err.count("\nepoch "), 1);
    QVERIFY(run.err.startsWith("epoch 1/2: train loss "));
    QVERIFY(!run.err.contains('\r'));
    QVERIFY(run.out.startsWith("finished: "));
    const QStringList runs = QDir(path("runs")).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    QCOMPARE(runs.size(), 1);
    QVERIFY(runs.first().startsWith("glyph-cnn-amp-"));
    QVERIFY2(run.out.contains("run folder: runs/" + runs.first().toUtf8() + "\n"), run.out.constData());
}

void tst_train_command::anotherRunIsNeverOverwritten()
{
    const QByteArray before = bytesOf(path("first/attempts.csv"));
    const ProgramRun run = runProgram(shortRun(path("first")), m_folder.path());
    QCOMPARE(run.exitCode, 2);
    QVERIFY2(run.err.contains("already holds a run"), run.err.constData());
    QCOMPARE(bytesOf(path("first/attempts.csv")), before);
}

void tst_train_command::interruptAndResume(const char* name, int signal, int expectedExit)
{
    if (!QDir(path("whole")).exists()) {
        const ProgramRun whole = runProgram(longRun(path("whole")), m_folder.path());
        QVERIFY2(whole.exitCode == 0, whole.err.constData());
    }
    QProcess process;
    startProgram(process, longRun(path(name)), m_folder.path());
    const QString records = path(name) + "/attempts.csv";
    const QString checkpoint = path(name) + "/checkpoint.safetensors";
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(checkpoint) && bytesOf(records).count('\n') > 1000, 60000);
    QCOMPARE(process.state(), QProcess::Running);
    QCOMPARE(::kill(static_cast<pid_t>(process.processId()), signal), 0);
    const ProgramRun stopped = finishProgram(process);
    QCOMPARE(stopped.exitCode, expectedExit);
    if (expectedExit == 3) {
        QVERIFY2(stopped.err.contains("--resume " + checkpoint.toUtf8()), stopped.err.constData());
        QCOMPARE(stopped.json().value("outcome").toString(), "stopped");
    }
    QVERIFY(bytesOf(records).count('\n') < 12000);

    const ProgramRun resumed = runProgram({"train", "--resume", checkpoint, "--json", "--quiet"}, m_folder.path());
    QVERIFY2(resumed.exitCode == 0, resumed.err.constData());
    QCOMPARE(resumed.json().value("attempts").toInt(), 12000);
    compareRecords(path(name), path("whole"));
}

void tst_train_command::interruptSavesAndTheRunGoesOn()
{
    interruptAndResume("interrupted", SIGINT, 3);
}

void tst_train_command::killedRunGoesOnFromItsCheckpoint()
{
    interruptAndResume("killed", SIGKILL, -2);
}

QTEST_GUILESS_MAIN(tst_train_command)
#include "tst_train_command.moc"
