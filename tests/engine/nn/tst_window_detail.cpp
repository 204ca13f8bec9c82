// What is told of a window: numbers that other ways give as well, and not a bit of training changed.
#include "engine/numerics/range_shares.h"
#include "tests/engine/nn/fixtures.h"

#include <QtTest>

#include <cmath>

using namespace halfstep;
using fixtures::told;

namespace {

/// A linear model whose gradient at its first step is x itself: 2 (0 · x + 0.5) x.
RunConfig gradientOf(const std::vector<float>& x)
{
    RunConfig config = fixtures::oneSample(-0.5f, 0, 0x1p-20);
    const auto n = static_cast<std::int64_t>(x.size());
    config.dataset.points->train.x = InlineTensor{x, {1, n}};
    config.model.initialWeights = InlineTensor{std::vector<float>(x.size(), 0.0f), {n}};
    return config;
}

std::vector<float> numpysValues()
{
    std::ifstream file(std::string(HALFSTEP_TEST_DATA) + "/inside/range_counts.json");
    return nlohmann::json::parse(file).at("x").get<std::vector<float>>();
}

RunConfig glyphRun(const char* dtype, const char* optimizer = "sgd")
{
    RunConfig config;
    config.model.batchNorm = true;
    config.model.dropout = 0.2;
    config.optimizer.name = *choiceNamed<OptimizerName>(optimizer);
    config.precision.dtype = dtype;
    config.clipping.maxNorm = 0.5;
    return config;
}

} // namespace

