// What a watched run tells of its layers, and that watching changes nothing.
#include "tests/engine/nn/fixtures.h"

#include <QtTest>

using namespace halfstep;

namespace {

RunConfig glyphRun(const char* dtype)
{
    RunConfig config;
    config.model.batchNorm = true;
    config.model.dropout = 0.2;
    config.precision.dtype = dtype;
    config.precision.backend = ArithmeticBackend::Auto;
    return config;
}

} // namespace

class TestLayerTrace : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void watchingMovesNoBit_data()
    {
        QTest::addColumn<QByteArray>("dtype");
        for (const char* dtype : {"float32", "bfloat16", "fp8_e5m2"})
            QTest::newRow(dtype) << QByteArray(dtype);
    }
    void watchingMovesNoBit()
    {
        QFETCH(QByteArray, dtype);
        const auto plain = golden::trainer(glyphRun(dtype.constData()));
        const auto watched = golden::trainer(glyphRun(dtype.constData()));
        QVERIFY(plain && watched);
        golden::attempts(*plain, 3);
        QVERIFY(plain->backprop().trace().empty());
        golden::attempts(*watched, 1);
        watched->backprop().watch(true);
        golden::attempts(*watched, 1);
        const std::span<const LayerTrace> trace = watched->backprop().trace();
        QCOMPARE(trace.size(), watched->state().model.layers.size());
        for (std::size_t i = 0; i < trace.size(); ++i) {
            const LayerSpec& layer = watched->state().model.layers[i];
            QCOMPARE(trace[i].layer, layer.name);
            if (layer.kind != LayerKind::Linear)
                continue;
            QCOMPARE(trace[i].output.elements, 4 * layer.output[0]); // a micro-batch of four
            QCOMPARE(trace[i].gradient.elements, 4 * layer.output[0]);
            QCOMPARE(trace[i].dtype, dtype.toStdString());
        }
        golden::attempts(*watched, 1);
        QVERIFY(std::ranges::equal(plain->state().weights(), watched->state().weights()));
        watched->backprop().watch(false);
        QVERIFY(watched->backprop().trace().empty());
    }

    /// x = 1, y = -2^-27: the gradient 2^-26 is nothing in float16 unless a scale of 65536 goes into it.
    void gradientThatVanishesIsSeenInItsLayer()
    {
        RunConfig config = fixtures::oneSample(-std::ldexp(1.0f, -27), 0, 1048576);
        config.precision.dtype = "float16";
        for (const bool scaled : {true, false}) {
            config.mistakes.noScaler = !scaled;
            const auto trainer = golden::trainer(config);
            trainer->backprop().watch(true);
            const AttemptRecord record = golden::attempts(*trainer, 1)[0];
            const LayerTrace& layer = trainer->backprop().trace().back();
            QCOMPARE(layer.layer, std::string("fc1"));
            QCOMPARE(layer.gradient.zeros, scaled ? 0 : 1);
            QCOMPARE(layer.gradient.peak, std::ldexp(1.0f, scaled ? -10 : -26));
            QCOMPARE(layer.gradient.unrounded->at(scaled ? -10 : -26), 1); // what rounding lost is still told
            QCOMPARE(layer.gradient.unrounded->elements(), 1);
            QCOMPARE(record.zeroFraction, scaled ? 0.0 : 1.0);
        }
    }
};

QTEST_GUILESS_MAIN(TestLayerTrace)
#include "tst_layer_trace.moc"
