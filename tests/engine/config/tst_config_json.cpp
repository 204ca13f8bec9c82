#include "engine/config/config_json.h"
#include "words/words.h"

#include <QTemporaryDir>
#include <QTest>

#include <nlohmann/json.hpp>

#include <filesystem>
#include <fstream>

using namespace halfstep;
using Json = nlohmann::ordered_json;

/// The documentation's example: every key at its default, and one fault.
static const char* const documented = R"json(
{"dataset": {"name": "glyphlab", "seed": 20261020, "path": "", "label_column": "", "points": null},
 "model": {"name": "glyph-cnn", "batch_norm": false, "layer_norm": false, "dropout": 0.0, "initial_weights": null},
 "loss": "auto",
 "optimizer": {"name": "sgd", "learning_rate": 0.1, "momentum": 0.9, "weight_decay": 0.0, "schedule": "constant"},
 "batch": {"micro_batch": 4, "accumulation": 4, "last_window": "step", "shuffle": true},
 "precision": {"amp": true, "dtype": "float16", "backend": "auto", "master_weights": true},
 "scaler": {"enabled": true, "init_scale": 65536, "growth_factor": 2, "backoff_factor": 0.5, "growth_interval": 2000, "floor": 0},
 "clipping": {"enabled": true, "max_norm": 5.0},
 "early_stopping": {"enabled": true, "patience": 5, "min_delta": 0.0001},
 "mistakes": {},
 "faults": [{"attempt": 5, "micro_batch": 0, "kind": "inf_gradient"}],
 "run": {"engine": "auto", "max_epochs": 30, "max_attempts": 0, "seed": 20261020, "threads": 0, "device": "cpu", "checkpoint_every": 0, "record_weights": false}}
)json";

/// Every setting away from its default.
static RunConfig unusual()
{
    RunConfig c;
    c.dataset = {DatasetName::Points, 18446744073709551615u, "/data/caf\xe9\\xe9", "sp\xe4t", PointsConfig{}};
    c.dataset.points->train = {InlineTensor{{1, 2, 3, 0.1f}, {2, 2}}, InlineTensor{{1e-45f, 3.4028235e38f}, {2}}};
    c.dataset.points->validation =
        PointSet{FileTensor{"/data/\xff\xfe.bin", 7, {2, 1, 24, 24}}, InlineTensor{{5, 6}, {2, 1}}};
    c.model = {ModelName::Linear, true, 0.25, FileTensor{"/data/\xc3.bin", 3, {}}, true};
    c.loss = LossKind::MeanSquaredError;
    c.optimizer = {OptimizerName::Adam,
                   1e-3,
                   0.5,
                   1e-4,
                   ScheduleKind::Linear,
                   {{{"conv1", "bias"}, 0.5, 0.25}, {{"fc1.\x80"}, 0, {}}}};
    c.batch = {1, 9, LastWindow::Drop, false};
    c.precision = {false, "e4m2", ArithmeticBackend::Emulated, false};
    c.scaler = {false, 1024.5, 1.1, 0.7, 3, 1e-300};
    c.clipping = {false, 0.1};
    c.earlyStopping = {false, 1, 0};
    c.mistakes = {true, true, true, true, true, true, true, true, true, true};
    c.faults = {{5, 1, FaultKind::NanLoss}, {6, 0, FaultKind::InfGradient}};
    c.run = {EngineName::Autograd, 1, 9223372036854775807, 0, 2, DeviceKind::Cuda, 10, true};
    return c;
}

static QString described(const std::vector<Problem>& problems)
{
    QStringList lines;
    for (const Problem& problem : problems)
        lines << QString("%1 %2: %3").arg(int(problem.code)).arg(problem.where.c_str(), reasonText(problem).c_str());
    return lines.join(" | ");
}

class TestConfigJson : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void documentedDefaults();
    void roundTrip();
    void floatsAreShort();
    void baseIsKept();
    void refuses_data();
    void refuses();
    void deepNestingIsRefused();
    void allProblemsAtOnce();
    void points();
    void initialWeights();
    void fileNamesFollowTheConfig();
    void problemsInAFileNameIt();
    void fileNamesNeedNotBeUtf8();
    void missingFile();
    void formatsHaveOneName();
};

