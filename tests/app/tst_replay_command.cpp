#include "program.h"
#include "tests/engine/numerics/scaler_traces.h"

#include <QTemporaryDir>
#include <QtTest>

#include <cmath>

/// `halfstep replay`, as a script sees it.
class tst_replay_command : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    ProgramRun replay(const QStringList& arguments) const
    {
        return runProgram(QStringList{"replay"} + arguments, m_folder.path());
    }

private Q_SLOTS:
    void scalerTraceOfTheContract()
    {
        // S0 4, interval 3, an overflow at attempt 5.
        const ProgramRun run = replay({"scaler", "--init", "4", "--growth", "2", "--backoff", "0.5", "--interval", "3",
                                       "--found-inf", "0,0,0,0,1,0,0,0,0"});
        QCOMPARE(run.exitCode, 0);
        QCOMPARE(run.err, QByteArray());
        QCOMPARE(run.out.count('\n'), 1);
        const double scales[] = {4, 4, 8, 8, 4, 4, 4, 8, 8};
        const int trackers[] = {1, 2, 0, 1, 0, 1, 2, 0, 1};
        const QJsonArray trace = run.json().value("trace").toArray();
        QCOMPARE(trace.size(), 9);
        for (int i = 0; i < 9; ++i) {
            const QJsonObject row = trace.at(i).toObject();
            QCOMPARE(row.value("attempt").toInt(), i + 1);
            QCOMPARE(row.value("scale_next").toDouble(), scales[i]);
            QCOMPARE(row.value("growth_tracker").toInt(), trackers[i]);
            QCOMPARE(row.value("skipped").toBool(), i == 4);
        }
        QCOMPARE(run.json().value("skipped").toInt(), 1);
        QCOMPARE(run.json().value("final_scale").toDouble(), 8.0);
    }

    void scalerFollowsPyTorch()
    {
        // tst_replay compares all 300 traces; these go through arguments and JSON.
        const nlohmann::json traces = halfstep::test::scalerTraces();
        QCOMPARE(traces.size(), std::size_t{300});
        for (std::size_t number = 0; number < traces.size(); number += 50) {
            const nlohmann::json& trace = traces[number];
            const auto text = [&](const char* key) { return QString::fromStdString(trace.at(key).dump()); };
            const QString findings = text("fi");
            const ProgramRun run =
                replay({"scaler", "--init", text("init"), "--growth", text("growth"), "--backoff", text("back"),
                        "--interval", text("interval"), "--found-inf", findings.mid(1, findings.size() - 2)});
            QVERIFY2(run.exitCode == 0, run.err.constData());
            const nlohmann::json replayed = nlohmann::json::parse(run.out.toStdString()).at("trace");
            nlohmann::json rows = nlohmann::json::array();
            for (const nlohmann::json& row : replayed)
                rows.push_back({row.at("scale_used"), row.at("scale_next"), row.at("growth_tracker")});
            QVERIFY2(rows == trace.at("rows"), qPrintable(QStringLiteral("trace %1").arg(number)));
        }
    }

    void plusSignsAndBlanksAreNoPartOfANumber()
    {
        const QByteArray plain = replay({"scaler", "--init", "4", "--growth", "2", "--backoff", "0.5", "--interval",
                                         "3", "--found-inf", "0,0,0,0,1,0"})
                                     .out;
        QVERIFY(!plain.isEmpty());
        QCOMPARE(replay({"scaler", "--init", "+4", "--growth", " +2.0", "--backoff", "+.5 ", "--interval", "+3",
                         "--found-inf", "0, 0,\t0 , +0,\n1,0 "})
                     .out,
                 plain);
        QCOMPARE(replay({"scaler", "--init", "4e0", "--interval", "0.3e1", "--found-inf", "0,0,0,0,1,0"}).out, plain);
        const QByteArray stopping =
            replay({"early-stopping", "--values", "1.0,0.9,-0.1,nan,inf", "--patience", "2", "--min-delta", "0.01"})
                .out;
        QVERIFY(!stopping.isEmpty());
        QCOMPARE(replay({"early-stopping", "--values", "+1.0, 0.9, -0.1, +nan, +inf", "--patience", "+2", "--min-delta",
                         " +0.01"})
                     .out,
                 stopping);
        QCOMPARE(replay({"early-stopping", "--values", "-1, +1"}).json().value("trace").toArray().size(), 2);
    }

    void scalerHasTheDefaultsOfTraining()
    {
        const QJsonObject json = replay({"scaler", "--found-inf", "1"}).json();
        QCOMPARE(json.value("init_scale").toDouble(), 65536.0);
        QCOMPARE(json.value("growth_interval").toInt(), 2000);
        QCOMPARE(json.value("final_scale").toDouble(), 32768.0);
    }

    /// Every loss overflows float32: the scale goes 65536, 6.6e-26, 0 and stays there.
    void aReplayComparesTheSameAttempts()
    {
        QFile config(m_folder.filePath("zero.json"));
        QVERIFY(config.open(QIODevice::WriteOnly));
        config.write(R"({"dataset": {"name": "points", "points": {"x": [[1]], "y": [-1e30]}},
            "model": {"name": "linear", "initial_weights": [0]}, "loss": "mse",
            "optimizer": {"learning_rate": 0.01, "momentum": 0},
            "batch": {"micro_batch": 1, "accumulation": 1, "shuffle": false},
            "precision": {"backend": "emulated"}, "scaler": {"backoff_factor": 1e-30},
            "clipping": {"enabled": false}, "run": {"max_epochs": 100, "max_attempts": 6}})");
        config.close();
        const ProgramRun trained =
            runProgram({"train", "--config", "zero.json", "--out", "zero", "--quiet"}, m_folder.path());
        QVERIFY2(QFile::exists(m_folder.filePath("zero/run.json")), trained.err.constData());
        const QJsonObject json = replay({"scaler", "--run", "zero"}).json();
        QCOMPARE(json.value("attempts").toInt(), 2);
        QCOMPARE(json.value("skipped").toInt(), 2);
        QCOMPARE(json.value("recorded_skipped").toInt(), 2);
        QCOMPARE(json.value("recorded_attempts").toInt(), 6);
        const QString note = json.value("note").toString();
        QVERIFY2(note.contains("From attempt 3 on the recorded scale was 0")
                     && note.contains("of 6 attempts 4 are left out"),
                 qPrintable(note));
    }

    void recordedRunIsReplayed()
    {
        QFile config(m_folder.filePath("fx4.json"));
        QVERIFY(config.open(QIODevice::WriteOnly));
        config.write(R"({"dataset": {"name": "points", "points": {"x": [[1]], "y": [-100]}},
            "model": {"name": "linear", "initial_weights": [0]}, "loss": "mse",
            "optimizer": {"learning_rate": 0.01, "momentum": 0},
            "batch": {"micro_batch": 1, "accumulation": 1, "shuffle": false},
            "precision": {"backend": "emulated"},
            "clipping": {"enabled": false}, "run": {"max_epochs": 100, "max_attempts": 20}})");
        config.close();
        QCOMPARE(runProgram({"train", "--config", "fx4.json", "--out", "fx4", "--quiet"}, m_folder.path()).exitCode, 0);

        const QJsonObject same = replay({"scaler", "--run", "fx4"}).json();
        const QJsonArray trace = same.value("trace").toArray();
        QCOMPARE(trace.size(), 20);
        QCOMPARE(same.value("skipped").toInt(), 8);
        QCOMPARE(same.value("recorded_skipped").toInt(), 8);
        QCOMPARE(same.value("recorded_attempts").toInt(), 20);
        QVERIFY(!same.value("note").toString().contains("left out"));
        for (int i = 0; i < 20; ++i) {
            const QJsonObject row = trace.at(i).toObject();
            QCOMPARE(row.value("found_inf").toBool(), i < 8);
            QCOMPARE(row.value("upper_bound").toBool(), i < 8);
            QCOMPARE(row.value("scale_next").toDouble(), std::max(256.0, std::ldexp(65536.0, -(i + 1))));
            if (i < 8)
                QVERIFY(std::abs(row.value("largest_finite_scale").toDouble() - 327.6) < 1e-4);
        }
        QVERIFY(!same.value("note").toString().isEmpty());
        QCOMPARE(replay({"scaler", "--run", "fx4", "--init", "256"}).json().value("skipped").toInt(), 0);
        QCOMPARE(replay({"scaler", "--run", "fx4", "--backoff", "0.25"}).json().value("skipped").toInt(), 4);

        // What another version wrote besides is named and read around.
        QFile document(m_folder.filePath("fx4/run.json"));
        QVERIFY(document.open(QIODevice::ReadWrite));
        QByteArray text = document.readAll();
        QCOMPARE(replay({"scaler", "--run", "fx4"}).err, QByteArray());
        text.replace("\"state\":", "\"later\": 1, \"state\":");
        QVERIFY(document.resize(0) && document.seek(0) && document.write(text) == text.size());
        document.close();
        const ProgramRun later = replay({"scaler", "--run", "fx4"});
        QCOMPARE(later.exitCode, 0);
        QCOMPARE(later.json(), same);
        QVERIFY(later.err.contains("run.json") && later.err.contains(" later,") && later.err.count('\n') == 1);

        // What the answer would come from is missing.
        QVERIFY(QFile::remove(m_folder.filePath("fx4/scale_limits.csv")));
        QVERIFY(replay({"scaler", "--run", "fx4"}).err.endsWith("fx4/scale_limits.csv was not found.\n"));
        QVERIFY(QFile::remove(m_folder.filePath("fx4/attempts.csv")));
        QVERIFY(replay({"scaler", "--run", "fx4"}).err.endsWith("fx4/attempts.csv was not found.\n"));

        // In float32 nothing was measured.
        QCOMPARE(runProgram({"train", "--config", "fx4.json", "--set", "precision.dtype=float32", "--set",
                             "precision.backend=auto", "--out", "fp32", "--quiet"},
                            m_folder.path())
                     .exitCode,
                 0);
        const ProgramRun refused = replay({"scaler", "--run", "fp32"});
        QCOMPARE(refused.exitCode, 2);
        QVERIFY2(refused.err.contains("emulated"), refused.err.constData());
    }

    void earlyStoppingTracesOfTheContract()
    {
        const QJsonObject patience = replay({"early-stopping", "--values", "1.0,.9,.95,.94,.93,.5,.6,.6,.6,.6",
                                             "--patience", "3", "--min-delta", "0"})
                                         .json();
        QCOMPARE(patience.value("stop_epoch").toInt(), 5);
        QCOMPARE(patience.value("best_epoch").toInt(), 2);
        QCOMPARE(patience.value("best").toDouble(), 0.9);
        QCOMPARE(patience.value("trace").toArray().size(), 5);

        const QJsonObject nan = replay({"early-stopping", "--values", "1.0,0.8,nan,nan,nan", "--patience", "2"}).json();
        QCOMPARE(nan.value("stop_epoch").toInt(), 4);
        QCOMPARE(nan.value("best").toDouble(), 0.8);
        const QJsonObject third = nan.value("trace").toArray().at(2).toObject();
        QVERIFY(third.value("value").isNull());
        QCOMPARE(third.value("nonfinite").toObject().value("value").toString(), QString("nan"));
        QVERIFY(!third.value("improved").toBool());
    }

    void aRunWithoutABestSaysNull()
    {
        const ProgramRun run = replay({"early-stopping", "--values", "nan,inf", "--patience", "9"});
        QCOMPARE(run.exitCode, 0);
        for (const char* key : {"stop_epoch", "best_epoch", "best"})
            QVERIFY2(run.json().value(key).isNull() && run.json().contains(key), key);
    }

    void badInputIsRefusedInOneSentence_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("named");
        const auto scaler = [](const char* option, const char* value) {
            return QStringList{"scaler", "--found-inf", "0,1", option, value};
        };
        const auto stopping = [](const char* option, const char* value) {
            return QStringList{"early-stopping", "--values", "1,2", option, value};
        };
        QTest::newRow("nothing to replay") << QStringList{} << QByteArray("subcommand");
        QTest::newRow("no findings") << QStringList{"scaler"} << QByteArray("--found-inf");
        QTest::newRow("empty findings") << QStringList{"scaler", "--found-inf", ""} << QByteArray("--found-inf");
        QTest::newRow("gap in findings") << QStringList{"scaler", "--found-inf", "0,,1"} << QByteArray("--found-inf");
        QTest::newRow("comma at the end") << QStringList{"scaler", "--found-inf", "0,1,"} << QByteArray("--found-inf");
        QTest::newRow("neither 0 nor 1") << QStringList{"scaler", "--found-inf", "0,2"} << QByteArray("0 or 1");
        QTest::newRow("a word") << QStringList{"scaler", "--found-inf", "yes"} << QByteArray("\"yes\"");
        QTest::newRow("both sources") << (scaler("--run", "x")) << QByteArray("--run");
        QTest::newRow("missing run") << QStringList{"scaler", "--run", "absent"} << QByteArray("absent");
        QTest::newRow("comma at the beginning") << QStringList{"scaler", "--found-inf", ",0"} << QByteArray("comma");
        QTest::newRow("comma and a blank") << QStringList{"scaler", "--found-inf", "0, "} << QByteArray("comma");
        QTest::newRow("blanks alone") << QStringList{"scaler", "--found-inf", "  "} << QByteArray("empty");
        QTest::newRow("blank instead of a comma")
            << QStringList{"scaler", "--found-inf", "0 1"} << QByteArray("\"0 1\"");
        QTest::newRow("two signs") << scaler("--init", "++4") << QByteArray("\"++4\" is not a number");
        QTest::newRow("both signs") << scaler("--init", "+-4") << QByteArray("\"+-4\" is not a number");
        QTest::newRow("a sign alone") << scaler("--init", "+") << QByteArray("\"+\" is not a number");
        QTest::newRow("a blank after the sign") << scaler("--init", "+ 4") << QByteArray("\"+ 4\" is not a number");
        QTest::newRow("hexadecimal") << scaler("--init", "0x10") << QByteArray("\"0x10\" is not a number");
        QTest::newRow("past float64") << scaler("--init", "+1e400") << QByteArray("beyond what float64 holds");
        QTest::newRow("interval with two signs") << scaler("--interval", "+-3") << QByteArray("whole");
        QTest::newRow("interval inf") << scaler("--interval", "inf") << QByteArray("whole");
        QTest::newRow("interval a word") << scaler("--interval", "ten") << QByteArray("whole");
        QTest::newRow("interval 1e30") << scaler("--interval", "1e30") << QByteArray("2^63");
        QTest::newRow("growth 1") << scaler("--growth", "1") << QByteArray("--growth");
        QTest::newRow("growth NaN") << scaler("--growth", "nan") << QByteArray("--growth");
        QTest::newRow("backoff 1") << scaler("--backoff", "1") << QByteArray("--backoff");
        QTest::newRow("init 0") << scaler("--init", "0") << QByteArray("--init");
        QTest::newRow("init past float32") << scaler("--init", "1e39") << QByteArray("--init");
        QTest::newRow("decimal comma") << scaler("--init", "1,5") << QByteArray("--init");
        QTest::newRow("trailing letters") << scaler("--init", "4x") << QByteArray("\"4x\"");
        QTest::newRow("interval 0") << scaler("--interval", "0") << QByteArray("--interval");
        QTest::newRow("interval past 2^63") << scaler("--interval", "99999999999999999999") << QByteArray("2^63");
        QTest::newRow("interval far below")
            << scaler("--interval", "-99999999999999999999") << QByteArray("at least -2^63");
        QTest::newRow("init past float64") << scaler("--init", "1e999") << QByteArray("beyond what float64 holds");
        QTest::newRow("init is no number") << scaler("--init", "four") << QByteArray("is not a number");
        QTest::newRow("interval 1.5") << scaler("--interval", "1.5") << QByteArray("whole");
        QTest::newRow("no values") << QStringList{"early-stopping"} << QByteArray("--values");
        QTest::newRow("empty values") << QStringList{"early-stopping", "--values", ""} << QByteArray("--values");
        QTest::newRow("bad value") << QStringList{"early-stopping", "--values", "1,a"} << QByteArray("\"a\"");
        QTest::newRow("patience 0") << stopping("--patience", "0") << QByteArray("--patience");
        QTest::newRow("negative delta") << stopping("--min-delta", "-0.1") << QByteArray("--min-delta");
    }
    void badInputIsRefusedInOneSentence()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QByteArray, named);
        const ProgramRun run = replay(arguments);
        QCOMPARE(run.exitCode, 2);
        QVERIFY2(run.err.contains(named), run.err.constData());
        QCOMPARE(run.err.count('\n'), 1);
        QCOMPARE(run.out, QByteArray());
    }
};

QTEST_GUILESS_MAIN(tst_replay_command)
#include "tst_replay_command.moc"
