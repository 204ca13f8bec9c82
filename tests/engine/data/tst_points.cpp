#include "engine/data/dataset.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <limits>

using namespace halfstep;

namespace {

DatasetConfig pointsConfig(TensorSource x, TensorSource y)
{
    DatasetConfig config;
    config.name = DatasetName::Points;
    config.points = PointsConfig{{std::move(x), std::move(y)}, std::nullopt};
    return config;
}

InlineTensor column(std::vector<float> values)
{
    const auto count = static_cast<std::int64_t>(values.size());
    return {std::move(values), {count}};
}

} // namespace

class tst_points : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void inlineNumbersStayAsTheyAre();
    void theLossTellsTheTask_data();
    void theLossTellsTheTask();
    void aFileIsReadFromItsOffset();
    void badSourcesAreRefused_data();
    void badSourcesAreRefused();
    void aShortFileIsTruncated();
    void aFileOfTornNumbersIsRefused();
    void validationMustFitTheTrainingPart();

private:
    QTemporaryDir m_folder;
};

void tst_points::inlineNumbersStayAsTheyAre()
{
    DatasetConfig config = pointsConfig(InlineTensor{{1, 2, 3, 4}, {4, 1}}, column({2, 4, 6, 8}));
    config.points->validation = PointSet{InlineTensor{{5}, {1, 1}}, column({10})};
    const auto data = loadDataset(config, LossKind::MeanSquaredError);
    QVERIFY(data);
    QCOMPARE((*data)->train.x, (std::vector<float>{1, 2, 3, 4}));
    QCOMPARE((*data)->train.y, (std::vector<float>{2, 4, 6, 8}));
    QCOMPARE((*data)->validation.y, std::vector<float>{10});
    QCOMPARE((*data)->sampleShape, std::vector<std::int64_t>{1});
    QCOMPARE((*data)->sampleSize(), 1);
    QCOMPARE((*data)->test.count, 0);
}

void tst_points::theLossTellsTheTask_data()
{
    QTest::addColumn<LossKind>("loss");
    QTest::addColumn<std::vector<float>>("y");
    QTest::addColumn<Task>("task");
    QTest::addColumn<qint64>("classes");
    using Y = std::vector<float>;
    const LossKind any = LossKind::Auto;
    QTest::newRow("mse") << LossKind::MeanSquaredError << Y{0, 1, 1} << Task::Regression << qint64{0};
    QTest::newRow("bce") << LossKind::BinaryCrossEntropy << Y{0, 0.25, 1} << Task::Binary << qint64{0};
    QTest::newRow("cross entropy") << LossKind::CrossEntropy << Y{0, 4, 1} << Task::Classification << qint64{5};
    QTest::newRow("auto, 0 and 1") << any << Y{0, 1, 1} << Task::Binary << qint64{0};
    QTest::newRow("auto, all of 0 to 2") << any << Y{2, 0, 1} << Task::Classification << qint64{3};
    QTest::newRow("auto, with a gap") << any << Y{2, 4, 6} << Task::Regression << qint64{0};
    QTest::newRow("auto, fractions") << any << Y{0, 1, 0.5} << Task::Regression << qint64{0};
    QTest::newRow("auto, negative") << any << Y{-1, 0, 1} << Task::Regression << qint64{0};
}

void tst_points::theLossTellsTheTask()
{
    QFETCH(LossKind, loss);
    QFETCH(std::vector<float>, y);
    QFETCH(Task, task);
    QFETCH(qint64, classes);
    const auto data = loadDataset(pointsConfig(column({1, 2, 3}), column(y)), loss);
    QVERIFY(data);
    QCOMPARE((*data)->task, task);
    QCOMPARE((*data)->classes, classes);
}

void tst_points::aFileIsReadFromItsOffset()
{
    // 0.5, 1.5, -2, 0, 1 as little-endian float32
    const QByteArray bytes = QByteArray::fromHex("0000003f"
                                                 "0000c03f"
                                                 "000000c0"
                                                 "00000000"
                                                 "0000803f");
    QFile file(m_folder.filePath("data.bin"));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    file.close();
    const std::string path = file.fileName().toStdString();
    const auto data =
        loadDataset(pointsConfig(FileTensor{path, 1, {2, 1}}, FileTensor{path, 3, {2}}), LossKind::BinaryCrossEntropy);
    QVERIFY(data);
    QCOMPARE((*data)->train.x, (std::vector<float>{1.5f, -2.0f}));
    QCOMPARE((*data)->train.y, (std::vector<float>{0.0f, 1.0f}));
}

