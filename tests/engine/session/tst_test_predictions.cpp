// What a run that has opened the test sets tells of a few of their samples.
#include "engine/data/northstar.h"
#include "engine/model/model_spec.h"
#include "engine/session/run_to_end.h"
#include "engine/session/training_session.h"
#include "engine/training/checkpoint.h"
#include "tests/engine/nn/golden_trace.h"
#include "tests/engine/session/small_runs.h"

#include <QtTest>

#include <algorithm>
#include <numeric>
#include <set>

using namespace halfstep;
using namespace halfstep::small_runs;

namespace {

RunConfig linearRun()
{
    RunConfig config = smallRun("sgd", "float32");
    config.model = {ModelName::Linear, false, 0, std::nullopt};
    config.optimizer.learningRate = 0.1;
    return config;
}

/// That an order is late, by logistic regression without bias on raw columns.
double lateProbability(std::span<const float> weights, const Standardiser& standardiser, std::span<const float> order)
{
    double logit = 0;
    for (std::size_t column = 0; column < 8; ++column)
        logit +=
            weights[column] * (double(order[column]) - standardiser.means[column]) / standardiser.deviations[column];
    return 1 / (1 + std::exp(-logit));
}

} // namespace

class TestTestPredictions : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aLinearModelPredictsByItsFormula()
    {
        const auto trainer = golden::trainer(linearRun());
        golden::attempts(*trainer, 40);
        const std::vector<Prediction> predictions = trainer->finish({}).predictions.test;
        QCOMPARE(predictions.size(), std::size_t{24});
        const NorthstarTable table = generateNorthstar(linearRun().dataset.seed);
        const auto standardiser = Standardiser::fittedTo(std::span(table.values).first(std::size_t{8} * 1600), 8);
        std::set<std::int64_t> rows;
        for (const Prediction& prediction : predictions) {
            const auto row = static_cast<std::size_t>(2000 + prediction.sample); // after training and validation
            rows.insert(prediction.sample);
            const std::span<const float> order = std::span(table.values).subspan(8 * row, 8);
            for (std::size_t column = 0; column < 8; ++column)
                QVERIFY(std::abs(prediction.x[column] - order[column]) <= 1e-4f * (1 + std::abs(order[column])));
            QCOMPARE(prediction.answer, int(table.days[row] > 7));
            const double late = lateProbability(trainer->state().weights(), standardiser, order);
            QCOMPARE(prediction.predicted, std::optional<int>(late > 0.5));
            QVERIFY(std::abs(*prediction.probability - std::max(late, 1 - late)) < 1e-5); // float32 against double
        }
        QCOMPARE(rows.size(), std::size_t{24});
        QCOMPARE(*rows.rbegin(), 383);
    }

    void rightAnswersOfAWholeTestSetAreItsAccuracy()
    {
        const auto trainer = golden::trainer(smallRun("adam", "float32"));
        golden::attempts(*trainer, 60);
        const double accuracy = *trainer->finish({}).testAccuracy;
        const RunState& state = trainer->state();
        SampleSource source(state.dataset->test, *state.dataset, Layout::RowMajor);
        std::int64_t right = 0;
        for (const std::int64_t first : {0, 200}) {
            std::vector<std::int64_t> rows(200);
            std::iota(rows.begin(), rows.end(), first);
            const std::vector<float> logits = trainer->backprop().logits(source.gather(rows), state.weights());
            const auto predictions =
                predictionsFrom(LossKind::BinaryCrossEntropy, logits, rows, state.dataset->test, {});
            right += std::ranges::count_if(predictions, &Prediction::right);
        }
        QCOMPARE(double(right) / 400, accuracy);
        QVERIFY(accuracy > 0.6 && accuracy < 1);
    }

    void predictingMovesNothing()
    {
        // Dropout and running statistics would.
        const auto trainer = golden::trainer(smallRun("adam", "float32"));
        golden::attempts(*trainer, 10);
        const auto bytes = [&] { return encodeSafeTensors(encodeCheckpoint(trainer->state())); };
        const std::string before = bytes();
        const Dataset& data = *trainer->state().dataset;
        SampleSource source(data.test, data, Layout::RowMajor);
        const std::vector<std::int64_t> rows{0, 1, 2};
        const std::vector<float> first = trainer->backprop().logits(source.gather(rows), trainer->state().weights());
        QVERIFY(bytes() == before);
        QCOMPARE(trainer->backprop().logits(source.gather(rows), trainer->state().weights()), first);
        // One sample alone is predicted as it is among others.
        const std::vector<std::int64_t> last{2};
        QVERIFY(std::abs(trainer->backprop().logits(source.gather(last), trainer->state().weights())[0] - first[2])
                < 1e-5f);
    }

    void theSameRowsOfBothTestSetsAreTold()
    {
        RunConfig config;
        config.model.name = ModelName::Linear;
        config.precision.dtype = "float16";
        config.precision.backend = ArithmeticBackend::Emulated;
        config.run.maxAttempts = 2;
        TrainingSession session(config, {});
        session.wait();
        const SessionUpdate update = session.takeUpdate();
        QVERIFY(update.summary && update.predictions);
        const auto& [test, corrupted] = *update.predictions;
        QCOMPARE(test.size(), std::size_t{24});
        QCOMPARE(corrupted.size(), test.size());
        for (std::size_t i = 0; i < test.size(); ++i) {
            QCOMPARE(corrupted[i].sample, test[i].sample);
            QCOMPARE(corrupted[i].answer, test[i].answer);
            QVERIFY(corrupted[i].x != test[i].x);
            const auto [darkest, brightest] = std::ranges::minmax(test[i].x);
            QVERIFY(darkest > -1e-5f && brightest < 1 + 1e-5f); // grey again
        }
    }

    void aStoppedRunTellsNone()
    {
        int asked = 0;
        const SessionUpdate update = runToEnd(linearRun(), {}, {}, [&] { return ++asked > 20; });
        QVERIFY(update.summary);
        QCOMPARE(update.summary->outcome, Outcome::Stopped);
        QVERIFY(!update.predictions);
    }

    void numbersWithoutClassesHaveNone()
    {
        const SessionUpdate update = runToEnd(overflowingRun());
        QVERIFY(update.predictions && update.predictions->test.empty());
    }
};

QTEST_APPLESS_MAIN(TestTestPredictions)
#include "tst_test_predictions.moc"
