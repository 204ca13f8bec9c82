// Losses, their gradients and accuracies for targets of any width, against LibTorch's own and against counting.
#include "engine/nn/torch.h"
#include "engine/training/loss.h"
#include "tests/engine/nn/case_file.h"
#include "tests/engine/nn/fixtures.h"

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <limits>

using namespace halfstep;
using namespace halfstep::fixtures;

namespace {

constexpr float notANumber = std::numeric_limits<float>::quiet_NaN();

std::span<float> valuesOf(const at::Tensor& tensor)
{
    return {tensor.data_ptr<float>(), static_cast<std::size_t>(tensor.numel())};
}

/// Targets as torch takes them; ours are the same numbers as float32.
at::Tensor targetsFor(LossKind kind, std::int64_t samples, std::int64_t outputs)
{
    if (kind == LossKind::CrossEntropy)
        return at::randint(outputs, {samples}, at::kLong);
    return kind == LossKind::BinaryCrossEntropy ? at::rand({samples, outputs}) : at::randn({samples, outputs}) * 3;
}

at::Tensor torchLoss(LossKind kind, const at::Tensor& logits, const at::Tensor& targets)
{
    switch (kind) {
    case LossKind::CrossEntropy: return at::cross_entropy_loss(logits, targets);
    case LossKind::BinaryCrossEntropy: return at::binary_cross_entropy_with_logits(logits, targets.to(at::kDouble));
    case LossKind::MeanSquaredError: return at::mse_loss(logits, targets.to(at::kDouble));
    case LossKind::Auto: break;
    }
    return {};
}

/// Right answers of one sample.
std::int64_t correct(LossKind kind, const std::vector<float>& logits, const std::vector<float>& targets)
{
    return lossOf(kind, logits, 1, targets).correct;
}

EpochRecord firstEpoch(const RunConfig& config)
{
    const auto trainer = golden::trainer(config);
    while (!trainer->epochDone())
        runAttempt(*trainer);
    return *trainer->endEpoch([] { return false; });
}

/// One binary answer a target, from weights that hardly move: logits are x · w.
RunConfig almostStill(const char* loss, InlineTensor x, InlineTensor y, std::vector<float> w)
{
    RunConfig config = points(std::move(x), {}, std::move(w), 1e-9);
    config.dataset.points->train.y = std::move(y);
    config.loss = *choiceNamed<LossKind>(loss);
    config.batch.microBatch = 3;
    config.run.maxEpochs = 1;
    return config;
}

} // namespace

