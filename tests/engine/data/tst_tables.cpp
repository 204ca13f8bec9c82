#include "engine/data/dataset.h"
#include "engine/data/northstar.h"
#include "engine/data/standardiser.h"

#include <QTest>

#include <cmath>
#include <span>

using namespace halfstep;

namespace {

DatasetPtr loaded(std::string_view name, std::uint64_t seed = 20261020, LossKind loss = LossKind::Auto)
{
    DatasetConfig config;
    config.name = *choiceNamed<DatasetName>(name);
    config.seed = seed;
    auto data = loadDataset(config, loss);
    return data ? *data : nullptr;
}

double meanOf(const std::vector<float>& values)
{
    double sum = 0;
    for (const float value : values)
        sum += value;
    return sum / static_cast<double>(values.size());
}

} // namespace

class tst_tables : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void statisticsOfAColumnAreExact();
    void northstarIsSplitByTime();
    void northstarUsesTrainingStatisticsOnly();
    void northstarHasPlausibleOrders();
    void lateDeliveriesAreAMinority_data();
    void lateDeliveriesAreAMinority();
    void syntheticHas8192Samples();
    void syntheticLabelsCanBeLearntButNotFully();
    void theSeedDecidesTheData_data();
    void theSeedDecidesTheData();
    void otherNamesAndLossesAreRefused();
};

void tst_tables::statisticsOfAColumnAreExact()
{
    // Columns 1, 3, 5, 7 (mean 4, deviation √5), and a constant.
    std::vector<float> values{1, 9, 3, 9, 5, 9, 7, 9};
    const Standardiser standardiser = Standardiser::fittedTo(values, 2);
    QCOMPARE(standardiser.means, (std::vector<float>{4, 9}));
    QCOMPARE(standardiser.deviations, (std::vector<float>{std::sqrt(5.0f), 1}));
    standardiser.apply(values);
    QCOMPARE(values[0], -3 / std::sqrt(5.0f));
    QCOMPARE(values[1], 0.0f);
}

void tst_tables::northstarIsSplitByTime()
{
    const DatasetPtr data = loaded("northstar");
    const NorthstarTable table = generateNorthstar(20261020);
    QCOMPARE(data->task, Task::Binary);
    QCOMPARE(data->sampleShape, std::vector<std::int64_t>{8});
    QCOMPARE(data->train.count, 1600);
    QCOMPARE(data->validation.count, 400);
    QCOMPARE(data->test.count, 400);
    QCOMPARE(data->corruptedTest.count, 0);
    QCOMPARE((data->train.x.size() + data->validation.x.size() + data->test.x.size()) * sizeof(float),
             std::size_t{76800});
    // The parts, one after another, are the table in its order, standardised as the training part is.
    const Standardiser standardiser = Standardiser::fittedTo(std::span(table.values).first(std::size_t{8} * 1600), 8);
    std::size_t row = 0;
    for (const Samples* part : {&data->train, &data->validation, &data->test})
        for (std::size_t i = 0; i < part->y.size(); ++i, ++row) {
            QCOMPARE(part->y[i], table.days[row] > 7.0f ? 1.0f : 0.0f);
            const float distance = part->x[8 * i] * standardiser.deviations[0] + standardiser.means[0];
            QVERIFY(std::abs(distance - table.values[8 * row]) < 0.01f);
        }
    QCOMPARE(row, std::size_t{2400});
}

void tst_tables::northstarUsesTrainingStatisticsOnly()
{
    const DatasetPtr data = loaded("northstar");
    bool driftSeen = false;
    for (std::size_t column = 0; column < 8; ++column) {
        double sum = 0;
        double squares = 0;
        double testSum = 0;
        for (std::size_t i = 0; i < 1600; ++i) {
            sum += data->train.x[8 * i + column];
            squares += std::pow(data->train.x[8 * i + column], 2);
        }
        for (std::size_t i = 0; i < 400; ++i)
            testSum += data->test.x[8 * i + column];
        QVERIFY(std::abs(sum / 1600) < 1e-5);
        QVERIFY(std::abs(squares / 1600 - 1) < 1e-4);
        driftSeen = driftSeen || std::abs(testSum / 400) > 0.2;
    }
    QVERIFY(driftSeen); // the statistics of all orders would have hidden it
}

