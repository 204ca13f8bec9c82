// Layers of the network against LibTorch's own operations and against float64.
#include "engine/config/run_config.h"
#include "engine/model/libtorch_formats.h"
#include "engine/nn/autocast.h"
#include "engine/nn/memory_meter.h"
#include "engine/nn/network.h"
#include "engine/nn/relu_pool.h"
#include "engine/nn/rounding.h"

#include <QtTest>

#include <cmath>

using namespace halfstep;

namespace {

at::Tensor randomImages(std::vector<std::int64_t> sizes)
{
    return at::empty(sizes, at::TensorOptions(at::kFloat).memory_format(at::MemoryFormat::ChannelsLast)).normal_();
}

bool sameBits(const at::Tensor& a, const at::Tensor& b)
{
    return at::equal(a.contiguous().view(at::kInt), b.contiguous().view(at::kInt));
}

Precision emulated(const char* format)
{
    PrecisionConfig config;
    config.dtype = format;
    config.backend = ArithmeticBackend::Emulated;
    return *precisionFor(config, nativeFormats(at::kCPU));
}

ModelSpec oneLayer(LayerKind kind, std::vector<std::int64_t> input, std::vector<std::int64_t> output)
{
    LayerSpec layer;
    layer.kind = kind;
    layer.name = "layer1";
    layer.input = std::move(input);
    layer.output = std::move(output);
    layer.probability = 0.25;
    if (kind == LayerKind::Conv2d) {
        layer.kernel = 3;
        layer.padding = 1;
    }
    ModelSpec spec;
    spec.layers = {layer};
    return spec;
}

/// A network with statistics of its own.
struct TestNetwork {
    explicit TestNetwork(const ModelSpec& spec) : statistics(spec), network(spec, statistics, at::kCPU) {}

    at::Tensor forward(const at::Tensor& x, const std::vector<at::Tensor>& parameters, const Precision& precision)
    {
        Random random(1);
        return network.forward(x, parameters, precision, true, random);
    }

    RunningStatistics statistics;
    Network network;
};

} // namespace