class TestLosses : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyLossIsLibTorchs_data()
    {
        QTest::addColumn<LossKind>("kind");
        QTest::addColumn<int>("samples");
        QTest::addColumn<int>("outputs");
        for (const char* name : {"cross_entropy", "bce", "mse"})
            for (const int samples : {1, 7})
                for (const int outputs : {1, 2, 5})
                    QTest::addRow("%s of %d by %d", name, samples, outputs)
                        << *choiceNamed<LossKind>(name) << samples << outputs;
    }
    void everyLossIsLibTorchs()
    {
        QFETCH(LossKind, kind);
        QFETCH(int, samples);
        QFETCH(int, outputs);
        torch::manual_seed(3);
        const at::Tensor logits = at::randn({samples, outputs}) * 4;
        const at::Tensor targets = targetsFor(kind, samples, outputs);
        const at::Tensor exact = logits.to(at::kDouble).requires_grad_();
        const at::Tensor wanted = torchLoss(kind, exact, targets);
        wanted.backward();

        const at::Tensor asFloat = targets.to(at::kFloat).contiguous();
        const at::Tensor gradient = at::empty_like(logits);
        const LossValue loss = lossOf(kind, valuesOf(logits), samples, valuesOf(asFloat), valuesOf(gradient), 8);
        QCOMPARE(lossOf(kind, valuesOf(logits), samples, valuesOf(asFloat)).mean, loss.mean);
        QVERIFY(std::abs(loss.mean - wanted.item<double>()) <= 1e-12 * std::max(1.0, wanted.item<double>()));
        QVERIFY(at::allclose(gradient.to(at::kDouble), exact.grad() * 8, 1e-6, 1e-9));
    }

    void nanIsNeverRight_data()
    {
        QTest::addColumn<LossKind>("kind");
        QTest::addColumn<std::vector<float>>("logits");
        QTest::addColumn<std::vector<float>>("targets");
        QTest::addColumn<qint64>("right");
        using Row = std::vector<float>;
        const LossKind ce = LossKind::CrossEntropy;
        for (int at = 0; at < 3; ++at) {
            for (int target = 0; target < 3; ++target) {
                Row logits{0, 0, 0};
                logits[std::size_t(target)] = 1;
                QTest::addRow("class %d", target) << ce << logits << Row{float(target)} << qint64(1);
                logits[std::size_t(at)] = notANumber;
                QTest::addRow("class %d, NaN in %d", target, at) << ce << logits << Row{float(target)} << qint64(0);
            }
            QTest::addRow("all NaN, class %d", at)
                << ce << Row{notANumber, notANumber, notANumber} << Row{float(at)} << qint64(0);
        }
        for (const float target : {0.0f, 1.0f}) {
            QTest::addRow("bce, %g", double(target))
                << LossKind::BinaryCrossEntropy << Row{notANumber} << Row{target} << qint64(0);
            QTest::addRow("mse, %g", double(target))
                << LossKind::MeanSquaredError << Row{notANumber} << Row{target} << qint64(0);
        }
        QTest::addRow("bce, beside others")
            << LossKind::BinaryCrossEntropy << Row{-1, notANumber, 2, 2} << Row{0, 0, 1, 0} << qint64(2);
        QTest::addRow("mse, beside others")
            << LossKind::MeanSquaredError << Row{0.4f, notANumber, 0.6f, 9} << Row{0, 0, 1, 0} << qint64(2);
    }
    void nanIsNeverRight()
    {
        QFETCH(LossKind, kind);
        QFETCH(std::vector<float>, logits);
        QFETCH(std::vector<float>, targets);
        QFETCH(qint64, right);
        QCOMPARE(correct(kind, logits, targets), right);
    }

    /// PyTorch 2.6's values.
    void fiveTargetsOfBinaryCrossEntropy()
    {
        const RunConfig config = caseFile("bce_five_targets");
        const std::vector<double> losses{0.939967, 0.917542, 0.896332, 0.876343};
        const std::vector<double> norms{0.150764, 0.146685, 0.142463, 0.138110};
        const std::vector<AttemptRecord> records = recordsOf(config, 4);
        const std::vector<AttemptRecord> again = recordsOf(config, 4);
        for (std::size_t i = 0; i < 4; ++i) {
            QVERIFY(std::abs(records[i].loss - losses[i]) < 1e-6);
            QVERIFY(std::abs(records[i].normUnscaled - norms[i]) < 1e-6);
            QCOMPARE(again[i].loss, records[i].loss);
            QCOMPARE(again[i].normUnscaled, records[i].normUnscaled);
        }
    }

    void oneNanSampleOfEightIsOneWrongAnswer_data()
    {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<bool>("otherClass");
        for (const char* name : {"accuracy_nan_bce", "accuracy_nan_class1"}) {
            QTest::newRow(name) << QByteArray(name) << false;
            QTest::addRow("%s, in the other class", name) << QByteArray(name) << true;
        }
    }
    void oneNanSampleOfEightIsOneWrongAnswer()
    {
        QFETCH(QByteArray, name);
        QFETCH(bool, otherClass);
        RunConfig config = caseFile(name.toStdString());
        if (otherClass) { // the sample that is made NaN is the first
            PointSet& train = config.dataset.points->train;
            std::ranges::reverse(std::get<InlineTensor>(train.x).values);
            std::ranges::reverse(std::get<InlineTensor>(train.y).values);
        }
        QCOMPARE(firstEpoch(config).trainAccuracy, 0.875);
    }

    void binaryTableUnderSquaredErrorIsSplitAtOneHalf_data()
    {
        QTest::addColumn<QByteArray>("dataset");
        QTest::newRow("northstar") << QByteArray("northstar");
        QTest::newRow("synthetic") << QByteArray("synthetic");
    }
    void binaryTableUnderSquaredErrorIsSplitAtOneHalf()
    {
        QFETCH(QByteArray, dataset);
        RunConfig config;
        config.dataset.name = *choiceNamed<DatasetName>(dataset.toStdString());
        config.loss = LossKind::MeanSquaredError;
        config.model.name = ModelName::Linear;
        const DatasetPtr data = *loadDataset(config.dataset, config.loss);
        std::vector<float> weights(std::size_t(data->sampleSize()), 0.0f);
        weights[0] = 0.25f;
        config.model.initialWeights = InlineTensor{weights, {data->sampleSize()}};
        config.optimizer.learningRate = 1e-9;
        config.precision.amp = false;
        const auto share = [&](const Samples& part) {
            std::int64_t right = 0;
            for (std::int64_t i = 0; i < part.count; ++i) {
                const float output = 0.25f * part.x[std::size_t(i * data->sampleSize())];
                right += (output > 0.5f) == (part.y[std::size_t(i)] == 1);
            }
            return double(right) / double(part.count);
        };
        const EpochRecord epoch = firstEpoch(config);
        QVERIFY(share(data->train) > 0.3 && share(data->train) < 0.9);
        QCOMPARE(epoch.trainAccuracy, share(data->train));
        QCOMPARE(epoch.valAccuracy, share(data->validation));
    }

    void eachTargetOfASampleIsAnAnswer()
    {
        // Logits (x, -x) for x = 1, 2, -3: answers (1,0), (1,0), (0,1).
        const RunConfig config =
            almostStill("bce", column({1, 2, -3}), InlineTensor{{1, 0, 1, 1, 0, 0}, {3, 2}}, {1, -1});
        QCOMPARE(firstEpoch(config).trainAccuracy, 4.0 / 6);
    }

    void numbersHaveNoAccuracy()
    {
        const RunConfig one = almostStill("mse", column({1, 2, -3}), InlineTensor{{1, 0, 1}, {3}}, {1});
        const RunConfig two = almostStill("mse", column({1, 2, -3}), InlineTensor{{1, 0, 1, 1, 0, 0}, {3, 2}}, {1, -1});
        for (const RunConfig& config : {one, two})
            QVERIFY(std::isnan(firstEpoch(config).trainAccuracy));
    }

    void aColumnOfTargetsIsAsGoodAsARow_data()
    {
        QTest::addColumn<QByteArray>("loss");
        for (const char* loss : {"cross_entropy", "bce", "mse"})
            QTest::newRow(loss) << QByteArray(loss);
    }
    void aColumnOfTargetsIsAsGoodAsARow()
    {
        QFETCH(QByteArray, loss);
        const std::vector<float> weights = loss == "cross_entropy" ? std::vector<float>{1, -1} : std::vector<float>{1};
        RunConfig config = almostStill(loss.constData(), column({1, 2, -3}), InlineTensor{{1, 0, 1}, {3}}, weights);
        config.optimizer.learningRate = 0.1;
        config.run.maxEpochs = 5;
        const auto row = recordsOf(config, 5);
        config.dataset.points->train.y = InlineTensor{{1, 0, 1}, {3, 1}};
        const auto columns = recordsOf(config, 5);
        QCOMPARE(columns.size(), std::size_t{5});
        for (std::size_t i = 0; i < 5; ++i)
            QCOMPARE(columns[i].loss, row[i].loss);
    }
};

QTEST_GUILESS_MAIN(TestLosses)
#include "tst_losses.moc"
