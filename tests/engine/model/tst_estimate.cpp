#include "engine/model/described_model.h"
#include "engine/model/estimate.h"

#include <QtTest>

using namespace halfstep;

/// Cost by arithmetic, against numbers worked out by hand.
class TestEstimate : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void smallMlp();
    void capacityPlan();
    void convolutions();
    void firstNumberMayBeTheInput();
    void lowFormatAddsACopy();
    void tf32IsStoredAsFloat32();
    void memoryLimitsTheMicroBatch();
    void varianceFallsWithTheBatch();
    void northstarMatrix();
    void costsBeyondCounting();
    void linesReadBack_data();
    void linesReadBack();
    void linesThatCannotBeRead_data();
    void linesThatCannotBeRead();

private:
    static ModelSpec model(std::string_view line, const std::vector<std::int64_t>& input = {})
    {
        return *describedModel(line, input);
    }
};

void TestEstimate::smallMlp()
{
    TrainingPlan plan;
    plan.batch = 512;
    plan.rows = 8192;
    const Estimate estimate = estimateFor(model("32-48-1"), plan);
    QCOMPARE(estimate.parameters, 1633); // 32·48 + 48 + 48 + 1
    QCOMPARE(estimate.forwardFlop, 3168 * 512);
    QCOMPARE(estimate.trainingFlop, 4866048);
    QCOMPARE(estimate.batches, 16);
    QCOMPARE(estimate.epochFlop, 77856768);
    QCOMPARE(estimate.stateBytes, 26128); // 16·P with Adam
    QCOMPARE(estimate.inputBytes, 65536);
    QCOMPARE(estimate.layers[0].activationBytes, 98304);
    QCOMPARE(estimate.layers[2].activationBytes, 2048);
    QCOMPARE(estimate.activationBytes, 65536 + 98304 + 2048);
    plan.batch = 128;
    QCOMPARE(estimateFor(model("32-48-1"), plan).forwardFlop, 405504);
    QCOMPARE(estimateFor(model("32-48-1"), plan).trainingFlop, 1216512);
    QCOMPARE(varianceRatio(128, 512), 0.25);
}

void TestEstimate::capacityPlan()
{
    TrainingPlan plan;
    plan.batch = 512;
    plan.rows = 50000000;
    plan.bandwidth = 8e9;
    const Estimate estimate = estimateFor(model("256-128-1"), plan);
    QCOMPARE(estimate.datasetBytes, 51200000000);
    QCOMPARE(estimate.parameters, 33025);
    QCOMPARE(estimate.stateBytes, 528400);
    QCOMPARE(estimate.activationBytes, 524288 + 262144 + 2048);
    QCOMPARE(*estimate.transferSeconds, 6.4);
}

/// conv1 16·9 + 16, conv2 32·16·9 + 32, 1152·64 + 64, 64·3 + 3.
void TestEstimate::convolutions()
{
    const ModelSpec cnn = model("conv16-pool-conv32-pool-64-3", {1, 24, 24});
    const Estimate estimate = estimateFor(cnn, {});
    QCOMPARE(estimate.parameters, 160 + 4640 + 73792 + 195);
    QCOMPARE(estimate.forwardFlop, 2 * (9 * 16 * 576 + 9 * 16 * 32 * 144 + 1152 * 64 + 64 * 3));
    QCOMPARE(cnn.layers.back().output, (std::vector<std::int64_t>{3}));
    QCOMPARE(model("conv8k5-4", {1, 8, 8}).layers.front().padding, 2);
}

void TestEstimate::firstNumberMayBeTheInput()
{
    QVERIFY(model("32-48-1").parameters().size() == model("32-48-1", {32}).parameters().size());
    QCOMPARE(model("48-1", {32}).parameterCount(), 1633);
    QCOMPARE(model("32-48-1", {16}).parameterCount(), 16 * 32 + 32 + 32 * 48 + 48 + 48 + 1);
    QCOMPARE(describedModel("48").problems().front().where, std::string("input"));
}

void TestEstimate::lowFormatAddsACopy()
{
    TrainingPlan plan;
    plan.batch = 512;
    plan.format = *FormatLayout::named("float16");
    const Estimate estimate = estimateFor(model("32-48-1"), plan);
    QCOMPARE(estimate.copyBytes, 2 * 1633);
    QCOMPARE(estimate.stateBytes, 26128 + 2 * 1633);
    QCOMPARE(estimate.layers[0].activationBytes, 98304 / 2);
    plan.optimizer = OptimizerName::Sgd;
    QCOMPARE(estimateFor(model("32-48-1"), plan).optimizerBytes, 0);
    plan.momentum = true;
    QCOMPARE(estimateFor(model("32-48-1"), plan).optimizerBytes, 4 * 1633);
}

