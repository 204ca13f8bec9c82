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
        const QStringList train{"train", "--config", "run.json", "--out", "run", "--quiet"};
        QCOMPARE(runProgram(train, m_folder.path()).exitCode, 0);
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
        QCOMPARE(float(traced["weight_after"].toDouble()), -0.01f * (200.0f * float(coefficient)));
        const QJsonArray micro = window["micro_batches"].toArray();
        QCOMPARE(micro.size(), 1);
        QCOMPARE(micro[0].toObject()["loss"].toDouble(), 10000.0);
        QCOMPARE(micro[0].toObject()["scaled_loss"].toDouble(), 2'560'000.0);
        const QJsonObject parameter = window["parameters"].toArray()[0].toObject();
        QCOMPARE(parameter["scaled"].toObject()["exponents"].toArray(), QJsonArray{(QJsonArray{15, 1})}); // 2^15.6
        QCOMPARE(parameter["unscaled"].toObject()["exponents"].toArray(), QJsonArray{(QJsonArray{7, 1})});
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
    }

    void textSaysTheSame()
    {
        const ProgramRun run = inspect({"run", "--attempt", "9"});
        QCOMPARE(run.exitCode, 0);
        QVERIFY(run.out.startsWith("run: 20 attempts, 20 windows told in full\n"));
        for (const char* part :
             {"Window 9:", "S = 256", "Skipped steps: 8", "calibrating", "Time: ", "Memory:", "Emulation saves no"})
            QVERIFY2(run.out.contains(part), part);
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
        QVERIFY(details.remove()); // an older run has none
        const ProgramRun without = inspect({"run", "--json"});
        QCOMPARE(without.exitCode, 0);
        QVERIFY(without.json()["window"].isNull());
        QCOMPARE(without.json()["skips"].toObject()["skipped"].toInt(), 8);
    }
};

QTEST_GUILESS_MAIN(tst_inspect_command)
#include "tst_inspect_command.moc"
