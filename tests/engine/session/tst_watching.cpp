// What is told of windows while somebody looks: the numbers that training computes, and not a bit of them changed.
#include "engine/records/run_reader.h"
#include "engine/records/stored_details.h"
#include "engine/session/run_to_end.h"
#include "engine/session/training_session.h"
#include "tests/engine/session/small_runs.h"

#include <QTemporaryDir>

#include <cmath>

using namespace halfstep;
using namespace halfstep::small_runs;

namespace {

constexpr int steps = 12;

bool close(double a, double b, double relative)
{
    return std::abs(a - b) <= relative * std::abs(b);
}

/// Float16 with a threshold that acts and a scale that overflows at first.
RunConfig watchedRun()
{
    RunConfig config = smallRun("sgd", "float16");
    config.clipping.maxNorm = 0.01;
    config.scaler.initScale = std::ldexp(1.0, 24);
    config.earlyStopping.enabled = false;
    config.run.maxAttempts = steps;
    return config;
}

} // namespace

class TestWatching : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void windowsAreToldMicroBatchByMicroBatch()
    {
        const SessionUpdate unwatched = runToEnd(watchedRun());
        QCOMPARE(unwatched.attempts.size(), std::size_t(steps));
        QVERIFY(!unwatched.attempts.front().applied && unwatched.attempts.back().applied);

        TrainingSession session(watchedRun(), {{}, true});
        SnapshotPtr newest;
        for (const AttemptRecord& expected : unwatched.attempts) {
            for (std::int64_t done = 1; done <= expected.microBatches; ++done) {
                session.runOne(RunStep::MicroBatch);
                QTRY_VERIFY((next(session, newest)->window && newest->window->attempt == expected.attempt
                             && newest->window->done() == done));
                const auto window = newest->window;
                QCOMPARE(window->unseen, 0);
                QCOMPARE(window->samples, expected.samples);
                QCOMPARE(window->microBatches, expected.microBatches);
                QCOMPARE(window->scale, expected.scaleUsed);
                QCOMPARE(window->stepped.has_value(), done == expected.microBatches);
                if (window->stepped)
                    checkStep(*window, expected);
            }
        }
    }

    void atFullSpeedNothingIsTold()
    {
        TrainingSession session(watchedRun(), {});
        session.wait();
        QVERIFY(!session.takeUpdate().snapshot->window);
    }

    void windowsAreToldInFull()
    {
        TrainingSession session(watchedRun(), {{}, true});
        SnapshotPtr newest;
        session.runOne(RunStep::Attempt);
        QTRY_VERIFY((next(session, newest)->window && newest->window->stepped));
        const auto window = newest->window;
        QVERIFY(!window->parameters.empty() && !window->layers.empty());
        QCOMPARE(window->layersSeenIn, window->microBatches);
        QCOMPARE(window->parameters[0].updates.elements(), 0); // it overflows at first
    }

    /// At full speed as many as cost next to nothing, and none once nobody looks any more.
    void whoLooksIsToldAtFullSpeedToo()
    {
        RunConfig config = watchedRun();
        config.run.maxAttempts = 0;
        config.run.maxEpochs = 100000;
        TrainingSession session(config, {});
        SnapshotPtr newest;
        QTRY_VERIFY(next(session, newest)->attempt > 0);
        QVERIFY(!newest->window);
        session.look(true);
        QTRY_VERIFY((next(session, newest)->window && newest->window->stepped));
        const std::int64_t first = newest->window->attempt;
        QVERIFY(!newest->window->parameters.empty());
        QTRY_VERIFY(next(session, newest)->window->attempt > first);
        session.look(false);
        QTRY_VERIFY(!next(session, newest)->window);
    }

    /// Kept attempts are multiples of a power of two, and the same as what the records say.
    void folderKeepsWindows()
    {
        const QTemporaryDir directory;
        const std::string folder = directory.filePath("run").toStdString();
        const SessionUpdate run = runToEnd(watchedRun(), {folder, {}});
        QCOMPARE(run.attempts.size(), std::size_t(steps));
        QVERIFY(run.summary->recordingSeconds && *run.summary->recordingSeconds > 0);
        auto details = StoredDetails::open(folder);
        QVERIFY(details && details->notes().empty());
        QCOMPARE(details->attempts().size(), std::size_t(steps)); // the first ones cost too little to be left out
        for (std::size_t i = 0; i < steps; ++i) {
            const auto detail = details->at(i);
            QVERIFY(detail);
            compareRecords(*(*detail)->stepped, run.attempts[i]);
            QCOMPARE((*detail)->seen.size(), std::size_t(run.attempts[i].microBatches));
        }
        const auto stored = readRunFolder(folder);
        QVERIFY(stored && stored->document.data);
        QCOMPARE(stored->document.data->sampleShape, std::vector<std::int64_t>{8});
        QCOMPARE(stored->document.summary->recordingSeconds, run.summary->recordingSeconds);
    }

    /// Wherever they stand between the windows that are kept.
    void folderKeepsSkips()
    {
        const QTemporaryDir directory;
        const std::string folder = directory.filePath("run").toStdString();
        RunConfig config = watchedRun();
        config.scaler.growthInterval = 60; // and a skip follows soon after
        config.run.maxEpochs = 10000;
        config.run.maxAttempts = 900;
        const SessionUpdate run = runToEnd(config, {folder, {}});
        auto details = StoredDetails::open(folder);
        QVERIFY(details && details->notes().empty());
        const auto told = details->attempts();
        int skips = 0;
        for (const AttemptRecord& record : run.attempts) {
            if (record.applied)
                continue;
            ++skips;
            const auto place = std::ranges::lower_bound(told, record.attempt);
            QVERIFY(place != told.end() && *place == record.attempt);
            const auto detail = details->at(std::size_t(place - told.begin()));
            compareRecords(*(*detail)->stepped, record);
            QCOMPARE((*detail)->seen.size(), std::size_t(record.microBatches));
            QVERIFY(!(*detail)->layers.empty() && !(*detail)->parameters.empty());
        }
        QVERIFY2(skips > 10 && skips <= 24 + 24, qPrintable(QString::number(skips)));
        QVERIFY2(told.size() < run.attempts.size(), "every window was kept, which proves nothing");
    }

    void whoComesLateSeesTheRest()
    {
        RunConfig config = watchedRun();
        config.run.maxAttempts = 0;
        config.run.maxEpochs = 1000;
        TrainingSession session(config, {});
        SnapshotPtr newest;
        QTRY_VERIFY(next(session, newest)->attempt > 0);
        session.pause();
        QTRY_COMPARE(next(session, newest)->state, SessionState::Paused);
        const std::int64_t before = newest->microBatch;
        session.runOne(RunStep::MicroBatch);
        QTRY_VERIFY(next(session, newest)->window);
        const auto window = newest->window;
        QCOMPARE(window->unseen, before);
        QCOMPARE(window->seen.size(), std::size_t(1));
    }

