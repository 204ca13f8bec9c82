#include "engine/config/config_json.h"
#include "words/words.h"

#include <QTest>

#include <nlohmann/json.hpp>

using namespace halfstep;

/// One setting at a time, as `--set` gives it.
class TestSettings : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void settings_data();
    void settings();
    void refusedSettings_data();
    void refusedSettings();
};

void TestSettings::settings_data()
{
    QTest::addColumn<QString>("assignment");
    QTest::addColumn<QString>("pointer");
    QTest::addColumn<QString>("value");
    QTest::newRow("number") << "batch.micro_batch=8"
                            << "/batch/micro_batch"
                            << "8";
    QTest::newRow("whole number with an exponent") << "scaler.growth_interval=1e2"
                                                   << "/scaler/growth_interval"
                                                   << "100";
    QTest::newRow("rate") << "optimizer.learning_rate=1e-3"
                          << "/optimizer/learning_rate"
                          << "0.001";
    QTest::newRow("bare word") << "precision.dtype=bfloat16"
                               << "/precision/dtype"
                               << "\"bfloat16\"";
    QTest::newRow("quoted word") << "precision.dtype=\"bfloat16\""
                                 << "/precision/dtype"
                                 << "\"bfloat16\"";
    QTest::newRow("text that looks like a number") << "dataset.label_column=7"
                                                   << "/dataset/label_column"
                                                   << "\"7\"";
    QTest::newRow("text that looks like true") << "dataset.label_column=true"
                                               << "/dataset/label_column"
                                               << "\"true\"";
    QTest::newRow("equals sign in the value") << "dataset.label_column=a=b"
                                              << "/dataset/label_column"
                                              << "\"a=b\"";
    QTest::newRow("bracket") << "dataset.label_column=[late"
                             << "/dataset/label_column"
                             << "\"[late\"";
    QTest::newRow("empty") << "dataset.label_column="
                           << "/dataset/label_column"
                           << "\"\"";
    QTest::newRow("top level") << "loss=mse"
                               << "/loss"
                               << "\"mse\"";
    QTest::newRow("switch") << "mistakes.no_scaler=true"
                            << "/mistakes/no_scaler"
                            << "true";
    QTest::newRow("list of groups") << R"(optimizer.groups=[{"parameters":["bias"],"weight_decay":0.5}])"
                                    << "/optimizer/groups/0/weight_decay"
                                    << "0.5";
    QTest::newRow("list") << R"(faults=[{"attempt":3,"kind":"nan_loss"}])"
                          << "/faults/0/attempt"
                          << "3";
    QTest::newRow("absolute path") << "dataset.path=/data/mnist"
                                   << "/dataset/path"
                                   << "\"/data/mnist\"";
    QTest::newRow("plus sign") << "optimizer.learning_rate=+0.1"
                               << "/optimizer/learning_rate"
                               << "0.1";
    QTest::newRow("plus sign of a whole number") << "batch.accumulation=+8"
                                                 << "/batch/accumulation"
                                                 << "8";
    QTest::newRow("plus sign of a seed") << "run.seed=+18446744073709551615"
                                         << "/run/seed"
                                         << "18446744073709551615";
    QTest::newRow("plus sign of an exponent") << "scaler.init_scale=+1e+2"
                                              << "/scaler/init_scale"
                                              << "100.0";
    QTest::newRow("blanks") << "batch.accumulation= +8 "
                            << "/batch/accumulation"
                            << "8";
    QTest::newRow("no digit before the point") << "clipping.max_norm=.5"
                                               << "/clipping/max_norm"
                                               << "0.5";
    QTest::newRow("no digit behind it") << "clipping.max_norm=-5."
                                        << "/clipping/max_norm"
                                        << "-5.0";
    QTest::newRow("leading zeros") << "run.seed=00018446744073709551615"
                                   << "/run/seed"
                                   << "18446744073709551615";
    QTest::newRow("below float64") << "early_stopping.min_delta=1e-400"
                                   << "/early_stopping/min_delta"
                                   << "0.0";
    QTest::newRow("plus sign in a text") << "dataset.label_column=+7"
                                         << "/dataset/label_column"
                                         << "\"+7\"";
    QTest::newRow("part of a section") << R"(batch={"accumulation": 2})"
                                       << "/batch/accumulation"
                                       << "2";
}

