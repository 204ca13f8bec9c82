// Skipped windows that are told after the fact.
#include "tests/engine/nn/fixtures.h"

#include <QtTest>

#include <cmath>

using namespace halfstep;
using fixtures::told;

namespace {

/// Everything that running a window once more must put back: running statistics, dropout's draws, the gradient.
RunConfig overflowingRun(const char* dtype)
{
    RunConfig config;
    config.dataset.name = DatasetName::Northstar;
    config.model = {ModelName::TableMlp, true, 0.2, std::nullopt};
    config.optimizer.name = OptimizerName::Adam;
    config.precision.dtype = dtype;
    config.batch = {4, 3, LastWindow::Step, true};
    config.scaler.initScale = std::ldexp(1.0, 24);
    return config;
}

} // namespace

class TestSkipsTold : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// A skipped window that is run once more to be told is the window that was skipped, and leaves no trace.
    void skipIsToldByRunningItAgain_data()
    {
        QTest::addColumn<QByteArray>("dtype");
        QTest::addColumn<bool>("keepsGradients");
        for (const char* dtype : {"float16", "fp8_e5m2"})
            for (const bool keeps : {false, true})
                QTest::addRow("%s %d", dtype, keeps) << QByteArray(dtype) << keeps;
    }
    void skipIsToldByRunningItAgain()
    {
        QFETCH(QByteArray, dtype);
        QFETCH(bool, keepsGradients);
        RunConfig config = overflowingRun(dtype.constData());
        config.mistakes.keepGradientsOnSkip = keepsGradients;
        const auto plain = golden::trainer(config);
        const auto first = golden::trainer(config);
        const auto again = golden::trainer(config);
        int skips = 0;
        for (int i = 0; i < 24; ++i) {
            const AttemptRecord expected = golden::attempts(*plain, 1)[0];
            const WindowDetail window = told(*again, Trainer::Telling::OnlyASkip);
            const WindowDetail expectedDetail = told(*first, Trainer::Telling::LastLayers);
            QCOMPARE(window.stepped.has_value(), !expected.applied);
            QCOMPARE(again->state().position.attempt, expected.attempt);
            QVERIFY(std::ranges::equal(plain->state().weights(), again->state().weights()));
            if (!window.stepped)
                continue;
            ++skips;
            QCOMPARE(window.stepped->loss, expected.loss);
            QCOMPARE(window.stepped->scaleNext, expected.scaleNext);
            QCOMPARE(window.stepped->peakBytes, expected.peakBytes);
            QCOMPARE(window.stepped->liveBytes, expected.liveBytes);
            QCOMPARE(window.stepped->firstBadTensor, expected.firstBadTensor);
            compareTold(window, expectedDetail);
        }
        QVERIFY(skips > 2 && (keepsGradients || skips < 24)); // what is kept is not finite for ever
    }

private:
    static void compareTold(const WindowDetail& a, const WindowDetail& b)
    {
        QCOMPARE(a.seen.size(), b.seen.size());
        for (std::size_t i = 0; i < a.seen.size(); ++i) {
            QCOMPARE(a.seen[i].loss, b.seen[i].loss);
            QVERIFY(a.seen[i].normSoFar == b.seen[i].normSoFar || std::isnan(a.seen[i].normSoFar));
        }
        QCOMPARE(a.layers.size(), b.layers.size());
        for (std::size_t i = 0; i < a.layers.size(); ++i) {
            QVERIFY(a.layers[i].output == b.layers[i].output);
            QVERIFY(a.layers[i].gradient == b.layers[i].gradient);
        }
        QCOMPARE(a.parameters.size(), b.parameters.size());
        for (std::size_t i = 0; i < a.parameters.size(); ++i)
            QVERIFY(a.parameters[i].scaled == b.parameters[i].scaled);
    }
};

QTEST_GUILESS_MAIN(TestSkipsTold)
#include "tst_skips_told.moc"
