#include "program.h"

#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QtTest>

namespace {

QStringList tinyRun(const QString& engine)
{
    return {"train", "--quiet",
            "--set", "model.name=tiny-mlp",
            "--set", "run.max_attempts=3",
            "--set", "run.engine=" + engine};
}

ProgramRun runIn(const QString& folder, const QString& program, const QStringList& arguments,
                 const QMap<QString, QString>& variables = {})
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (auto variable = variables.begin(); variable != variables.end(); ++variable)
        environment.insert(variable.key(), variable.value());
    QProcess process;
    process.setProcessEnvironment(environment);
    process.setWorkingDirectory(folder);
    process.start(program, arguments);
    return finishProgram(process);
}

} // namespace

/// LibTorch is loaded by what computes with it, Qt by what shows or draws, and neither by anything else.
class tst_torch_module : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    /// What the loader told of the libraries that a call of the program loaded.
    QByteArray loadsOf(const QStringList& arguments, int exitCode)
    {
        const QTemporaryDir log;
        const ProgramRun run = runIn(m_folder.path(), QStringLiteral(HALFSTEP_PROGRAM), arguments,
                                     {{"LD_DEBUG", "files"}, {"LD_DEBUG_OUTPUT", log.filePath("loads")}});
        if (run.exitCode != exitCode)
            return {};
        QByteArray text;
        for (const QFileInfo& file : QDir(log.path()).entryInfoList(QDir::Files)) {
            QFile content(file.filePath());
            if (content.open(QIODevice::ReadOnly))
                text += content.readAll();
        }
        return text;
    }

    void expectRefusal(const ProgramRun& run, const char* words)
    {
        QCOMPARE(run.exitCode, 2);
        QVERIFY2(run.err.contains(words), run.err.constData());
        QCOMPARE(run.err.count('\n'), 1);
        QCOMPARE(run.out, QByteArray());
    }

private Q_SLOTS:
    void initTestCase()
    {
        QCOMPARE(runProgram(tinyRun("plan") + QStringList{"--out", "run"}, m_folder.path()).exitCode, 0);
    }

    void loads_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<bool>("libtorch");
        QTest::newRow("help") << QStringList{"--help"} << false;
        QTest::newRow("version") << QStringList{"--version"} << false;
        QTest::newRow("list") << QStringList{"list", "presets"} << false;
        QTest::newRow("replay") << QStringList{"replay", "scaler", "--found-inf", "0,1"} << false;
        QTest::newRow("format") << QStringList{"format", "float16", "0.1"} << false;
        QTest::newRow("estimate") << QStringList{"estimate", "32-48-1"} << false;
        QTest::newRow("inspect") << QStringList{"inspect", "run"} << false;
        QTest::newRow("export") << QStringList{"export", "run", "--to", "tensorboard"} << false;
        QTest::newRow("train by plan") << tinyRun("plan") << false;
        QTest::newRow("train by autograd") << tinyRun("autograd") << true;
    }
    void loads()
    {
        QFETCH(QStringList, arguments);
        QFETCH(bool, libtorch);
        const QByteArray loads = loadsOf(arguments, 0);
        QVERIFY(loads.contains("libhalfstep_engine.so"));
        QCOMPARE(loads.contains("libtorch_cpu.so"), libtorch);
    }

    void whatOnlyPrintsDoesWithoutQt_data() { loads_data(); }
    void whatOnlyPrintsDoesWithoutQt()
    {
        QFETCH(QStringList, arguments);
        const QByteArray loads = loadsOf(arguments, 0);
        QVERIFY(loads.contains("libhalfstep_engine.so"));
#ifdef HALFSTEP_GUI
        QCOMPARE(loads.contains("libQt6Gui.so"), arguments.first() == "train");
#endif
    }

    void withoutItsLibraryOnlyThePlanTrains()
    {
        const QDir bin = QFileInfo(QStringLiteral(HALFSTEP_PROGRAM)).dir();
        const QTemporaryDir copy;
        QVERIFY(QDir(copy.path()).mkpath("bin") && QDir(copy.path()).mkpath("lib/halfstep"));
        for (const char* file : {"bin/halfstep", "lib/halfstep/libhalfstep_engine.so"})
            QVERIFY2(QFile::copy(bin.filePath(QStringLiteral("../") + file), copy.filePath(file)), file);
        const QString program = copy.filePath("bin/halfstep");
        const char* const again = "libhalfstep_torch.so, a part of Halfstep, is missing or damaged";
        expectRefusal(runIn(m_folder.path(), program, tinyRun("autograd") + QStringList{"--out", "none"}), again);
        expectRefusal(runIn(m_folder.path(), program, {"lab", "autocast-probe"}), again);
        // Nor with one that was cut short, which the loader would take.
        const QString module = copy.filePath("lib/halfstep/libhalfstep_torch.so");
        QVERIFY(QFile::copy(bin.filePath("../lib/halfstep/libhalfstep_torch.so"), module));
        for (const int size : {100'000, 5'000, 10, 0}) {
            QVERIFY(QFile::resize(module, size));
            expectRefusal(runIn(m_folder.path(), program, tinyRun("autograd") + QStringList{"--out", "none"}), again);
        }
        QVERIFY(!QDir(m_folder.path()).exists("none"));
        const ProgramRun plan = runIn(m_folder.path(), program, tinyRun("plan") + QStringList{"--out", "bare"});
        QCOMPARE(plan.exitCode, 0); // the copy has no window either, so nothing is drawn
        QVERIFY2(plan.err.contains("figures were left out"), plan.err.constData());
    }

    void brokenLibTorchIsNamedWithItsPackage()
    {
        static const QRegularExpression name(QStringLiteral(R"(libtorch_cpu\.so[.0-9]*)"));
        const QRegularExpressionMatch match = name.match(QString::fromUtf8(loadsOf(tinyRun("autograd"), 0)));
        QVERIFY(match.hasMatch());
        const QTemporaryDir libraries;
        QFile broken(libraries.filePath(match.captured()));
        QVERIFY(broken.open(QIODevice::WriteOnly));
        broken.write("no library");
        broken.close();
        expectRefusalBy(libraries.path(), match.captured());
        // Nor is one taken that was cut short, which the loader would take.
        static const QRegularExpression path(QStringLiteral(R"(/\S*libtorch_cpu\.so[.0-9]*)"));
        const QRegularExpressionMatch whole = path.match(QString::fromUtf8(loadsOf(tinyRun("autograd"), 0)));
        QFile library(whole.captured());
        QVERIFY2(library.open(QIODevice::ReadOnly), qPrintable(whole.captured()));
        QVERIFY(broken.open(QIODevice::WriteOnly));
        broken.write(library.read(2'000'000));
        broken.close();
        expectRefusalBy(libraries.path(), match.captured());
    }

private:
    void expectRefusalBy(const QString& folder, const QString& library)
    {
        const ProgramRun run = runIn(m_folder.path(), QStringLiteral(HALFSTEP_PROGRAM), tinyRun("autograd"),
                                     {{"LD_LIBRARY_PATH", folder}});
        expectRefusal(run, "install the package libtorch-dev");
        QVERIFY2(run.err.contains(library.toUtf8()), run.err.constData());
    }
};

QTEST_GUILESS_MAIN(tst_torch_module)
#include "tst_torch_module.moc"
