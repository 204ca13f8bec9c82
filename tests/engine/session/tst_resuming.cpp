// Runs that go on from a checkpoint.
#include "engine/config/config_json.h"
#include "engine/records/checkpoint_config.h"
#include "engine/records/file_saver.h"
#include "engine/records/run_folder.h"
#include "engine/records/run_reader.h"
#include "engine/records/safetensors.h"
#include "engine/session/run_to_end.h"
#include "engine/session/training_session.h"
#include "tests/engine/session/small_runs.h"
#include "words/words.h"

#include <nlohmann/json.hpp>

#include <QTemporaryDir>

#include <cmath>

using namespace halfstep;
using namespace halfstep::small_runs;

namespace {

void stopAfter(TrainingSession& session, std::int64_t attempts)
{
    std::size_t seen = 0;
    for (std::size_t i = 1; i <= static_cast<std::size_t>(attempts); ++i) {
        session.runOne(RunStep::Attempt);
        QTRY_VERIFY((seen += session.takeUpdate().attempts.size(), seen == i));
    }
    session.requestStop();
    session.wait();
}

} // namespace

class TestResuming : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void resumeKeepsTheScaler()
    {
        QTemporaryDir folder;
        const std::string straight = folder.filePath("straight").toStdString();
        const std::string halted = folder.filePath("halted").toStdString();
        RunConfig config = overflowingRun();
        runToEnd(config, {straight, {}});
        config.run.maxAttempts = 11;
        runToEnd(config, {halted, {}});
        config.run.maxAttempts = 20;
        const SessionUpdate resumed = runToEnd(config, {halted, halted + "/checkpoint.safetensors"});
        QVERIFY(resumed.problems.empty());
        QCOMPARE(resumed.attempts.size(), std::size_t{9});
        const auto a = readRunFolder(straight);
        const auto b = readRunFolder(halted);
        QVERIFY(a && b);
        QCOMPARE(b->attempts.size(), std::size_t{20});
        for (std::size_t i = 0; i < 20; ++i)
            compareRecords(a->attempts[i], b->attempts[i]);
        QCOMPARE(b->attempts.back().growthTracker, 12);
        QFile wa(QString::fromStdString(straight + "/weights.csv"));
        QFile wb(QString::fromStdString(halted + "/weights.csv"));
        QVERIFY(wa.open(QIODevice::ReadOnly) && wb.open(QIODevice::ReadOnly));
        QCOMPARE(wb.readAll(), wa.readAll());
    }

    /// A run tells every engine that it had, over resumes that change it and ones that do not.
    void enginesOfAllPartsAreTold()
    {
        const QTemporaryDir folder;
        const std::string out = folder.filePath("run").toStdString();
        RunConfig config = overflowingRun();
        const auto goOn = [&](EngineName engine, std::int64_t attempts, const std::string& checkpoint) {
            config.run.engine = engine;
            config.run.maxAttempts = attempts;
            QVERIFY(runToEnd(config, {out, checkpoint}).problems.empty());
        };
        const std::string checkpoint = out + "/checkpoint.safetensors";
        const auto told = [&] {
            std::string text;
            for (const EngineSpan& span : readRunFolder(out)->document.allEngines())
                text += span.engine.name + std::to_string(span.fromAttempt) + ' ';
            return QString::fromStdString(text);
        };
        goOn(EngineName::Autograd, 3, {});
        QCOMPARE(told(), QString("autograd1 "));
        goOn(EngineName::Autograd, 5, checkpoint);
        QCOMPARE(told(), QString("autograd1 "));
        goOn(EngineName::Plan, 8, checkpoint);
        QCOMPARE(told(), QString("autograd1 plan6 "));
        goOn(EngineName::Plan, 9, checkpoint);
        QCOMPARE(told(), QString("autograd1 plan6 "));
        goOn(EngineName::Autograd, 12, checkpoint);
        QCOMPARE(told(), QString("autograd1 plan6 autograd10 "));
    }

    void timesOfAllPartsAddUp_data()
    {
        QTest::addColumn<bool>("finished");
        QTest::newRow("stopped") << false;
        QTest::newRow("finished") << true;
    }
    void timesOfAllPartsAddUp()
    {
        QFETCH(bool, finished);
        QTemporaryDir folder;
        const std::string out = folder.filePath("run").toStdString();
        const std::string path = out + "/checkpoint.safetensors";
        RunConfig config = overflowingRun();
        runToEnd(config, {out, {}});
        config.run.maxAttempts += finished ? 0 : 9;
        Result<SafeTensors> checkpoint = readSafeTensors(path);
        QVERIFY(checkpoint);
        std::string& text = checkpoint->metadata["halfstep.progress"];
        nlohmann::ordered_json progress = nlohmann::ordered_json::parse(text);
        auto& position = progress["position"];
        const auto samples = position["samples"].get<double>();
        QVERIFY(position["seconds"].get<double>() > 0 && samples > 0);

        // As if the first part had taken a thousand seconds.
        position["seconds"] = 1000.0;
        text = progress.dump();
        const auto resumed = [&] {
            QVERIFY(!saveFile(path, encodeSafeTensors(*checkpoint)));
            QVERIFY(runToEnd(config, {out, path}).problems.empty());
        };
        resumed();
        const auto stored = readRunFolder(out);
        QVERIFY(stored && stored->document.summary);
        const RunSummary& summary = *stored->document.summary;
        QVERIFY(summary.seconds > 1000 && summary.seconds < 2000);
        const double all = samples * static_cast<double>(summary.attempts) / 20;
        QVERIFY(std::abs(summary.samplesPerSecond * summary.seconds / all - 1) < 0.01);
        QVERIFY(readSafeTensors(path)->metadata["halfstep.progress"].find("\"seconds\":100") != std::string::npos);

        // A checkpoint that tells neither is gone on with all the same.
        position.erase("seconds");
        position.erase("samples");
        text = progress.dump();
        resumed();
        QVERIFY(readRunFolder(out)->document.summary->seconds < 1000);
    }

    void resumingGivesTheBitsOfNeverStopping_data()
    {
        QTest::addColumn<QByteArray>("optimizer");
        QTest::addColumn<QByteArray>("dtype");
        for (const char* optimizer : {"sgd", "adam"})
            for (const char* dtype : {"float32", "bfloat16", "float16", "fp8_e4m3", "fp8_e5m2"})
                QTest::addRow("%s %s", optimizer, dtype) << QByteArray(optimizer) << QByteArray(dtype);
    }
    void resumingGivesTheBitsOfNeverStopping()
    {
        QFETCH(QByteArray, optimizer);
        QFETCH(QByteArray, dtype);
        QTemporaryDir folder;
        const std::string out = folder.filePath("run").toStdString();
        const RunConfig config = smallRun(optimizer.constData(), dtype.constData());
        const SessionUpdate straight = runToEnd(config);
        {
            TrainingSession session(config, {{out, {}}, true});
            stopAfter(session, 31);
        }
        const SessionUpdate resumed = runToEnd(config, {out, out + "/checkpoint.safetensors"});
        QVERIFY(resumed.problems.empty());
        const auto stored = readRunFolder(out);
        QVERIFY(stored);
        QCOMPARE(stored->attempts.size(), straight.attempts.size());
        for (std::size_t i = 0; i < straight.attempts.size(); ++i)
            compareRecords(stored->attempts[i], straight.attempts[i]);
        QCOMPARE(stored->epochs.size(), straight.epochs.size());
        for (std::size_t i = 0; i < straight.epochs.size(); ++i)
            QCOMPARE(stored->epochs[i].valLoss, straight.epochs[i].valLoss);
        QCOMPARE(*resumed.summary->testLoss, *straight.summary->testLoss);
        QCOMPARE(resumed.summary->bestEpoch, straight.summary->bestEpoch);
    }

    void checkpointNamesItsConfig()
    {
        QTemporaryDir folder;
        const std::string out = folder.filePath("run").toStdString();
        const RunConfig config = smallRun("sgd", "float16");
        {
            TrainingSession session(config, {{out, {}}, true});
            stopAfter(session, 1);
        }
        const auto read = readCheckpointConfig(out + "/checkpoint.safetensors");
        QVERIFY(read);
        QCOMPARE(*read, config);
    }

    void checkpointOfAnotherModelIsRefused()
    {
        QTemporaryDir folder;
        const std::string out = folder.filePath("run").toStdString();
        {
            TrainingSession session(smallRun("sgd", "float16"), {{out, {}}, true});
            stopAfter(session, 1);
        }
        const SessionUpdate adam = runToEnd(smallRun("adam", "float16"), {{}, out + "/checkpoint.safetensors"});
        QCOMPARE(adam.problems.size(), std::size_t{1});
        QCOMPARE(adam.problems[0].code, ProblemCode::CheckpointMismatch);
        QCOMPARE(reasonText(adam.problems[0]), std::string("optimizer.name"));
        RunConfig otherData = smallRun("sgd", "float16");
        otherData.dataset.seed = 1;
        const SessionUpdate data = runToEnd(otherData, {{}, out + "/checkpoint.safetensors"});
        QCOMPARE(reasonText(data.problems[0]), std::string("dataset"));
    }

    void settingsAskedForOnResumeActAndAreMarked()
    {
        QTemporaryDir folder;
        const std::string out = folder.filePath("run").toStdString();
        const std::string other = folder.filePath("other").toStdString();
        RunConfig config = overflowingRun();
        config.run.maxAttempts = 11;
        const SessionUpdate first = runToEnd(config, {out, {}});
        config.run.maxAttempts = 14;
        config.optimizer.learningRate = 0.001;
        const SessionUpdate resumed = runToEnd(config, {other, out + "/checkpoint.safetensors"});
        QVERIFY(resumed.problems.empty());
        QCOMPARE(resumed.attempts.front().learningRate, 0.001);
        QCOMPARE(resumed.changes, (std::vector<LiveChange>{{12, "optimizer.learning_rate", "0.01", "0.001"}}));
        const auto stored = readRunFolder(other); // another folder holds the run from its start
        QVERIFY(stored);
        QCOMPARE(stored->attempts.size(), std::size_t{14});
        compareRecords(stored->attempts.front(), first.attempts.front());
        config.run.seed = 5;
        const SessionUpdate refused = runToEnd(config, {{}, out + "/checkpoint.safetensors"});
        QCOMPARE(reasonText(refused.problems.front()), std::string("run.seed"));
    }

    void aResumedRunMayDifferOnlyWhereTheTableSaysSo_data()
    {
        QTest::addColumn<QByteArray>("setting");
        QTest::addColumn<QByteArray>("refused");
        const auto accepted = [](const char* setting) {
            QTest::newRow(setting) << QByteArray(setting) << QByteArray();
        };
        const auto refused = [](const char* key, const char* value) {
            QTest::newRow(key) << QByteArray(key) + '=' + value << QByteArray(key);
        };
        for (const char* setting : {"run.max_epochs=40", "run.max_attempts=12", "run.threads=1",
                                    "run.checkpoint_every=3", "run.record_weights=false", "dataset.label_column=late",
                                    "early_stopping.enabled=false", "early_stopping.patience=9", "clipping.max_norm=2"})
            accepted(setting);
        refused("run.seed", "5");
        refused("batch.shuffle", "true");
        refused("scaler.growth_interval", "77");
        refused("mistakes.mean_of_means", "true");
        refused("model.initial_weights", "[7]");
        refused("faults", R"([{"attempt": 20, "micro_batch": 0, "kind": "nan_loss"}])");
        refused("optimizer.groups", R"([{"parameters": ["weight"], "weight_decay": 0.5}])");
    }
    void aResumedRunMayDifferOnlyWhereTheTableSaysSo()
    {
        QFETCH(QByteArray, setting);
        QFETCH(QByteArray, refused);
        const QTemporaryDir folder;
        const std::string out = folder.filePath("run").toStdString();
        RunConfig config = overflowingRun();
        config.run.maxAttempts = 11;
        runToEnd(config, {out, {}});
        const auto asked = withSetting(config, setting.toStdString());
        QVERIFY(asked && *asked != config);
        const SessionUpdate resumed = runToEnd(*asked, {{}, out + "/checkpoint.safetensors"});
        QCOMPARE(resumed.problems.empty(), refused.isEmpty());
        if (!refused.isEmpty())
            QCOMPARE(reasonText(resumed.problems.front()), refused.toStdString());
    }

    void resumingAFinishedRunKeepsItsSummary()
    {
        QTemporaryDir folder;
        const std::string out = folder.filePath("run").toStdString();
        const RunConfig config = smallRun("sgd", "float16");
        const SessionUpdate first = runToEnd(config, {out, {}});
        const SessionUpdate again = runToEnd(config, {out, out + "/checkpoint.safetensors"});
        QCOMPARE(*again.summary->trainLoss, *first.summary->trainLoss);
        QCOMPARE(*again.summary->testLoss, *first.summary->testLoss);
        QCOMPARE(again.summary->peakBytes, first.summary->peakBytes);
        QVERIFY(again.attempts.empty());
    }

    void keptGradientsAreResumedToo()
    {
        QTemporaryDir folder;
        const std::string out = folder.filePath("run").toStdString();
        RunConfig config = overflowingRun();
        config.dataset.points->train.y = InlineTensor{{-1}, {1}};
        config.scaler.initScale = 1024;
        config.mistakes.keepGradientsOnSkip = true;
        config.faults = {{3, 0, FaultKind::InfGradient}};
        config.run.maxAttempts = 5;
        runToEnd(config, {out, {}});
        config.run.maxAttempts = 8;
        const SessionUpdate resumed = runToEnd(config, {out, out + "/checkpoint.safetensors"});
        QCOMPARE(resumed.attempts.size(), std::size_t{3});
        for (const AttemptRecord& record : resumed.attempts)
            QVERIFY(!record.applied);
    }

    void aWeightThatIsNotFiniteEndsTheRun()
    {
        RunConfig config = overflowingRun();
        config.precision.amp = false;
        config.optimizer.learningRate = 3e38;
        const QTemporaryDir folder;
        const std::string out = folder.filePath("run").toStdString();
        const SessionUpdate run = runToEnd(config, {out, {}});
        // A second try from its checkpoint ends in the same way.
        const SessionUpdate again = runToEnd(config, {out, out + "/checkpoint.safetensors"});
        for (const SessionUpdate& each : {run, again}) {
            QCOMPARE(each.summary->outcome, Outcome::Failed);
            QCOMPARE(each.summary->reason, EndReason::TrainingDiverged);
            QCOMPARE(each.attempts.size(), std::size_t{1});
        }
    }
};

QTEST_GUILESS_MAIN(TestResuming)
#include "tst_resuming.moc"
