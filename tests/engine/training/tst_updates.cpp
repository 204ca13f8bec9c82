// The optimizer's bookkeeping: what is lost, parameter by parameter, and that a refused update moves nothing.
#include "engine/training/optimizer.h"

#include <QtTest>

#include <algorithm>
#include <limits>

using namespace halfstep;

namespace {

constexpr float largest = std::numeric_limits<float>::max();

const std::vector<ParameterSpec> parameters = {{"fc1.weight", {2, 2}, 0, 4, 2, true}, {"fc1.bias", {2}, 4, 2, 2, true}};

OptimizerConfig named(OptimizerName name)
{
    OptimizerConfig config;
    config.name = name;
    return config;
}

OptimizerConfig plainSgd()
{
    OptimizerConfig config = named(OptimizerName::Sgd);
    config.momentum = 0;
    return config;
}

std::vector<std::vector<float>> stateOf(const Optimizer& optimizer)
{
    std::vector<std::vector<float>> state;
    for (const auto& [name, values] : optimizer.state())
        state.emplace_back(values.begin(), values.end());
    return state;
}

} // namespace

class TestUpdates : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void refusedUpdateMovesNothing_data()
    {
        QTest::addColumn<OptimizerName>("name");
        QTest::newRow("SGD") << OptimizerName::Sgd;
        QTest::newRow("Adam") << OptimizerName::Adam;
    }
    void refusedUpdateMovesNothing()
    {
        QFETCH(OptimizerName, name);
        Optimizer optimizer(named(name), parameters);
        std::vector<float> weights{1, 2, 3, 4, 5, 6};
        const std::vector<float> gradient{0.5f, -1, 2, 0.25f, 1, -3};
        QCOMPARE(optimizer.step(weights, gradient, 0.1, nullptr).nonfinite, 0);
        const std::vector<float> weightsBefore = weights;
        const auto stateBefore = stateOf(optimizer);
        QVERIFY(stateBefore.front()[5] != 0);

        // Only the last weight cannot be updated.
        weights[5] = -largest;
        const std::vector<float> huge{0.5f, -1, 2, 0.25f, 1, 1e18f};
        const UpdateCount refused = optimizer.step(weights, huge, name == OptimizerName::Adam ? 5e37 : 3e20, nullptr);
        QCOMPARE(refused.nonfinite, 1);
        QCOMPARE(optimizer.steps(), 1);
        QCOMPARE(stateOf(optimizer), stateBefore);
        weights[5] = weightsBefore[5];
        QCOMPARE(weights, weightsBefore);

        // As if it had never been.
        Optimizer other(named(name), parameters);
        std::vector<float> others{1, 2, 3, 4, 5, 6};
        other.step(others, gradient, 0.1, nullptr);
        other.step(others, gradient, 0.1, nullptr);
        optimizer.step(weights, gradient, 0.1, nullptr);
        QCOMPARE(weights, others);
        QCOMPARE(stateOf(optimizer), stateOf(other));
    }

    /// In bfloat16 1 + 1e-3 is 1, and 1 + 1e-2 is not.
    void lostChangesAreCountedByParameter()
    {
        Optimizer optimizer(plainSgd(), parameters);
        std::vector<float> weights{1, 1, 1, 1, 1, 1};
        const std::vector<float> gradient{-1e-3f, -1e-3f, -1e-2f, 0, -1e-3f, -1e-2f};
        const FloatFormat bfloat16 = *FloatFormat::named("bfloat16");
        const UpdateCount total = optimizer.step(weights, gradient, 1, &bfloat16);
        QCOMPARE(optimizer.counts().size(), std::size_t{2});
        QCOMPARE(optimizer.counts()[0].changes, 3);
        QCOMPARE(optimizer.counts()[0].lost, 2);
        QCOMPARE(optimizer.counts()[1].changes, 2);
        QCOMPARE(optimizer.counts()[1].lost, 1);
        QCOMPARE(total.lostFraction(), 3.0 / 5);
        QVERIFY(weights[0] == 1 && weights[2] > 1 && weights[5] > 1);
    }

    void normalisationIsNotKeptInTheFormat()
    {
        std::vector<ParameterSpec> mixed = parameters;
        mixed[1].rounded = false;
        Optimizer optimizer(plainSgd(), mixed);
        std::vector<float> weights{1, 1, 1, 1, 1, 1};
        const std::vector<float> gradient(6, -1e-3f);
        const FloatFormat bfloat16 = *FloatFormat::named("bfloat16");
        QCOMPARE(optimizer.step(weights, gradient, 1, &bfloat16).lost, 4);
        QCOMPARE(weights[3], 1.0f);
        QCOMPARE(weights[4], 1.001f);
    }
};

QTEST_GUILESS_MAIN(TestUpdates)
#include "tst_updates.moc"
