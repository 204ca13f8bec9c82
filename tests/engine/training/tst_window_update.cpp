// A window's arithmetic without LibTorch: gradients come from a linear model worked out here, in double.
#include "engine/config/loss_scaling.h"
#include "engine/training/window_update.h"

#include <QtTest>

#include <cmath>
#include <iterator>

using namespace halfstep;

namespace {

/// w · x without bias under squared error: d/dw = 2 (w·x - y) x, mean over the rows.
class LinearBackprop final : public Backprop {
public:
    void setPrecision(const Precision&) override {}
    void begin(const WindowInput& window, StageTimes&) override { m_window = window; }
    MicroBatchResult runMicroBatch(std::int64_t first, std::int64_t count, double upstream, StageTimes&) override
    {
        MicroBatchResult result;
        std::vector<double> sum(m_window.weights.size());
        for (std::int64_t row = first; row < first + count; ++row) {
            const double residual = residualOf(m_window.samples, m_window.weights, row);
            result.loss.mean += residual * residual / static_cast<double>(count);
            for (std::size_t k = 0; k < sum.size(); ++k)
                sum[k] += 2 * residual * xOf(m_window.samples, row, k) / static_cast<double>(count);
        }
        for (std::size_t k = 0; k < sum.size(); ++k)
            m_window.gradient[k] += static_cast<float>(upstream * sum[k]);
        return result;
    }
    LossValue evaluate(const BatchView& samples, std::span<const float> weights, bool) override
    {
        LossValue loss;
        for (std::int64_t row = 0; row < samples.count; ++row)
            loss.mean += std::pow(residualOf(samples, weights, row), 2) / static_cast<double>(samples.count);
        return loss;
    }
    std::vector<float> logits(const BatchView&, std::span<const float>) override { return {}; }
    Memory memory() const override { return {}; }
    void watch(bool) override {}
    std::span<const LayerTrace> trace() const override { return {}; }

private:
    static double xOf(const BatchView& samples, std::int64_t row, std::size_t k)
    {
        return samples.x[static_cast<std::size_t>(row * samples.sampleShape[0]) + k];
    }
    static double residualOf(const BatchView& samples, std::span<const float> weights, std::int64_t row)
    {
        double output = -static_cast<double>(samples.y[static_cast<std::size_t>(row)]);
        for (std::size_t k = 0; k < weights.size(); ++k)
            output += weights[k] * xOf(samples, row, k);
        return output;
    }

    WindowInput m_window;
};

ModelSpec linear(const DataShape& shape)
{
    RunConfig config;
    config.model.name = ModelName::Linear;
    return *modelSpecFor(config, shape);
}

RunConfig plainSgd()
{
    RunConfig config;
    config.optimizer.momentum = 0;
    config.scaler.initScale = 1024;
    return config;
}

/// Windows of x = 1 ... 4 and y = 2x: at w = 0.5 per-sample gradients of -3, -12, -27 and -48, in the mean -22.5.
class HandExample {
public:
    HandExample(const RunConfig& config, const char* dtype)
        : m_config(config)
        , m_state(m_config, linear(m_shape))
        , m_source(m_samples, m_shape, Layout::RowMajor)
        , m_accumulation(m_config, m_state, m_backprop)
        , m_update(m_config, m_state)
    {
        const Precision precision = *precisionFor({.dtype = dtype}, {});
        m_accumulation.setPrecision(precision, scalesLoss(config, precision.format));
        m_update.setClipping(m_config.clipping.enabled ? m_config.clipping.maxNorm : 0);
        weight() = 0.5f;
    }

    AttemptRecord run(const std::vector<std::int64_t>& microBatches, double learningRate)
    {
        const std::vector<std::int64_t> rows{0, 1, 2, 3};
        AccumulationWindow window;
        window.attempt = ++m_attempt;
        window.samples = m_source.gather(rows);
        window.microBatches = microBatches;
        m_accumulation.begin(window);
        while (!window.complete())
            m_accumulation.runMicroBatch(window);
        AttemptRecord record = m_update.survey(window, learningRate);
        m_update.finish(record, window);
        return record;
    }
    std::optional<LossValue> evaluate() { return m_accumulation.evaluate(m_source, {}); }
    TrainingState& state() { return m_state; }
    float& weight() { return m_state.weights.values()[0]; }

private:
    RunConfig m_config;
    Samples m_samples{4, {1, 2, 3, 4}, {2, 4, 6, 8}};
    DataShape m_shape{Task::Regression, {1}, 0, 1};
    TrainingState m_state;
    SampleSource m_source;
    LinearBackprop m_backprop;
    Accumulation m_accumulation;
    WindowUpdate m_update;
    std::int64_t m_attempt = 0;
};

} // namespace