private:
    /// The newest snapshot, for as long as there is no newer one.
    static SnapshotPtr next(TrainingSession& session, SnapshotPtr& newest)
    {
        if (const SnapshotPtr snapshot = session.takeUpdate().snapshot)
            newest = snapshot;
        return newest ? newest : std::make_shared<Snapshot>();
    }

    static void checkStep(const WindowDetail& window, const AttemptRecord& expected)
    {
        const AttemptRecord& record = *window.stepped;
        compareRecords(record, expected);
        double sum = 0;
        double weights = 0;
        for (const MicroBatchDetail& each : window.seen) {
            sum += each.loss * static_cast<double>(each.samples);
            weights += each.weight;
        }
        QCOMPARE(sum / static_cast<double>(window.samples), record.loss);
        QCOMPARE(weights, 1.0);
        if (!record.applied)
            return;
        // Sums of squares in another order; the rest to float32's rounding of each element.
        QVERIFY(close(window.seen.back().normSoFar, record.normScaled, 1e-12));
        QVERIFY(close(record.normUnscaled, record.normScaled / window.scale, 1e-6));
        QVERIFY(close(record.normClipped, record.normUnscaled * record.clipCoefficient, 1e-6));
    }
};

QTEST_GUILESS_MAIN(TestWatching)
#include "tst_watching.moc"
