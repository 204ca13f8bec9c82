// Both engines against traces of PyTorch 2.6.0. Tolerances are those measured when the traces were made, between
// PyTorch and itself under other CPU kernels: a tighter test would test the BLAS.
#include "tests/engine/nn/golden_trace.h"

#include <QtTest>

#include <functional>

using namespace halfstep;

namespace {

struct Case {
    const char* folder;
    const char* model;
    std::vector<std::int64_t> shape;
    int microBatch;
    int accumulation;
    double learningRate;
    int growthInterval;
};

/// Once for each engine, with its name for that of each row.
void forEachEngine(const std::function<void(EngineName, const char*)>& addRows)
{
    QTest::addColumn<int>("engine");
    for (const EngineName engine : {EngineName::Autograd, EngineName::Plan})
        addRows(engine, wordOf(engine).data());
}

RunConfig halfPrecision(const Case& c)
{
    RunConfig config = golden::config(c.folder, c.model, c.shape, "cross_entropy");
    config.batch.microBatch = c.microBatch;
    config.batch.accumulation = c.accumulation;
    config.optimizer.learningRate = c.learningRate;
    config.scaler.growthInterval = c.growthInterval;
    config.precision.dtype = "float16";
    return config;
}

void takeEngine(RunConfig& config)
{
    QFETCH(int, engine);
    config.run.engine = EngineName(engine);
}

} // namespace