class TestLayers : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void formatsAreThoseThatAreKnownWithoutLibTorch()
    {
        QCOMPARE(libtorchFormats(DeviceKind::Cpu), nativeFormats(at::kCPU));
        QCOMPARE(libtorchFormats(DeviceKind::Cuda), nativeFormats(at::kCUDA));
    }

    void init() { torch::manual_seed(7); }

    void fusedReluAndPoolEqualsTheTwo_data()
    {
        QTest::addColumn<int>("channels");
        QTest::addColumn<int>("height");
        QTest::addColumn<int>("width");
        QTest::newRow("even") << 16 << 24 << 24;
        QTest::newRow("odd") << 5 << 7 << 9;
        QTest::newRow("one channel") << 1 << 4 << 6;
    }
    void fusedReluAndPoolEqualsTheTwo()
    {
        QFETCH(int, channels);
        QFETCH(int, height);
        QFETCH(int, width);
        // Rounded to halves, so that windows hold ties; one NaN and one inf.
        at::Tensor x = at::round(randomImages({3, channels, height, width}) * 2) / 2;
        x.index_put_({0, 0, 0, 1}, std::nan(""));
        x.index_put_({1, 0, 2, 2}, INFINITY);
        const at::Tensor a = x.clone().requires_grad_();
        const at::Tensor b = x.clone().requires_grad_();
        const at::Tensor fused = reluThenPool(a);
        const at::Tensor pair = at::max_pool2d(at::relu(b), 2);
        QVERIFY(at::allclose(fused, pair, 0, 0, true)); // NaN in the same places
        const at::Tensor gradient = at::randn(pair.sizes());
        fused.backward(gradient);
        pair.backward(gradient);
        QVERIFY(at::equal(a.grad(), b.grad()));
    }

    void roundingMatchesLibTorchsHalfAndBfloat16()
    {
        // Every pattern of both formats, their midpoints and the float32 neighbours of those.
        for (const at::ScalarType type : {at::kHalf, at::kBFloat16}) {
            const at::Tensor patterns = at::arange(65536, at::kInt).to(at::kShort);
            const at::Tensor values = patterns.view(type).to(at::kFloat);
            const at::Tensor next = at::roll(values, -1);
            const at::Tensor midpoints = (values.to(at::kDouble) + next.to(at::kDouble)).div(2).to(at::kFloat);
            const at::Tensor up = at::nextafter(midpoints, at::full_like(midpoints, INFINITY));
            const at::Tensor down = at::nextafter(midpoints, at::full_like(midpoints, -INFINITY));
            const at::Tensor all = at::cat({values, midpoints, up, down});
            const at::Tensor wanted = all.to(type).to(at::kFloat);
            const at::Tensor got = all.clone();
            roundInPlace(got, *FloatFormat::named(type == at::kHalf ? "float16" : "bfloat16"));
            const at::Tensor isNan = at::isnan(wanted);
            QVERIFY(at::equal(at::isnan(got), isNan));
            QVERIFY(sameBits(got.masked_fill(isNan, 0), wanted.masked_fill(isNan, 0)));
        }
    }

    /// The rounded output lies within half a unit in the last place of the float64 result, plus what float32 sums
    /// may be off: n terms of size |x||w| at 2^-24 each.
    void eachLayerIsWithinHalfAnUlpOfFloat64_data()
    {
        QTest::addColumn<QByteArray>("format");
        for (const char* format : {"float16", "bfloat16", "fp8_e5m2", "e5m7", "tf32"})
            QTest::newRow(format) << QByteArray(format);
    }
    void eachLayerIsWithinHalfAnUlpOfFloat64()
    {
        QFETCH(QByteArray, format);
        const Precision precision = emulated(format.constData());
        const FloatFormat& f = precision.format;
        const auto rounded = [&](at::Tensor t) {
            roundInPlace(t, f);
            return t;
        };
        const auto check = [&](const at::Tensor& got, const at::Tensor& exact, double sumError) {
            const at::Tensor magnitude = exact.abs().clamp_min(f.smallestNormal());
            const at::Tensor ulp = at::exp2(at::floor(at::log2(magnitude))) * f.epsilon();
            const at::Tensor error = (got.to(at::kDouble) - exact).abs();
            QVERIFY(at::all(error <= ulp * 0.5 + sumError).item<bool>());
            at::Tensor again = got.clone();
            roundInPlace(again, f);
            QVERIFY(sameBits(again, got)); // in the format
        };

        const at::Tensor x = rounded(at::randn({8, 20}));
        const at::Tensor w = rounded(at::randn({6, 20}) * 0.3);
        const at::Tensor b = rounded(at::randn({6}));
        TestNetwork linear(oneLayer(LayerKind::Linear, {20}, {6}));
        check(linear.forward(x, {w, b}, precision), at::linear(x.to(at::kDouble), w.to(at::kDouble), b.to(at::kDouble)),
              21 * 2 * std::exp2(-22));

        const at::Tensor images = rounded(randomImages({2, 3, 8, 8}));
        const at::Tensor kernel = rounded(at::randn({4, 3, 3, 3}) * 0.3);
        const at::Tensor bias = rounded(at::randn({4}));
        TestNetwork conv(oneLayer(LayerKind::Conv2d, {3, 8, 8}, {4, 8, 8}));
        check(conv.forward(images, {kernel, bias}, precision),
              at::conv2d(images.to(at::kDouble), kernel.to(at::kDouble), bias.to(at::kDouble), 1, 1),
              28 * 2 * std::exp2(-22));

        const at::Tensor scale = rounded(at::rand({20}) + 0.5);
        const at::Tensor shift = rounded(at::randn({20}));
        TestNetwork norm(oneLayer(LayerKind::BatchNorm, {20}, {20}));
        check(norm.forward(x, {scale, shift}, precision),
              at::batch_norm(x.to(at::kDouble), scale.to(at::kDouble), shift.to(at::kDouble), {}, {}, true, 0.1, 1e-5,
                             false),
              std::exp2(-18));

        TestNetwork layerNorm(oneLayer(LayerKind::LayerNorm, {20}, {20}));
        check(layerNorm.forward(x, {scale, shift}, precision),
              at::layer_norm(x.to(at::kDouble), {20}, scale.to(at::kDouble), shift.to(at::kDouble), 1e-5),
              std::exp2(-18));

        TestNetwork dropout(oneLayer(LayerKind::Dropout, {20}, {20}));
        const at::Tensor dropped = dropout.forward(x, {}, precision);
        check(dropped, at::where(dropped == 0, at::zeros({}, at::kDouble), x.to(at::kDouble) / 0.75), std::exp2(-20));
    }

    void windowsOfAnySizeStrideAndPaddingAreLibTorchs()
    {
        ModelSpec spec = oneLayer(LayerKind::Conv2d, {3, 9, 9}, {4, 5, 5});
        LayerSpec& conv = spec.layers.front();
        conv.kernel = 5;
        conv.stride = 2;
        conv.padding = 2;
        conv.bias = false;
        QCOMPARE(spec.parameters().size(), std::size_t{1});
        QCOMPARE(spec.parameterCount(), 4 * 3 * 5 * 5);
        QCOMPARE(spec.forwardFlop(2), 2 * 2 * (3 * 5 * 5) * (4 * 5 * 5)); // products and sums of each output
        spec.layers.push_back(oneLayer(LayerKind::Relu, {4, 5, 5}, {4, 5, 5}).layers.front());
        spec.layers.push_back(oneLayer(LayerKind::MaxPool2d, {4, 5, 5}, {4, 3, 3}).layers.front());
        spec.layers.back().kernel = 3;
        const at::Tensor x = randomImages({2, 3, 9, 9});
        const at::Tensor weight = at::randn({4, 3, 5, 5});
        TestNetwork network(spec);
        const at::Tensor wanted = at::max_pool2d(at::relu(at::conv2d(x, weight, {}, 2, 2)), 3, 1);
        const Precision full{Precision::Kind::Full, *FloatFormat::named("float32"), {}};
        QVERIFY(sameBits(network.forward(x, {weight}, full), wanted));
    }

    /// One input of 1 and weights (1e-9, 70000, 3): in float16 they leave the layer as 0, inf and 3.
    void watchedLayerTellsWhatCrossedItsBorder_data()
    {
        QTest::addColumn<QByteArray>("dtype");
        QTest::addColumn<int>("zeros");
        QTest::addColumn<int>("overflows");
        QTest::newRow("float32") << QByteArray("float32") << 0 << 0;
        QTest::newRow("float16") << QByteArray("float16") << 1 << 1;
    }
    void watchedLayerTellsWhatCrossedItsBorder()
    {
        QFETCH(QByteArray, dtype);
        QFETCH(int, zeros);
        QFETCH(int, overflows);
        const Precision precision = emulated(dtype.constData());
        TestNetwork network(oneLayer(LayerKind::Linear, {1}, {3}));
        const at::Tensor weight = at::tensor({1e-9f, 70000.0f, 3.0f}).view({3, 1});
        const at::Tensor bias = at::zeros({3});
        const at::Tensor upstream = at::tensor({1e-9f, 2.0f, 70000.0f}).view({1, 3});
        const auto gradientOf = [&] {
            const at::Tensor leaf = weight.clone().requires_grad_();
            network.forward(at::ones({1, 1}), {leaf, bias}, precision).backward(upstream);
            return leaf.grad();
        };
        const at::Tensor unwatched = gradientOf();
        QCOMPARE(network.network.trace()[0].output.elements, 0);
        network.network.watch(true);
        QVERIFY(sameBits(gradientOf(), unwatched));
        gradientOf(); // each forward pass begins anew
        const LayerTrace& trace = network.network.trace()[0];
        QCOMPARE(trace.layer, std::string("layer1"));
        QCOMPARE(trace.dtype, dtype.toStdString());
        for (const BorderTrace* border : {&trace.output, &trace.gradient}) {
            QCOMPARE(border->elements, 3);
            QCOMPARE(border->zeros, zeros);
            QCOMPARE(border->overflows, overflows);
            QCOMPARE(border->peak, 70000.0f);
        }
    }

    void memoryThatNobodyWroteIsNan()
    {
#if defined(NDEBUG) && !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
        QSKIP("This build leaves new memory as it comes.");
#endif
        MemoryMeter::install();
        for (const at::ScalarType type : {at::kFloat, at::kDouble, at::kHalf, at::kBFloat16})
            QVERIFY(at::isnan(at::empty({100}, type)).all().item<bool>());
    }

    void gradientsAreRoundedOnTheWayBack()
    {
        const FloatFormat half = *FloatFormat::named("float16");
        const at::Tensor leaf = at::ones({3}).requires_grad_();
        BorderTrace trace;
        const at::Tensor y = roundedBothWays(leaf * 1.0, half, trace, true);
        y.backward(at::tensor({1e-8f, 70000.0f, 1.0f + 1.0f / 4096}));
        QCOMPARE(leaf.grad()[0].item<float>(), 0.0f);
        QVERIFY(std::isinf(leaf.grad()[1].item<float>()));
        QCOMPARE(leaf.grad()[2].item<float>(), 1.0f);
        QCOMPARE(trace.peak, 70000.0f); // before it was rounded
        QCOMPARE(trace.elements, 3);
        QCOMPARE(trace.zeros, 1);
        QCOMPARE(trace.overflows, 1);
    }
};

QTEST_GUILESS_MAIN(TestLayers)
#include "tst_layers.moc"