void TestConfigJson::documentedDefaults()
{
    RunConfig expected;
    expected.faults.push_back({5, 0, FaultKind::InfGradient});
    const Result<RunConfig> read = configFromJson(documented, "");
    QVERIFY2(read, read ? "" : qPrintable(described(read.problems())));
    QVERIFY(*read == expected);
    // Same keys, same order, same values; a number may be written 0 or 0.0.
    QVERIFY(toJson(expected).flatten() == Json::parse(documented).flatten());
    QCOMPARE(toJson(expected)["mistakes"].dump(), std::string("{}"));
    const Result<RunConfig> empty = configFromJson("{}", "");
    QVERIFY(empty && *empty == RunConfig{});
}

void TestConfigJson::roundTrip()
{
    for (const RunConfig& config : {RunConfig{}, unusual()}) {
        const Result<RunConfig> read = configFromJson(toJson(config).dump(), "");
        QVERIFY2(read, read ? "" : qPrintable(described(read.problems())));
        QVERIFY(*read == config);
    }
}

void TestConfigJson::floatsAreShort()
{
    const Json json = toJson(unusual());
    QCOMPARE(json["dataset"]["points"]["x"].dump(), std::string("[[1.0,2.0],[3.0,0.1]]"));
    QCOMPARE(json["dataset"]["points"]["y"].dump(), std::string("[1e-45,3.4028235e+38]"));
}

void TestConfigJson::baseIsKept()
{
    const Result<RunConfig> read =
        configFromJson(R"({"batch": {"accumulation": 2}, "mistakes": {"no_scaler": false}})", "", unusual());
    QVERIFY(read);
    RunConfig expected = unusual();
    expected.batch.accumulation = 2;
    expected.mistakes.noScaler = false;
    QVERIFY(*read == expected);
}

