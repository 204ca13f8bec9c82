#include "engine/numerics/loss_scale.h"
#include "tests/engine/numerics/golden_json.h"

#include <QTest>

#include <cmath>
#include <limits>
#include <vector>

using namespace halfstep;

class TestLossScale : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void followsPyTorch_data();
    void followsPyTorch();
    void threeInfinitiesFromOne();
    void workedCaseScaler();
    void comesDownToZero();
    void neverGrowsPastFloat32();
    void productsAreTakenInDouble();
    void trackerFiresOnEqualityOnly();
};

void TestLossScale::followsPyTorch_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<int>("steps");
    QTest::newRow("b2") << "b2/trace_native_fp16.json" << 40;
    QTest::newRow("e2") << "e2/trace_native_fp16.json" << 20;
}

void TestLossScale::followsPyTorch()
{
    QFETCH(QString, file);
    QFETCH(int, steps);
    const nlohmann::json trace = test::goldenJson(file.toStdString());
    QCOMPARE(static_cast<int>(trace.at("steps").size()), steps);
    ScalerConfig config;
    config.initScale = trace.at("meta").at("init_scale").get<double>();
    config.growthFactor = trace.at("meta").at("growth_factor").get<double>();
    config.backoffFactor = trace.at("meta").at("backoff_factor").get<double>();
    config.growthInterval = trace.at("meta").at("growth_interval").get<std::int64_t>();
    LossScale scale(config);
    for (const nlohmann::json& step : trace.at("steps")) {
        QCOMPARE(static_cast<double>(scale.scale()), step.at("scale_before").get<double>());
        scale.update(step.at("found_inf").get<int>() != 0);
        QCOMPARE(static_cast<double>(scale.scale()), step.at("scale_after").get<double>());
        QCOMPARE(scale.growthTracker(), step.at("growth_tracker").get<std::int64_t>());
    }
}

void TestLossScale::threeInfinitiesFromOne()
{
    const nlohmann::json trace = test::goldenJson("c/trace.json");
    QVERIFY(!trace.at("runs").empty());
    for (const nlohmann::json& run : trace.at("runs")) {
        ScalerConfig config;
        config.initScale = 1;
        LossScale scale(config);
        for (const nlohmann::json& step : run.at("steps")) {
            scale.update(step.at("injected").get<bool>());
            QCOMPARE(static_cast<double>(scale.scale()), step.at("scale_after").get<double>());
            QCOMPARE(scale.growthTracker(), step.at("growth_tracker").get<std::int64_t>());
        }
        QCOMPARE(scale.scale(), 0.125f);
    }
}

void TestLossScale::workedCaseScaler()
{
    ScalerConfig config;
    config.initScale = 4;
    config.growthInterval = 3;
    LossScale scale(config);
    const std::vector<std::pair<float, std::int64_t>> expected = {{4, 1}, {4, 2}, {8, 0}, {8, 1}, {4, 0},
                                                                  {4, 1}, {4, 2}, {8, 0}, {8, 1}};
    for (std::size_t i = 0; i < expected.size(); ++i) {
        scale.update(i + 1 == 5);
        QCOMPARE(scale.scale(), expected[i].first);
        QCOMPARE(scale.growthTracker(), expected[i].second);
    }
}

void TestLossScale::comesDownToZero()
{
    ScalerConfig config;
    config.initScale = 1;
    LossScale scale(config);
    for (int i = 0; i < 149; ++i)
        scale.update(true);
    QCOMPARE(scale.scale(), std::numeric_limits<float>::denorm_min());
    scale.update(true);
    QVERIFY(scale.scale() == 0.0f);
    QCOMPARE(scale.inverse(), std::numeric_limits<float>::infinity());
    scale.update(true);
    QVERIFY(scale.scale() == 0.0f);
}

void TestLossScale::neverGrowsPastFloat32()
{
    ScalerConfig config;
    config.initScale = std::ldexp(1.0, 126);
    config.growthInterval = 1;
    LossScale scale(config);
    scale.update(false);
    QCOMPARE(scale.scale(), std::ldexp(1.0f, 127));
    scale.update(false);
    QCOMPARE(scale.scale(), std::ldexp(1.0f, 127));
    QCOMPARE(scale.growthTracker(), std::int64_t{0});
}

void TestLossScale::productsAreTakenInDouble()
{
    // 16777008 * 1.1 = 18454708.8, nearest float32 18454708; with a factor rounded to float32 first (1.10000002384)
    // it would be 18454709.2, nearest float32 18454710.
    ScalerConfig config;
    config.initScale = 16777008;
    config.growthFactor = 1.1;
    config.growthInterval = 1;
    LossScale scale(config);
    scale.update(false);
    QCOMPARE(static_cast<double>(scale.scale()), 18454708.0);
    // The reciprocal of a scale that is no power of two is rounded once.
    QCOMPARE(scale.inverse(), static_cast<float>(1.0 / 18454708.0));
}

void TestLossScale::trackerFiresOnEqualityOnly()
{
    ScalerConfig config;
    config.initScale = 8;
    config.growthInterval = 5;
    LossScale scale(config);
    scale.restore(8, 10);
    for (int i = 0; i < 50; ++i)
        scale.update(false);
    QCOMPARE(scale.scale(), 8.0f);
    QCOMPARE(scale.growthTracker(), std::int64_t{60});
    scale.restore(8, 4);
    scale.update(false);
    QCOMPARE(scale.scale(), 16.0f);
}

QTEST_GUILESS_MAIN(TestLossScale)
#include "tst_loss_scale.moc"
