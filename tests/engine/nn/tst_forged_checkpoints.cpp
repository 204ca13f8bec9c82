// Checkpoints whose contents were changed and whose hash was made right again: what cannot be is refused with a
// sentence, and whatever is taken can be trained on. HALFSTEP_FORGERIES=20000 tries that many.
#include "engine/config/config_json.h"
#include "engine/config/config_problems.h"
#include "engine/config/live_settings.h"
#include "engine/records/file_saver.h"
#include "engine/session/engine_choice.h"
#include "engine/session/training_session.h"
#include "engine/training/checkpoint.h"
#include "tests/engine/nn/fixtures.h"
#include "tests/engine/nn/forgery.h"
#include "words/words.h"

#include <QTemporaryDir>
#include <QtTest>
#include <nlohmann/json.hpp>

#include <bit>
#include <cstring>
#include <random>

using namespace halfstep;

namespace {

using forgery::Json;

/// With everything that a checkpoint can hold: normalisation, dropout, Adam, early stopping, skips.
RunConfig richRun()
{
    RunConfig config;
    config.dataset.name = DatasetName::Points;
    config.dataset.points = PointsConfig{forgery::table(forgery::samples), forgery::table(8)};
    config.model = {ModelName::TableMlp, true, 0.25, std::nullopt};
    config.loss = LossKind::BinaryCrossEntropy;
    config.optimizer.name = OptimizerName::Adam;
    config.optimizer.learningRate = 0.01;
    config.batch = {4, 2, LastWindow::Step, true};
    config.precision.backend = ArithmeticBackend::Emulated;
    config.scaler.growthInterval = 4;
    config.faults = {{3, 1, FaultKind::InfGradient}};
    config.run.maxEpochs = 5;
    return config;
}

/// Without validation, and with what else changes a checkpoint's contents.
RunConfig plainRun()
{
    RunConfig config = fixtures::fx1(1, 2);
    config.optimizer.momentum = 0.9;
    config.batch.lastWindow = LastWindow::Drop;
    config.mistakes.keepGradientsOnSkip = true;
    config.faults = {{2, 0, FaultKind::NanGradient}};
    config.run.maxEpochs = 4;
    config.run.maxAttempts = 7;
    return config;
}

const auto never = [] { return false; };

std::unique_ptr<Trainer> trainerAfter(const RunConfig& config, int attempts)
{
    auto trainer = golden::trainer(config);
    if (trainer)
        golden::attempts(*trainer, attempts);
    return trainer;
}

/// Attempts as far as the run goes, three at most, then what a session does at the end.
void trainOn(Trainer& trainer)
{
    for (int i = 0; i < 3 && !trainer.end(); ++i)
        if (trainer.epochDone())
            trainer.endEpoch(never);
        else
            runAttempt(trainer);
    trainer.finish(never);
}

std::optional<Problem> restored(const RunConfig& config, const SafeTensors& content)
{
    const auto trainer = golden::trainer(config);
    return trainer->restore(content, "forged");
}

} // namespace

class TestForgedCheckpoints : public QObject {
    Q_OBJECT

private:
    std::vector<std::pair<RunConfig, SafeTensors>> m_originals;
    QTemporaryDir m_folder;

    void tryForgery(const RunConfig& original, const SafeTensors& content, bool asItSays, bool asSession);
    void runAsSession(const RunConfig& config, const SafeTensors& content);
    long m_taken = 0;

private Q_SLOTS:
    void initTestCase();
    void everyBoundaryCanBeResumed_data();
    void everyBoundaryCanBeResumed();
    void contradictionsAreRefused_data();
    void contradictionsAreRefused();
    void wrongTensorsAreRefused_data();
    void wrongTensorsAreRefused();
    void deepNestingIsRefused();
    void planBehindTheRunIsRefused();
    void nothingForgedDoesHarm();
};

void TestForgedCheckpoints::initTestCase()
{
    for (const int attempts : {0, 2, 5, 6, 11})
        m_originals.emplace_back(richRun(), encodeCheckpoint(trainerAfter(richRun(), attempts)->state()));
    const auto changed = trainerAfter(richRun(), 4);
    LiveSettings live = changed->state().live;
    live.accumulation = 3;
    live.learningRate = 0.02;
    QVERIFY(changed->change(live));
    golden::attempts(*changed, 3);
    m_originals.emplace_back(richRun(), encodeCheckpoint(changed->state()));
    for (const int attempts : {1, 2, 7})
        m_originals.emplace_back(plainRun(), encodeCheckpoint(trainerAfter(plainRun(), attempts)->state()));
}

