// What is refused because of the windows and micro-batches it would be cut into, before the start and while a run goes
// on.
#include "engine/config/live_settings.h"
#include "engine/numerics/random.h"
#include "engine/session/training_session.h"
#include "tests/engine/nn/case_file.h"
#include "tests/engine/nn/fixtures.h"
#include "words/words.h"

#include <QtTest>

#include <cmath>

using namespace halfstep;
using namespace halfstep::fixtures;

namespace {

std::vector<Problem> problemsOf(const RunConfig& config)
{
    const auto trainer = makeTrainer(config, *loadDataset(config.dataset, config.loss));
    return trainer ? std::vector<Problem>{} : trainer.problems();
}

} // namespace

class TestWindowProblem : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void oneValueAChannelIsRefused_data()
    {
        QTest::addColumn<RunConfig>("config");
        QTest::addColumn<QByteArray>("where"); // empty: trained
        const QByteArray size("batch.micro_batch");
        QTest::newRow("the case") << caseFile("batchnorm_last_micro_batch_of_one") << size;
        QTest::newRow("micro-batches of one") << normalised(someNumbers(4), 1, 4) << size;
        QTest::newRow("one sample in all") << normalised(someNumbers(1), 2, 1) << size;
        QTest::newRow("one left in the last window") << normalised(someNumbers(7), 3, 4) << size;
        QTest::newRow("one left in the only window") << normalised(someNumbers(7), 6, 100) << size;
        QTest::newRow("none left") << normalised(someNumbers(6), 3, 4) << QByteArray();
        QTest::newRow("two left") << normalised(someNumbers(5), 3, 1) << QByteArray();
        QTest::newRow("all at once") << normalised(someNumbers(5), 100, 1) << QByteArray();
        RunConfig config = normalised(someNumbers(7), 3, 1);
        config.batch.lastWindow = LastWindow::Drop;
        QTest::newRow("one left and dropped") << config << QByteArray();
        config.batch.microBatch = 1;
        QTest::newRow("one, whatever is dropped") << config << size;
        config = normalised(someNumbers(5), 2, 2);
        config.mistakes.stepEveryMicroBatch = true;
        QTest::newRow("one left, a step every micro-batch") << config << size;
        config.batch.lastWindow = LastWindow::Drop;
        QTest::newRow("dropped, a step every micro-batch") << config << QByteArray();
        config = normalised(someNumbers(5), 2, 2);
        config.model.batchNorm = false;
        QTest::newRow("nothing to normalise") << config << QByteArray();
        config.model = {ModelName::Linear, true, 0, std::nullopt};
        QTest::newRow("a model without such a layer") << config << QByteArray();
        // Images have many values a channel, but the layer behind the last convolution has one.
        config = normalised(someNumbers(16 * 3), 2, 1);
        config.dataset.points->train = {InlineTensor{someNumbers(16 * 3), {3, 1, 4, 4}}, InlineTensor{{0, 1, 2}, {3}}};
        config.model.name = ModelName::GlyphCnn;
        config.loss = LossKind::CrossEntropy;
        QTest::newRow("images") << config << size;

        config = normalised(someNumbers(4), 2, 1);
        config.dataset.points->validation = PointSet{column({3}), InlineTensor{{1}, {1}}};
        QTest::newRow("one to validate") << config << QByteArray();
        config.mistakes.evaluateInTrainingMode = true;
        const QByteArray mistake("mistakes.evaluate_in_training_mode");
        QTest::newRow("one to validate in training mode") << config << mistake;
        config.dataset.points->validation = PointSet{column(someNumbers(257)), InlineTensor{someNumbers(257), {257}}};
        QTest::newRow("one left to validate in training mode") << config << mistake;
        config.dataset.points->validation = PointSet{column(someNumbers(256)), InlineTensor{someNumbers(256), {256}}};
        QTest::newRow("256 to validate in training mode") << config << QByteArray();
    }
    void oneValueAChannelIsRefused()
    {
        QFETCH(RunConfig, config);
        QFETCH(QByteArray, where);
        const std::vector<Problem> problems = problemsOf(config);
        if (!where.isEmpty()) {
            QCOMPARE(problems.size(), std::size_t{1});
            QCOMPARE(problems[0].code, ProblemCode::Conflict);
            QCOMPARE(problems[0].where, where.toStdString());
            QVERIFY(reasonText(problems[0]).starts_with("model.batch_norm while "));
            return;
        }
        QVERIFY(problems.empty());
        const auto trainer = golden::trainer(config);
        for (const AttemptRecord& record : golden::attempts(*trainer, 6))
            QVERIFY(record.applied && std::isfinite(record.loss));
    }

    /// Whatever accumulation becomes between windows, no accepted run meets a micro-batch of one sample.
    void liveAccumulationNeverLeavesOne()
    {
        Random random(11);
        int refusals = 0;
        for (int samples = 2; samples <= 13; ++samples) {
            for (int microBatch = 2; microBatch <= 5; ++microBatch) {
                for (const LastWindow lastWindow : {LastWindow::Step, LastWindow::Drop}) {
                    RunConfig config = normalised(someNumbers(samples), microBatch, 1);
                    config.batch.lastWindow = lastWindow;
                    const auto trainer = golden::trainer(config);
                    for (int i = 0; trainer && i < 12; ++i) {
                        LiveSettings live = trainer->state().live;
                        live.accumulation = 1 + random.below(5);
                        refusals += !trainer->change(live);
                        const AttemptRecord record = golden::attempts(*trainer, 1)[0];
                        QVERIFY(record.samples % microBatch != 1 && record.applied);
                    }
                }
            }
        }
        QVERIFY(refusals > 0); // windows that never fill, when the last is dropped
    }

    void aRefusedChangeLetsTheRunGoOn()
    {
        RunConfig config = normalised(someNumbers(8), 2, 1);
        config.batch.lastWindow = LastWindow::Drop;
        config.run.maxAttempts = 6;
        TrainingSession session(config, {{}, true});
        LiveSettings live = liveSettingsOf(config);
        live.accumulation = 5;
        session.change(live);
        session.resume();
        session.wait();
        const SessionUpdate update = session.takeUpdate();
        QCOMPARE(update.warnings.size(), std::size_t{1});
        QVERIFY(update.changes.empty());
        QCOMPARE(update.attempts.size(), std::size_t{6});
        QCOMPARE(update.summary->outcome, Outcome::Finished);
    }
};

QTEST_GUILESS_MAIN(TestWindowProblem)
#include "tst_window_problem.moc"