void tst_tables::northstarHasPlausibleOrders()
{
    const NorthstarTable table = generateNorthstar(7);
    QCOMPARE(table.columns, (std::vector<std::string>{"distance_km", "items", "weight_kg", "express", "warehouse_load",
                                                      "carrier_delay_index", "weekend", "peak_season"}));
    QCOMPARE(table.days.size(), std::size_t{2400});
    for (std::size_t i = 0; i < 2400; ++i) {
        const float* order = table.values.data() + 8 * i;
        QVERIFY(order[0] >= 15 && order[0] <= 3000);
        QVERIFY(order[1] >= 1 && order[1] == std::floor(order[1]));
        QVERIFY(order[2] > 0);
        QVERIFY(order[3] == 0 || order[3] == 1);
        QVERIFY(order[4] >= 0 && order[4] <= 1);
        QVERIFY(order[6] == 0 || order[6] == 1);
        QVERIFY(order[7] >= 0 && order[7] <= 1);
        QVERIFY(table.days[i] > 0);
    }
}

void tst_tables::lateDeliveriesAreAMinority_data()
{
    QTest::addColumn<quint64>("seed");
    for (const quint64 seed : {20261020u, 1u, 2u, 3u, 4u})
        QTest::addRow("seed %llu", seed) << seed;
}

void tst_tables::lateDeliveriesAreAMinority()
{
    QFETCH(quint64, seed);
    const DatasetPtr data = loaded("northstar", seed);
    const double late =
        (meanOf(data->train.y) * 1600 + meanOf(data->validation.y) * 400 + meanOf(data->test.y) * 400) / 2400;
    QVERIFY2(late > 0.25 && late < 0.40, qPrintable(QString::number(late)));
}

void tst_tables::syntheticHas8192Samples()
{
    const DatasetPtr data = loaded("synthetic");
    QCOMPARE(data->task, Task::Binary);
    QCOMPARE(data->train.count, 8192);
    QCOMPARE(data->train.x.size(), std::size_t{8192 * 32});
    QCOMPARE(data->validation.count, 2048);
    QCOMPARE(data->test.count, 0);
    QVERIFY(std::abs(meanOf(data->train.x)) < 0.01); // 2^18 normal values: deviation of the mean 0.002
}

void tst_tables::syntheticLabelsCanBeLearntButNotFully()
{
    // The best line through the origin by class means: better than chance, far from perfect.
    const DatasetPtr data = loaded("synthetic");
    std::vector<double> direction(32);
    for (std::size_t i = 0; i < 8192; ++i)
        for (std::size_t k = 0; k < 32; ++k)
            direction[k] += (data->train.y[i] > 0.5f ? 1 : -1) * data->train.x[32 * i + k];
    int right = 0;
    for (std::size_t i = 0; i < 2048; ++i) {
        double score = 0;
        for (std::size_t k = 0; k < 32; ++k)
            score += direction[k] * data->validation.x[32 * i + k];
        right += (score > 0) == (data->validation.y[i] > 0.5f);
    }
    QVERIFY2(right > 2048 * 0.6 && right < 2048 * 0.95, qPrintable(QString::number(right / 2048.0)));
}

void tst_tables::theSeedDecidesTheData_data()
{
    QTest::addColumn<std::string>("name");
    for (const char* name : {"glyphlab", "northstar", "synthetic"})
        QTest::newRow(name) << std::string(name);
}

void tst_tables::theSeedDecidesTheData()
{
    QFETCH(std::string, name);
    const DatasetPtr first = loaded(name, 5);
    QCOMPARE(loaded(name, 5)->fingerprint, first->fingerprint);
    QVERIFY(loaded(name, 6)->fingerprint != first->fingerprint);
}

void tst_tables::otherNamesAndLossesAreRefused()
{
    DatasetConfig config;
    config.name = DatasetName::Csv;
    QCOMPARE(loadDataset(config, LossKind::Auto).problems().front().code, ProblemCode::Unsupported);
    config.name = DatasetName::Images;
    QCOMPARE(loadDataset(config, LossKind::Auto).problems().front().code, ProblemCode::Unsupported);
    config.name = DatasetName::Points;
    QCOMPARE(loadDataset(config, LossKind::Auto).problems().front().where, std::string("dataset.points"));
    config.name = DatasetName::Idx;
    QCOMPARE(loadDataset(config, LossKind::Auto).problems().front().where, std::string("dataset.path"));
    config.name = DatasetName::GlyphLab;
    QCOMPARE(loadDataset(config, LossKind::BinaryCrossEntropy).problems().front(),
             (Problem{ProblemCode::Conflict, "loss", Reason::Named, {"dataset.name"}}));
    config.name = DatasetName::Northstar;
    QCOMPARE(loadDataset(config, LossKind::CrossEntropy).problems().front(),
             (Problem{ProblemCode::Conflict, "loss", Reason::Named, {"dataset.name"}}));
}

QTEST_GUILESS_MAIN(tst_tables)
#include "tst_tables.moc"
