// Updates of two parameter groups against torch.optim's, and what a skip leaves alone in both.
#include "tests/engine/nn/golden_trace.h"

#include "engine/nn/tensor_views.h"
#include "engine/training/checkpoint.h"
#include "engine/training/optimizer.h"

#include <QtTest>

using namespace halfstep;

namespace {

/// Biases at twice the rate and without decay.
OptimizerConfig twoGroups(const std::string& name)
{
    OptimizerConfig config;
    config.name = *choiceNamed<OptimizerName>(name);
    config.learningRate = 0.05;
    config.weightDecay = 0.01;
    config.groups = {{{"bias"}, 2, 0.0}};
    return config;
}

const std::vector<ParameterSpec> parameters = {{"fc1.weight", {30, 100}, 0, 3000, 100},
                                               {"fc1.bias", {30}, 3000, 30, 100},
                                               {"fc2.weight", {3, 30}, 3030, 90, 30},
                                               {"fc2.bias", {3}, 3120, 3, 30}};

template <typename Options>
std::vector<torch::optim::OptimizerParamGroup> torchGroups(std::vector<at::Tensor> weights, Options rest, Options bias)
{
    std::vector<torch::optim::OptimizerParamGroup> groups;
    groups.emplace_back(std::vector<at::Tensor>{weights[0], weights[2]}, std::make_unique<Options>(rest));
    groups.emplace_back(std::vector<at::Tensor>{weights[1], weights[3]}, std::make_unique<Options>(bias));
    return groups;
}

std::unique_ptr<torch::optim::Optimizer> torchOptimizer(const std::string& name, const std::vector<at::Tensor>& weights)
{
    if (name == "adam") {
        using Options = torch::optim::AdamOptions;
        return std::make_unique<torch::optim::Adam>(
            torchGroups(weights, Options(0.05).weight_decay(0.01), Options(0.1).weight_decay(0)), Options(0.05));
    }
    using Options = torch::optim::SGDOptions;
    return std::make_unique<torch::optim::SGD>(
        torchGroups(weights, Options(0.05).momentum(0.9).weight_decay(0.01), Options(0.1).momentum(0.9)),
        Options(0.05));
}

RunConfig northstar(const std::string& optimizer)
{
    RunConfig config;
    config.dataset.name = DatasetName::Northstar;
    config.model.name = ModelName::TableMlp;
    config.optimizer = twoGroups(optimizer);
    config.batch.microBatch = 32;
    return config;
}

} // namespace