void TestSettings::settings()
{
    QFETCH(QString, assignment);
    QFETCH(QString, pointer);
    QFETCH(QString, value);
    const Result<RunConfig> config = withSetting(RunConfig{}, assignment.toStdString());
    QVERIFY2(config, config ? "" : reasonText(config.problems().front()).c_str());
    QCOMPARE(toJson(*config).at(nlohmann::ordered_json::json_pointer(pointer.toStdString())).dump(),
             value.toStdString());
}

void TestSettings::refusedSettings_data()
{
    QTest::addColumn<QString>("assignment");
    QTest::addColumn<int>("code");
    QTest::addColumn<QString>("where");
    QTest::newRow("nan") << "clipping.max_norm=nan" << int(ProblemCode::OutOfRange) << "clipping.max_norm";
    QTest::newRow("inf") << "clipping.max_norm=inf" << int(ProblemCode::OutOfRange) << "clipping.max_norm";
    QTest::newRow("-inf") << "optimizer.learning_rate=-inf" << int(ProblemCode::OutOfRange)
                          << "optimizer.learning_rate";
    QTest::newRow("huge") << "clipping.max_norm=1e999" << int(ProblemCode::OutOfRange) << "clipping.max_norm";
    QTest::newRow("word") << "clipping.max_norm=five" << int(ProblemCode::WrongType) << "clipping.max_norm";
    QTest::newRow("decimal comma") << "clipping.max_norm=0,5" << int(ProblemCode::WrongType) << "clipping.max_norm";
    for (const char* text : {"+-1", "-+1", "++1", "+", "+ 1", "1 2", "1,", "1, 2", "0x10", "1e", ".", "", " "})
        QTest::addRow("\"%s\"", text) << QStringLiteral("clipping.max_norm=") + text << int(ProblemCode::WrongType)
                                      << "clipping.max_norm";
    for (const char* text : {"+nan", "+inf", "+1e999", " 1e999"})
        QTest::addRow("\"%s\"", text) << QStringLiteral("clipping.max_norm=") + text << int(ProblemCode::OutOfRange)
                                      << "clipping.max_norm";
    QTest::newRow("nothing") << "batch.micro_batch=" << int(ProblemCode::WrongType) << "batch.micro_batch";
    QTest::newRow("no equals sign") << "batch.micro_batch" << int(ProblemCode::WrongType) << "batch.micro_batch";
    QTest::newRow("unknown") << "batch.size=4" << int(ProblemCode::UnknownKey) << "batch.size";
    QTest::newRow("no key") << "=4" << int(ProblemCode::WrongType) << "=4";
    QTest::newRow("key given twice") << R"(faults=[{"kind":"nan_loss","kind":"nan_loss"}])"
                                     << int(ProblemCode::MalformedJson) << "faults";
    QTest::newRow("section") << "batch=4" << int(ProblemCode::WrongType) << "batch";
    QTest::newRow("too deep") << "batch.micro_batch.x=4" << int(ProblemCode::UnknownKey) << "batch.micro_batch.x";
}

void TestSettings::refusedSettings()
{
    QFETCH(QString, assignment);
    QFETCH(int, code);
    QFETCH(QString, where);
    const Result<RunConfig> config = withSetting(RunConfig{}, assignment.toStdString());
    QVERIFY(!config);
    QCOMPARE(int(config.problems().front().code), code);
    QCOMPARE(QString::fromStdString(config.problems().front().where), where);
}

QTEST_GUILESS_MAIN(TestSettings)
#include "tst_settings.moc"
