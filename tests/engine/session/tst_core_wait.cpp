// Shares of waiting for a core, from files as the system has them.
#include "engine/session/core_wait.h"

#include <QDir>
#include <QTemporaryDir>
#include <QtTest>

using namespace halfstep;

class TestCoreWait : public QObject {
    Q_OBJECT

    QTemporaryDir m_tasks;

    void write(const char* task, const char* times) const
    {
        QVERIFY(QDir(m_tasks.path()).mkpath(task));
        QFile file(m_tasks.filePath(QString(task) + "/schedstat"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(times);
    }

private Q_SLOTS:
    /// Two threads that ran 300 more and waited 100 more.
    void waitedOfWhatItCouldHaveRun()
    {
        CoreWait wait(m_tasks.path().toStdString());
        write("1", "1000 500 7\n");
        write("2", "2000 100 7\n");
        QVERIFY(!wait.share());
        write("1", "1100 600 9\n");
        write("2", "2200 100 9\n");
        QCOMPARE(*wait.share(), 0.25);
        QVERIFY(!wait.share()); // nothing has run since
        QVERIFY(QDir(m_tasks.filePath("2")).removeRecursively());
        QVERIFY(!wait.share()); // and what a thread that is gone had run says nothing
    }

    void nothingWhereTheSystemDoesNotTell()
    {
        CoreWait wait("/nowhere");
        QVERIFY(!wait.share());
        QVERIFY(!wait.share());
    }

    void thisProcessIsRead()
    {
        if (!QFile::exists("/proc/self/task/" + QString::number(QCoreApplication::applicationPid()) + "/schedstat"))
            QSKIP("this system does not count how long threads wait");
        CoreWait wait;
        wait.share();
        volatile double sum = 0;
        std::optional<double> share;
        while (!share) {
            for (int i = 0; i < 1000000; ++i)
                sum = sum + i;
            share = wait.share();
        }
        QVERIFY(*share >= 0 && *share < 1);
    }
};

QTEST_GUILESS_MAIN(TestCoreWait)
#include "tst_core_wait.moc"