void tst_points::badSourcesAreRefused_data()
{
    QTest::addColumn<DatasetConfig>("config");
    QTest::addColumn<LossKind>("loss");
    QTest::addColumn<ProblemCode>("code");
    QTest::addColumn<std::string>("where");
    const LossKind mse = LossKind::MeanSquaredError;
    const std::string points = "dataset.points";
    const float nan = std::numeric_limits<float>::quiet_NaN();
    QTest::newRow("counts differ") << pointsConfig(column({1, 2}), column({1})) << mse << ProblemCode::ShapeMismatch
                                   << points;
    QTest::newRow("shape and numbers differ") << pointsConfig(InlineTensor{{1, 2, 3}, {2, 2}}, column({1, 2})) << mse
                                              << ProblemCode::ShapeMismatch << points + ".x";
    QTest::newRow("scalar") << pointsConfig(InlineTensor{{1}, {}}, column({1})) << mse << ProblemCode::ShapeMismatch
                            << points + ".x";
    QTest::newRow("negative extent") << pointsConfig(FileTensor{"f", 0, {-1, 2}}, column({1})) << mse
                                     << ProblemCode::ShapeMismatch << points + ".x";
    QTest::newRow("overflowing shape") << pointsConfig(FileTensor{"f", 0, {4294967296, 4294967296, 2}}, column({1}))
                                       << mse << ProblemCode::ShapeMismatch << points + ".x";
    QTest::newRow("negative offset") << pointsConfig(column({1}), FileTensor{"f", -1, {1}}) << mse
                                     << ProblemCode::OutOfRange << points + ".y.offset";
    QTest::newRow("NaN") << pointsConfig(column({1, nan}), column({1, 2})) << mse << ProblemCode::NonFiniteData
                         << points + ".x, element 1";
    QTest::newRow("no samples") << pointsConfig(InlineTensor{{}, {0, 2}}, column({})) << mse
                                << ProblemCode::NoTrainingData << points;
    QTest::newRow("fraction as class") << pointsConfig(column({1, 2}), column({0, 0.5})) << LossKind::CrossEntropy
                                       << ProblemCode::OutOfRange << points + ".y";
    QTest::newRow("negative class") << pointsConfig(column({1, 2}), column({0, -1})) << LossKind::CrossEntropy
                                    << ProblemCode::OutOfRange << points + ".y";
    QTest::newRow("bce beyond 1") << pointsConfig(column({1, 2}), column({0, 2})) << LossKind::BinaryCrossEntropy
                                  << ProblemCode::OutOfRange << points + ".y";
    const InlineTensor twoColumns{{0, 1, 1, 0}, {2, 2}};
    QTest::newRow("bce below 0") << pointsConfig(column({1, 2}), InlineTensor{{0, 1, 1, -0.5f}, {2, 2}})
                                 << LossKind::BinaryCrossEntropy << ProblemCode::OutOfRange << points + ".y";
    QTest::newRow("two columns as class") << pointsConfig(column({1, 2}), twoColumns) << LossKind::CrossEntropy
                                          << ProblemCode::ShapeMismatch << points + ".y";
    QTest::newRow("no column") << pointsConfig(column({1, 2}), InlineTensor{{}, {2, 0}}) << mse
                               << ProblemCode::ShapeMismatch << points;
    QTest::newRow("cube of targets") << pointsConfig(column({1, 2}), InlineTensor{{0, 1, 1, 0}, {2, 2, 1}}) << mse
                                     << ProblemCode::ShapeMismatch << points;
    QTest::newRow("missing file") << pointsConfig(FileTensor{"/nowhere/x.bin", 0, {1}}, column({1})) << mse
                                  << ProblemCode::FileNotFound << std::string("/nowhere/x.bin");
}

void tst_points::badSourcesAreRefused()
{
    QFETCH(DatasetConfig, config);
    QFETCH(LossKind, loss);
    QFETCH(ProblemCode, code);
    QFETCH(std::string, where);
    const auto data = loadDataset(config, loss);
    QVERIFY(!data);
    QCOMPARE(data.problems().front().code, code);
    QCOMPARE(data.problems().front().where, where);
}

void tst_points::aShortFileIsTruncated()
{
    QFile file(m_folder.filePath("short.bin"));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(QByteArray(15, '\0')) == 15);
    file.close();
    const std::string path = file.fileName().toStdString();
    const auto data =
        loadDataset(pointsConfig(FileTensor{path, 2, {2, 1}}, column({1, 2})), LossKind::MeanSquaredError);
    QVERIFY(!data);
    QCOMPARE(data.problems().front(), (Problem{ProblemCode::FileTruncated, path, Reason::BytesExpected, {16, 15}}));
}

void tst_points::aFileOfTornNumbersIsRefused()
{
    QFile file(m_folder.filePath("torn.bin"));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(QByteArray(11, '\0')) == 11);
    file.close();
    const std::string path = file.fileName().toStdString();
    const auto data =
        loadDataset(pointsConfig(FileTensor{path, 0, {2, 1}}, column({1, 2})), LossKind::MeanSquaredError);
    QVERIFY(!data);
    QCOMPARE(data.problems().front().code, ProblemCode::FileMalformed);
    QCOMPARE(data.problems().front().where, path);
}

void tst_points::validationMustFitTheTrainingPart()
{
    DatasetConfig config = pointsConfig(InlineTensor{{1, 2}, {2, 1}}, column({0, 1}));
    config.points->validation = PointSet{InlineTensor{{1, 2}, {1, 2}}, column({0})};
    QCOMPARE(loadDataset(config, LossKind::MeanSquaredError).problems().front().code, ProblemCode::ShapeMismatch);
    for (const LossKind loss : {LossKind::MeanSquaredError, LossKind::BinaryCrossEntropy}) {
        config.points->validation = PointSet{column({1}), InlineTensor{{0, 1}, {1, 2}}};
        QCOMPARE(loadDataset(config, loss).problems().front(),
                 (Problem{ProblemCode::ShapeMismatch, "dataset.points.validation.y", Reason::TargetWidths, {2, 1}}));
    }
    config.points->validation = PointSet{column({1}), column({2})};
    QCOMPARE(loadDataset(config, LossKind::CrossEntropy).problems().front(),
             (Problem{ProblemCode::OutOfRange, "dataset.points.validation.y", Reason::Below, {2}}));
}

QTEST_GUILESS_MAIN(tst_points)
#include "tst_points.moc"
