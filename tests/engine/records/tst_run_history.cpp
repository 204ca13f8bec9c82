#include "engine/records/run_history.h"

#include <QtTest>

#include <cmath>
#include <limits>

using namespace halfstep;

namespace {

constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();

AttemptRecord attemptRecord(std::int64_t attempt, bool applied)
{
    AttemptRecord record;
    record.attempt = attempt;
    record.epoch = 1;
    record.samples = 16;
    record.applied = applied;
    record.loss = 1.0 / double(attempt);
    record.scaleUsed = 1024;
    record.scaleNext = applied ? 1024 : 512;
    record.skipReason = applied ? SkipReason::None : SkipReason::GradientOverflow;
    record.firstBadTensor = applied ? "" : "fc1.weight";
    record.normClipped = applied ? 5 : notANumber;
    record.loadMicroseconds = 100;
    record.transferMicroseconds = 50;
    record.forwardMicroseconds = 250;
    record.backwardMicroseconds = 500;
    record.updateMicroseconds = 100;
    return record;
}

EpochRecord epochRecord(double valLoss, double valAccuracy)
{
    EpochRecord record;
    record.epoch = 1;
    record.lastAttempt = 40;
    record.trainLoss = 0.5;
    record.trainAccuracy = 0.75;
    record.valLoss = valLoss;
    record.valAccuracy = valAccuracy;
    return record;
}

} // namespace

class TestRunHistory : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void attemptsFeedTheirSeries()
    {
        RunHistory history;
        for (std::int64_t attempt = 1; attempt <= 6; ++attempt)
            history.append(attemptRecord(attempt, attempt % 3 != 0));
        QCOMPARE(history.attempts(), std::int64_t(6));
        QCOMPARE(history.series(Quantity::TrainLoss).y(3), 0.25);
        QCOMPARE(history.series(Quantity::TrainLoss).x(3), 4.0);
        QCOMPARE(history.series(Quantity::LossScale).y(5), 1024.0);
        QCOMPARE(history.series(Quantity::SamplesPerSecond).y(0), 16'000.0); // 16 samples in 1 ms
        const double skipped[] = {0, 0, 1, 1, 1, 2};
        for (std::size_t i = 0; i < 6; ++i)
            QCOMPARE(history.series(Quantity::SkippedSteps).y(i), skipped[i]);
        QCOMPARE(history.series(Quantity::NormClipped).size(), std::size_t(4));
        QCOMPARE(history.series(Quantity::NormClipped).x(2), 4.0);

        QCOMPARE(history.skips().size(), std::size_t(2));
        QCOMPARE(history.skips()[1].attempt, std::int64_t(6));
        QCOMPARE(history.skips()[1].reason, SkipReason::GradientOverflow);
        QCOMPARE(history.skips()[1].scaleNext, 512.0);
        QCOMPARE(history.skips()[1].firstBadTensor, std::string("fc1.weight"));
    }

    void untimedAttemptsHaveNoSpeed()
    {
        RunHistory history;
        AttemptRecord record;
        record.attempt = 1;
        record.samples = 16;
        history.append(record);
        QCOMPARE(history.series(Quantity::SamplesPerSecond).size(), std::size_t(0));
        QCOMPARE(history.series(Quantity::TrainLoss).size(), std::size_t(1));
    }

    void epochsStandWhereTheyEnded()
    {
        RunHistory history;
        history.append(epochRecord(0.6, 0.8));
        QCOMPARE(history.series(Quantity::ValidationLoss).x(0), 40.0);
        QCOMPARE(history.series(Quantity::ValidationLoss).y(0), 0.6);
        QCOMPARE(history.series(Quantity::ValidationAccuracy).y(0), 0.8);
        QCOMPARE(history.series(Quantity::EpochTrainLoss).y(0), 0.5);
        QCOMPARE(history.series(Quantity::TrainAccuracy).y(0), 0.75);
        QCOMPARE(history.epochs().size(), std::size_t(1));
    }

    void absentValidationIsNotABrokenOne()
    {
        RunHistory history;
        history.append(epochRecord(notANumber, notANumber));
        QCOMPARE(history.series(Quantity::ValidationLoss).size(), std::size_t(0));
        QCOMPARE(history.series(Quantity::ValidationAccuracy).size(), std::size_t(0));

        RunHistory broken;
        broken.append(epochRecord(notANumber, 0.3));
        QVERIFY(std::isnan(broken.series(Quantity::ValidationLoss).y(0)));

        RunHistory regression;
        regression.append(epochRecord(0.5, notANumber));
        regression.append(epochRecord(notANumber, notANumber));
        QVERIFY(std::isnan(regression.series(Quantity::ValidationLoss).y(1)));
    }

    void everyChangeMovesTheRevision()
    {
        RunHistory history;
        std::int64_t revision = history.revision();
        const auto moved = [&] { return history.revision() > std::exchange(revision, history.revision()); };
        history.append(attemptRecord(1, true));
        QVERIFY(moved());
        history.append(epochRecord(1, 1));
        QVERIFY(moved());
        history.append(LiveChange{1, "batch.accumulation", "4", "8"});
        QVERIFY(moved());
        history.setReferences({5, 100, 100, 200});
        QVERIFY(moved());
        QCOMPARE(history.references().optimizerBytes, std::int64_t(200));
        QCOMPARE(history.changes().front().after, std::string("8"));
        history.clear();
        QVERIFY(moved());
        QCOMPARE(history.attempts(), std::int64_t(0));
        QVERIFY(history.skips().empty() && history.changes().empty() && history.epochs().empty());
        QCOMPARE(history.series(Quantity::TrainLoss).size(), std::size_t(0));
    }
};

QTEST_GUILESS_MAIN(TestRunHistory)
#include "tst_run_history.moc"
