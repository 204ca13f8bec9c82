#include "engine/labs/lab.h"

#include <nlohmann/json.hpp>

#include <QtTest>

#include <cmath>

using namespace halfstep;

/// How far predictions are from what was computed.
class TestLabPrediction : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void numbers();
    void outcomes();
    void curvesByDifference();
    void curvesByFactor();
    void whatCannotBeComparedIsLeftOut();
    void axesFollowTheInputs();

private:
    static LabResult resultWith(LabTable table)
    {
        LabResult result;
        result.tables = {std::move(table)};
        return result;
    }
    static const Lab& memory() { return *labNamed("memory-against-a"); }
    static const Lab& variance() { return *labNamed("gradient-variance"); }
};

void TestLabPrediction::numbers()
{
    const Lab& lab = *labNamed("hand-example");
    LabResult result;
    result.say("full_gradient", -22.5);
    LabPrediction prediction;
    QVERIFY(!prediction.made());
    prediction.number = -20;
    QVERIFY(prediction.made());
    QCOMPARE(distanceOf(lab, result, prediction).mean, 2.5);
    QCOMPARE(QByteArray::fromStdString(toJson(lab, result, prediction).dump()),
             QByteArray(R"({"kind":"number","number":"full_gradient","value":-20.0,"off_by":2.5})"));
}

void TestLabPrediction::outcomes()
{
    const Lab& lab = *labNamed("scale-below-one");
    LabResult result;
    result.verdict = "below_one";
    LabPrediction prediction;
    prediction.outcome = "below_one";
    QVERIFY(distanceOf(lab, result, prediction).right);
    prediction.outcome = "weights_moved";
    QVERIFY(!distanceOf(lab, result, prediction).right);
    QCOMPARE(QByteArray::fromStdString(toJson(lab, result, prediction).dump()),
             QByteArray(R"({"kind":"outcome","outcome":"weights_moved","right":false})"));
}

void TestLabPrediction::curvesByDifference()
{
    LabTable table{"accumulation", {"accumulation", "share_of_largest"}};
    table.add(std::int64_t{1}, 1.0);
    table.add(std::int64_t{2}, 0.5);
    LabPrediction prediction;
    prediction.x = {1, 2};
    prediction.y = {1, 0.75};
    const PredictionDistance distance = distanceOf(memory(), resultWith(table), prediction);
    QCOMPARE(distance.compared, std::size_t{2});
    QCOMPARE(distance.mean, 0.125);
    QCOMPARE(distance.worst, 0.25);
    QCOMPARE(distance.worstAt, 2.0);
}

/// Twice too much and half of it are equally far off.
void TestLabPrediction::curvesByFactor()
{
    LabTable table{"sizes", {"batch_size", "ratio_to_first"}};
    table.add(std::int64_t{32}, 1.0);
    table.add(std::int64_t{64}, 0.5);
    table.add(std::int64_t{128}, 0.25);
    LabPrediction prediction;
    prediction.x = {32, 64, 128};
    prediction.y = {2, 0.25, 0.5};
    const PredictionDistance distance = distanceOf(variance(), resultWith(table), prediction);
    QVERIFY(std::abs(distance.mean - 2) < 1e-12);
    QVERIFY(std::abs(distance.worst - 2) < 1e-12);
    prediction.y = {1, 0.5, 1};
    QVERIFY(std::abs(distanceOf(variance(), resultWith(table), prediction).mean - std::cbrt(4)) < 1e-12);
}

void TestLabPrediction::whatCannotBeComparedIsLeftOut()
{
    LabTable table{"accumulation", {"accumulation", "share_of_largest"}};
    table.add(std::int64_t{1}, std::nan(""));
    table.add(std::int64_t{2}, 0.5);
    LabPrediction prediction;
    prediction.x = {1, 2};
    prediction.y = {1, 0.5};
    const PredictionDistance distance = distanceOf(memory(), resultWith(table), prediction);
    QCOMPARE(distance.compared, std::size_t{1});
    QCOMPARE(distance.mean, 0.0);
    QCOMPARE(distanceOf(memory(), LabResult{}, prediction).compared, std::size_t{0});
}

void TestLabPrediction::axesFollowTheInputs()
{
    LabInputs inputs(memory().parameters);
    QVERIFY(!inputs.set("accumulation=1,4,16"));
    QCOMPARE(memory().predicts.axes(inputs).knots, (std::vector<double>{1, 4, 16}));
    for (const Lab* lab : labs())
        if (lab->predicts.kind == PredictionKind::Curve) {
            const SketchAxes axes = lab->predicts.axes(LabInputs(lab->parameters));
            QVERIFY(axes.knots.size() >= 3);
            QVERIFY(axes.least < axes.most);
            QVERIFY(!lab->predicts.figure.logarithmic || axes.least > 0);
        }
}

QTEST_GUILESS_MAIN(TestLabPrediction)
#include "tst_lab_prediction.moc"
