#include "program.h"

#include <QTemporaryDir>
#include <QtTest>

/// What `halfstep train` says of a run is so.
class tst_run_words : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    /// Two samples; validation inputs of 1e6 are infinite in float16.
    ProgramRun train(const QByteArray& more, const QStringList& arguments = {}) const
    {
        QFile config(m_folder.filePath("run.json"));
        if (!config.open(QIODevice::WriteOnly))
            return {};
        config.write(R"({"dataset": {"name": "points", "points": {"x": [[1], [1]], "y": [1, 3],
            "validation": {"x": [[1e6]], "y": [1]}}}, "model": {"name": "linear", "initial_weights": [1]},
            "loss": "mse", "optimizer": {"learning_rate": 0.1, "momentum": 0},
            "batch": {"micro_batch": 1, "accumulation": 1, "shuffle": false},
            "precision": {"backend": "emulated"}, "scaler": {"init_scale": 1},
            "clipping": {"enabled": false}, "early_stopping": {"patience": 3}, )"
                     + more + "}");
        config.close();
        QTemporaryDir out(m_folder.filePath("run-XXXXXX"));
        return runProgram(QStringList{"train", "--config", "run.json", "--out", out.path()} + arguments,
                          m_folder.path());
    }

private Q_SLOTS:
    void aValidationThatWasNeverFiniteIsSaid()
    {
        const ProgramRun run = train(R"("run": {"max_epochs": 9})");
        QCOMPARE(run.exitCode, 0); // an early stop is done
        QVERIFY2(run.out.startsWith("early_stopped: no validation loss within the patience was a finite number\n"),
                 run.out.constData());
        QVERIFY2(run.out.contains("\nverdict: no validation loss was ever finite, so no epoch is the best"),
                 run.out.constData());
        QVERIFY(!run.out.contains("best epoch"));
        QVERIFY2(run.err.startsWith("epoch 1/9: train loss 2, validation loss inf"), run.err.constData());
        QCOMPARE(run.err.count("validation loss inf"), 3);
        const QJsonObject summary = train(R"("run": {"max_epochs": 9})", {"--json"}).json();
        QCOMPARE(summary.value("reason").toString(), "validation_not_finite");
        QVERIFY(summary.value("best_epoch").isNull() && summary.value("val_loss").isNull());
        QCOMPARE(summary.value("nonfinite").toObject().value("val_loss").toString(), "inf");
    }

    void epochsThatEndFirstStillGetTheVerdict()
    {
        const ProgramRun run = train(R"("run": {"max_epochs": 2})");
        QVERIFY2(run.out.startsWith("finished: all epochs done\n"), run.out.constData());
        QVERIFY2(run.out.contains("\nverdict: no validation loss was ever finite"), run.out.constData());
        const ProgramRun healthy = train(R"("run": {"max_epochs": 2})", {"--set", "precision.amp=false"});
        QVERIFY2(!healthy.out.contains("verdict"), healthy.out.constData());
    }

    void aFaultThatIsNowhereIsRefused()
    {
        const ProgramRun run =
            runProgram({"train", "--config", HALFSTEP_TEST_DATA "/cases/fault_outside_window.json", "--out", "none"},
                       m_folder.path());
        QCOMPARE(run.exitCode, 2);
        QCOMPARE(run.err, QByteArray("halfstep: faults[0].micro_batch is out of range; it must be below 2, the "
                                     "micro-batches of an epoch.\n"));
        QVERIFY(!QFile::exists(m_folder.filePath("none")));
    }

    void aFaultThatThisRunDoesNotReachIsSaid()
    {
        const ProgramRun run = train(R"("run": {"max_epochs": 2}, "faults": [
            {"attempt": 1, "micro_batch": 1, "kind": "nan_loss"}, {"attempt": 2, "kind": "nan_loss"},
            {"attempt": 5, "kind": "nan_loss"}])",
                                     {"--quiet"});
        QCOMPARE(run.exitCode, 0);
        QCOMPARE(run.err,
                 QByteArray("halfstep: faults[0] does not strike: the last micro-batch of attempt 1 is number 0.\n"
                            "halfstep: faults[2] does not strike: the run ends after attempt 4.\n"));
    }

    void limitsAreWhatIsTaken_data()
    {
        QTest::addColumn<QString>("setting");
        QTest::addColumn<QByteArray>("sentence"); // empty: taken
        const auto row = [](const char* setting, const char* sentence) {
            QTest::newRow(setting) << QString(setting) << QByteArray(sentence);
        };
        row("run.seed=9223372036854775808", "");
        row("run.seed=18446744073709551615", "");
        row("run.seed=1e19", "");
        row("run.seed=18446744073709551616", "run.seed is out of range; it must be below 2^64.");
        row("dataset.seed=1e30", "dataset.seed is out of range; it must be below 2^64.");
        row("run.seed=-1", "run.seed is out of range; it must be >= 0.");
        row("run.seed=-1e30", "run.seed is out of range; it must be >= 0.");
        row("run.max_epochs=9223372036854775808", "run.max_epochs is out of range; it must be below 2^63.");
        row("run.max_epochs=-1e30", "run.max_epochs is out of range; it must be >= -2^63.");
        row("run.max_epochs=-9223372036854775808", "run.max_epochs is out of range; it must be >= 1.");
        row("scaler.floor=1", "");
        row("scaler.floor=1.5", "scaler.floor is out of range; it must be <= scaler.init_scale.");
    }
    void limitsAreWhatIsTaken()
    {
        QFETCH(QString, setting);
        QFETCH(QByteArray, sentence);
        const ProgramRun run = train(R"("run": {"max_attempts": 1})", {"--quiet", "--set", setting});
        QCOMPARE(run.exitCode, sentence.isEmpty() ? 0 : 2);
        QCOMPARE(run.err, sentence.isEmpty() ? QByteArray() : "halfstep: " + sentence + "\n");
    }
};

QTEST_GUILESS_MAIN(tst_run_words)
#include "tst_run_words.moc"