void TestForgedCheckpoints::everyBoundaryCanBeResumed_data()
{
    QTest::addColumn<bool>("rich");
    QTest::newRow("normalisation, dropout, Adam, early stopping") << true;
    QTest::newRow("no validation, dropped samples, kept gradients") << false;
}

void TestForgedCheckpoints::everyBoundaryCanBeResumed()
{
    QFETCH(bool, rich);
    const RunConfig config = rich ? richRun() : plainRun();
    const auto trainer = golden::trainer(config);
    LiveSettings live = trainer->state().live;
    for (int boundary = 0; !trainer->end(); ++boundary) {
        const auto problem = restored(config, encodeCheckpoint(trainer->state()));
        QVERIFY2(!problem, problem ? reasonText(*problem).c_str() : "");
        if (trainer->epochDone()) {
            trainer->endEpoch(never);
            continue;
        }
        if (boundary % 3 == 2) {
            live.learningRate *= 0.75;
            live.accumulation = rich ? 1 + boundary % 4 : 1;
            live.patience += 1;
            QVERIFY(trainer->change(live));
        }
        runAttempt(*trainer);
    }
    QVERIFY(trainer->state().position.attempt >= 7);
    QVERIFY(!restored(config, encodeCheckpoint(trainer->state())));
}

void TestForgedCheckpoints::contradictionsAreRefused_data()
{
    QTest::addColumn<QByteArray>("pointer");
    QTest::addColumn<QByteArray>("value");
    const auto row = [](const char* pointer, const char* value) {
        QTest::addRow("%s %s", pointer, value) << QByteArray(pointer) << QByteArray(value);
    };
    // The run stands after 7 attempts, 2 epochs and 12 samples of the next, with one skip and two changes.
    for (const char* name : {"attempt", "applied", "epoch", "cursor", "epoch_correct", "epoch_samples",
                             "dropped_samples", "peak_bytes", "samples"})
        for (const char* value :
             {"-1", "9007199254740993", "18446744073709551615", "1.5", "true", "null", "\"1\"", "[]"})
            row(("/position/" + std::string(name)).c_str(), value);
    row("/position/attempt", "6");
    row("/position/attempt", "8");
    row("/position/applied", "7");
    row("/position/applied", "8");
    row("/position/epoch", "0");
    row("/position/epoch", "2");
    row("/position/epoch", "4");
    row("/position/epoch", "6");
    row("/position/cursor", "0");
    row("/position/cursor", "13");
    row("/position/cursor", "25");
    row("/position/epoch_samples", "13");
    row("/position/epoch_correct", "13");
    row("/position/dropped_samples", "1");
    row("/position/epoch_seconds", "null");
    row("/position/seconds", "-0.5");
    for (int i = 0; i < 9; ++i) {
        const QByteArray pointer = "/verdict/" + QByteArray::number(i);
        row(pointer.constData(), "-1");
        row(pointer.constData(), "\"x\"");
        if (i < 7)
            row(pointer.constData(), "4611686018427387904");
        if (i < 3)
            row(pointer.constData(), "5");
    }
    row("/verdict", "[]");
    row("/verdict/3", "2");
    row("/verdict/4", "2");
    row("/early_stopping/observations", "1");
    row("/early_stopping/observations", "3");
    row("/early_stopping/best_epoch", "3");
    row("/early_stopping/best_epoch", "-1");
    row("/early_stopping/best", "null");
    row("/early_stopping/bad_in_a_row", "7");
    row("/early_stopping/not_finite_in_a_row", "1");
    row("/early_stopping/not_finite_in_a_row", "-1");
    row("/schedule/begin", "-1");
    row("/schedule/begin", "8");
    row("/schedule/end", "-1");
    row("/schedule/share", "1.5");
    row("/schedule/share", "-0.5");
    row("/schedule/share", "null");
    row("/early_stopping/bad_in_a_row", "-9223372036854775808");
    row("/changes/0/key", "\"run.seed\"");
    row("/changes/0/attempt", "0");
    row("/changes/0/attempt", "9");
    row("/changes/1/attempt", "4");
    row("/changes/0/after", "\"7\"");
    row("/changes", "null");
    row("/changes", "[[]]");
    row("/dataset_fingerprint", "\"-1\"");
    row("/dataset_fingerprint", "1");
    row("/early_stopping", "[]");
    row("/position", "7");
}

