// What a run's memory account computes against the bytes that its buffers have and its allocator counted.
#include "engine/records/memory_account.h"
#include "tests/engine/plan/two_engines.h"

#include <QtTest>

using namespace halfstep;
using two_engines::on;

namespace {

RunConfig glyphRun(const char* dtype, OptimizerName optimizer, bool batchNorm)
{
    RunConfig config;
    config.model.batchNorm = batchNorm;
    config.optimizer.name = optimizer;
    config.precision.dtype = dtype;
    config.batch = {4, 4, LastWindow::Step, true};
    return config;
}

std::int64_t bytesOf(std::span<const float> values)
{
    return static_cast<std::int64_t>(values.size_bytes());
}

/// What is held between windows, beside what the account names.
std::int64_t restBetween(const AttemptRecord& record, const MemoryAccount& account)
{
    std::int64_t held = 0;
    for (const MemoryPart part :
         {MemoryPart::Weights, MemoryPart::Gradients, MemoryPart::OptimizerState, MemoryPart::RunningStatistics})
        held += account.of(part);
    return record.liveBytes - held;
}

} // namespace

class TestMemoryAccount : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void partsAreWhatIsHeld_data()
    {
        QTest::addColumn<EngineName>("engine");
        QTest::addColumn<QByteArray>("dtype");
        QTest::addColumn<OptimizerName>("optimizer");
        QTest::addColumn<bool>("batchNorm");
        for (const EngineName engine : {EngineName::Autograd, EngineName::Plan})
            for (const char* dtype : {"float32", "float16", "bfloat16"})
                for (const OptimizerName optimizer : {OptimizerName::Sgd, OptimizerName::Adam})
                    for (const bool batchNorm : {false, true})
                        QTest::addRow("%s %s %s%s", engine == EngineName::Plan ? "plan" : "autograd", dtype,
                                      optimizer == OptimizerName::Sgd ? "sgd" : "adam", batchNorm ? " bn" : "")
                            << engine << QByteArray(dtype) << optimizer << batchNorm;
    }
    void partsAreWhatIsHeld()
    {
        QFETCH(EngineName, engine);
        QFETCH(QByteArray, dtype);
        QFETCH(OptimizerName, optimizer);
        QFETCH(bool, batchNorm);
        const RunConfig config = on(engine, glyphRun(dtype.constData(), optimizer, batchNorm));
        const auto trainer = golden::trainer(config);
        QVERIFY(trainer);
        const AttemptRecord record = golden::attempts(*trainer, 2)[1];
        const TrainingState& state = trainer->state().training;
        const MemoryAccount account =
            memoryAccount(trainer->state().model, config, state.precision.asRun, {engine, record.peakBytes});
        QCOMPARE(account.of(MemoryPart::Weights), bytesOf(state.weights.values()));
        QCOMPARE(account.of(MemoryPart::Gradients), bytesOf(state.gradient.values()));
        QCOMPARE(account.of(MemoryPart::OptimizerState), state.optimizer.stateBytes());
        QCOMPARE(account.of(MemoryPart::RunningStatistics), 2 * bytesOf(state.statistics.inForce()));
        const std::int64_t copies = state.precision.emulated() ? account.of(MemoryPart::LowCopies) : 0; // else not kept
        const std::int64_t rest = restBetween(record, account);
        const std::int64_t activations = account.of(MemoryPart::Activations);
        if (engine == EngineName::Autograd) {
            QCOMPARE(rest, account.of(MemoryPart::InputBatch) + copies);
        } else { // whose buffers are made once
            QCOMPARE(record.liveBytes, record.peakBytes);
            QCOMPARE(rest, account.of(MemoryPart::InputBatch) + copies + activations);
        }
        QCOMPARE(account.countedPeak, record.peakBytes);
    }

    void estimatesAreWithinAQuarter_data()
    {
        QTest::addColumn<EngineName>("engine");
        QTest::addColumn<QByteArray>("dtype");
        QTest::addColumn<bool>("batchNorm");
        QTest::addColumn<bool>("layerNorm");
        QTest::addColumn<int>("microBatch");
        for (const EngineName engine : {EngineName::Autograd, EngineName::Plan})
            for (const char* dtype : {"float32", "float16"})
                for (const bool batchNorm : {false, true})
                    for (const int m : {2, 4, 16, 64})
                        QTest::addRow("%s %s%s %d", engine == EngineName::Plan ? "plan" : "autograd", dtype,
                                      batchNorm ? " bn" : "", m)
                            << engine << QByteArray(dtype) << batchNorm << (m == 64 && !batchNorm) << m;
    }
    void estimatesAreWithinAQuarter()
    {
        QFETCH(EngineName, engine);
        QFETCH(QByteArray, dtype);
        QFETCH(bool, batchNorm);
        QFETCH(bool, layerNorm);
        QFETCH(int, microBatch);
        RunConfig config = on(engine, glyphRun(dtype.constData(), OptimizerName::Sgd, batchNorm));
        config.model.layerNorm = layerNorm;
        config.batch = {microBatch, microBatch < 16 ? 16 / microBatch : 1, LastWindow::Step, true};
        const auto trainer = golden::trainer(config);
        QVERIFY(trainer);
        const AttemptRecord record = golden::attempts(*trainer, 2)[1];
        const PrecisionAsRun& precision = trainer->state().training.precision.asRun;
        const MemoryAccount account =
            memoryAccount(trainer->state().model, config, precision, {engine, record.peakBytes});
        if (precision.dtype == "float16" && precision.native)
            QSKIP("computed natively here, of which nothing is estimated");
        const double ratio = static_cast<double>(account.peak->bytes) / static_cast<double>(record.peakBytes);
        QVERIFY2(ratio > 0.75 && ratio < 1.25, qPrintable(QString::number(ratio)));
        if (engine == EngineName::Plan)
            QCOMPARE(account.peak->bytes, record.peakBytes);
        QCOMPARE(account.peakWithout.has_value(), microBatch < 16);
    }
};

QTEST_GUILESS_MAIN(TestMemoryAccount)
#include "tst_memory_account.moc"