class TestWindowUpdate : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void microBatchesSumUpToTheFullGradient_data()
    {
        QTest::addColumn<qint64>("microBatch");
        for (const qint64 size : {1, 2, 3, 4})
            QTest::addRow("%lld", static_cast<long long>(size)) << size;
    }
    void microBatchesSumUpToTheFullGradient()
    {
        QFETCH(qint64, microBatch);
        RunConfig config = plainSgd();
        config.clipping.enabled = false;
        HandExample example(config, "e8m23"); // float32's numbers, with a scaler
        AccumulationWindow cut;
        cut.samples.count = 4;
        cut.cut(microBatch);
        const AttemptRecord record = example.run(cut.microBatches, 0.01);
        QVERIFY(record.applied);
        QCOMPARE(record.loss, (2.25 + 9 + 20.25 + 36) / 4);
        QVERIFY(std::abs(record.normUnscaled - 22.5) < 1e-5);
        QVERIFY(std::abs(record.normScaled - 22.5 * 1024) < 1e-2);
        QVERIFY(std::abs(example.weight() - 0.725f) < 1e-6f);
        QCOMPARE(example.state().gradient.values()[0], 0.0f);
    }

    /// Weighted by size, 1 + 3 samples give the full gradient; the mean of their means, (-3 - 29) / 2, does not.
    void unequalMicroBatchesAreWeightedBySize()
    {
        RunConfig config = plainSgd();
        config.clipping.enabled = false;
        QVERIFY(std::abs(HandExample(config, "float32").run({1, 3}, 0).normUnscaled - 22.5) < 1e-5);
        config.mistakes.meanOfMeans = true;
        QVERIFY(std::abs(HandExample(config, "float32").run({1, 3}, 0).normUnscaled - 16) < 1e-5);
    }

    void clippingActsAfterUnscaling()
    {
        RunConfig config = plainSgd();
        config.clipping.maxNorm = 5;
        HandExample example(config, "e8m23");
        const AttemptRecord record = example.run({4}, 0.1);
        QVERIFY(std::abs(record.clipCoefficient - 5 / 22.5) < 1e-7);
        QVERIFY(std::abs(record.normClipped - 5) < 1e-5);
        QVERIFY(std::abs(example.weight() - 1.0f) < 1e-5f);

        config.mistakes.clipBeforeUnscale = true;
        QVERIFY(std::abs(HandExample(config, "e8m23").run({4}, 0.1).normClipped - 5.0 / 1024) < 1e-8);
    }

    /// 22.5 · 4096 is beyond float16's 65504, 22.5 · 2048 is not.
    void overflowIsSkippedAndHalvesTheScale()
    {
        RunConfig config = plainSgd();
        config.scaler.initScale = 4096;
        HandExample example(config, "float16");
        const AttemptRecord skipped = example.run({4}, 0.1);
        QVERIFY(skipped.foundInf && !skipped.applied);
        QCOMPARE(skipped.skipReason, SkipReason::GradientOverflow);
        QCOMPARE(skipped.firstBadTensor, std::string("fc1.weight"));
        QCOMPARE(skipped.scaleNext, 2048.0);
        QCOMPARE(example.weight(), 0.5f);
        QCOMPARE(example.state().optimizer.steps(), 0);
        const AttemptRecord applied = example.run({4}, 0.1);
        QVERIFY(applied.applied);
        QCOMPARE(applied.scaleUsed, 2048.0);
        // Halfway between 65504 and the next number of float16's spacing, divided by the gradient.
        QVERIFY(std::abs(applied.largestFiniteScale - 65520 / 22.5) < 1e-3);
    }

    void divergedUpdateIsRefusedAsAWhole()
    {
        RunConfig config = plainSgd();
        config.optimizer.momentum = 0.9;
        config.clipping.enabled = false;
        HandExample example(config, "float32");
        const AttemptRecord record = example.run({4}, 3e38); // times 22.5 is no float32
        QVERIFY(!record.applied && !record.foundInf);
        QCOMPARE(record.skipReason, SkipReason::Guard);
        QVERIFY(example.state().failure && example.state().failure->reason == EndReason::TrainingDiverged);
        QCOMPARE(example.weight(), 0.5f);
        QCOMPARE(example.state().optimizer.state().front().second[0], 0.0f);
        QCOMPARE(example.state().optimizer.steps(), 0);
    }

    void scalerFollowsTheFormatsNeed_data()
    {
        QTest::addColumn<QByteArray>("dtype");
        QTest::addColumn<bool>("scales");
        for (const char* dtype : {"float32", "tf32", "bfloat16"})
            QTest::newRow(dtype) << QByteArray(dtype) << false;
        for (const char* dtype : {"float16", "fp8_e4m3", "fp8_e5m2", "e6m9"})
            QTest::newRow(dtype) << QByteArray(dtype) << true;
    }
    void scalerFollowsTheFormatsNeed()
    {
        QFETCH(QByteArray, dtype);
        QFETCH(bool, scales);
        HandExample example(plainSgd(), dtype.constData());
        QCOMPARE(example.state().scales, scales);
        QCOMPARE(example.run({4}, 0).scaleUsed, scales ? 1024.0 : 1.0);
    }

    void evaluationSeesTheRoundedWeights()
    {
        HandExample example(plainSgd(), "bfloat16");
        example.weight() = 1.001f; // 1 in bfloat16
        QCOMPARE(example.evaluate()->mean, (1.0 + 4 + 9 + 16) / 4);
        QCOMPARE(example.weight(), 1.001f);
    }
};

QTEST_GUILESS_MAIN(TestWindowUpdate)
#include "tst_window_update.moc"