void TestConfigJson::refuses_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("code");
    QTest::addColumn<QString>("where");
    QTest::addColumn<QString>("detail"); // a part of it
    const auto row = [](const char* text, ProblemCode code, const char* where, const char* detail) {
        QTest::newRow(text) << QByteArray(text) << int(code) << where << detail;
    };
    row(R"({"batch": {"microbatch": 4}})", ProblemCode::UnknownKey, "batch.microbatch", "batch.micro_batch");
    row(R"({"learning_rate": 4})", ProblemCode::UnknownKey, "learning_rate", "optimizer.learning_rate");
    row(R"({"datset": {}})", ProblemCode::UnknownKey, "datset", "dataset");
    row(R"({"clipping": {"patience": 4}})", ProblemCode::UnknownKey, "clipping.patience", "early_stopping.patience");
    row(R"({"mistakes": {"nope_nothing_like_it": true}})", ProblemCode::UnknownKey, "mistakes.nope_nothing_like_it",
        "");
    row(R"({"batch.micro_batch": 3})", ProblemCode::UnknownKey, "batch.micro_batch", "");
    row(R"({"batch": {"micro_batch": "4"}})", ProblemCode::WrongType, "batch.micro_batch", "a whole number");
    row(R"({"batch": {"micro_batch": 4.5}})", ProblemCode::WrongType, "batch.micro_batch", "a whole number");
    row(R"({"batch": {"micro_batch": 1e30}})", ProblemCode::OutOfRange, "batch.micro_batch", "2^63");
    row(R"({"batch": {"micro_batch": 9223372036854775808}})", ProblemCode::OutOfRange, "batch.micro_batch", "2^63");
    row(R"({"batch": {"micro_batch": -1e30}})", ProblemCode::OutOfRange, "batch.micro_batch", ">= -2^63");
    row(R"({"run": {"seed": 18446744073709551616}})", ProblemCode::OutOfRange, "run.seed", "below 2^64");
    row(R"({"dataset": {"seed": 1e300}})", ProblemCode::OutOfRange, "dataset.seed", "below 2^64");
    row(R"({"run": {"seed": -1e300}})", ProblemCode::OutOfRange, "run.seed", ">= 0");
    row(R"({"run": {"seed": 0.5}})", ProblemCode::WrongType, "run.seed", "a whole number");
    row(R"({"batch": {"shuffle": 1}})", ProblemCode::WrongType, "batch.shuffle", "true or false");
    row(R"({"batch": [1]})", ProblemCode::WrongType, "batch", "an object");
    row(R"({"batch": null})", ProblemCode::WrongType, "batch", "an object");
    row(R"({"run": {"seed": -1}})", ProblemCode::OutOfRange, "run.seed", ">= 0");
    row(R"({"loss": 3})", ProblemCode::WrongType, "loss", "text");
    row(R"({"clipping": {"max_norm": null}})", ProblemCode::WrongType, "clipping.max_norm", "a number");
    row(R"([1])", ProblemCode::WrongType, "", "an object");
    row(R"({"loss": "mse", "loss": "bce"})", ProblemCode::MalformedJson, "", "\"loss\" is given twice");
    row(R"({"batch": {"shuffle": true, "shuffle": true}})", ProblemCode::MalformedJson, "",
        "\"batch.shuffle\" is given twice");
    row(R"({"batch": {}, "batch": {}})", ProblemCode::MalformedJson, "", "\"batch\" is given twice");
    row("{\n  \"loss\": mse}", ProblemCode::MalformedJson, "", "line 2, column 11");
    row(R"({"loss": "mse",})", ProblemCode::MalformedJson, "", "line 1");
    row(R"({"clipping": {"max_norm": NaN}})", ProblemCode::MalformedJson, "", "line 1");
    row(R"({"clipping": {"max_norm": 1e999}})", ProblemCode::MalformedJson, "", "1e999");
    row("", ProblemCode::MalformedJson, "", "line 1");
    row("{\n \"loss\": \"\u00e9caf\xe9\"}", ProblemCode::MalformedJson, "",
        "line 2, column 15 holds the byte E9, which is not UTF-8");
    row("\xff\xfe{", ProblemCode::MalformedJson, "", "line 1, column 1 holds the byte FF, which is not UTF-8");
    row("{\"loss\": \"\xed\xa0\x80\"}", ProblemCode::MalformedJson, "", "line 1, column 11 holds the byte ED");
    row("{} \xc3", ProblemCode::MalformedJson, "", "line 1, column 4 holds the byte C3");
    row(R"({"dataset": {"path": "a\u0000b"}})", ProblemCode::WrongType, "dataset.path", "NUL");
    row(R"({"model": {"initial_weights": {"file": "\u0000"}}})", ProblemCode::WrongType, "model.initial_weights.file",
        "NUL");
    row(R"({"optimizer": {"groups": [{"parameters": "bias"}]}})", ProblemCode::WrongType,
        "optimizer.groups[0].parameters", "an array");
    row(R"({"optimizer": {"groups": [{"parameters": [1]}]}})", ProblemCode::WrongType, "optimizer.groups[0].parameters",
        "text");
    row(R"({"optimizer": {"groups": [{"lr": 1}]}})", ProblemCode::UnknownKey, "optimizer.groups[0].lr", "");
    row(R"({"faults": {"attempt": 1}})", ProblemCode::WrongType, "faults", "an array");
    row(R"({"faults": [{"kind": "nan_loss"}, {"atempt": 1, "kind": "nan_loss"}]})", ProblemCode::UnknownKey,
        "faults[1].atempt", "attempt");
    row(R"({"faults": [{"kind": 1}]})", ProblemCode::WrongType, "faults[0].kind", "text");
    row(R"({"dataset": {"points": [1]}})", ProblemCode::WrongType, "dataset.points", "object");
    row(R"({"dataset": {"points": {"x": [1]}}})", ProblemCode::WrongType, "dataset.points.y", "array");
    row(R"({"dataset": {"points": {"x": [[1], [1, 2]], "y": [1, 2]}}})", ProblemCode::WrongType, "dataset.points.x",
        "rows");
    row(R"({"dataset": {"points": {"x": [[1], 2], "y": [1, 2]}}})", ProblemCode::WrongType, "dataset.points.x", "rows");
    row(R"({"dataset": {"points": {"x": [null], "y": [1]}}})", ProblemCode::WrongType, "dataset.points.x", "numbers");
    row(R"({"dataset": {"points": {"x": [1e39], "y": [1]}}})", ProblemCode::OutOfRange, "dataset.points.x", "float32");
    row(R"({"dataset": {"points": {"x": {"file": "a"}, "y": [1]}}})", ProblemCode::WrongType, "dataset.points.x.shape",
        "sizes");
    row(R"({"dataset": {"points": {"x": {"file": "a", "shape": [0]}, "y": [1]}}})", ProblemCode::OutOfRange,
        "dataset.points.x.shape", ">= 1");
    row(R"({"dataset": {"points": {"x": [1], "y": [1], "z": 1}}})", ProblemCode::UnknownKey, "dataset.points.z", "");
    row(R"({"model": {"initial_weights": {"shape": [2]}}})", ProblemCode::WrongType, "model.initial_weights.file",
        "text");
    row(R"({"model": {"initial_weights": {"file": "a", "offset": -1}}})", ProblemCode::OutOfRange,
        "model.initial_weights.offset", ">= 0");
    row(R"({"model": {"initial_weights": "a"}})", ProblemCode::WrongType, "model.initial_weights", "numbers");
}

