#include "program.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QtTest>

/// What scripts see of the program: exit codes, streams, sentences.
class tst_command_line : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void badInputIsRefusedInOneSentence_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("named");
        const auto set = [](const char* assignment) { return QStringList{"train", "--set", assignment}; };
        QTest::newRow("unknown command") << QStringList{"tarin"} << QByteArray("tarin");
        QTest::newRow("unknown option") << QStringList{"train", "--presset", "x"} << QByteArray("--presset");
        QTest::newRow("unknown options in their order")
            << QStringList{"train", "--one", "two"} << QByteArray("--one two");
        QTest::newRow("unknown list") << QStringList{"list", "planets"} << QByteArray("planets");
        QTest::newRow("two starting points")
            << QStringList{"train", "--preset", "a", "--config", "b"} << QByteArray("--preset");
        QTest::newRow("unknown preset") << QStringList{"train", "--preset", "nothing-such"}
                                        << QByteArray("nothing-such");
        QTest::newRow("missing config") << QStringList{"train", "--config", "absent.json"} << QByteArray("absent.json");
        QTest::newRow("broken config") << QStringList{"train", "--config", "broken.json"} << QByteArray("broken.json");
        QTest::newRow("unknown key") << set("batch.micro_bach=4") << QByteArray("batch.micro_bach");
        QTest::newRow("no value") << set("batch.micro_batch") << QByteArray("batch.micro_batch");
        QTest::newRow("wrong type") << set("batch.micro_batch=\"four\"") << QByteArray("batch.micro_batch");
        QTest::newRow("m 0") << set("batch.micro_batch=0") << QByteArray("batch.micro_batch");
        QTest::newRow("A 0") << set("batch.accumulation=0") << QByteArray("batch.accumulation");
        QTest::newRow("negative rate") << set("optimizer.learning_rate=-0.1") << QByteArray("optimizer.learning_rate");
        QTest::newRow("negative threshold") << set("clipping.max_norm=-1") << QByteArray("clipping.max_norm");
        QTest::newRow("unknown model") << set("model.name=gpt") << QByteArray("model.name");
        QTest::newRow("missing folder") << QStringList{"train", "--set", "dataset.name=idx", "--set",
                                                       "dataset.path=absent-folder"}
                                        << QByteArray("absent-folder");
        QTest::newRow("missing checkpoint")
            << QStringList{"train", "--resume", "absent.safetensors"} << QByteArray("absent.safetensors");
        QTest::newRow("unwritable folder")
            << QStringList{"train", "--out", "/proc/halfstep-run"} << QByteArray("/proc/halfstep-run");
    }

    void badInputIsRefusedInOneSentence()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QByteArray, named);
        const QTemporaryDir folder;
        QFile broken(folder.filePath("broken.json"));
        QVERIFY(broken.open(QIODevice::WriteOnly));
        broken.write("{\"batch\": {");
        broken.close();

        const ProgramRun run = runProgram(arguments, folder.path());
        QCOMPARE(run.exitCode, 2);
        QVERIFY2(run.err.contains(named), run.err.constData());
        QCOMPARE(run.err.count('\n'), 1);
        QCOMPARE(run.out, QByteArray());
        QCOMPARE(QDir(folder.path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot), QStringList{"broken.json"});
    }

    void cudaWithoutCudaIsRefused()
    {
        const QTemporaryDir folder;
        const ProgramRun run =
            runProgram({"train", "--set", "run.device=cuda", "--set", "run.max_attempts=2", "--quiet"}, folder.path());
        if (run.exitCode == 0)
            QSKIP("this machine has CUDA");
        QCOMPARE(run.exitCode, 2);
        QVERIFY2(run.err.contains("run.device"), run.err.constData());
        QVERIFY(!QDir(folder.path()).exists("runs") || QDir(folder.filePath("runs")).isEmpty());
    }

    void listsNameWhatTrainAccepts_data()
    {
        QTest::addColumn<QString>("what");
        QTest::addColumn<QString>("first");
        QTest::newRow("presets") << "presets"
                                 << "glyph-cnn-amp";
        QTest::newRow("datasets") << "datasets"
                                  << "glyphlab";
        QTest::newRow("models") << "models"
                                << "tiny-mlp";
        QTest::newRow("formats") << "formats"
                                 << "float32";
    }

    void listsNameWhatTrainAccepts()
    {
        QFETCH(QString, what);
        QFETCH(QString, first);
        const QTemporaryDir folder;
        const ProgramRun text = runProgram({"list", what}, folder.path());
        QCOMPARE(text.exitCode, 0);
        QVERIFY(text.out.startsWith(first.toUtf8()));

        const ProgramRun json = runProgram({"list", what, "--json"}, folder.path());
        const QJsonArray entries = QJsonDocument::fromJson(json.out).array();
        QCOMPARE(entries.size(), text.out.count('\n'));
        QCOMPARE(entries.at(0).toObject().value("name").toString(), first);
    }

    void unknownNamesAreAnsweredByTheList_data()
    {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("what");
        QTest::newRow("data set") << "dataset.name"
                                  << "datasets";
        QTest::newRow("model") << "model.name"
                               << "models";
    }
    void unknownNamesAreAnsweredByTheList()
    {
        QFETCH(QString, key);
        QFETCH(QString, what);
        const QTemporaryDir folder;
        QStringList names;
        for (const QJsonValue& entry :
             QJsonDocument::fromJson(runProgram({"list", what, "--json"}, folder.path()).out).array())
            names.append(entry.toObject().value("name").toString());
        QVERIFY(names.size() > 2);
        const ProgramRun refused = runProgram({"train", "--set", key + "=nothing-such"}, folder.path());
        QVERIFY2(refused.err.endsWith((": " + names.join(", ") + ".\n").toUtf8()), refused.err.constData());
    }

    void presetsOfTheContractAreThere()
    {
        const QTemporaryDir folder;
        const QByteArray list = runProgram({"list", "presets"}, folder.path()).out;
        for (const char* name : {"glyph-cnn-amp", "glyph-cnn-fp32", "glyph-cnn-bf16", "tiny-mlp-scale-dance",
                                 "northstar-early-stopping", "synthetic-cost", "underflow-without-scaler"})
            QVERIFY2(list.contains(name), name);
    }

    void labsThatAreListedCanBeDone()
    {
        const QTemporaryDir folder;
        const ProgramRun list = runProgram({"list", "labs", "--json"}, folder.path());
        QCOMPARE(list.exitCode, 0);
        const QJsonArray labs = QJsonDocument::fromJson(list.out).array();
        QVERIFY(labs.size() >= 20);
        const ProgramRun help = runProgram({"lab", labs[1]["name"].toString(), "--help"}, folder.path());
        QCOMPARE(help.exitCode, 0);
        QVERIFY(help.out.contains(labs[1]["description"].toString().toUtf8()));
        const ProgramRun run = runProgram(
            {"lab", "unequal-micro-batches", "--set", "sizes=4,2", "--out", "result", "--json"}, folder.path());
        QCOMPARE(run.exitCode, 0);
        const QJsonObject result = QJsonDocument::fromJson(run.out).object();
        QCOMPARE(result["numbers"]["coefficients_unweighted"].toArray(), (QJsonArray{0.125, 0.25}));
        QVERIFY(result["holds"].toBool());
        QVERIFY(QFileInfo::exists(folder.filePath("result/micro_batches.csv")));
#ifdef HALFSTEP_GUI
        for (const char* figure : {"result/figure.png", "result/figure.svg", "result/figure.pdf"})
            QVERIFY2(QFileInfo(folder.filePath(figure)).size() > 1000, figure);
#endif
        QCOMPARE(runProgram({"lab", "none"}, folder.path()).exitCode, 2);
        QCOMPARE(runProgram({"lab", "hand-example", "--set", "w=a"}, folder.path()).exitCode, 2);
    }

    /// A teacher's code gives the mistake that it was listed with, and the result tells it only once it is named.
    void mysteryCodesAreThoseOfTheirMistakes()
    {
        const QTemporaryDir folder;
        const QJsonArray codes =
            QJsonDocument::fromJson(runProgram({"list", "mystery-codes", "--json"}, folder.path()).out).array();
        QCOMPARE(codes.size(), 30);
        const QJsonObject last = codes.last().toObject();
        const QString code = last["name"].toString();
        const QString mistake = last["description"].toString();
        const ProgramRun unnamed =
            runProgram({"lab", "mystery-fault", "--set", "code=" + code, "--json"}, folder.path());
        QCOMPARE(QJsonDocument::fromJson(unnamed.out).object()["verdict"].toString(), QString("not_named"));
        QVERIFY(!unnamed.out.contains(mistake.toUtf8()));
        const ProgramRun named = runProgram(
            {"lab", "mystery-fault", "--set", "code=" + code, "--set", "guess=" + mistake, "--json"}, folder.path());
        QCOMPARE(QJsonDocument::fromJson(named.out).object()["verdict"].toString(), mistake);
    }

    void estimateIsThatOfTheFormulas()
    {
        const QTemporaryDir folder;
        const ProgramRun run = runProgram({"estimate", "256-128-1", "--input", "256", "--batch", "512", "--rows",
                                           "50000000", "--bandwidth", "8e9", "--second-batch", "128", "--json"},
                                          folder.path());
        QCOMPARE(run.exitCode, 0);
        const QJsonObject estimate = QJsonDocument::fromJson(run.out).object();
        QCOMPARE(estimate["parameters"].toInt(), 33025);
        QCOMPARE(estimate["state_bytes"].toInt(), 528400);
        QCOMPARE(estimate["dataset_bytes"].toDouble(), 51.2e9);
        QCOMPARE(estimate["transfer_s"].toDouble(), 6.4);
        QCOMPARE(estimate["variance_ratio"].toDouble(), 0.25);
        QCOMPARE(runProgram({"estimate", "1000000-1000000", "--rows", "1e12"}, folder.path()).exitCode, 2);
        QCOMPARE(runProgram({"estimate", "32-foo-1"}, folder.path()).exitCode, 2);
        for (const QString batch : {"0", "1e12"}) {
            const ProgramRun refused = runProgram({"estimate", "32-48-1", "--batch", batch}, folder.path());
            QCOMPARE(refused.exitCode, 2);
            QVERIFY2(refused.err.contains("--batch must be from 1 to 10,000,000."), refused.err.constData());
        }
        const ProgramRun memory = runProgram({"estimate", "32-48-1", "--memory", "1e99"}, folder.path());
        QCOMPARE(memory.exitCode, 2);
        QVERIFY2(memory.err.contains("--memory must be above 0 and below 1e30."), memory.err.constData());
    }

    void versionAndHelpGoToStandardOutput()
    {
        const QTemporaryDir folder;
        const ProgramRun version = runProgram({"--version"}, folder.path());
        QCOMPARE(version.exitCode, 0);
        QVERIFY(version.out.startsWith("halfstep "));
        const ProgramRun help = runProgram({"train", "--help"}, folder.path());
        QCOMPARE(help.exitCode, 0);
        QVERIFY(help.out.contains("--preset"));
        QCOMPARE(help.err, QByteArray());
    }

    void windowWithoutDisplayIsRefused()
    {
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
            environment.remove(name);
        process.setProcessEnvironment(environment);
        const QTemporaryDir folder;
        startProgram(process, {}, folder.path());
        const ProgramRun run = finishProgram(process);
        QCOMPARE(run.exitCode, 2);
#ifdef HALFSTEP_GUI
        QVERIFY2(run.err.contains("halfstep train"), run.err.constData());
#else
        QVERIFY2(run.err.contains("without its window"), run.err.constData());
#endif
    }
};

QTEST_GUILESS_MAIN(tst_command_line)
#include "tst_command_line.moc"
