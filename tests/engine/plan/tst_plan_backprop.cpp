// The plan beside autograd: the same run in float32, what a watched run tells, refusals, and going on with the other's
// checkpoint.
#include "tests/engine/plan/two_engines.h"

#include "engine/training/checkpoint.h"

#include <QtTest>

using namespace halfstep;
using namespace halfstep::two_engines;

namespace {

RunConfig fullRun(ModelName model)
{
    RunConfig config;
    config.model.name = model;
    config.dataset.name = model == ModelName::TableMlp ? DatasetName::Synthetic : DatasetName::GlyphLab;
    config.optimizer.learningRate = 0.01;
    config.batch = {16, 2, LastWindow::Step, true};
    config.precision.amp = false;
    return config;
}

RunConfig watchedRun(const char* dtype, double dropout)
{
    RunConfig config;
    config.model.batchNorm = true;
    config.model.dropout = dropout;
    config.precision.dtype = dtype;
    config.precision.backend = ArithmeticBackend::Emulated;
    return config;
}

Reason refusalOf(RunConfig config)
{
    config.run.engine = EngineName::Plan;
    const auto trainer = makeTrainer(config, *loadDataset(config.dataset, config.loss));
    return trainer ? Reason::None : trainer.problems().front().reason;
}

double apart(std::int64_t a, std::int64_t b, std::int64_t elements)
{
    return std::abs(double(a - b)) / double(std::max<std::int64_t>(1, elements));
}

} // namespace