void TestConfigJson::refuses()
{
    QFETCH(QByteArray, text);
    QFETCH(int, code);
    QFETCH(QString, where);
    QFETCH(QString, detail);
    const Result<RunConfig> read = configFromJson(text.toStdString(), "");
    QVERIFY(!read);
    QVERIFY2(read.problems().size() == 1, qPrintable(described(read.problems())));
    const Problem& problem = read.problems().front();
    QCOMPARE(int(problem.code), code);
    QCOMPARE(QString::fromStdString(problem.where), where);
    const QString reason = QString::fromStdString(reasonText(problem));
    QVERIFY2(reason.contains(detail), qPrintable(reason));
    QCOMPARE(reason.isEmpty(), detail.isEmpty());
    QVERIFY(!reason.contains("json.exception"));
}

void TestConfigJson::deepNestingIsRefused()
{
    for (const auto& [open, close] : {std::pair{"[", "]"}, {"{\"a\":", "}"}}) {
        std::string text = R"({"model": {"initial_weights": )";
        for (int i = 0; i < 200000; ++i)
            text += open;
        text += "1";
        for (int i = 0; i < 200000; ++i)
            text += close;
        const Result<RunConfig> read = configFromJson(text + "}}", "");
        QVERIFY(!read);
        QCOMPARE(read.problems().size(), std::size_t{1});
        QCOMPARE(read.problems().front(), (Problem{ProblemCode::MalformedJson, {}, Reason::NestedDeeply, {100}}));
    }
    QVERIFY(configFromJson(R"({"model": {"initial_weights": [[[[[[[[1]]]]]]]]}})", ""));
}

void TestConfigJson::allProblemsAtOnce()
{
    const Result<RunConfig> read =
        configFromJson(R"({"lost": 1, "batch": {"micro_batch": true}, "run": {"seed": "x"}})", "");
    QVERIFY(!read);
    QCOMPARE(read.problems().size(), std::size_t{3});
}

void TestConfigJson::points()
{
    const Result<RunConfig> read = configFromJson(
        R"({"dataset": {"name": "points", "points": {"x": [[1,0],[0,1]], "y": [-1, -1], "validation": {"x": [[0.5,0]], "y": [[2]]}}}})",
        "");
    QVERIFY2(read, read ? "" : qPrintable(described(read.problems())));
    const PointsConfig& points = read->dataset.points.value();
    QVERIFY(points.train.x == TensorSource(InlineTensor{{1, 0, 0, 1}, {2, 2}}));
    QVERIFY(points.train.y == TensorSource(InlineTensor{{-1, -1}, {2}}));
    QVERIFY(points.validation->x == TensorSource(InlineTensor{{0.5f, 0}, {1, 2}}));
    QVERIFY(points.validation->y == TensorSource(InlineTensor{{2}, {1, 1}}));
}

void TestConfigJson::initialWeights()
{
    for (const char* text : {"[1, 2, 3]", "[[1, 2], [3]]", "[[[1], [2]], 3]"}) {
        const std::string config = std::string(R"({"model": {"initial_weights": )") + text + "}}";
        const Result<RunConfig> read = configFromJson(config, "");
        QVERIFY(read);
        QVERIFY(read->model.initialWeights == TensorSource(InlineTensor{{1, 2, 3}, {3}}));
    }
}