class TestWindowDetail : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void gradientsAreCountedAsNumpyCountsThem_data()
    {
        QTest::addColumn<double>("scale");
        for (const double scale : {1.0, 16.0, 1024.0, 65536.0, 1000.0})
            QTest::addRow("S = %g", scale) << scale;
    }
    /// float16 emulated: the engine itself rounds S·x, and numpy's astype(float16) is the other way.
    void gradientsAreCountedAsNumpyCountsThem()
    {
        QFETCH(double, scale);
        const std::vector<float> x = numpysValues();
        std::ifstream file(std::string(HALFSTEP_TEST_DATA) + "/inside/range_counts.json");
        const nlohmann::json data = nlohmann::json::parse(file);
        nlohmann::json expected;
        for (const nlohmann::json& row : data.at("counts"))
            if (row.at("format") == "float16" && row.at("scale") == scale)
                expected = row;
        // In float32 the gradient itself is counted, and the format's shares follow for any S.
        const WindowDetail plain = told(*golden::trainer(gradientOf(x)));
        QCOMPARE(plain.parameters.size(), std::size_t(1));
        const ParameterDetail& gradient = plain.parameters[0];
        QVERIFY(gradient.scaled == magnitudesOf(x));
        QVERIFY(gradient.unscaled == gradient.scaled);
        const RangeShares shares = rangeShares(gradient.unscaled, *FloatFormat::named("float16"), scale);
        QCOMPARE(shares.zeros, expected.at("zeros").get<std::int64_t>());
        const auto within = [&](const CountRange& range, const char* kind) {
            const auto count = expected.at(kind).get<std::int64_t>();
            return range.least <= count && count <= range.most;
        };
        QVERIFY(within(shares.lost, "lost") && within(shares.overflow, "overflow"));
        QVERIFY(scale == 1000 || shares.lost.exact());
        if (scale > 1024) // the output's gradient, S, would itself leave float16
            return;
        // In float16 the engine rounds: what is lost is zero, what overflows inf.
        std::vector<float> held = x; // as the format holds it, since x is rounded as well
        FloatFormat::named("float16")->round(held);
        std::erase_if(held, [](float value) { return std::isinf(value); });
        RunConfig config = gradientOf(held);
        config.precision.dtype = "float16";
        config.precision.backend = ArithmeticBackend::Emulated;
        config.scaler.initScale = scale;
        const WindowDetail emulated = told(*golden::trainer(config));
        const MagnitudeCounts& before = *emulated.parameters[0].unrounded;
        const MagnitudeCounts& after = emulated.parameters[0].scaled;
        QCOMPARE(before.elements(), std::int64_t(held.size()));
        const RangeShares rounded = rangeShares(before, *FloatFormat::named("float16"));
        QCOMPARE(after.zeros, rounded.zeros + rounded.lost.least);
        QVERIFY(rounded.lost.exact());
        const std::int64_t overflown = after.infinite - before.infinite;
        QVERIFY(rounded.overflow.least <= overflown && overflown <= rounded.overflow.most);
    }

    void boxesFollowFromEachOther_data()
    {
        QTest::addColumn<QByteArray>("dtype");
        QTest::addColumn<double>("scale");
        QTest::newRow("float16, a power of two") << QByteArray("float16") << 256.0;
        QTest::newRow("float16, none") << QByteArray("float16") << 300.0;
        QTest::newRow("float32") << QByteArray("float32") << 1.0;
        QTest::newRow("bfloat16") << QByteArray("bfloat16") << 1.0;
    }
    void boxesFollowFromEachOther()
    {
        QFETCH(QByteArray, dtype);
        QFETCH(double, scale);
        RunConfig config = glyphRun(dtype.constData());
        config.scaler.initScale = scale;
        const WindowDetail window = told(*golden::trainer(config));
        QVERIFY(window.stepped && window.stepped->applied);
        const AttemptRecord& record = *window.stepped;
        double loss = 0;
        for (const MicroBatchDetail& each : window.seen) {
            QCOMPARE(each.weight, double(each.samples) / double(window.samples));
            QCOMPARE(each.scaledLoss, each.loss * each.weight * window.scale);
            loss += each.loss * double(each.samples);
        }
        QCOMPARE(loss / double(window.samples), record.loss);
        QCOMPARE(window.unscaling, static_cast<float>(1 / window.scale));
        const TracedElement& traced = window.traced;
        QCOMPARE(traced.unscaled, traced.scaled * window.unscaling);
        if (scale == 256)
            QCOMPARE(traced.unscaled, static_cast<float>(double(traced.scaled) / scale));
        QVERIFY(record.clipCoefficient < 1);
        QCOMPARE(traced.clipped, traced.unscaled * static_cast<float>(record.clipCoefficient));
        QCOMPARE(window.maxNorm, 0.5);
        double squares = 0;
        std::int64_t zeros = 0;
        std::int64_t subnormal = 0;
        std::int64_t elements = 0;
        LostSteps steps;
        for (const ParameterDetail& parameter : window.parameters) {
            squares += parameter.normScaled * parameter.normScaled;
            zeros += parameter.scaled.zeros;
            subnormal += parameter.subnormal;
            elements += parameter.scaled.elements();
            steps += parameter.steps;
            QCOMPARE(parameter.unscaled.elements(), parameter.scaled.elements());
            QCOMPARE(parameter.updates.elements(), parameter.scaled.elements());
            QCOMPARE(parameter.weights.elements(), parameter.scaled.elements());
        }
        QVERIFY(std::abs(std::sqrt(squares) - record.normScaled) < 1e-9 * record.normScaled); // in another order
        QCOMPARE(double(zeros) / double(elements), record.zeroFraction);
        QCOMPARE(double(subnormal) / double(elements), record.subnormalFraction);
        QCOMPARE(steps.share(), record.lostUpdateFraction);
    }

    /// clip_before_unscale: the threshold acts on S·g.
    void mistakeStandsAtItsStage()
    {
        RunConfig config = glyphRun("float16");
        config.scaler.initScale = 256;
        config.mistakes.clipBeforeUnscale = true;
        const WindowDetail window = told(*golden::trainer(config));
        const TracedElement& traced = window.traced;
        QCOMPARE(traced.clipped, traced.scaled * static_cast<float>(window.stepped->clipCoefficient));
        QCOMPARE(traced.unscaled, traced.clipped * window.unscaling);
        QVERIFY(!(window.parameters[0].unscaled == window.parameters[0].scaled));
    }

    void tellingChangesNoBit_data()
    {
        QTest::addColumn<QByteArray>("dtype");
        QTest::addColumn<QByteArray>("optimizer");
        for (const char* dtype : {"float32", "bfloat16", "float16", "fp8_e5m2"})
            QTest::newRow(dtype) << QByteArray(dtype) << QByteArray("sgd");
        QTest::newRow("adam") << QByteArray("float16") << QByteArray("adam");
    }
    void tellingChangesNoBit()
    {
        QFETCH(QByteArray, dtype);
        QFETCH(QByteArray, optimizer);
        const RunConfig config = glyphRun(dtype.constData(), optimizer.constData());
        const auto plain = golden::trainer(config);
        const auto watched = golden::trainer(config);
        for (int i = 0; i < 4; ++i) {
            const AttemptRecord expected = golden::attempts(*plain, 1)[0];
            const auto layers = i % 2 == 0 ? Trainer::Telling::EachLayers : Trainer::Telling::LastLayers;
            const WindowDetail window = told(*watched, layers);
            const AttemptRecord& record = *window.stepped;
            QCOMPARE(record.attempt, expected.attempt);
            QCOMPARE(record.loss, expected.loss);
            QCOMPARE(record.normClipped, expected.normClipped);
            QCOMPARE(record.scaleNext, expected.scaleNext);
            QCOMPARE(record.liveBytes, expected.liveBytes);
            QCOMPARE(record.peakBytes, expected.peakBytes);
            QVERIFY(record.forwardMicroseconds > 0 && record.backwardMicroseconds > 0);
            QVERIFY(record.updateMicroseconds > 0 && window.microseconds > 0);
        }
        QVERIFY(std::ranges::equal(plain->state().weights(), watched->state().weights()));
    }

    /// In the order of the model, each as it ran.
    void layersAreToldAsRun()
    {
        const auto trainer = golden::trainer(glyphRun("fp8_e5m2"));
        const WindowDetail window = told(*trainer);
        const std::vector<LayerSpec>& layers = trainer->state().model.layers;
        QCOMPARE(window.layers.size(), layers.size());
        QCOMPARE(window.layersSeenIn, window.microBatches);
        for (std::size_t i = 0; i < layers.size(); ++i) {
            const LayerDetail& layer = window.layers[i];
            QCOMPARE(layer.layer, layers[i].name);
            if (layer.dtype.empty()) { // together with the pooling behind it
                QCOMPARE(layer.output.elements(), 0);
                continue;
            }
            QCOMPARE(layer.output.elements(), elementsOf(layer.shape));
            QCOMPARE(layer.shape[0], window.seen.back().samples);
            const bool product = layers[i].kind == LayerKind::Linear || layers[i].kind == LayerKind::Conv2d;
            QCOMPARE(layer.reason == CastReason::Product, product);
            if (product)
                QCOMPARE(layer.dtype, std::string("fp8_e5m2"));
            if (layers[i].kind == LayerKind::BatchNorm)
                QVERIFY(layer.reason == CastReason::Normalisation);
            if (layers[i].kind == LayerKind::MaxPool2d) { // kept as float32, but of numbers that the format has
                QVERIFY(layer.reason == CastReason::NothingToRound);
                QCOMPARE(layer.dtype, std::string("float32"));
                QCOMPARE(layer.output.largest, FloatFormat::named("fp8_e5m2")->rounded(layer.output.largest));
            }
        }
        QVERIFY(window.layers.back().gradient.elements() > 0);
        const MagnitudeCounts relu = window.layers[layers.size() - 2].output;
        QVERIFY(relu.zeros > 0);
    }

    /// 1 + 1e-3 is 1 in bfloat16: without master weights the update is lost, with them it is not.
    void lostUpdatesAreToldPerParameter()
    {
        for (const bool master : {false, true}) {
            RunConfig config = fixtures::oneSample(0, 1, 0.0005); // gradient 2, step 0.001
            config.precision.dtype = "bfloat16";
            config.precision.masterWeights = master;
            const WindowDetail window = told(*golden::trainer(config));
            const ParameterDetail& weight = window.parameters[0];
            QCOMPARE(weight.steps.changes, 1);
            QCOMPARE(weight.steps.lost, master ? 0 : 1);
            QCOMPARE(weight.updates.zeros, master ? 0 : 1);
            QCOMPARE(window.traced.weightBefore, 1.0f);
            QCOMPARE(window.traced.weightAfter, master ? 1.0f - 0.001f : 1.0f);
        }
    }

    void otherKeepingIsCountedAsByHand_data()
    {
        QTest::addColumn<QByteArray>("dtype");
        QTest::addColumn<bool>("master");
        QTest::addColumn<bool>("emulated");
        for (const bool master : {true, false})
            for (const char* dtype : {"bfloat16", "float16", "fp8_e4m3"})
                QTest::addRow("%s, %s", dtype, master ? "master weights" : "none")
                    << QByteArray(dtype) << master << (dtype != QByteArray("bfloat16"));
        QTest::newRow("bfloat16, emulated") << QByteArray("bfloat16") << true << true;
    }
    /// x in pairs of opposite signs at equal weights, so that w · x is 0 and the gradient x; steps of all sizes.
    void otherKeepingIsCountedAsByHand()
    {
        QFETCH(QByteArray, dtype);
        QFETCH(bool, master);
        QFETCH(bool, emulated);
        std::vector<float> x;
        std::vector<float> w;
        for (int i = 0; i < 60; ++i)
            for (const float sign : {1.0f, -1.0f}) {
                x.push_back(std::ldexp(sign, -(i % 7)));
                w.push_back(std::ldexp(1.0f + 0.1f * float(i % 9), i % 5 - i % 11));
            }
        RunConfig config = gradientOf(x);
        config.model.initialWeights = InlineTensor{w, {std::ssize(w)}};
        config.optimizer.learningRate = 0x1p-10 + 0x1p-21;
        config.precision.dtype = dtype.toStdString();
        config.precision.masterWeights = master;
        if (emulated)
            config.precision.backend = ArithmeticBackend::Emulated;
        config.scaler.initScale = 1;
        const WindowDetail window = told(*golden::trainer(config));
        QCOMPARE(window.masterWeights, master);

        const FloatFormat format = *FloatFormat::named(dtype.toStdString());
        LostSteps inFloat32;
        LostSteps inFormat;
        for (std::size_t i = 0; i < x.size(); ++i) {
            const float held = format.rounded(w[i]);
            const float step = static_cast<float>(config.optimizer.learningRate) * x[i];
            const float before = master ? w[i] : held;
            const float after = before - step;
            inFloat32.lost += after == before;
            const float heldAfter = held - step;
            inFormat.lost += format.rounded(heldAfter) == held;
            ++inFloat32.changes;
            ++inFormat.changes;
        }
        QVERIFY(inFormat.lost > 0 && inFormat.lost < inFormat.changes && inFloat32.lost < inFormat.lost);
        const ParameterDetail& parameter = window.parameters[0];
        QVERIFY(parameter.otherwise);
        QCOMPARE(parameter.steps.changes, std::int64_t(x.size()));
        QCOMPARE(parameter.steps.lost, master ? inFloat32.lost : inFormat.lost);
        QCOMPARE(parameter.otherwise->changes, std::int64_t(x.size()));
        QCOMPARE(parameter.otherwise->lost, master ? inFormat.lost : inFloat32.lost);
        QVERIFY(stepsOtherwise(window) == parameter.otherwise);
    }

    /// With momentum and decay, in the first step: what the run tells of the other keeping is what a run of the other
    /// keeping does. Later, their weights part.
    void otherKeepingIsWhatTheOtherRunDoes()
    {
        for (const char* optimizer : {"sgd", "adam"}) {
            RunConfig config = glyphRun("bfloat16", optimizer);
            config.precision.backend = ArithmeticBackend::Emulated;
            config.optimizer.weightDecay = 0.01;
            config.optimizer.learningRate = 1e-4;
            config.precision.masterWeights = false;
            const WindowDetail without = told(*golden::trainer(config));
            config.precision.masterWeights = true;
            const WindowDetail with = told(*golden::trainer(config));
            QVERIFY(stepsOf(without).lost > 0);
            QVERIFY(stepsOtherwise(with) == std::optional(stepsOf(without)));
            for (const ParameterDetail& parameter : with.parameters)
                if (parameter.name.find("bn") == 0) // float32 in any case
                    QVERIFY(parameter.otherwise == std::optional(parameter.steps));
        }
        QVERIFY(!stepsOtherwise(told(*golden::trainer(glyphRun("float32")))));
    }

    void skipsTellTheirLargestFiniteMagnitude()
    {
        RunConfig config = gradientOf({1, -3, 0x1p10f, 0});
        config.precision.dtype = "float16";
        config.precision.backend = ArithmeticBackend::Emulated;
        config.scaler.initScale = 256; // 2^18 overflows
        const AttemptRecord skipped = golden::attempts(*golden::trainer(config), 1)[0];
        QVERIFY(!skipped.applied);
        QCOMPARE(skipped.largestFinite, 768.0);
        config.scaler.initScale = 16;
        QVERIFY(std::isnan(golden::attempts(*golden::trainer(config), 1)[0].largestFinite));
    }

    /// A skip leaves weights alone: nothing is told of updates, and the bad elements are counted where they are.
    void skipTellsOfNoUpdate()
    {
        RunConfig config = glyphRun("float32");
        config.faults = {{1, 0, FaultKind::InfGradient}};
        const WindowDetail window = told(*golden::trainer(config));
        QVERIFY(!window.stepped->applied);
        QCOMPARE(window.parameters[0].scaled.infinite, 1);
        QCOMPARE(window.stepped->firstBadTensor, window.parameters[0].name);
        for (const ParameterDetail& parameter : window.parameters) {
            QCOMPARE(parameter.updates.elements(), 0);
            QCOMPARE(parameter.steps.changes, 0);
            QVERIFY(!parameter.otherwise);
            QVERIFY(parameter.weights.elements() > 0);
        }
        QVERIFY(std::isfinite(window.traced.scaled));
        QCOMPARE(window.traced.weightAfter, window.traced.weightBefore);
    }
};

QTEST_GUILESS_MAIN(TestWindowDetail)
#include "tst_window_detail.moc"
