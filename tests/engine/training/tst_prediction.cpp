// What a model's outputs say of a sample.
#include "engine/numerics/random.h"
#include "engine/training/loss.h"
#include "engine/training/prediction.h"

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

using namespace halfstep;

namespace {

using Row = std::vector<float>;

constexpr float notANumber = std::numeric_limits<float>::quiet_NaN();
constexpr float infinity = std::numeric_limits<float>::infinity();

Prediction of(LossKind kind, const Row& logits, float target)
{
    return predictionsFrom(kind, logits, std::vector<std::int64_t>{0}, {1, {0}, {target}}, {}).front();
}

} // namespace

Q_DECLARE_METATYPE(std::optional<int>)
Q_DECLARE_METATYPE(std::optional<double>)

class TestPrediction : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void classAndProbabilityAreTheFormulas_data()
    {
        QTest::addColumn<LossKind>("kind");
        QTest::addColumn<Row>("logits");
        QTest::addColumn<std::optional<int>>("predicted");
        QTest::addColumn<std::optional<double>>("probability");
        using Predicted = std::optional<int>;
        using Probability = std::optional<double>;
        const float log3 = std::log(3.0f);
        QTest::newRow("softmax") << LossKind::CrossEntropy << Row{0, std::log(2.0f), std::log(5.0f)} << Predicted(2)
                                 << Probability(5.0 / 8);
        QTest::newRow("large logits") << LossKind::CrossEntropy << Row{1000 + log3, 1000} << Predicted(0)
                                      << Probability(3.0 / 4);
        QTest::newRow("an infinite logit")
            << LossKind::CrossEntropy << Row{0, infinity} << Predicted(1) << Probability();
        QTest::newRow("a NaN among them")
            << LossKind::CrossEntropy << Row{0, notANumber, 1} << Predicted() << Probability();
        QTest::newRow("sigmoid, 1") << LossKind::BinaryCrossEntropy << Row{log3} << Predicted(1)
                                    << Probability(3.0 / 4);
        QTest::newRow("sigmoid, 0") << LossKind::BinaryCrossEntropy << Row{-log3} << Predicted(0)
                                    << Probability(3.0 / 4);
        QTest::newRow("squares, 1") << LossKind::MeanSquaredError << Row{0.75f} << Predicted(1) << Probability();
        QTest::newRow("squares, 0") << LossKind::MeanSquaredError << Row{0.25f} << Predicted(0) << Probability();
    }
    void classAndProbabilityAreTheFormulas()
    {
        QFETCH(LossKind, kind);
        QFETCH(Row, logits);
        QFETCH(std::optional<int>, predicted);
        QFETCH(std::optional<double>, probability);
        const Prediction prediction = of(kind, logits, 0);
        QCOMPARE(prediction.predicted, predicted);
        QCOMPARE(prediction.probability.has_value(), probability.has_value());
        if (probability) // float32 holds seven digits of a logit, four of them before the point at 1000
            QVERIFY(std::abs(*prediction.probability - *probability) < 1e-4);
        QCOMPARE(prediction.right(), predicted == 0);
    }

    void whatIsRightIsWhatTheLossCounts_data()
    {
        QTest::addColumn<LossKind>("kind");
        QTest::addColumn<int>("outputs");
        QTest::newRow("cross entropy") << LossKind::CrossEntropy << 4;
        QTest::newRow("bce") << LossKind::BinaryCrossEntropy << 1;
        QTest::newRow("mse") << LossKind::MeanSquaredError << 1;
    }
    void whatIsRightIsWhatTheLossCounts()
    {
        QFETCH(LossKind, kind);
        QFETCH(int, outputs);
        constexpr std::int64_t count = 500;
        Random random(7);
        Samples samples{count, Row(count), {}};
        Row logits;
        for (std::int64_t i = 0; i < count; ++i) {
            samples.y.push_back(static_cast<float>(random.below(kind == LossKind::CrossEntropy ? 4 : 2)));
            for (int output = 0; output < outputs; ++output) // some equal, some NaN
                logits.push_back(random.uniform01() < 0.1 ? notANumber
                                                          : static_cast<float>(random.below(5)) / 2 - 0.5f);
        }
        std::vector<std::int64_t> rows(count);
        std::iota(rows.begin(), rows.end(), 0);
        const std::vector<Prediction> predictions = predictionsFrom(kind, logits, rows, samples, {});
        const auto right = std::ranges::count_if(predictions, &Prediction::right);
        QVERIFY(right > 50 && right < 450);
        QCOMPARE(right, lossOf(kind, logits, count, samples.y).correct);
    }

    void rowsComeWithTheirRawValues()
    {
        // Columns 1, 3, 5 and 0, 10, 20.
        Samples samples{3, {1, 0, 3, 10, 5, 20}, {0, 1, 1}};
        const Standardiser standardiser = Standardiser::fittedTo(samples.x, 2);
        standardiser.apply(samples.x);
        const auto predictions = predictionsFrom(LossKind::BinaryCrossEntropy, Row{1, -1},
                                                 std::vector<std::int64_t>{2, 0}, samples, standardiser);
        QCOMPARE(predictions[0].sample, 2);
        QVERIFY(std::abs(predictions[0].x[0] - 5) < 1e-5f && std::abs(predictions[0].x[1] - 20) < 1e-5f);
        QVERIFY(std::abs(predictions[1].x[0] - 1) < 1e-5f && std::abs(predictions[1].x[1]) < 1e-5f);
        QVERIFY(predictions[0].right() && predictions[1].right());
    }

    void rowsAreEvenlySpread()
    {
        QCOMPARE(spreadRows(750, 5), (std::vector<std::int64_t>{0, 150, 300, 450, 600}));
        QCOMPARE(spreadRows(3, 24), (std::vector<std::int64_t>{0, 1, 2}));
        QVERIFY(spreadRows(0, 24).empty());
    }
};

QTEST_APPLESS_MAIN(TestPrediction)
#include "tst_prediction.moc"
