#include "engine/numerics/replay.h"
#include "tests/engine/numerics/golden_json.h"
#include "tests/engine/numerics/scaler_traces.h"

#include <QTest>

#include <cmath>
#include <limits>
#include <vector>

using namespace halfstep;

static const double infinity = std::numeric_limits<double>::infinity();

class TestReplay : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void workedScalerCase();
    void scalerFollowsATrainedRun();
    void scalerFollowsRandomTraces();
    void againstTheLargestFiniteScale();
    void endsBelowTheFloor();
    void nothingIsAppliedAtScaleZero();
    void workedEarlyStoppingCases();
    void followsReduceOnPlateau();
};

void TestReplay::workedScalerCase()
{
    ScalerConfig config;
    config.initScale = 4;
    config.growthInterval = 3;
    const std::vector<ScalerReplayRow> rows =
        replayScaler(config, {false, false, false, false, true, false, false, false, false});
    const std::vector<ScalerReplayRow> expected = {
        {1, 4, false, false, 4, 1}, {2, 4, false, false, 4, 2}, {3, 4, false, false, 8, 0},
        {4, 8, false, false, 8, 1}, {5, 8, true, true, 4, 0},   {6, 4, false, false, 4, 1},
        {7, 4, false, false, 4, 2}, {8, 4, false, false, 8, 0}, {9, 8, false, false, 8, 1},
    };
    QVERIFY(rows == expected);
    QVERIFY(replayScaler(config, {}).empty());
}

void TestReplay::scalerFollowsATrainedRun()
{
    const nlohmann::json trace = test::goldenJson("b2/trace_native_fp16.json");
    ScalerConfig config;
    config.initScale = trace.at("meta").at("init_scale").get<double>();
    config.growthInterval = trace.at("meta").at("growth_interval").get<std::int64_t>();
    std::vector<bool> found;
    for (const nlohmann::json& step : trace.at("steps"))
        found.push_back(step.at("found_inf").get<int>() != 0);
    const std::vector<ScalerReplayRow> rows = replayScaler(config, found);
    QCOMPARE(rows.size(), std::size_t{40});
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const nlohmann::json& step = trace.at("steps").at(i);
        QCOMPARE(rows[i].scaleUsed, step.at("scale_before").get<double>());
        QCOMPARE(rows[i].scaleNext, step.at("scale_after").get<double>());
        QCOMPARE(rows[i].skipped, step.at("skipped").get<bool>());
        QCOMPARE(rows[i].growthTracker, step.at("growth_tracker").get<std::int64_t>());
    }
}

void TestReplay::scalerFollowsRandomTraces()
{
    const nlohmann::json traces = test::scalerTraces();
    QCOMPARE(traces.size(), std::size_t{300});
    std::size_t count = 0;
    for (std::size_t number = 0; number < traces.size(); ++number) {
        const nlohmann::json& trace = traces[number];
        ScalerConfig config;
        config.initScale = trace.at("init").get<double>();
        config.growthFactor = trace.at("growth").get<double>();
        config.backoffFactor = trace.at("back").get<double>();
        config.growthInterval = trace.at("interval").get<std::int64_t>();
        std::vector<bool> found;
        for (const nlohmann::json& finding : trace.at("fi"))
            found.push_back(finding.get<int>() != 0);
        const std::vector<ScalerReplayRow> rows = replayScaler(config, found);
        QCOMPARE(rows.size(), trace.at("rows").size());
        for (std::size_t i = 0; i < rows.size(); ++i) {
            const nlohmann::json& expected = trace.at("rows")[i];
            const bool same = rows[i].scaleUsed == expected[0].get<double>()
                              && rows[i].scaleNext == expected[1].get<double>()
                              && rows[i].growthTracker == expected[2].get<std::int64_t>();
            QVERIFY2(same, qPrintable(QStringLiteral("trace %1, attempt %2").arg(number).arg(i + 1)));
        }
        count += rows.size();
    }
    QCOMPARE(count, std::size_t{24748});
}

void TestReplay::endsBelowTheFloor()
{
    ScalerConfig config;
    config.initScale = 16;
    config.floor = 8;
    const std::vector<ScalerReplayRow> rows = replayScaler(config, {false, true, false, true, true, false});
    QCOMPARE(rows.size(), std::size_t{4});
    QCOMPARE(rows.back().scaleNext, 4.0);
    config.floor = 0;
    QCOMPARE(replayScaler(config, {true, true, true, true, true}).size(), std::size_t{5});
}

