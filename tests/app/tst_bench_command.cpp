// `bench` in slices so tiny that their numbers say nothing: what it prints, and that it leaves nothing behind.
#include "program.h"

#include <QDir>
#include <QTemporaryDir>
#include <QtTest>

class TestBenchCommand : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyWayIsMeasuredInEverySlice()
    {
        const QTemporaryDir folder;
        qputenv("TMPDIR", folder.path().toUtf8());
        const ProgramRun run = runProgram({"bench", "--json", "--slices", "2", "--slice-ms", "0.01"}, folder.path());
        qunsetenv("TMPDIR");
        QVERIFY2(run.exitCode == 0, run.err.constData());
        QCOMPARE(run.out.count('\n'), 1);
        const QJsonObject report = run.json();
        QCOMPARE(report.value("slices").toInt(), 2);
        QVERIFY(report.value("cores").toInt() > 0);
        const QJsonArray rows = report.value("rows").toArray();
        QStringList works;
        for (const QJsonValue& value : rows) {
            const QJsonObject row = value.toObject();
            works << row.value("work").toString() + ' ' + QString::number(row.value("micro_batch").toInt());
            const QJsonObject ways = row.value("microseconds_a_step").toObject();
            QVERIFY(ways.contains("run") && ways.contains("plan"));
            for (const QString& way : ways.keys()) {
                const QJsonObject time = ways.value(way).toObject();
                QCOMPARE(time.value("slices").toArray().size(), 2);
                QVERIFY2(time.value("low").toDouble() > 0, qPrintable(works.last() + ' ' + way));
                QVERIFY(time.value("low").toDouble() <= time.value("median").toDouble());
                QVERIFY(time.value("median").toDouble() <= time.value("high").toDouble());
            }
        }
        QCOMPARE(works, QStringList({"mlp 32", "mlp 64", "mlp 512", "cnn 4", "cnn 16", "cnn 64", "smallest 1"}));
        for (const QJsonValue& value : report.value("bars").toArray()) {
            const QJsonObject bar = value.toObject();
            const double ratio = bar.value("ratio").toObject().value("median").toDouble();
            const bool met = bar.contains("at_most") ? ratio <= bar.value("at_most").toDouble()
                                                     : ratio >= bar.value("at_least").toDouble();
            QCOMPARE(bar.value("met").toBool(), met);
        }
        QVERIFY(report.value("bars").toArray().size() >= 8);
        QVERIFY(QDir(folder.path()).isEmpty());
    }

    void needsAFolderForItsRuns()
    {
        qputenv("TMPDIR", "/nowhere");
        const ProgramRun run = runProgram({"bench", "--slices", "1", "--slice-ms", "0.01"}, QString());
        qunsetenv("TMPDIR");
        QCOMPARE(run.exitCode, 2);
        QVERIFY2(run.err.contains("halfstep-bench"), run.err.constData());
    }

    void tableNamesTheWays()
    {
        const QTemporaryDir folder;
        const ProgramRun run = runProgram({"bench", "--slices", "1", "--slice-ms", "0.01"}, folder.path());
        QVERIFY2(run.exitCode == 0, run.err.constData());
        for (const char* words :
             {"run, all records written", "plain LibTorch loop", "trainer alone, autograd", "at most"})
            QVERIFY2(run.out.contains(words), words);
    }

    void badNumbersAreRefused_data()
    {
        QTest::addColumn<QString>("option");
        QTest::addColumn<QString>("value");
        QTest::newRow("no slices") << "--slices"
                                   << "0";
        QTest::newRow("no number") << "--slices"
                                   << "many";
        QTest::newRow("no time") << "--slice-ms"
                                 << "0";
        QTest::newRow("forever") << "--slice-ms"
                                 << "inf";
    }
    void badNumbersAreRefused()
    {
        QFETCH(QString, option);
        QFETCH(QString, value);
        const ProgramRun run = runProgram({"bench", option, value}, QDir::tempPath());
        QCOMPARE(run.exitCode, 2);
        QVERIFY2(run.err.contains(option.toUtf8()), run.err.constData());
    }
};

QTEST_GUILESS_MAIN(TestBenchCommand)
#include "tst_bench_command.moc"
