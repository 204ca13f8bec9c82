// Small random runs on both engines: every record of one against that of the other.
#include "tests/engine/plan/two_engines.h"

#include "engine/numerics/float_format.h"
#include "engine/numerics/random.h"

#include <QtTest>

using namespace halfstep;
using namespace halfstep::two_engines;

namespace {

constexpr int runs = 200;

class RandomRun {
public:
    explicit RandomRun(std::uint64_t seed) : m_random(seed) {}

    RunConfig make()
    {
        RunConfig config;
        config.model.name =
            one<ModelName>({ModelName::TinyMlp, ModelName::TableMlp, ModelName::Linear, ModelName::GlyphCnn});
        config.model.batchNorm = config.model.name != ModelName::Linear && chance(3);
        config.model.layerNorm = config.model.name != ModelName::Linear && chance(4);
        config.model.dropout = chance(3) ? 0.3 : 0;
        config.batch.microBatch = between(config.model.batchNorm ? 2 : 1, 8);
        config.batch.accumulation = between(1, 4);
        config.batch.lastWindow = chance(2) ? LastWindow::Drop : LastWindow::Step;
        addData(config);
        config.optimizer.name = chance(2) ? OptimizerName::Adam : OptimizerName::Sgd;
        config.optimizer.learningRate = one({1e-3, 1e-2});
        config.optimizer.momentum = one({0.0, 0.9});
        config.optimizer.weightDecay = one({0.0, 0.01});
        config.clipping.enabled = chance(2);
        config.clipping.maxNorm = one({0.1, 1.0, 5.0});
        config.precision.dtype = one<const char*>({"float32", "float32", "float16", "bfloat16", "fp8_e5m2", "e6m9"});
        config.precision.backend = ArithmeticBackend::Emulated;
        config.precision.masterWeights = !chance(5);
        config.scaler.growthInterval = between(1, 4);
        config.mistakes.noDivisionByA = chance(8);
        config.mistakes.evaluateInTrainingMode = chance(8);
        config.earlyStopping.enabled = false;
        config.run.maxEpochs = 1000;
        config.run.seed = m_random.next() >> 16;
        return config;
    }

private:
    bool chance(std::uint64_t of) { return m_random.below(of) == 0; }
    std::int64_t between(std::int64_t low, std::int64_t high)
    {
        return low + std::int64_t(m_random.below(std::uint64_t(high - low + 1)));
    }
    template <typename Value>
    Value one(std::initializer_list<Value> values)
    {
        return *(values.begin() + m_random.below(values.size()));
    }
    InlineTensor numbers(std::vector<std::int64_t> shape, bool zeroOrOne = false)
    {
        InlineTensor tensor{{}, shape};
        for (std::int64_t i = 0; i < elementsOf(shape); ++i)
            tensor.values.push_back(zeroOrOne ? float(m_random.below(2)) : float(m_random.normal()));
        return tensor;
    }
    PointSet part(std::int64_t samples, const std::vector<std::int64_t>& shape, LossKind loss, std::int64_t width)
    {
        std::vector<std::int64_t> x{samples};
        x.insert(x.end(), shape.begin(), shape.end());
        InlineTensor y = numbers({samples, width}, loss == LossKind::BinaryCrossEntropy);
        if (loss == LossKind::CrossEntropy) {
            y.shape = {samples};
            for (std::size_t i = 0; i < y.values.size(); ++i)
                y.values[i] = float(i < 3 ? i : m_random.below(3));
        }
        return {numbers(x), y};
    }
    /// So many samples that no micro-batch holds one alone.
    void addData(RunConfig& config)
    {
        const bool images = config.model.name == ModelName::GlyphCnn;
        const std::vector<std::int64_t> shape =
            images ? std::vector{between(1, 3), between(4, 9), between(4, 9)} : std::vector{between(1, 40)};
        config.loss = one({LossKind::CrossEntropy, LossKind::BinaryCrossEntropy, LossKind::MeanSquaredError});
        const std::int64_t width = config.loss == LossKind::CrossEntropy ? 1 : between(1, 3);
        const std::int64_t samples = 4 * config.batch.microBatch + (config.batch.microBatch > 2 ? 2 : 0);
        config.dataset.name = DatasetName::Points;
        config.dataset.points =
            PointsConfig{part(samples, shape, config.loss, width), part(5, shape, config.loss, width)};
    }

    Random m_random;
};

std::string nameOf(const RunConfig& config)
{
    return std::string(wordOf(config.model.name)) + " " + std::string(wordOf(config.loss)) + " "
           + config.precision.dtype + (config.model.batchNorm ? " bn" : "") + (config.model.layerNorm ? " ln" : "")
           + (config.model.dropout > 0 ? " dropout" : "") + " m " + std::to_string(config.batch.microBatch) + " a "
           + std::to_string(config.batch.accumulation) + " " + std::string(wordOf(config.optimizer.name));
}

/// Both engines sum in float32 but in another order, so that their sums are a few roundings apart: some 1e-7 of the
/// terms, more where terms cancel. In a low format one such difference can take an element over a border between two
/// numbers, which are an epsilon apart; few of a tensor's elements do.
Tolerance toleranceOf(const RunConfig& config)
{
    const FloatFormat format = *FloatFormat::named(config.precision.dtype);
    const double shares = config.model.batchNorm ? 0.05 : 0.01;
    if (format.name == "float32")
        return {config.model.batchNorm ? 1e-3 : 1e-4, shares};
    return {std::min(0.5, 8 * format.epsilon()), 0.05};
}

/// Normalisation takes what is constant away: the gradient of a bias before it is zero but for roundings, some of which
/// Adam makes steps of full size, and a variance near zero multiplies roundings. Runs with it soon go their own ways,
/// with Adam from the first step on.
int attemptsOf(const RunConfig& config)
{
    if (!config.model.batchNorm)
        return 6;
    return config.optimizer.name == OptimizerName::Adam ? 1 : 2;
}

} // namespace

class TestBothEngines : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyRecordAgrees_data()
    {
        QTest::addColumn<int>("run");
        for (int run = 0; run < runs; ++run)
            QTest::addRow("run %d", run) << run;
    }
    void everyRecordAgrees()
    {
        QFETCH(int, run);
        const RunConfig config = RandomRun(std::uint64_t(run)).make();
        const Trainers both(config);
        QVERIFY2(both.autograd && both.plan, nameOf(config).c_str());
        for (int i = 0; i < attemptsOf(config); ++i) {
            if (both.autograd->epochDone()) {
                QVERIFY(both.plan->epochDone());
                const EpochRecord a = *both.autograd->endEpoch([] { return false; });
                const EpochRecord b = *both.plan->endEpoch([] { return false; });
                const double apart =
                    std::max(relativeDifference(a.valLoss, b.valLoss), relativeDifference(a.trainLoss, b.trainLoss));
                QVERIFY2(apart <= toleranceOf(config).values, (nameOf(config) + " " + std::to_string(apart)).c_str());
            }
            const AttemptRecord a = runAttempt(*both.autograd);
            const AttemptRecord b = runAttempt(*both.plan);
            const std::string what = difference(a, b, toleranceOf(config));
            QVERIFY2(what.empty(), (nameOf(config) + ", attempt " + std::to_string(i + 1) + ": " + what).c_str());
            QCOMPARE(both.autograd->state().training.dropout.state(), both.plan->state().training.dropout.state());
            QVERIFY(b.liveBytes > 0 && b.peakBytes >= b.liveBytes);
        }
    }
};

QTEST_GUILESS_MAIN(TestBothEngines)
#include "tst_both_engines.moc"
