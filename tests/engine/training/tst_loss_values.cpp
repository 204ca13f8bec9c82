// Losses, their gradients and right answers where they can be written down.
#include "engine/training/loss.h"

#include <QtTest>

#include <cmath>
#include <vector>

using namespace halfstep;

namespace {

using Row = std::vector<float>;

} // namespace

class TestLossValues : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void lossAndGradientAreTheFormulas_data()
    {
        QTest::addColumn<LossKind>("kind");
        QTest::addColumn<Row>("logits");
        QTest::addColumn<Row>("targets");
        QTest::addColumn<double>("mean");
        QTest::addColumn<qint64>("correct");
        QTest::addColumn<Row>("gradient");
        const float third = 1.0f / 3;
        QTest::newRow("equal classes") << LossKind::CrossEntropy << Row{2, 2, 2} << Row{1} << std::log(3.0) << qint64(0)
                                       << Row{third, third - 1, third};
        QTest::newRow("two samples, the second right")
            << LossKind::CrossEntropy << Row{0, 0, 0, std::log(3.0f)} << Row{0, 1}
            << (std::log(2.0) + std::log(4.0 / 3)) / 2 << qint64(2) << Row{-0.25f, 0.25f, 0.125f, -0.125f};
        QTest::newRow("even odds") << LossKind::BinaryCrossEntropy << Row{0, 0} << Row{1, 0} << std::log(2.0)
                                   << qint64(1) << Row{-0.25f, 0.25f};
        QTest::newRow("squares") << LossKind::MeanSquaredError << Row{3, 0.75f} << Row{1, 1} << (4 + 0.0625) / 2
                                 << qint64(2) << Row{2, -0.25f};
    }
    void lossAndGradientAreTheFormulas()
    {
        QFETCH(LossKind, kind);
        QFETCH(Row, logits);
        QFETCH(Row, targets);
        QFETCH(double, mean);
        QFETCH(qint64, correct);
        QFETCH(Row, gradient);
        const std::int64_t samples = kind == LossKind::CrossEntropy ? std::ssize(targets) : std::ssize(logits);
        Row got(logits.size());
        const LossValue loss = lossOf(kind, logits, samples, targets, got, 1024);
        QVERIFY(std::abs(loss.mean - mean) < 1e-7);
        QCOMPARE(qint64(loss.correct), correct);
        for (std::size_t i = 0; i < got.size(); ++i)
            QVERIFY(std::abs(got[i] - 1024 * gradient[i]) < 1e-3);
        QCOMPARE(lossOf(kind, logits, samples, targets).mean, loss.mean); // without a gradient
    }

    /// Where float32 exponentials would overflow.
    void hugeLogitsGiveAFiniteLoss()
    {
        Row gradient(2);
        QCOMPARE(lossOf(LossKind::CrossEntropy, Row{1e30f, -1e30f}, 1, Row{0}, gradient).mean, 0.0);
        QCOMPARE(gradient, (Row{0, 0}));
        QCOMPARE(lossOf(LossKind::BinaryCrossEntropy, Row{-1000}, 1, Row{1}).mean, 1000.0);
    }
};

QTEST_GUILESS_MAIN(TestLossValues)
#include "tst_loss_values.moc"