void TestReplay::againstTheLargestFiniteScale()
{
    // Gradients of 200 leave float16 (largest 65504) above a scale of 327.52, so the first scale that fits is 256.
    ScalerConfig config;
    const std::vector<double> limits(20, 65504.0 / 200);
    const std::vector<ScalerReplayRow> rows = replayScalerAgainst(config, limits);
    for (const ScalerReplayRow& row : rows)
        QCOMPARE(row.skipped, row.attempt <= 8);
    QCOMPARE(rows[7].scaleNext, 256.0);
    QCOMPARE(rows.back().growthTracker, std::int64_t{12});

    // The limit itself still fits; a NaN fits no scale, an infinity every one.
    config.initScale = 8;
    const std::vector<double> mixed = {8, 7.99, infinity, std::nan("")};
    std::vector<bool> found;
    for (const ScalerReplayRow& row : replayScalerAgainst(config, mixed))
        found.push_back(row.foundInf);
    QVERIFY(found == (std::vector<bool>{false, true, false, true}));
}

void TestReplay::nothingIsAppliedAtScaleZero()
{
    ScalerConfig config;
    config.initScale = 1;
    std::vector<bool> found(150, true);
    found.push_back(false);
    const std::vector<ScalerReplayRow> rows = replayScaler(config, found);
    QVERIFY(rows.back().scaleUsed == 0);
    QVERIFY(!rows.back().foundInf);
    QVERIFY(rows.back().skipped);
}

void TestReplay::workedEarlyStoppingCases()
{
    const std::vector<double> patience = {1.0, 0.9, 0.95, 0.94, 0.93, 0.5, 0.6, 0.6, 0.6, 0.6};
    const EarlyStoppingReplay first = replayEarlyStopping(patience, 3, 0);
    QVERIFY(first.stopEpoch == 5);
    QVERIFY(first.bestEpoch == 2);
    QCOMPARE(first.best, 0.9);
    QCOMPARE(first.epochs.size(), std::size_t{5});
    QVERIFY(first.epochs[4] == (EarlyStoppingRow{5, 0.93, false, 0.9, 3, true}));

    const double nan = std::nan("");
    const std::vector<double> notNumbers = {1.0, 0.8, nan, nan, nan};
    const EarlyStoppingReplay second = replayEarlyStopping(notNumbers, 2, 0);
    QVERIFY(second.stopEpoch == 4);
    QVERIFY(second.bestEpoch == 2);
    QCOMPARE(second.best, 0.8);

    const EarlyStoppingReplay none = replayEarlyStopping({}, 2, 0);
    QVERIFY(none.epochs.empty() && !none.stopEpoch && !none.bestEpoch && none.best == infinity);
}

void TestReplay::followsReduceOnPlateau()
{
    const nlohmann::json trace = test::goldenJson("k/trace.json");
    QCOMPARE(trace.at("cases").size(), std::size_t{23});
    for (const nlohmann::json& item : trace.at("cases")) {
        std::vector<double> values;
        for (const nlohmann::json& value : item.at("vals"))
            values.push_back(test::goldenNumber(value));
        const EarlyStoppingReplay replay =
            replayEarlyStopping(values, item.at("patience").get<std::int64_t>(), item.at("min_delta").get<double>());
        const std::string name = item.at("name").get<std::string>();
        // Epochs of this file count from 0.
        const auto oneBased = [](const nlohmann::json& epoch) {
            return epoch.is_null() ? std::optional<std::int64_t>() : std::optional(epoch.get<std::int64_t>() + 1);
        };
        QVERIFY2(replay.stopEpoch == oneBased(item.at("stop_epoch")), name.c_str());
        QVERIFY2(replay.bestEpoch == oneBased(item.at("best_epoch")), name.c_str());
        QVERIFY2(replay.best == test::goldenNumber(item.at("best")), name.c_str());
        QCOMPARE(replay.epochs.size(), item.at("epochs").size());
    }
}

QTEST_GUILESS_MAIN(TestReplay)
#include "tst_replay.moc"