class TestGoldenTraces : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// TinyMLP in float32: one full batch of 16, and 4 micro-batches of 4.
    void accumulationEqualsTheFullBatch_data()
    {
        QTest::addColumn<QString>("trace");
        QTest::addColumn<int>("microBatch");
        QTest::addColumn<int>("accumulation");
        forEachEngine([](EngineName engine, const char* name) {
            QTest::addRow("%s, full batch", name) << "a/trace_full.json" << 16 << 1 << int(engine);
            QTest::addRow("%s, accumulated", name) << "a/trace_accum.json" << 4 << 4 << int(engine);
        });
    }
    void accumulationEqualsTheFullBatch()
    {
        QFETCH(QString, trace);
        QFETCH(int, microBatch);
        QFETCH(int, accumulation);
        RunConfig config = golden::config("a", "tiny-mlp", {16, 1, 24, 24}, "cross_entropy");
        config.batch.microBatch = microBatch;
        config.batch.accumulation = accumulation;
        config.precision.amp = false;
        takeEngine(config);
        const auto trainer = golden::trainer(config);
        QVERIFY(trainer);
        const auto steps = golden::load(trace.toStdString()).at("steps");
        for (const auto& step : steps) {
            const AttemptRecord record = golden::attempts(*trainer, 1).front();
            // 6e-8 was the worst seen; weights hash differently across BLAS, so norms stand for them.
            QVERIFY(std::abs(record.loss - golden::number(step.at("loss"))) < 1e-6);
            QVERIFY(record.applied);
            QCOMPARE(record.microBatches, std::int64_t{accumulation});
            QVERIFY(std::abs(golden::l2(trainer->state().weights()) - golden::number(step.at("w_l2"))) < 1e-6);
        }
    }

    void halfPrecisionFollowsTheTrace_data()
    {
        QTest::addColumn<int>("which");
        QTest::addColumn<bool>("native");
        forEachEngine([](EngineName engine, const char* name) {
            QTest::addRow("%s, tiny-mlp emulated, 5 overflows", name) << 0 << false << int(engine);
            QTest::addRow("%s, glyph-cnn emulated, 3 overflows", name) << 1 << false << int(engine);
        });
        QTest::newRow("autograd, tiny-mlp native, 5 overflows") << 0 << true << int(EngineName::Autograd);
        QTest::newRow("autograd, glyph-cnn native, 3 overflows") << 1 << true << int(EngineName::Autograd);
    }
    void halfPrecisionFollowsTheTrace()
    {
        static const Case cases[] = {
            {"b2", "tiny-mlp", {16, 1, 24, 24}, 4, 4, 0.1, 5},
            {"e2", "glyph-cnn", {32, 1, 24, 24}, 16, 2, 0.05, 3},
        };
        QFETCH(int, which);
        QFETCH(bool, native);
        const Case& c = cases[which];
        RunConfig config = halfPrecision(c);
        config.precision.backend = native ? ArithmeticBackend::Auto : ArithmeticBackend::Emulated;
        takeEngine(config);
        const auto trainer = golden::trainer(config);
        QVERIFY(trainer);
        if (native && !trainer->state().training.precision.asRun.native)
            QSKIP("this LibTorch has no kernels for the format");
        QCOMPARE(trainer->state().training.precision.asRun.native, native);
        const std::string trace = native ? "/trace_native_fp16.json" : "/trace_emulated_fp16.json";
        const auto steps = golden::load(c.folder + trace).at("steps");
        int skipped = 0;
        double lastNorm = 0;
        for (std::size_t i = 0; i < steps.size(); ++i) {
            const auto& step = steps[i];
            const AttemptRecord record = golden::attempts(*trainer, 1).front();
            QCOMPARE(record.scaleUsed, golden::number(step.at("scale_before")));
            QCOMPARE(record.scaleNext, golden::number(step.at("scale_after")));
            QCOMPARE(record.foundInf, step.at("found_inf").get<int>() != 0);
            QCOMPARE(!record.applied, step.at("skipped").get<bool>());
            QCOMPARE(record.growthTracker, step.at("growth_tracker").get<std::int64_t>());
            const double loss = golden::number(step.at("loss"));
            const double norm = golden::number(step.at("grad_norm_pre_clip"));
            QVERIFY(std::abs(record.loss - loss) < 2e-2);
            if (i < 6) {
                QVERIFY(std::abs(record.loss - loss) <= 5e-4 * loss);
                if (record.applied)
                    QVERIFY(std::abs(record.normUnscaled - norm) <= 5e-3 * norm);
            }
            skipped += !record.applied;
            lastNorm = golden::number(step.at("w_l2"));
        }
        QCOMPARE(skipped, which == 0 ? 5 : 3);
        QVERIFY(std::abs(golden::l2(trainer->state().weights()) - lastNorm) <= 2e-3 * lastNorm);
    }

    /// Three steps with a non-finite gradient at scale 1, then three clean ones. A custom format with float32's own
    /// bits keeps the scaler on, as the trace had it, and rounds nothing away.
    void injectedGradientsMoveNothingButTheScale_data()
    {
        QTest::addColumn<int>("run");
        forEachEngine([](EngineName engine, const char* name) {
            for (int run = 0; run < 6; ++run)
                QTest::addRow("%s, run %d", name, run) << run << int(engine);
        });
    }
    void injectedGradientsMoveNothingButTheScale()
    {
        QFETCH(int, run);
        const auto trace = golden::load("c/trace.json").at("runs").at(static_cast<std::size_t>(run));
        const bool adam = trace.at("optimizer") == "Adam";
        const std::string value = trace.at("value");
        RunConfig config = golden::config("c", "tiny-mlp", {16, 1, 24, 24}, "cross_entropy");
        config.batch.microBatch = 16;
        config.batch.accumulation = 1;
        config.precision.dtype = "e8m23";
        config.scaler.initScale = 1;
        takeEngine(config);
        config.optimizer.name = adam ? OptimizerName::Adam : OptimizerName::Sgd;
        config.optimizer.learningRate = adam ? 1e-3 : 0.1;
        const FaultKind kind = value == "nan"   ? FaultKind::NanGradient
                               : value == "inf" ? FaultKind::InfGradient
                                                : FaultKind::NegInfGradient;
        for (int attempt = 1; attempt <= 3; ++attempt)
            config.faults.push_back({attempt, 0, kind});
        const auto trainer = golden::trainer(config);
        QVERIFY(trainer);
        const std::vector<float> before(trainer->state().weights().begin(), trainer->state().weights().end());
        for (const auto& step : trace.at("steps")) {
            const AttemptRecord record = golden::attempts(*trainer, 1).front();
            QCOMPARE(record.scaleUsed, golden::number(step.at("scale_before")));
            QCOMPARE(record.scaleNext, golden::number(step.at("scale_after")));
            QCOMPARE(!record.applied, step.at("skipped").get<bool>());
            QCOMPARE(record.growthTracker, step.at("growth_tracker").get<std::int64_t>());
            QVERIFY(std::abs(record.loss - golden::number(step.at("loss"))) < 1e-5);
            QVERIFY(std::abs(golden::l2(trainer->state().weights()) - golden::number(step.at("w_l2"))) < 1e-5);
            if (!record.applied) {
                QCOMPARE(record.skipReason, SkipReason::GradientOverflow);
                QCOMPARE(record.firstBadTensor, std::string("fc1.weight"));
                QVERIFY(std::equal(before.begin(), before.end(), trainer->state().weights().begin()));
            }
        }
    }

    void adamOnATable_data()
    {
        QTest::addColumn<QString>("trace");
        QTest::addColumn<QString>("dtype");
        QTest::addColumn<QString>("backend");
        forEachEngine([](EngineName engine, const char* name) {
            QTest::addRow("%s, float32", name) << "d/trace_fp32.json"
                                               << "float32"
                                               << "auto" << int(engine);
            QTest::addRow("%s, bfloat16 emulated", name) << "d/trace_emulated_bf16.json"
                                                         << "bfloat16"
                                                         << "emulated" << int(engine);
        });
        QTest::newRow("autograd, bfloat16 by autocast") << "d/trace_bf16.json"
                                                        << "bfloat16"
                                                        << "native" << int(EngineName::Autograd);
        QTest::newRow("plan, bfloat16 by rounding") << "d/trace_bf16.json"
                                                    << "bfloat16"
                                                    << "emulated" << int(EngineName::Plan);
    }
    void adamOnATable()
    {
        QFETCH(QString, trace);
        QFETCH(QString, dtype);
        QFETCH(QString, backend);
        RunConfig config = golden::config("d", "table-mlp", {2048, 32}, "bce");
        config.batch.microBatch = 512;
        config.batch.accumulation = 1;
        config.optimizer.name = OptimizerName::Adam;
        config.optimizer.learningRate = 1e-3;
        config.clipping.enabled = false;
        config.precision.dtype = dtype.toStdString();
        takeEngine(config);
        config.precision.backend = *choiceNamed<ArithmeticBackend>(backend.toStdString());
        const auto trainer = golden::trainer(config);
        QVERIFY(trainer);
        QCOMPARE(trainer->state().training.precision.asRun.native, backend != "emulated");
        const nlohmann::json reference = golden::load(trace.toStdString());
        QVERIFY(!reference.at("steps").empty());
        for (const auto& step : reference.at("steps")) {
            const AttemptRecord record = golden::attempts(*trainer, 1).front();
            const double loss = golden::number(step.at("loss"));
            const double norm = golden::number(step.at("grad_norm_pre_clip"));
            QVERIFY(std::abs(record.loss - loss) <= 1e-4 * loss);
            QVERIFY(std::abs(record.normUnscaled - norm) <= 1e-3 * norm);
            QCOMPARE(record.scaleUsed, 1.0); // forced off, whatever the config says
        }
    }
};

QTEST_GUILESS_MAIN(TestGoldenTraces)
#include "tst_golden_traces.moc"