class TestPlanBackprop : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void float32AgreesOverFortyAttempts_data()
    {
        QTest::addColumn<int>("model");
        for (const ModelName model : {ModelName::TinyMlp, ModelName::TableMlp, ModelName::GlyphCnn, ModelName::Linear})
            QTest::newRow(std::string(wordOf(model)).c_str()) << int(model);
    }
    void float32AgreesOverFortyAttempts()
    {
        QFETCH(int, model);
        const Trainers both(fullRun(ModelName(model)));
        QVERIFY(both.autograd && both.plan);
        QCOMPARE(both.plan->state().engine.name, std::string("plan"));
        QCOMPARE(both.plan->state().engine.why, EngineReason::AskedFor);
        const auto a = golden::attempts(*both.autograd, 40);
        const auto b = golden::attempts(*both.plan, 40);
        for (std::size_t i = 0; i < 40; ++i) {
            const std::string what = difference(a[i], b[i], {1e-6, 0.001});
            QVERIFY2(what.empty(), (std::to_string(i + 1) + ": " + what).c_str());
        }
        const double weights = golden::l2(both.autograd->state().weights());
        QVERIFY(relativeDifference(weights, golden::l2(both.plan->state().weights())) < 1e-7);
    }

    void sameRunSameBits()
    {
        RunConfig config = watchedRun("float16", 0.3);
        config.run.engine = EngineName::Plan;
        const auto one = golden::trainer(config);
        const auto other = golden::trainer(config);
        golden::attempts(*one, 8);
        golden::attempts(*other, 8);
        QVERIFY(std::ranges::equal(one->state().weights(), other->state().weights()));
    }

    /// Counts of elements come out alike but for the few that a rounding takes over a border.
    void layersTellTheSame_data()
    {
        QTest::addColumn<QByteArray>("dtype");
        for (const char* dtype : {"float32", "float16", "fp8_e5m2"})
            QTest::newRow(dtype) << QByteArray(dtype);
    }
    void layersTellTheSame()
    {
        QFETCH(QByteArray, dtype);
        const Trainers both(watchedRun(dtype.constData(), 0.2));
        const auto unwatched = golden::trainer(on(EngineName::Plan, watchedRun(dtype.constData(), 0.2)));
        both.autograd->backprop().watch(true);
        both.plan->backprop().watch(true);
        golden::attempts(*both.autograd, 1);
        golden::attempts(*both.plan, 1);
        const std::span<const LayerTrace> a = both.autograd->backprop().trace();
        const std::span<const LayerTrace> b = both.plan->backprop().trace();
        QCOMPARE(a.size(), b.size());
        for (std::size_t i = 0; i < a.size(); ++i) {
            QCOMPARE(b[i].layer, a[i].layer);
            QCOMPARE(b[i].dtype, a[i].dtype);
            for (const auto part : {&LayerTrace::output, &LayerTrace::gradient}) {
                const BorderTrace& left = a[i].*part;
                const BorderTrace& right = b[i].*part;
                QCOMPARE(right.elements, left.elements);
                QCOMPARE(right.overflows, left.overflows);
                QVERIFY2(apart(left.zeros, right.zeros, left.elements) < 0.01, a[i].layer.c_str());
                QVERIFY2(relativeDifference(left.peak, right.peak) < 1e-2, a[i].layer.c_str());
                QCOMPARE(bool(right.unrounded), bool(left.unrounded));
                if (left.unrounded)
                    QCOMPARE(right.unrounded->elements(), left.elements);
            }
        }
        golden::attempts(*unwatched, 1);
        QVERIFY(std::ranges::equal(unwatched->state().weights(), both.plan->state().weights()));
        both.plan->backprop().watch(false);
        QVERIFY(both.plan->backprop().trace().empty());
    }

    /// Normalisation by the batch, with dropout, and by what runs.
    void evaluationAgrees_data()
    {
        QTest::addColumn<bool>("training");
        QTest::newRow("as evaluated") << false;
        QTest::newRow("in training mode") << true;
    }
    void evaluationAgrees()
    {
        QFETCH(bool, training);
        RunConfig config = watchedRun("float32", 0.2);
        config.mistakes.evaluateInTrainingMode = training;
        const Trainers both(config);
        const EpochRecord a = *both.autograd->endEpoch([] { return false; });
        const EpochRecord b = *both.plan->endEpoch([] { return false; });
        QVERIFY(relativeDifference(a.valLoss, b.valLoss) < 1e-5);
        QCOMPARE(both.autograd->state().training.dropout.state(), both.plan->state().training.dropout.state());
        const auto left = both.autograd->state().training.statistics.inForce();
        const auto right = both.plan->state().training.statistics.inForce();
        for (std::size_t i = 0; i < left.size(); ++i)
            QVERIFY(std::abs(left[i] - right[i]) < 1e-5f);
    }

    void checkpointOfOneResumesOnTheOther_data()
    {
        QTest::addColumn<int>("first");
        QTest::newRow("autograd, then the plan") << int(EngineName::Autograd);
        QTest::newRow("the plan, then autograd") << int(EngineName::Plan);
    }
    void checkpointOfOneResumesOnTheOther()
    {
        QFETCH(int, first);
        const auto second = EngineName(first) == EngineName::Plan ? EngineName::Autograd : EngineName::Plan;
        const RunConfig config = fullRun(ModelName::GlyphCnn);
        const auto whole = golden::trainer(on(EngineName(first), config));
        golden::attempts(*whole, 5);
        const auto resumed = golden::trainer(on(second, config));
        const auto problem = resumed->restore(encodeCheckpoint(whole->state()), "checkpoint");
        QVERIFY(!problem);
        const AttemptRecord a = golden::attempts(*whole, 1)[0];
        const AttemptRecord b = golden::attempts(*resumed, 1)[0];
        QCOMPARE(b.attempt, 6);
        QCOMPARE(difference(a, b, {1e-6, 0.001}), std::string());
    }

    void whatItCannotComputeIsRefused()
    {
        const RunConfig config = fullRun(ModelName::TinyMlp);
        QCOMPARE(refusalOf(config), Reason::None);
        RunConfig threads = config;
        threads.run.threads = 2;
        QCOMPARE(refusalOf(threads), Reason::PlanOneThread);
        RunConfig native = config;
        native.precision = {true, "bfloat16", ArithmeticBackend::Native, true};
        QCOMPARE(refusalOf(native), Reason::PlanEmulates);
        native.precision.backend = ArithmeticBackend::Auto;
        QCOMPARE(refusalOf(native), Reason::None);
    }

    /// The memory of a micro-batch does not depend on how many of them make a window.
    void memoryGoesWithTheMicroBatch()
    {
        RunConfig config = fullRun(ModelName::GlyphCnn);
        config.run.engine = EngineName::Plan;
        const auto peakOf = [&](std::int64_t m, std::int64_t a) {
            config.batch.microBatch = m;
            config.batch.accumulation = a;
            const auto trainer = golden::trainer(config);
            golden::attempts(*trainer, 1);
            trainer->endEpoch([] { return false; });
            return golden::attempts(*trainer, 1)[0].peakBytes;
        };
        const std::int64_t large = peakOf(16, 1);
        const std::int64_t small = peakOf(4, 4);
        QVERIFY2(small < large, (std::to_string(small) + " " + std::to_string(large)).c_str());
    }
};

QTEST_GUILESS_MAIN(TestPlanBackprop)
#include "tst_plan_backprop.moc"
