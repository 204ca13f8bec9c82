#include "program.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <cmath>

/// `halfstep inspect`, as a script sees it.
class tst_inspect_command : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    ProgramRun inspect(const QStringList& arguments) const
    {
        return runProgram(QStringList{"inspect"} + arguments, m_folder.path());
    }

    ProgramRun train(const QString& out, const QStringList& more = {}) const
    {
        const QStringList arguments{"train", "--config", "run.json", "--quiet", "--out", out};
        return runProgram(arguments + more, m_folder.path());
    }

    QByteArray read(const QString& name) const
    {
        QFile file(m_folder.filePath(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    /// As a foreign program, or a kill, would leave the file.
    bool replace(const QString& name, const QByteArray& before, const QByteArray& after) const
    {
        QByteArray bytes = read(name);
        if (!bytes.contains(before))
            return false;
        bytes.replace(before, after);
        QFile file(m_folder.filePath(name));
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
    }

private Q_SLOTS:
    /// One sample, y = -100: in float16 the starting scale overflows eight times, and then 2(w + 100) is learned.
    void initTestCase()
    {
        QFile config(m_folder.filePath("run.json"));
        QVERIFY(config.open(QIODevice::WriteOnly));
        config.write(R"({"dataset": {"name": "points", "points": {"x": [[1]], "y": [-100]}},
            "model": {"name": "linear", "initial_weights": [0]}, "loss": "mse",
            "optimizer": {"learning_rate": 0.01, "momentum": 0},
            "batch": {"micro_batch": 1, "accumulation": 1, "shuffle": false},
            "precision": {"backend": "emulated"},
            "clipping": {"enabled": true, "max_norm": 50}, "run": {"max_epochs": 100, "max_attempts": 20}})");
        config.close();
        QCOMPARE(train("run").exitCode, 0);
    }

    void windowsNumbersFollowFromEachOther()
    {
        const ProgramRun run = inspect({"run", "--attempt", "9", "--json"});
        QCOMPARE(run.exitCode, 0);
        QCOMPARE(run.err, QByteArray());
        QCOMPARE(run.out.count('\n'), 1);
        const QJsonObject json = run.json();
        QCOMPARE(json["attempts"].toInt(), 20);
        QCOMPARE(json["windows_told"].toInt(), 20);
        const QJsonObject window = json["window"].toObject();
        QCOMPARE(window["attempt"].toInt(), 9);
        QCOMPARE(window["scale"].toDouble(), 256.0);
        QCOMPARE(window["unscaling"].toDouble(), 1.0 / 256);
        const QJsonObject traced = window["traced"].toObject();
        QCOMPARE(traced["scaled"].toDouble(), 51200.0); // 256 · 200
        QCOMPARE(traced["unscaled"].toDouble(), 200.0);
        const QJsonObject stages = window["stages"].toObject();
        const double coefficient = 50 / (200 + 1e-6);
        QCOMPARE(stages["clip_coefficient"].toDouble(), coefficient);
        QCOMPARE(float(traced["clipped"].toDouble()), 200.0f * float(coefficient));
        QCOMPARE(stages["norm_scaled"].toDouble(), 51200.0);
        QVERIFY(stages["applied"].toBool());
        QCOMPARE(stages["applied_updates"].toInt(), 1);
        QCOMPARE(stages["learning_rate"].toDouble(), 0.01);
        QCOMPARE(stages["growth_tracker"].toInt(), 1);
        QCOMPARE(float(traced["weight_after"].toDouble()), -0.01f * (200.0f * float(coefficient)));
        const QJsonArray micro = window["micro_batches"].toArray();
        QCOMPARE(micro.size(), 1);
        QCOMPARE(micro[0].toObject()["loss"].toDouble(), 10000.0);
        QCOMPARE(micro[0].toObject()["scaled_loss"].toDouble(), 2'560'000.0);
        const QJsonObject parameter = window["parameters"].toArray()[0].toObject();
        QCOMPARE(parameter["scaled"].toObject()["exponents"].toArray(), QJsonArray{(QJsonArray{15, 1})}); // 2^15.6
        QCOMPARE(parameter["unscaled"].toObject()["exponents"].toArray(), QJsonArray{(QJsonArray{7, 1})});
    }

    void whatASkipDidNotDoIsNotTold()
    {
        const QByteArray text = inspect({"run", "--attempt", "1"}).out;
        QVERIFY2(text.contains("\n  scaled norm inf, not finite; unscaled inf; not clipped, since skipped\n"), text);
        QVERIFY2(text.contains(" overflow 0% of finite ones, inf 100.0%, NaN 0%\n"), text);
        QVERIFY2(text.contains(" 1 not finite; no update but zeros\n"), text);
        QVERIFY2(!text.contains("clipped 0"), text);
    }

    void notesOfTheUserAreListed()
    {
        QVERIFY(inspect({"run", "--json"}).json()["notes"].toArray().isEmpty());
        QFile notes(m_folder.filePath("run/notes.jsonl"));
        QVERIFY(notes.open(QIODevice::WriteOnly));
        notes.write("{\"attempt\": 9, \"note\": \"the first update\"}\nnone\n");
        notes.close();
        const ProgramRun run = inspect({"run", "--json"});
        QCOMPARE(run.json()["notes"].toArray(),
                 (QJsonArray{QJsonObject{{"attempt", 9}, {"note", "the first update"}}}));
        QCOMPARE(run.err,
                 QByteArray("halfstep: Line 2 of run/notes.jsonl is no note. What is no note stays in the file "
                            "and is not shown.\n"));
        QVERIFY(inspect({"run"}).out.contains("Note at attempt 9: the first update\n"));
        QVERIFY(notes.remove());
    }

    void skipsAreListed()
    {
        const QJsonObject skips = inspect({"run", "--json"}).json()["skips"].toObject();
        QCOMPARE(skips["skipped"].toInt(), 8);
        const QJsonArray rows = skips["rows"].toArray();
        QCOMPARE(rows.size(), 8);
        for (int i = 0; i < 8; ++i) {
            const QJsonObject row = rows[i].toObject();
            QCOMPARE(row["attempt"].toInt(), i + 1);
            QCOMPARE(row["in_a_row"].toInt(), i + 1);
            QCOMPARE(row["scale_before"].toDouble(), std::ldexp(65536.0, -i));
            QCOMPARE(row["scale_after"].toDouble(), std::ldexp(32768.0, -i));
            QCOMPARE(row["reason"].toString(), QStringLiteral("gradient_overflow"));
            QCOMPARE(row["first_bad_tensor"].toString(), QStringLiteral("fc1.weight"));
            QCOMPARE(row["verdict"].toString(), QStringLiteral("calibrating"));
            QVERIFY(row["largest_finite"].isNull()); // its one gradient is infinite
        }
    }

    void timeAndMemoryAddUp()
    {
        const QJsonObject json = inspect({"run", "--json"}).json();
        double shares = 0;
        const QJsonArray parts = json["time"].toObject()["parts"].toArray();
        QCOMPARE(parts.size(), 7); // the run was not resumed, so that recording is known
        for (const QJsonValue& part : parts)
            shares += part.toObject()["share"].toDouble();
        QVERIFY(std::abs(shares - 1) < 1e-9);
        // One weight: 4 bytes, as much of gradient, and two float32 copies under emulation.
        QMap<QString, int> bytes;
        int sum = 0;
        const QJsonObject memory = json["memory"].toObject();
        for (const QJsonValue& line : memory["parts"].toArray()) {
            bytes[line["part"].toString()] = line["bytes"].toInt();
            sum += line["bytes"].toInt();
        }
        QCOMPARE(bytes["weights"], 4);
        QCOMPARE(bytes["gradients"], 4);
        QCOMPARE(bytes["low_copies"], 8);
        QCOMPARE(bytes["input_batch"], 4);
        QVERIFY(!bytes.contains("optimizer_state"));
        QCOMPARE(sum, memory["counted_peak_bytes"].toInt());
        QVERIFY(memory["emulation_saves_nothing"].toBool());
        QVERIFY(memory["calculator_peak_bytes"].toInt() > 0);
    }

    void textSaysTheSame()
    {
        const ProgramRun run = inspect({"run", "--attempt", "9"});
        QCOMPARE(run.exitCode, 0);
        QVERIFY(run.out.startsWith("run: 20 attempts, 20 windows told in full\n"));
        for (const char* part : {"Window 9:", "S = 256", "applied as update 1 at a rate of 0.01;",
                                 "summed 51200, unscaled 200, clipped 50; its weight", "good steps in a row",
                                 "Skipped steps: 8", "calibrating", "Time: ", "Memory:", "Emulation saves no"})
            QVERIFY2(run.out.contains(part), part);
    }

    void stagesComeAsTheyHappened_data()
    {
        QTest::addColumn<QString>("mistake");
        QTest::addColumn<QByteArray>("sentence");
        QTest::addColumn<QByteArray>("stages");
        QTest::addColumn<QJsonArray>("order");
        // 2 · 100 is the gradient, 256 the scale, 50 the threshold.
        QTest::newRow("as it should be") << QString() << QByteArray()
                                         << QByteArray("scaled norm 51200, finite; unscaled 200; x 0.25 = 50\n")
                                         << QJsonArray{"unscale", "clip"};
        QTest::newRow("clipped first")
            << "clip_before_unscale"
            << QByteArray("Deliberate mistake: clipping before unscaling. The threshold then acts on the scaled "
                          "gradient, and is far too small.\n")
            << QByteArray("scaled norm 51200, finite; clipped before unscaling: x 0.000976562 = 50; then unscaled "
                          "0.195312\n")
            << QJsonArray{"clip", "unscale"};
        QTest::newRow("unscaled again and again")
            << "unscale_each_micro_batch"
            << QByteArray("Deliberate mistake: unscaling each micro-batch. Gradients are unscaled again and again "
                          "within one window.\n")
            << QByteArray("norm 200, finite, of the sum that was unscaled after each micro-batch; x 0.25 = 50\n")
            << QJsonArray{"unscale_each_micro_batch", "clip"};
    }

    void stagesComeAsTheyHappened()
    {
        QFETCH(const QString, mistake);
        QFETCH(const QByteArray, sentence);
        QFETCH(const QByteArray, stages);
        QFETCH(const QJsonArray, order);
        QString folder = QStringLiteral("run");
        if (!mistake.isEmpty()) {
            folder = mistake;
            QCOMPARE(train(folder, {"--set", "mistakes." + mistake + "=true"}).exitCode, 0);
        }
        const QByteArray text = inspect({folder, "--attempt", "9"}).out;
        const QByteArray top = folder.toUtf8() + ": 20 attempts, 20 windows told in full\n" + sentence + "Window 9:";
        QVERIFY2(text.startsWith(top), text);
        QVERIFY2(text.contains("\n  " + stages), text);
        const QJsonObject json = inspect({folder, "--attempt", "9", "--json"}).json();
        QCOMPARE(json["window"].toObject()["stages"].toObject()["order"].toArray(), order);
        const QJsonArray mistakes = json["mistakes"].toArray();
        QCOMPARE(mistakes.size(), mistake.isEmpty() ? 0 : 1);
        if (mistake.isEmpty())
            return;
        const QJsonObject named = mistakes[0].toObject();
        QCOMPARE(named["name"].toString(), mistake);
        QCOMPARE("Deliberate mistake: " + named["stamp"].toString() + ". " + named["sentence"].toString() + '\n',
                 QString::fromUtf8(sentence));
    }

    void attemptThatIsNoneOfTheRunIsRefused_data()
    {
        QTest::addColumn<QByteArray>("sentence");
        QTest::newRow("0") << QByteArray("there is no attempt 0; they count from 1.\n");
        QTest::newRow("-1") << QByteArray("there is no attempt -1; they count from 1.\n");
        QTest::newRow("21") << QByteArray("the run has no attempt 21; its last is 20.\n");
    }

    void attemptThatIsNoneOfTheRunIsRefused()
    {
        QFETCH(const QByteArray, sentence);
        const ProgramRun run = inspect({"run", "--attempt", QTest::currentDataTag()});
        QCOMPARE(run.exitCode, 2);
        QCOMPARE(run.out, QByteArray());
        QCOMPARE(run.err, "halfstep: --attempt: " + sentence);
    }

    void attemptThatWasNotToldIsSaid()
    {
        QCOMPARE(train("partly").exitCode, 0);
        const QByteArray details = read("partly/details.jsonl");
        const QByteArray later = details.mid(details.indexOf("{\"attempt\":13,"));
        QVERIFY(replace("partly/details.jsonl", later, {}));
        const QByteArray text = inspect({"partly", "--attempt", "18"}).out;
        const QByteArray record = "Attempt 18 was not told in full; this is its record.\nWindow 18: 1 samples in 1 "
                                  "micro-batches, float16 emulated, S = 256\n  loss ";
        QVERIFY2(text.contains(record), text);
        QVERIFY2(text.contains("good steps in a row\nThe nearest that was told in full is 12.\nWindow 12:"), text);
        QVERIFY(!inspect({"partly", "--attempt", "12"}).out.contains("not told"));
        const QJsonObject json = inspect({"partly", "--attempt", "18", "--json"}).json();
        QCOMPARE(json["attempt_asked"].toInt(), 18);
        QCOMPARE(json["window"].toObject()["attempt"].toInt(), 12);
        const QJsonObject told = inspect({"run", "--attempt", "18", "--json"}).json(); // the same run, told in full
        QVERIFY(told["attempt_recorded"].isNull());
        QCOMPARE(json["attempt_recorded"].toObject()["attempt"].toInt(), 18);
        QCOMPARE(json["attempt_recorded"].toObject()["stages"], told["window"].toObject()["stages"]);
        QVERIFY(inspect({"partly", "--json"}).json()["attempt_asked"].isNull());
        QVERIFY(QFile::remove(m_folder.filePath("partly/details.jsonl")));
        const ProgramRun none = inspect({"partly", "--attempt", "18"});
        QCOMPARE(none.exitCode, 0);
        QVERIFY(none.out.contains("\nNo attempt of this run was told in full.\n"));
    }

    void skipsThatAreLeftOutAreSaid()
    {
        const QStringList hopeless{"--set", R"(dataset.points={"x": [[1]], "y": [1e38]})", "--set",
                                   "run.max_attempts=30"};
        train("hopeless", hopeless);
        const QByteArray said = "\nSkipped steps: 30; the last 20 of 30, all with --json\n  attempt 11: ";
        QVERIFY(inspect({"hopeless"}).out.contains(said));
        QCOMPARE(inspect({"hopeless", "--json"}).json()["skips"].toObject()["rows"].toArray().size(), 30);
        QVERIFY(inspect({"run"}).out.contains("\nSkipped steps: 8\n  attempt 1: "));
    }

    void tensorsOfAForeignRunAreNamedAndEscaped()
    {
        QCOMPARE(train("foreign").exitCode, 0);
        QVERIFY(replace("foreign/attempts.csv", "gradient_overflow", "forward_nonfinite"));
        QVERIFY(replace("foreign/attempts.csv", ",fc1.weight,", ",fc\x1b[31m\xff,"));
        QVERIFY(replace("foreign/details.jsonl", "\"fc1", "\"fc\\u001b[32m"));
        const QJsonObject skips = inspect({"foreign", "--json"}).json()["skips"].toObject();
        QCOMPARE(skips["rows"].toArray()[0].toObject()["first_bad_tensor"].toString(),
                 QStringLiteral("fc\x1b[31m\\xff"));
        const QByteArray text = inspect({"foreign"}).out;
        QVERIFY2(text.contains("the loss is not finite, S 65,536 -> 32,768, its gradient not finite first in "
                               "fc\\x1b[31m\\xff, 1 in a row"),
                 text);
        QVERIFY2(text.contains("  fc\\x1b[32m.weight"), text);
        QVERIFY(!text.contains('\x1b'));
    }

    void unfinishedRunAndMissingRowsAreSaid()
    {
        QCOMPARE(train("broken").exitCode, 0);
        QVERIFY(QFile::remove(m_folder.filePath("broken/attempts.csv")));
        const QByteArray text = inspect({"broken"}).out;
        QVERIFY(text.contains("\nattempts.csv is missing, but run.json counts 20 attempts.\n"));
        QVERIFY(text.contains("\nSkipped steps and times are not known without attempts.csv.\n"));
        QVERIFY(!text.contains("Skipped steps: ") && !text.contains("Time: "));
        const QJsonObject json = inspect({"broken", "--json"}).json();
        QCOMPARE(json["attempts_counted"].toInt(), 20);
        QVERIFY(json["skips"].isNull() && json["time"].isNull());
        QCOMPARE(json["state"].toString(), QStringLiteral("ended"));
        QVERIFY(replace("broken/run.json", "\"state\": \"ended\"", "\"state\": \"running\""));
        QVERIFY(inspect({"broken"})
                    .out.startsWith(
                        "broken: 0 attempts, 20 windows told in full\n"
                        "Unfinished: run.json says that the run is running. It was killed, or is still training.\n"));
        QCOMPARE(inspect({"broken", "--json"}).json()["state"].toString(), QStringLiteral("running"));
    }

    void whatIsMissingIsSaid()
    {
        QCOMPARE(inspect({"nowhere"}).exitCode, 2);
        QCOMPARE(inspect({"run", "--attempt", "some"}).exitCode, 2);
        QCOMPARE(inspect({}).exitCode, 2);
        QFile details(m_folder.filePath("run/details.jsonl"));
        QVERIFY(details.open(QIODevice::ReadOnly));
        const QByteArray whole = details.readAll();
        details.close();
        QVERIFY(details.open(QIODevice::WriteOnly) && details.write(whole.chopped(10)) > 0);
        details.close();
        const ProgramRun torn = inspect({"run", "--json"});
        QCOMPARE(torn.exitCode, 0);
        QVERIFY(torn.err.contains("details.jsonl") && torn.err.count('\n') == 1);
        QCOMPARE(torn.json()["windows_told"].toInt(), 19);
        QVERIFY(details.open(QIODevice::WriteOnly) && details.write("attempt\n1\n") > 0); // none of details
        details.close();
        const ProgramRun foreign = inspect({"run", "--json"});
        QCOMPARE(foreign.exitCode, 0);
        QVERIFY2(foreign.err.contains("details.jsonl:1") && foreign.err.count('\n') == 1, foreign.err);
        QCOMPARE(foreign.json()["skips"].toObject()["skipped"].toInt(), 8);
        QVERIFY(details.remove()); // an older run has none
        const ProgramRun without = inspect({"run", "--json"});
        QCOMPARE(without.exitCode, 0);
        QVERIFY(without.json()["window"].isNull());
        QCOMPARE(without.json()["skips"].toObject()["skipped"].toInt(), 8);
    }
};

QTEST_GUILESS_MAIN(tst_inspect_command)
#include "tst_inspect_command.moc"
