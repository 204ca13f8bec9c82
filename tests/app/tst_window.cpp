// The program with its window open: signals close it in order.
#include "program.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <csignal>

namespace {

/// Whether the program is up and has a handler of its own for a signal.
bool catches(qint64 process, int number)
{
    // Before it is replaced by the program, the child is a copy of this test.
    if (QFile::symLinkTarget(QStringLiteral("/proc/%1/exe").arg(process)) != QStringLiteral(HALFSTEP_PROGRAM))
        return false;
    QFile status(QStringLiteral("/proc/%1/status").arg(process));
    if (!status.open(QIODevice::ReadOnly))
        return false;
    for (const QByteArray& line : status.readAll().split('\n'))
        if (line.startsWith("SigCgt:"))
            return line.mid(7).trimmed().toULongLong(nullptr, 16) >> (number - 1) & 1;
    return false;
}

} // namespace

class TestWindow : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void signalsCloseIt_data()
    {
        QTest::addColumn<int>("number");
        QTest::newRow("SIGTERM") << SIGTERM;
        QTest::newRow("SIGINT") << SIGINT;
        QTest::newRow("SIGHUP") << SIGHUP;
    }

    void signalsCloseIt()
    {
        QFETCH(int, number);
        const QTemporaryDir folder;
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
        environment.insert(QStringLiteral("XDG_CONFIG_HOME"), folder.path());
        environment.insert(QStringLiteral("XDG_DATA_HOME"), folder.path());
        process.setProcessEnvironment(environment);
        startProgram(process, {}, folder.path());
        QTRY_VERIFY_WITH_TIMEOUT(catches(process.processId(), number), 60000);
        QCOMPARE(::kill(static_cast<pid_t>(process.processId()), number), 0);
        const ProgramRun run = finishProgram(process);
        QCOMPARE(run.exitCode, 3);
        // It was closed, not killed: what is remembered between starts is there.
        QVERIFY(QFile::exists(folder.filePath(QStringLiteral("Halfstep/Halfstep.ini"))));
    }
};

QTEST_GUILESS_MAIN(TestWindow)
#include "tst_window.moc"