class TestOptimizer : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void groupsFollowTorch_data() { optimizers(); }
    void groupsFollowTorch()
    {
        QFETCH(std::string, name);
        torch::manual_seed(3);
        FlatBuffer weights(parameters);
        FlatBuffer gradient(parameters);
        viewOf(weights.values()).normal_();
        std::vector<at::Tensor> reference;
        for (const at::Tensor& tensor : viewsOf(weights.values(), parameters))
            reference.push_back(tensor.clone().set_requires_grad(true));
        Optimizer optimizer(twoGroups(name), parameters);
        const auto torchs = torchOptimizer(name, reference);
        for (int step = 0; step < 20; ++step) {
            viewOf(gradient.values()).normal_();
            for (std::size_t i = 0; i < reference.size(); ++i)
                reference[i].mutable_grad() = viewsOf(gradient.values(), parameters)[i].clone();
            optimizer.step(weights.values(), gradient.values(), 0.05, nullptr);
            torchs->step();
        }
        // The same formulas in another order of roundings: some units of 2^-24 over 20 steps of weights near 1.
        for (std::size_t i = 0; i < reference.size(); ++i)
            QVERIFY2(at::allclose(viewsOf(weights.values(), parameters)[i], reference[i].detach(), 1e-5, 2e-6),
                     parameters[i].name.c_str());
    }

    void skipLeavesBothGroupsAlone_data() { optimizers(); }
    void skipLeavesBothGroupsAlone()
    {
        QFETCH(std::string, name);
        RunConfig config = northstar(name);
        config.faults = {
            {4, 1, FaultKind::InfGradient}}; // into the first tensor, which is of the other group than the biases
        const auto trainer = golden::trainer(config);
        QVERIFY(trainer);
        golden::attempts(*trainer, 3);
        const std::vector<float> before(trainer->state().weights().begin(), trainer->state().weights().end());
        const SafeTensors state = encodeCheckpoint(trainer->state());
        const AttemptRecord skipped = golden::attempts(*trainer, 1).front();
        QVERIFY(skipped.foundInf && !skipped.applied);
        QCOMPARE(skipped.scaleNext, skipped.scaleUsed / 2); // one scale for all groups
        QVERIFY(std::ranges::equal(before, trainer->state().weights()));
        const SafeTensors after = encodeCheckpoint(trainer->state());
        for (const SafeTensor& tensor : state.tensors)
            if (tensor.name.starts_with("optimizer."))
                QVERIFY2(after.find(tensor.name)->bytes == tensor.bytes, tensor.name.c_str());
    }

    void resumedGroupsGiveTheSameBits_data() { optimizers(); }
    void resumedGroupsGiveTheSameBits()
    {
        QFETCH(std::string, name);
        const auto straight = golden::trainer(northstar(name));
        QVERIFY(straight);
        golden::attempts(*straight, 7);
        const SafeTensors checkpoint = encodeCheckpoint(straight->state());
        golden::attempts(*straight, 5);
        const auto resumed = golden::trainer(northstar(name));
        QVERIFY(!resumed->restore(checkpoint, {}));
        golden::attempts(*resumed, 5);
        QVERIFY(std::ranges::equal(straight->state().weights(), resumed->state().weights()));
    }

    /// w ← w − η·f·g for a group at a third of the rate; one at factor 0 is frozen.
    void factorScalesTheStep()
    {
        RunConfig config = northstar("sgd");
        config.precision.dtype = "float32";
        config.optimizer.weightDecay = 0;
        config.optimizer.groups.clear();
        const auto start = golden::trainer(config);
        const std::vector<float> initial(start->state().weights().begin(), start->state().weights().end());
        golden::attempts(*start, 1);
        config.optimizer.groups = {{{"fc1"}, 0, {}}, {{"fc2.weight"}, 0.5, {}}};
        const auto grouped = golden::trainer(config);
        golden::attempts(*grouped, 1);
        for (const ParameterSpec& parameter : start->state().model.parameters()) {
            const double factor = parameter.name.starts_with("fc1") ? 0 : parameter.name == "fc2.weight" ? 0.5 : 1;
            for (std::int64_t i = parameter.offset; i < parameter.offset + parameter.count; ++i) {
                const auto at = static_cast<std::size_t>(i);
                const double full = static_cast<double>(start->state().weights()[at]) - initial[at];
                const double step = static_cast<double>(grouped->state().weights()[at]) - initial[at];
                QVERIFY(std::abs(step - factor * full) <= 1e-7); // an ulp of weights below 1
            }
        }
    }

    void groupsThatDoNotFitAreRefused_data()
    {
        QTest::addColumn<QStringList>("first");
        QTest::addColumn<QStringList>("second");
        QTest::addColumn<int>("code");
        QTest::newRow("no such parameter")
            << QStringList{"conv1"} << QStringList{"bias"} << int(ProblemCode::UnknownValue);
        QTest::newRow("in two groups") << QStringList{"fc1"} << QStringList{"bias"} << int(ProblemCode::Conflict);
    }
    void groupsThatDoNotFitAreRefused()
    {
        QFETCH(QStringList, first);
        QFETCH(QStringList, second);
        RunConfig config = northstar("sgd");
        config.optimizer.groups.clear();
        for (const QStringList& names : {first, second})
            config.optimizer.groups.push_back({{names.front().toStdString()}, 1, {}});
        const auto dataset = loadDataset(config.dataset, config.loss);
        const auto trainer = makeTrainer(config, *dataset);
        QVERIFY(!trainer);
        QTEST(int(trainer.problems().front().code), "code");
    }

private:
    void optimizers()
    {
        QTest::addColumn<std::string>("name");
        QTest::newRow("SGD") << std::string("sgd");
        QTest::newRow("Adam") << std::string("adam");
    }
};

QTEST_GUILESS_MAIN(TestOptimizer)
#include "tst_optimizer.moc"