void TestConfigJson::fileNamesFollowTheConfig()
{
    QTemporaryDir folder;
    const std::string root = folder.path().toStdString();
    const std::string path = root + "/run.json";
    std::ofstream(path) << "\xEF\xBB\xBF"
                        << R"({"dataset": {"path": "../fashion", "points": {
        "x": {"file": "data.bin", "shape": [16,1,24,24]}, "y": {"file": "sub/data.bin", "offset": 9216, "shape": [16]}}},
        "model": {"initial_weights": {"file": "/elsewhere/w.bin"}}})";
    const Result<RunConfig> read = readConfigFile(path);
    QVERIFY2(read, read ? "" : qPrintable(described(read.problems())));
    QCOMPARE(read->dataset.path, folder.path().section('/', 0, -2).toStdString() + "/fashion");
    const PointSet& train = read->dataset.points->train;
    QVERIFY(train.x == TensorSource(FileTensor{root + "/data.bin", 0, {16, 1, 24, 24}}));
    QVERIFY(train.y == TensorSource(FileTensor{root + "/sub/data.bin", 9216, {16}}));
    QVERIFY(read->model.initialWeights == TensorSource(FileTensor{"/elsewhere/w.bin", 0, {}}));
}

void TestConfigJson::problemsInAFileNameIt()
{
    const QTemporaryDir folder;
    const std::string path = folder.filePath("mine.json").toStdString();
    const auto placesIn = [&](const char* text) {
        std::ofstream(path) << text;
        std::vector<std::string> places;
        const Result<RunConfig> read = readConfigFile(path);
        for (const Problem& problem : read.problems())
            places.push_back(problem.where);
        return places;
    };
    QCOMPARE(placesIn("{"), std::vector{path});
    QCOMPARE(placesIn("[]"), std::vector{path});
    QCOMPARE(placesIn(R"({"batch": {"micro_batch": "four", "micro_bach": 4}, "model": {"name": "gpt"}})"),
             (std::vector{path + ": batch.micro_batch", path + ": batch.micro_bach", path + ": model.name"}));
}

void TestConfigJson::fileNamesNeedNotBeUtf8()
{
    QTemporaryDir folder;
    const std::string root = folder.path().toStdString() + "/caf\xe9";
    std::error_code error;
    if (!std::filesystem::create_directory(root, error))
        QSKIP("this file system takes UTF-8 only");
    std::ofstream(root + "/run\xff.json") << R"({"dataset": {"path": "d\\xE9"},
        "model": {"initial_weights": {"file": "w\\xc3.bin"}}})";
    const Result<RunConfig> read = readConfigFile(root + "/run\xff.json");
    QVERIFY2(read, read ? "" : qPrintable(described(read.problems())));
    QCOMPARE(read->dataset.path, root + "/d\xe9");
    QVERIFY(read->model.initialWeights == TensorSource(FileTensor{root + "/w\xc3.bin", 0, {}}));
    QVERIFY(*configFromJson(toJson(*read).dump(), "") == *read);
    // An argument is bytes already; what looks like an escape there is a name.
    QCOMPARE(withSetting({}, "dataset.path=/d\xe9\\xe9")->dataset.path, std::string("/d\xe9\\xe9"));
    QCOMPARE(withSetting({}, R"(dataset.path="/d\\xe9")")->dataset.path, std::string("/d\xe9"));
    QCOMPARE(withSetting({}, "faults=[\xe9]").problems().front(),
             (Problem{ProblemCode::MalformedJson, "faults", Reason::ForeignByte, {1, 2, "E9"}}));
    QCOMPARE(withSetting({}, "\xe9=1").problems().front().where, std::string("\xe9"));
}

void TestConfigJson::missingFile()
{
    QTemporaryDir folder;
    const std::string root = folder.path().toStdString();
    QVERIFY(readConfigFile(root + "/none.json").problems().front()
            == (Problem{ProblemCode::FileNotFound, root + "/none.json"}));
    QCOMPARE(int(readConfigFile(root).problems().front().code), int(ProblemCode::FileUnreadable));
    QCOMPARE(int(readConfigFile("").problems().front().code), int(ProblemCode::FileNotFound));
}

void TestConfigJson::formatsHaveOneName()
{
    QCOMPARE(withSetting(RunConfig{}, "precision.dtype=half")->precision.dtype, std::string("float16"));
    QVERIFY(*configFromJson(R"({"precision": {"dtype": "fp16"}})", "") == RunConfig{});
    // Unknown ones are judged later, with the allowed ones named.
    QCOMPARE(withSetting(RunConfig{}, "precision.dtype=float99")->precision.dtype, std::string("float99"));
}

QTEST_GUILESS_MAIN(TestConfigJson)
#include "tst_config_json.moc"
