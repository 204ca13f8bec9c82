#include "engine/config/config_json.h"
#include "engine/config/config_problems.h"
#include "engine/config/live_settings.h"
#include "words/words.h"

#include <QTest>

#include <cmath>
#include <limits>

using namespace halfstep;

class TestConfigProblems : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void defaultsAreGood();
    void judges_data();
    void judges();
    void nonfiniteNumbers();
    void offIsNotJudged();
    void pointsMustAgree();
    void liveSettings();
};

void TestConfigProblems::defaultsAreGood()
{
    QVERIFY(problemsIn(RunConfig{}).empty());
}

void TestConfigProblems::judges_data()
{
    QTest::addColumn<QString>("config");
    QTest::addColumn<int>("code"); // -1: nothing wrong
    QTest::addColumn<QString>("where");
    const auto row = [](const char* config, const char* where, ProblemCode code = ProblemCode::OutOfRange) {
        QTest::newRow(config) << config << int(code) << where;
    };
    const auto good = [](const char* config) { QTest::newRow(config) << config << -1 << ""; };
    row(R"({"batch": {"micro_batch": 0}})", "batch.micro_batch");
    row(R"({"batch": {"accumulation": 0}})", "batch.accumulation");
    row(R"({"batch": {"accumulation": -3}})", "batch.accumulation");
    row(R"({"batch": {"last_window": "keep"}})", "batch.last_window", ProblemCode::UnknownValue);
    good(R"({"optimizer": {"learning_rate": 0}})"); // as torch.optim takes it
    good(R"({"optimizer": {"learning_rate": -0.0}})");
    row(R"({"optimizer": {"learning_rate": -1e-300}})", "optimizer.learning_rate");
    row(R"({"optimizer": {"learning_rate": -0.1}})", "optimizer.learning_rate");
    row(R"({"optimizer": {"learning_rate": 1e39}})", "optimizer.learning_rate");
    good(R"({"scaler": {"init_scale": 1e-45}})"); // 2^-149 in float32
    row(R"({"optimizer": {"momentum": 1}})", "optimizer.momentum");
    row(R"({"optimizer": {"momentum": -0.1}})", "optimizer.momentum");
    row(R"({"optimizer": {"weight_decay": -1}})", "optimizer.weight_decay");
    row(R"({"optimizer": {"name": "lion"}})", "optimizer.name", ProblemCode::UnknownValue);
    row(R"({"optimizer": {"groups": [{"parameters": []}]}})", "optimizer.groups[0].parameters");
    row(R"({"optimizer": {"groups": [{"parameters": ["bias"], "learning_rate_factor": -1}]}})",
        "optimizer.groups[0].learning_rate_factor");
    row(R"({"optimizer": {"groups": [{"parameters": ["bias"], "weight_decay": -1}]}})",
        "optimizer.groups[0].weight_decay");
    row(R"({"optimizer": {"schedule": "cosine"}})", "optimizer.schedule", ProblemCode::UnknownValue);
    row(R"({"clipping": {"max_norm": 0}})", "clipping.max_norm");
    row(R"({"clipping": {"max_norm": -1}})", "clipping.max_norm");
    row(R"({"early_stopping": {"patience": 0}})", "early_stopping.patience");
    row(R"({"early_stopping": {"min_delta": -1e-9}})", "early_stopping.min_delta");
    row(R"({"scaler": {"growth_factor": 1}})", "scaler.growth_factor");
    row(R"({"scaler": {"backoff_factor": 1}})", "scaler.backoff_factor");
    row(R"({"scaler": {"backoff_factor": 0}})", "scaler.backoff_factor");
    row(R"({"scaler": {"growth_interval": 0}})", "scaler.growth_interval");
    row(R"({"scaler": {"init_scale": 0}})", "scaler.init_scale");
    row(R"({"scaler": {"init_scale": 1e39}})", "scaler.init_scale");
    row(R"({"scaler": {"init_scale": 1e-60}})", "scaler.init_scale");
    row(R"({"scaler": {"floor": -1}})", "scaler.floor");
    row(R"({"scaler": {"floor": 65537}})", "scaler.floor");
    row(R"({"model": {"dropout": 1}})", "model.dropout");
    row(R"({"model": {"name": "resnet"}})", "model.name", ProblemCode::UnknownValue);
    row(R"({"dataset": {"name": "mnist"}})", "dataset.name", ProblemCode::UnknownValue);
    row(R"({"dataset": {"name": "idx"}})", "dataset.name", ProblemCode::Conflict);
    row(R"({"dataset": {"name": "points"}})", "dataset.name", ProblemCode::Conflict);
    row(R"({"dataset": {"points": {"x": [1], "y": [1]}}})", "dataset.name", ProblemCode::Conflict);
    row(R"({"loss": "hinge"})", "loss", ProblemCode::UnknownValue);
    row(R"({"precision": {"dtype": "float64"}})", "precision.dtype", ProblemCode::UnknownValue);
    row(R"({"precision": {"dtype": "e9m3"}})", "precision.dtype", ProblemCode::UnknownValue);
    row(R"({"precision": {"backend": "gpu"}})", "precision.backend", ProblemCode::UnknownValue);
    row(R"({"run": {"max_epochs": 0}})", "run.max_epochs");
    row(R"({"run": {"max_attempts": -1}})", "run.max_attempts");
    row(R"({"run": {"threads": -1}})", "run.threads");
    row(R"({"run": {"checkpoint_every": -1}})", "run.checkpoint_every");
    row(R"({"run": {"engine": "fast"}})", "run.engine", ProblemCode::UnknownValue);
    row(R"({"run": {"device": "tpu"}})", "run.device", ProblemCode::UnknownValue);
    row(R"({"faults": [{"attempt": 0, "kind": "nan_loss"}]})", "faults[0].attempt");
    row(R"({"faults": [{"micro_batch": -1, "kind": "nan_loss"}]})", "faults[0].micro_batch");
    row(R"({"faults": [{"kind": "nan_loss"}, {}]})", "faults[1].kind", ProblemCode::UnknownValue);
    good(R"({"precision": {"dtype": "e5m10"}})");
    good(R"({"precision": {"dtype": "fp8_e4m3"}})");
    good(R"({"precision": {"dtype": "float32", "master_weights": false}})");
    good(R"({"scaler": {"init_scale": 0.1, "floor": 0.1}})");
    good(R"({"scaler": {"enabled": false, "floor": 65537}})");
    good(R"({"dataset": {"name": "idx", "path": "/data"}})");
    good(
        R"({"optimizer": {"momentum": 0}, "scaler": {"init_scale": 1}, "early_stopping": {"min_delta": 0, "patience": 1}})");
}