void TestEstimate::tf32IsStoredAsFloat32()
{
    TrainingPlan plan;
    plan.batch = 512;
    plan.format = *FormatLayout::named("tf32");
    const Estimate estimate = estimateFor(model("32-48-1"), plan);
    QCOMPARE(estimate.copyBytes, 0);
    QCOMPARE(estimate.activationBytes, 65536 + 98304 + 2048);
    QCOMPARE(bytesOfNumber(*FormatLayout::named("e8m13")), 3); // 22 bits
}

/// A sample of 32-48-1 keeps 4·(32 + 48 + 1) = 324 bytes, twice with its backward pass.
void TestEstimate::memoryLimitsTheMicroBatch()
{
    TrainingPlan plan;
    plan.batch = 64;
    plan.memory = 26128 + 648 * 100 + 647;
    plan.effectiveBatch = 512;
    Estimate estimate = estimateFor(model("32-48-1"), plan);
    QCOMPARE(*estimate.largestMicroBatch, 100);
    QCOMPARE(*estimate.accumulation, 6);
    plan.memory = 1000;
    estimate = estimateFor(model("32-48-1"), plan);
    QCOMPARE(*estimate.largestMicroBatch, 0);
    QVERIFY(!estimate.accumulation);
}

/// Var(g_512)/Var(g_128) = 1/4.
void TestEstimate::varianceFallsWithTheBatch()
{
    TrainingPlan plan;
    plan.batch = 512;
    QVERIFY(!estimateFor(model("32-48-1"), plan).varianceRatio);
    plan.secondBatch = 128;
    QCOMPARE(*estimateFor(model("32-48-1"), plan).varianceRatio, 0.25);
}

void TestEstimate::northstarMatrix()
{
    TrainingPlan plan;
    plan.rows = 2400;
    QCOMPARE(estimateFor(model("8-48-1"), plan).datasetBytes, 76800);
}

void TestEstimate::costsBeyondCounting()
{
    TrainingPlan plan;
    plan.batch = 10'000'000;
    plan.rows = 1'000'000'000'000;
    plan.memory = 1e29;
    QVERIFY(isCountable(model("32-48-1"), plan));
    QCOMPARE(*estimateFor(model("32-48-1"), plan).largestMicroBatch, 1'000'000'000'000'000);
    QVERIFY(!isCountable(model("1000000-1000000"), plan));
    QVERIFY(!describedModel("conv1000000-1", {1000000, 1000000, 1000000}));
}

void TestEstimate::linesReadBack_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("written");
    QTest::addColumn<int>("layers");
    QTest::newRow("dense") << "32-48-1"
                           << "32-48-1" << 2;
    QTest::newRow("convolutions") << "conv16-pool-conv32k5-bn-pool-64-3"
                                  << "conv16-pool-conv32k5-bn-pool-64-3" << 7;
    QTest::newRow("usual window") << "conv8k3-10"
                                  << "conv8-10" << 2;
    QTest::newRow("zeros in front") << "032-1"
                                    << "32-1" << 1;
}

void TestEstimate::linesReadBack()
{
    QFETCH(QString, line);
    QFETCH(QString, written);
    const auto read = modelLineFrom(line.toStdString());
    QVERIFY(read);
    QTEST(static_cast<int>(read->layers.size()), "layers");
    QCOMPARE(textOf(*read), written.toStdString());
    QVERIFY(*modelLineFrom(textOf(*read)) == *read);
    const auto known = modelLineFrom("32-48-1", {16});
    QVERIFY(!known->features);
    QCOMPARE(textOf(*known), std::string("32-48-1"));
}

void TestEstimate::linesThatCannotBeRead_data()
{
    QTest::addColumn<QString>("line");
    QTest::newRow("empty") << "";
    QTest::newRow("word") << "32-foo-1";
    QTest::newRow("zero") << "32-0-1";
    QTest::newRow("gap") << "32--1";
    QTest::newRow("end") << "32-1-";
    QTest::newRow("convolution of a flat input") << "32-conv3-1";
    QTest::newRow("pooling of a flat input") << "32-pool-1";
    QTest::newRow("even window") << "conv3k2-1";
    QTest::newRow("no product") << "bn";
    QTest::newRow("too wide") << "32-2000000";
}

void TestEstimate::linesThatCannotBeRead()
{
    QFETCH(QString, line);
    QVERIFY(!describedModel(line.toStdString(), {32}));
    QVERIFY(!describedModel(line.toStdString(), {1, 1, 32}) || line.startsWith("32"));
}

QTEST_GUILESS_MAIN(TestEstimate)
#include "tst_estimate.moc"
