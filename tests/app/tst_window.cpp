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
    if (!QFile::symLinkTarget(QStringLiteral("/proc/%1/exe").arg(process)).endsWith(QStringLiteral("/halfstep-window")))
        return false;
    QFile status(QStringLiteral("/proc/%1/status").arg(process));
    if (!status.open(QIODevice::ReadOnly))
        return false;
    for (const QByteArray& line : status.readAll().split('\n'))
        if (line.startsWith("SigCgt:"))
            return line.mid(7).trimmed().toULongLong(nullptr, 16) >> (number - 1) & 1;
    return false;
}

void openWindow(QProcess& process, const QString& folder)
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
    environment.insert(QStringLiteral("XDG_CONFIG_HOME"), folder);
    environment.insert(QStringLiteral("XDG_DATA_HOME"), folder);
    process.setProcessEnvironment(environment);
    startProgram(process, {}, folder);
}

bool hasLoaded(qint64 process, const char* library)
{
    QFile maps(QStringLiteral("/proc/%1/maps").arg(process));
    return maps.open(QIODevice::ReadOnly) && maps.readAll().contains(library);
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
        openWindow(process, folder.path());
        QTRY_VERIFY_WITH_TIMEOUT(catches(process.processId(), number), 60000);
        QCOMPARE(::kill(static_cast<pid_t>(process.processId()), number), 0);
        const ProgramRun run = finishProgram(process);
        QCOMPARE(run.exitCode, 3);
        // It was closed, not killed: what is remembered between starts is there.
        QVERIFY(QFile::exists(folder.filePath(QStringLiteral("Halfstep/Halfstep.ini"))));
    }

    /// So that the first run need not wait for it; and closing in the middle of that is in order.
    void libTorchIsLoadedBesideIt()
    {
        const QTemporaryDir folder;
        QProcess process;
        openWindow(process, folder.path());
        QTRY_VERIFY_WITH_TIMEOUT(hasLoaded(process.processId(), "libhalfstep_torch.so"), 60000);
        QCOMPARE(::kill(static_cast<pid_t>(process.processId()), SIGTERM), 0);
        QCOMPARE(finishProgram(process).exitCode, 3);
    }
};

QTEST_GUILESS_MAIN(TestWindow)
#include "tst_window.moc"