void TestForgedCheckpoints::contradictionsAreRefused()
{
    QFETCH(QByteArray, pointer);
    QFETCH(QByteArray, value);
    const auto& [config, content] = m_originals[5];
    QVERIFY(!restored(config, content));
    SafeTensors changed = content;
    Json json = Json::parse(content.metadata.at("halfstep.progress"));
    Json& place = json.at(Json::json_pointer(pointer.toStdString()));
    QVERIFY2(place != Json::parse(value.toStdString()), "it says so already");
    place = Json::parse(value.toStdString());
    changed.metadata.at("halfstep.progress") = json.dump();
    const auto problem = restored(config, changed);
    QVERIFY(problem);
    QCOMPARE(problem->code, ProblemCode::CorruptCheckpoint);
    QVERIFY(problem->reason != Reason::None);
}

void TestForgedCheckpoints::wrongTensorsAreRefused_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("bytes");
    const auto row = [](const char* title, const char* name, auto value) {
        QTest::newRow(title) << QByteArray(name) << QByteArray(reinterpret_cast<const char*>(&value), sizeof value);
    };
    const float nan = std::numeric_limits<float>::quiet_NaN();
    row("no generator's state", "rng.dropout", std::array<std::uint64_t, 4>{});
    row("a scale that is no number", "scaler.scale", nan);
    row("an infinite scale", "scaler.scale", std::numeric_limits<float>::infinity());
    row("a negative scale", "scaler.scale", -1.0f);
    row("a negative tracker", "scaler.growth_tracker", std::int64_t{-1});
    row("a tracker at the interval", "scaler.growth_tracker", std::int64_t{4});
    row("a tracker near overflow", "scaler.growth_tracker", std::int64_t{INT64_MAX});
    row("steps before the first", "optimizer.step", std::int64_t{-1});
    row("more steps than updates", "optimizer.step", std::int64_t{7});
    row("steps near overflow", "optimizer.step", std::int64_t{INT64_MAX});
    row("a weight that is no number", "model.fc1.weight", nan);
    row("a best weight that is no number", "best.fc1.weight", nan);
    row("a moment that is no number", "optimizer.exp_avg.fc1.weight", nan);
    row("a negative square", "optimizer.exp_avg_sq.fc1.weight", -1.0f);
    row("a mean that is no number", "model.bn1.running_mean", nan);
    row("a negative variance", "model.bn1.running_var", -1.0f);
    row("an infinite variance", "model.bn1.running_var", std::numeric_limits<float>::infinity());
}

void TestForgedCheckpoints::wrongTensorsAreRefused()
{
    QFETCH(QByteArray, name);
    QFETCH(QByteArray, bytes);
    auto [config, content] = m_originals[5];
    const auto tensor = std::ranges::find(content.tensors, name.toStdString(), &SafeTensor::name);
    QVERIFY2(tensor != content.tensors.end(), "there is no such tensor");
    std::memcpy(tensor->bytes.data(), bytes.constData(), static_cast<std::size_t>(bytes.size()));
    const auto problem = restored(config, content);
    QVERIFY(problem);
    QCOMPARE(problem->code, ProblemCode::CorruptCheckpoint);

    tensor->dtype = tensor->dtype == "F32" ? "I32" : "F64";
    QVERIFY(restored(config, content));
}

void TestForgedCheckpoints::deepNestingIsRefused()
{
    const auto& [config, content] = m_originals[5];
    const std::string deep = std::string(500000, '[') + std::string(500000, ']');
    for (const char* text : {"halfstep.progress", "halfstep.config", "halfstep.config_in_force"}) {
        SafeTensors changed = content;
        std::string& json = changed.metadata.at(text);
        json.replace(json.find_last_of(','), 1, ",\"deep\":" + deep + ',');
        const auto problem = restored(config, changed);
        QVERIFY(problem);
        QCOMPARE(problem->code, ProblemCode::CorruptCheckpoint);
    }
}