void TestConfigProblems::judges()
{
    QFETCH(QString, config);
    QFETCH(int, code);
    QFETCH(QString, where);
    const Result<RunConfig> read = configFromJson(config.toStdString(), "");
    const std::vector<Problem> problems = read ? problemsIn(*read) : read.problems();
    QCOMPARE(problems.size(), std::size_t(code < 0 ? 0 : 1));
    if (code < 0)
        return;
    QCOMPARE(int(problems.front().code), code);
    QCOMPARE(QString::fromStdString(problems.front().where), where);
    QVERIFY(!reasonText(problems.front()).empty());
}

void TestConfigProblems::nonfiniteNumbers()
{
    for (const double bad :
         {std::nan(""), std::numeric_limits<double>::infinity(), -std::numeric_limits<double>::infinity()}) {
        RunConfig config;
        config.model.dropout = bad;
        config.optimizer = {OptimizerName::Sgd, bad, bad, bad, ScheduleKind::Constant, {}};
        config.scaler = {true, bad, bad, bad, 2000, bad};
        config.clipping.maxNorm = bad;
        config.earlyStopping.minDelta = bad;
        QCOMPARE(problemsIn(config).size(), std::size_t{10});
    }
}

void TestConfigProblems::offIsNotJudged()
{
    RunConfig config;
    config.clipping = {false, 0};
    QVERIFY(problemsIn(config).empty());
}

void TestConfigProblems::pointsMustAgree()
{
    RunConfig config;
    config.dataset.name = DatasetName::Points;
    config.dataset.points = PointsConfig{{InlineTensor{{1, 2}, {2, 1}}, InlineTensor{{1, 2, 3}, {3}}}, {}};
    const std::vector<Problem> problems = problemsIn(config);
    QCOMPARE(problems.size(), std::size_t{1});
    QVERIFY(problems.front()
            == (Problem{ProblemCode::ShapeMismatch, "dataset.points.y", Reason::RowCounts, {"(2, 1)", "(3)"}}));
    config.dataset.points->train.x = FileTensor{"a.bin", 0, {3, 4}};
    QVERIFY(problemsIn(config).empty());
}

void TestConfigProblems::liveSettings()
{
    const LiveSettings live{false, "bfloat16", false, 7, false, 0.5, 0.01, false, 9, 0.25};
    const RunConfig changed = withLiveSettings(RunConfig{}, live);
    QVERIFY(liveSettingsOf(changed) == live);
    QCOMPARE(changed.batch.microBatch, RunConfig{}.batch.microBatch);
    QVERIFY(withLiveSettings(changed, liveSettingsOf(RunConfig{})) == RunConfig{});
}

QTEST_GUILESS_MAIN(TestConfigProblems)
#include "tst_config_problems.moc"
