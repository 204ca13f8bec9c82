// BatchNorm inside the contract: its parameters are float32, its running statistics belong to applied updates.
#include "engine/session/run_to_end.h"
#include "engine/training/checkpoint.h"
#include "tests/engine/nn/case_file.h"
#include "tests/engine/nn/fixtures.h"

#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>
#include <cmath>
#include <cstring>

using namespace halfstep;
using namespace halfstep::fixtures;

namespace {

constexpr std::size_t hidden = 48; // of table-mlp

std::vector<float> tensorIn(const SafeTensors& checkpoint, const std::string& name)
{
    const SafeTensor* tensor = checkpoint.find(name);
    std::vector<float> values(tensor ? tensor->bytes.size() / sizeof(float) : 0);
    if (tensor)
        std::memcpy(values.data(), tensor->bytes.data(), tensor->bytes.size());
    return values;
}

std::vector<float> tensorOf(const Trainer& trainer, const std::string& name)
{
    return tensorIn(encodeCheckpoint(trainer.state()), name);
}

bool areAll(const std::vector<float>& values, float wanted)
{
    return values.size() == hidden
           && std::ranges::all_of(
               values, [&](float value) { return value == wanted; });
}

/// Weights of table-mlp on one feature with normalisation, all 0 but for gamma, which is 1.
struct TableWeights {
    std::vector<float> fc1 = std::vector<float>(hidden);
    std::vector<float> bias1 = std::vector<float>(hidden);
    std::vector<float> gamma = std::vector<float>(hidden, 1.0f);
    std::vector<float> beta = std::vector<float>(hidden);
    std::vector<float> fc2 = std::vector<float>(hidden);

    InlineTensor tensor() const
    {
        std::vector<float> all;
        for (const std::vector<float>* part : {&fc1, &bias1, &gamma, &beta, &fc2})
            all.insert(all.end(), part->begin(), part->end());
        all.push_back(0);
        const auto count = static_cast<std::int64_t>(all.size());
        return {all, {count}};
    }
};

/// Running statistics of outputs w·x + b, as torch.nn.BatchNorm moves them: a tenth of the way to each micro-batch's
/// mean and unbiased variance, one micro-batch after the other.
struct RunningStatistics {
    double mean = 0;
    double variance = 1;

    void fold(const std::vector<float>& x, double w, double b)
    {
        double sum = 0;
        double squares = 0;
        for (const float value : x)
            sum += w * value + b;
        const double batchMean = sum / double(x.size());
        for (const float value : x)
            squares += std::pow(w * value + b - batchMean, 2);
        mean = 0.9 * mean + 0.1 * batchMean;
        variance = 0.9 * variance + 0.1 * squares / double(x.size() - 1);
    }
};

void compareStatistics(const Trainer& trainer, const std::vector<float>& weights,
                       const std::vector<std::vector<float>>& microBatches, double tolerance)
{
    const std::vector<float> means = tensorOf(trainer, "model.bn1.running_mean");
    const std::vector<float> variances = tensorOf(trainer, "model.bn1.running_var");
    QCOMPARE(means.size(), hidden);
    for (std::size_t k = 0; k < hidden; ++k) {
        RunningStatistics wanted;
        for (const std::vector<float>& x : microBatches)
            wanted.fold(x, weights[k], weights[hidden + k]);
        QVERIFY(std::abs(means[k] - wanted.mean) < tolerance);
        QVERIFY(std::abs(variances[k] - wanted.variance) < tolerance);
    }
}

std::vector<float> weightsOf(const Trainer& trainer)
{
    return {trainer.state().weights().begin(), trainer.state().weights().end()};
}

/// Everything with a state: normalisation, dropout, momentum, a scaler, validation in two chunks.
RunConfig statefulRun()
{
    RunConfig config;
    config.dataset.name = DatasetName::Northstar;
    config.model = {ModelName::TableMlp, true, 0.3, std::nullopt};
    config.optimizer.learningRate = 0.01;
    config.batch = {16, 3, LastWindow::Step, true};
    config.earlyStopping.enabled = false;
    return config;
}

void compareTensors(const SafeTensors& got, const SafeTensors& wanted)
{
    QCOMPARE(got.tensors.size(), wanted.tensors.size());
    for (std::size_t i = 0; i < wanted.tensors.size(); ++i)
        QVERIFY2(got.tensors[i].bytes == wanted.tensors[i].bytes, wanted.tensors[i].name.c_str());
}

} // namespace