void TestForgedCheckpoints::planBehindTheRunIsRefused()
{
    auto [config, content] = m_originals[5];
    config.run.maxEpochs = 3;
    QVERIFY(!restored(config, content));
    config.run.maxEpochs = 2;
    auto problem = restored(config, content);
    QVERIFY(problem);
    QCOMPARE(*problem, (Problem{ProblemCode::OutOfRange, "run.max_epochs", Reason::AtLeast, {3}}));
    config.run.maxEpochs = 5;
    config.run.maxAttempts = 7;
    QVERIFY(!restored(config, content));
    config.run.maxAttempts = 6;
    problem = restored(config, content);
    QVERIFY(problem);
    QCOMPARE(*problem, (Problem{ProblemCode::OutOfRange, "run.max_attempts", Reason::AtLeast, {7}}));
}

/// As the program does: the window's numbers, a stop after two attempts, the last save.
void TestForgedCheckpoints::runAsSession(const RunConfig& config, const SafeTensors& content)
{
    const std::string file = m_folder.filePath("forged.safetensors").toStdString();
    QVERIFY(!saveFile(file, encodeSafeTensors(content)));
    TrainingSession session(config, {{{}, file}, true});
    session.runOne(RunStep::Attempt);
    session.runOne(RunStep::Attempt);
    SessionUpdate all;
    const auto take = [&] {
        SessionUpdate update = session.takeUpdate();
        all.attempts.insert(all.attempts.end(), update.attempts.begin(), update.attempts.end());
        all.problems.insert(all.problems.end(), update.problems.begin(), update.problems.end());
        if (update.summary)
            all.summary = update.summary;
    };
    while (all.attempts.size() < 2 && !session.ended()) // a stop before the run begins would try nothing
        take();
    session.requestStop();
    session.wait();
    take();
    QVERIFY(all.summary || !all.problems.empty());
    QVERIFY(!all.summary || all.summary->reason != EndReason::BackendError);
}

void TestForgedCheckpoints::tryForgery(const RunConfig& original, const SafeTensors& content, bool asItSays,
                                       bool asSession)
{
    const Result<SafeTensors> read = decodeSafeTensors(encodeSafeTensors(content), "forged");
    if (!read)
        return;
    RunConfig config = original;
    if (asItSays) {
        const auto itsOwn = configFromJson(read->metadata.at("halfstep.config"), {});
        if (!itsOwn || !problemsIn(*itsOwn).empty())
            return;
        // Other data are refused by their fingerprint, and may take long to make.
        config = *itsOwn;
        config.dataset = original.dataset;
    }
    const Result<DatasetPtr> dataset = loadDataset(config.dataset, config.loss);
    if (!dataset)
        return;
    const auto trainer = makeTrainer(config, *dataset);
    if (!trainer || (*trainer)->restore(*read, "forged"))
        return;
    ++m_taken;
    trainOn(**trainer);
    const auto again = makeTrainer(config, *dataset);
    const auto problem = (*again)->restore(encodeCheckpoint((*trainer)->state()), "saved again");
    QVERIFY2(!problem || (*trainer)->end() == EndReason::TrainingDiverged, problem ? reasonText(*problem).c_str() : "");
    if (asSession)
        runAsSession(config, *read);
}

void TestForgedCheckpoints::nothingForgedDoesHarm()
{
    bool given = false;
    const int asked = qEnvironmentVariableIntValue("HALFSTEP_FORGERIES", &given);
    const int count = given ? asked : 600;
    for (int i = 0; i < count; ++i) {
        std::mt19937_64 random(static_cast<std::uint64_t>(i));
        const auto& [config, content] = m_originals[static_cast<std::size_t>(i) % m_originals.size()];
        try {
            tryForgery(config, forgery::forged(random, content), i % 2 == 0, i % 5 == 0);
        } catch (const std::exception& error) {
            QFAIL(qPrintable(QStringLiteral("forgery %1: %2").arg(i).arg(error.what())));
        }
        if (QTest::currentTestFailed()) {
            qWarning("forgery %d", i);
            return;
        }
    }
    qInfo("%d forgeries, %ld taken", count, m_taken);
    QVERIFY2(m_taken > count / 50, "hardly any was taken, so hardly any was trained on");
    QVERIFY2(m_taken < count / 2, "hardly any was refused");
}

QTEST_GUILESS_MAIN(TestForgedCheckpoints)
#include "tst_forged_checkpoints.moc"