class TestBatchNorm : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aSkipMovesNoStatistics()
    {
        const auto trainer = golden::trainer(caseFile("batchnorm_skip_moves_statistics"));
        QVERIFY(!golden::attempts(*trainer, 1)[0].applied);
        QVERIFY(areAll(tensorOf(*trainer, "model.bn1.running_mean"), 0));
        QVERIFY(areAll(tensorOf(*trainer, "model.bn1.running_var"), 1));
    }

    void everyKindOfSkipMovesNoStatistics_data()
    {
        QTest::addColumn<QByteArray>("kind");
        QTest::addColumn<QByteArray>("dtype");
        for (const char* dtype : {"float32", "bfloat16", "float16", "fp8_e5m2"})
            for (const char* kind : {"inf_gradient", "nan_gradient", "nan_loss", "nan_input"})
                QTest::addRow("%s in %s", kind, dtype) << QByteArray(kind) << QByteArray(dtype);
    }
    void everyKindOfSkipMovesNoStatistics()
    {
        QFETCH(QByteArray, kind);
        QFETCH(QByteArray, dtype);
        RunConfig config = normalised(someNumbers(12), 2, 2); // three windows of two micro-batches
        config.precision.dtype = dtype.toStdString();
        config.scaler.initScale = 1;
        config.faults = {{2, 1, *choiceNamed<FaultKind>(kind.toStdString())}};
        const auto trainer = golden::trainer(config);
        QVERIFY(golden::attempts(*trainer, 1)[0].applied);
        const std::vector<float> mean = tensorOf(*trainer, "model.bn1.running_mean");
        const std::vector<float> variance = tensorOf(*trainer, "model.bn1.running_var");
        QVERIFY(!areAll(mean, 0) && !areAll(variance, 1));
        QVERIFY(!golden::attempts(*trainer, 1)[0].applied);
        QCOMPARE(tensorOf(*trainer, "model.bn1.running_mean"), mean);
        QCOMPARE(tensorOf(*trainer, "model.bn1.running_var"), variance);
        QVERIFY(golden::attempts(*trainer, 1)[0].applied);
        QVERIFY(tensorOf(*trainer, "model.bn1.running_mean") != mean);
    }

    void oneNanBatchLeavesValidationFinite()
    {
        const auto trainer = golden::trainer(caseFile("batchnorm_one_nan_batch"));
        int skipped = 0;
        for (int epoch = 1; epoch <= 5; ++epoch) {
            while (!trainer->epochDone())
                skipped += !runAttempt(*trainer).applied;
            QVERIFY(std::isfinite(trainer->endEpoch([] { return false; })->valLoss));
        }
        QCOMPARE(skipped, 1);
    }

    /// Losses and norms, and parameters after three updates, from the same arithmetic in float64 with values rounded
    /// to float16 where autocast rounds them. Scaled gradients of gamma and beta reach 128,652, past float16's 65,504.
    void parametersAndTheirGradientsStayFloat32()
    {
        const auto trainer = golden::trainer(caseFile("batchnorm_parameters_float32"));
        const std::vector<double> losses{10865.5986, 10852.5864, 10839.5772};
        const std::vector<double> norms{3819.1083, 3816.8402, 3814.3117};
        const std::vector<AttemptRecord> records = golden::attempts(*trainer, 3);
        for (std::size_t i = 0; i < 3; ++i) {
            QVERIFY(records[i].applied);
            QCOMPARE(records[i].scaleNext, 256.0);
            QCOMPARE(records[i].growthTracker, std::int64_t(i) + 1);
            QVERIFY(std::abs(records[i].loss / losses[i] - 1) < 1e-3);
            QVERIFY(std::abs(records[i].normUnscaled / norms[i] - 1) < 1e-3);
            // float16 stands this scale a little longer, though gamma's gradient at it would not fit.
            QVERIFY(records[i].largestFiniteScale > 256 && records[i].largestFiniteScale < 512);
        }
        QVERIFY(std::abs(tensorOf(*trainer, "model.bn1.weight")[27] - 0.99876819) < 2e-6);
        QVERIFY(std::abs(tensorOf(*trainer, "model.bn1.bias")[0] + 0.00093804) < 2e-6);
    }

    void gammaThatTheFormatLacksIsUsedAsItIs_data()
    {
        QTest::addColumn<bool>("masterWeights");
        QTest::newRow("beside master weights") << true;
        QTest::newRow("with weights kept in the format") << false;
    }
    void gammaThatTheFormatLacksIsUsedAsItIs()
    {
        QFETCH(bool, masterWeights);
        // In fp8 e5m2, 1.125 would round to 1. Normalised inputs are 1 and -1, outputs 1.125 + 0.125 and -1.
        TableWeights weights;
        weights.fc1[0] = 4;
        weights.gamma[0] = 1.125f;
        weights.beta[0] = 0.125f;
        weights.fc2[0] = 1;
        RunConfig config = points(column({1, -1}), {0, 0}, {}, 0.01);
        config.model = {ModelName::TableMlp, true, 0, weights.tensor()};
        config.batch.microBatch = 2;
        config.precision = {true, "fp8_e5m2", ArithmeticBackend::Emulated, masterWeights};
        config.scaler.initScale = 1;
        const auto trainer = golden::trainer(config);
        const AttemptRecord record = golden::attempts(*trainer, 1)[0];
        QVERIFY(record.applied);
        QCOMPARE(record.loss, 1.25 * 1.25 / 2);
        // The gradient at the first output is 1.25, gamma's and beta's too: 1.125 - 0.0125 is no e5m2 either.
        QVERIFY(std::abs(tensorOf(*trainer, "model.bn1.weight")[0] - 1.1125f) < 1e-6f);
        QVERIFY(std::abs(tensorOf(*trainer, "model.bn1.bias")[0] - 0.1125f) < 1e-6f);
        QCOMPARE(tensorOf(*trainer, "model.fc2.weight")[0] == 1.0f, !masterWeights); // too small a step for e5m2
    }

    void statisticsMoveOnceAMicroBatch_data()
    {
        QTest::addColumn<int>("accumulation");
        QTest::addColumn<QByteArray>("dtype");
        QTest::addColumn<double>("tolerance");
        QTest::newRow("one micro-batch") << 1 << QByteArray("float32") << 1e-6;
        QTest::newRow("two in a window") << 2 << QByteArray("float32") << 1e-6;
        QTest::newRow("three in a window") << 3 << QByteArray("float32") << 1e-6;
        // Outputs up to 5 carry half a unit of the format's last place.
        QTest::newRow("bfloat16, native") << 3 << QByteArray("bfloat16") << 0.04;
        QTest::newRow("float16") << 3 << QByteArray("float16") << 0.005;
    }
    void statisticsMoveOnceAMicroBatch()
    {
        QFETCH(int, accumulation);
        QFETCH(QByteArray, dtype);
        QFETCH(double, tolerance);
        const std::vector<std::vector<float>> microBatches{{1, 3}, {5, 7}, {-2, 4}};
        RunConfig config = normalised({1, 3, 5, 7, -2, 4}, 2, accumulation);
        config.precision.dtype = dtype.toStdString();
        config.scaler.initScale = 1;
        const auto trainer = golden::trainer(config);
        const std::vector<float> weights = weightsOf(*trainer); // as the whole window sees them
        QVERIFY(golden::attempts(*trainer, 1)[0].applied);
        compareStatistics(*trainer, weights, {microBatches.begin(), microBatches.begin() + accumulation}, tolerance);
    }

    void evaluationMovesNoStatistics()
    {
        const auto trainer = golden::trainer(statefulRun());
        while (!trainer->epochDone())
            runAttempt(*trainer);
        const SafeTensors before = encodeCheckpoint(trainer->state());
        const EpochRecord epoch = *trainer->endEpoch([] { return false; });
        QVERIFY(std::isfinite(epoch.valLoss));
        QCOMPARE(tensorOf(*trainer, "model.bn1.running_mean"), tensorIn(before, "model.bn1.running_mean"));
        QCOMPARE(tensorOf(*trainer, "best.bn1.running_mean"), tensorIn(before, "model.bn1.running_mean"));
    }

    /// As in PyTorch, where a forward pass in training mode moves them under no_grad as well.
    void evaluationInTrainingModeMovesThem()
    {
        RunConfig config = normalised({1, 3}, 2, 1);
        config.dataset.points->validation = PointSet{column({5, 7, 0}), InlineTensor{{1, 2, 3}, {3}}};
        config.mistakes.evaluateInTrainingMode = true;
        config.optimizer.learningRate = 1e-12;
        const auto trainer = golden::trainer(config);
        const std::vector<float> weights = weightsOf(*trainer);
        QVERIFY(runAttempt(*trainer).applied);
        QVERIFY(trainer->endEpoch([] { return false; }));
        compareStatistics(*trainer, weights, {{1, 3}, {5, 7, 0}}, 1e-6);
    }

    void whatWasCutShortLeavesNothing_data()
    {
        QTest::addColumn<bool>("inTrainingMode");
        QTest::addColumn<bool>("keptGradients");
        QTest::newRow("no mistakes") << false << false;
        QTest::newRow("evaluation in training mode") << true << false;
        QTest::newRow("gradients kept on a skip") << false << true;
    }
    void whatWasCutShortLeavesNothing()
    {
        QFETCH(bool, inTrainingMode);
        QFETCH(bool, keptGradients);
        RunConfig config = statefulRun();
        config.mistakes.evaluateInTrainingMode = inTrainingMode;
        config.mistakes.keepGradientsOnSkip = keptGradients;
        config.faults = {{4, 1, FaultKind::InfGradient}};
        const auto trainer = golden::trainer(config);
        golden::attempts(*trainer, 4);
        const SafeTensors before = encodeCheckpoint(trainer->state());
        QVERIFY(!trainer->runMicroBatch() && !trainer->runMicroBatch());
        trainer->abandonWindow();
        compareTensors(encodeCheckpoint(trainer->state()), before);

        while (!trainer->epochDone())
            runAttempt(*trainer);
        const SafeTensors epoch = encodeCheckpoint(trainer->state());
        int chunks = 0;
        QVERIFY(!trainer->endEpoch([&] { return ++chunks == 2; }));
        QCOMPARE(chunks, 2);
        compareTensors(encodeCheckpoint(trainer->state()), epoch);
    }

    void resumingGivesTheSameBits_data()
    {
        QTest::addColumn<QByteArray>("dtype");
        QTest::addColumn<bool>("inTrainingMode");
        for (const char* dtype : {"float32", "bfloat16", "float16", "fp8_e4m3"}) {
            QTest::newRow(dtype) << QByteArray(dtype) << false;
            QTest::addRow("%s, evaluated in training mode", dtype) << QByteArray(dtype) << true;
        }
    }
    void resumingGivesTheSameBits()
    {
        QFETCH(QByteArray, dtype);
        QFETCH(bool, inTrainingMode);
        RunConfig config = statefulRun();
        config.precision.dtype = dtype.toStdString();
        config.mistakes.evaluateInTrainingMode = inTrainingMode;
        config.faults = {{6, 2, FaultKind::NanInput}, {40, 0, FaultKind::InfGradient}};
        const auto straight = golden::trainer(config);
        golden::attempts(*straight, 6);
        const auto resumed = golden::trainer(config);
        QVERIFY(!resumed->restore(encodeCheckpoint(straight->state()), "memory"));
        golden::attempts(*straight, 40);
        golden::attempts(*resumed, 40);
        QVERIFY(straight->state().position.epoch > 1);
        compareTensors(encodeCheckpoint(resumed->state()), encodeCheckpoint(straight->state()));
    }

    void statisticsThatAreNotFiniteEndTheRun_data()
    {
        QTest::addColumn<bool>("fromEvaluation");
        QTest::newRow("in training") << false;
        QTest::newRow("in an evaluation in training mode") << true;
    }
    void statisticsThatAreNotFiniteEndTheRun()
    {
        QFETCH(bool, fromEvaluation);
        // Outputs of 1e20 are finite, and so is the normalised loss; their variance is not.
        TableWeights weights;
        weights.fc1[5] = 1e20f;
        RunConfig config = points(column({1, 2, 1, 2, 2, -4}), {1, 2, 1, 2, 3, 4}, {}, 0.01);
        config.model = {ModelName::TableMlp, true, 0, weights.tensor()};
        config.batch.microBatch = 2;
        if (fromEvaluation) {
            config.mistakes.evaluateInTrainingMode = true;
            weights.fc1[5] = 1e10f;
            config.model.initialWeights = weights.tensor();
            config.dataset.points->validation = PointSet{column({1e12f, 2e12f}), InlineTensor{{1, 2}, {2}}};
        }
        const QTemporaryDir folder;
        const std::string out = folder.filePath("run").toStdString();
        const SessionUpdate update = runToEnd(config, {out, {}});
        QVERIFY(update.summary);
        QCOMPARE(update.summary->outcome, Outcome::Failed);
        QCOMPARE(update.summary->reason, EndReason::StatisticsNotFinite);
        QCOMPARE(update.summary->detail, std::string("bn1.running_var"));
        QCOMPARE(update.attempts.size(), fromEvaluation ? std::size_t{3} : std::size_t{1});
        if (!fromEvaluation) {
            QVERIFY(!update.attempts[0].applied);
            QCOMPARE(update.attempts[0].skipReason, SkipReason::Guard);
            QCOMPARE(update.attempts[0].firstBadTensor, std::string("bn1.running_var"));
        }
        const SafeTensors saved = *readSafeTensors(out + "/checkpoint.safetensors");
        for (const SafeTensor& tensor : saved.tensors) {
            if (tensor.dtype == "F32")
                QVERIFY2(std::ranges::all_of(
                             tensorIn(saved, tensor.name), [](float v) { return std::isfinite(v); }),
                         tensor.name.c_str());
        }
    }
};

QTEST_GUILESS_MAIN(TestBatchNorm)
#include "tst_batch_norm.moc"
