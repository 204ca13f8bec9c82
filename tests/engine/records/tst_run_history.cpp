#include "engine/config/config_json.h"
#include "engine/records/run_history.h"

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <utility>

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
    void lostEntriesAreSharesOfTheGradient()
    {
        AttemptRecord applied = attemptRecord(1, true);
        applied.lostUpdateFraction = 0.5;
        AttemptRecord skipped = attemptRecord(2, false);
        skipped.nonfiniteCount = 2;
        RunHistory history;
        RunStart start;
        start.parameters = 8;
        history.begin(start);
        history.append(applied);
        history.append(skipped);
        QCOMPARE(history.series(Quantity::NonfiniteFraction).y(0), 0.0);
        QCOMPARE(history.series(Quantity::NonfiniteFraction).y(1), 0.25);
        // A skipped attempt had no updates that could be lost.
        QCOMPARE(history.series(Quantity::LostUpdateFraction).y(0), 0.5);
        QVERIFY(!isValue(history.series(Quantity::LostUpdateFraction).y(1)));

        RunHistory unknown; // how many entries there are
        unknown.append(skipped);
        QCOMPARE(unknown.series(Quantity::NonfiniteFraction).size(), std::size_t(0));
    }

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
        QCOMPARE(history.series(Quantity::NormClipped).extent(1, 6).valueCount(), std::int64_t(4));

        QCOMPARE(history.marks().skips.all().size(), std::size_t(2));
        QCOMPARE(history.marks().skips.all()[1].attempt, std::int64_t(6));
        QCOMPARE(history.marks().skips.all()[1].reason, SkipReason::GradientOverflow);
        QCOMPARE(history.marks().skips.all()[1].scaleNext, 512.0);
        QCOMPARE(history.marks().skips.all()[1].firstBadTensor, std::string("fc1.weight"));
    }

    void whatDidNotHappenHasNoValue()
    {
        RunConfig config;
        config.precision.amp = true;
        config.clipping = {true, 5};
        RunStart start;
        start.gradient = GradientSettings(config);
        RunHistory history;
        history.begin(start);
        // Told ahead, as by a run folder: AMP goes off at 3, clipping at 4, and both come back at 5.
        history.append(LiveChange{3, "precision.amp", "true", "false"});
        history.append(LiveChange{4, "clipping.enabled", "true", "false"});
        history.append(LiveChange{5, "precision.amp", "false", "true"});
        history.append(LiveChange{5, "clipping.enabled", "false", "true"});
        history.append(LiveChange{5, "clipping.max_norm", "5", "2.5"});
        for (std::int64_t attempt = 1; attempt <= 6; ++attempt) {
            AttemptRecord record = attemptRecord(attempt, attempt != 2);
            record.normClipped = 3; // also where nothing was applied
            record.clipCoefficient = attempt == 2 || attempt == 5 ? 0.5 : 1;
            history.append(record);
        }
        const auto attempts = [&](Quantity quantity) {
            std::vector<double> places;
            for (std::size_t i = 0; i < history.series(quantity).size(); ++i)
                if (isValue(history.series(quantity).y(i)))
                    places.push_back(history.series(quantity).x(i));
            return places;
        };
        QCOMPARE(attempts(Quantity::LossScale), (std::vector<double>{1, 2, 5, 6}));
        QCOMPARE(attempts(Quantity::NormClipped), (std::vector<double>{1, 3, 4, 5, 6}));
        QCOMPARE(attempts(Quantity::ClipCoefficient), attempts(Quantity::NormClipped));
        QCOMPARE(attempts(Quantity::ClippingThreshold), (std::vector<double>{1, 2, 3, 5, 6}));
        QCOMPARE(history.series(Quantity::ClippingThreshold).y(2), 5.0);
        QCOMPARE(history.series(Quantity::ClippingThreshold).y(4), 2.5);
        QCOMPARE(history.series(Quantity::ClippedShare).y(5), 1.0 / 5); // of the updates
    }

    void noScalerIsInUseWhereNoneIsNeeded_data()
    {
        QTest::addColumn<QString>("setting");
        QTest::addColumn<bool>("scales");
        QTest::newRow("float16") << "precision.dtype=float16" << true;
        QTest::newRow("fp8") << "precision.dtype=fp8_e4m3" << true;
        QTest::newRow("bfloat16") << "precision.dtype=bfloat16" << false;
        QTest::newRow("float32") << "precision.dtype=float32" << false;
        QTest::newRow("AMP off") << "precision.amp=false" << false;
        QTest::newRow("scaler off") << "scaler.enabled=false" << false;
        QTest::newRow("scaler forgotten") << "mistakes.no_scaler=true" << false;
    }
    void noScalerIsInUseWhereNoneIsNeeded()
    {
        QFETCH(QString, setting);
        QFETCH(bool, scales);
        RunStart start;
        start.gradient = GradientSettings(*withSetting({}, setting.toStdString()));
        RunHistory history;
        history.begin(start);
        history.append(attemptRecord(1, true));
        QCOMPARE(history.series(Quantity::LossScale).size(), std::size_t(scales ? 1 : 0));
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

    void throughputIsThatOfTraining()
    {
        RunHistory history;
        QCOMPARE(history.samplesPerSecond(), 0.0);
        for (std::int64_t attempt = 1; attempt <= 20'000; ++attempt) {
            AttemptRecord record;
            record.attempt = attempt;
            record.samples = 10;
            record.forwardMicroseconds = attempt <= 10'000 ? 1000 : 4000;
            history.append(record);
        }
        QVERIFY(std::abs(history.samplesPerSecond() - 4000) < 1e-6);      // 200,000 in 10 s + 40 s
        QVERIFY(std::abs(history.samplesPerSecond(0.5) - 2500) < 1e-6);   // 10 in 4 ms
        QVERIFY(std::abs(history.samplesPerSecond(0.001) - 2500) < 1e-6); // one attempt at least
        QVERIFY(std::abs(history.samplesPerSecond(1e9) - 4000) < 1e-6);
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
        QCOMPARE(history.marks().epochs.all().size(), std::size_t(1));
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

    void longRunsStayBoundedAndCountEverySkip()
    {
        constexpr std::int64_t total = 1'000'000;
        RunHistory history;
        AttemptRecord record = attemptRecord(1, false);
        for (record.attempt = 1; record.attempt <= total; ++record.attempt) {
            record.skipReason =
                record.attempt % 1000 == 0 ? SkipReason::ForwardNonfinite : SkipReason::GradientOverflow;
            record.scaleUsed = double(record.attempt);
            record.scaleNext = double(record.attempt + 1);
            history.append(record);
        }
        QCOMPARE(history.series(Quantity::SkippedSteps).extent(1, total).max, double(total));
        std::int64_t counted = 0;
        std::int64_t nonfinite = 0;
        std::int64_t before = 0;
        for (const SkipMark& skip : history.marks().skips.all()) {
            counted += skip.count;
            nonfinite += skip.reason == SkipReason::ForwardNonfinite ? skip.count : 0;
            QVERIFY(skip.attempt > before);
            QVERIFY(skip.lastAttempt - skip.attempt <= total / 256);
            QCOMPARE(skip.scaleUsed, double(skip.attempt));
            QCOMPARE(skip.scaleNext, double(skip.lastAttempt + 1));
            before = skip.attempt;
        }
        QCOMPARE(counted, total);
        QCOMPARE(nonfinite, total / 1000);
        QVERIFY(history.marks().skips.all().size() <= 4096);
        const std::size_t size = history.marks().skips.all().size();
        for (std::size_t i = size - 512; i < size; ++i)
            QCOMPARE(history.marks().skips.all()[i].count, std::int64_t(1));
        std::size_t bytes = history.marks().skips.all().capacity() * sizeof(SkipMark);
        for (int quantity = 0; quantity < int(Quantity::Count); ++quantity)
            bytes += history.series(Quantity(quantity)).bytes();
        QVERIFY(bytes < 20 * 1'000'000);
        QVERIFY(bytes > history.series(Quantity::TrainLoss).bytes() * 10);
    }

    void tenMillionMarksStayFew()
    {
        MarkList<SkipMark> marks;
        std::size_t most = 0;
        for (std::int64_t attempt = 1; attempt <= 10'000'000; ++attempt) {
            marks.append({attempt, attempt, 1, SkipReason::Guard, 1, 1, "fc1.weight"});
            most = std::max(most, marks.all().size());
        }
        QVERIFY(most <= 4096);
        std::int64_t counted = 0;
        for (const SkipMark& mark : marks.all())
            counted += mark.count;
        QCOMPARE(counted, std::int64_t(10'000'000));
        QCOMPARE(marks.all().front().attempt, std::int64_t(1));
    }

    void joinedChangesStillTellFromWhatToWhat()
    {
        RunHistory history;
        const std::string keys[] = {"optimizer.learning_rate", "clipping.max_norm", "clipping.enabled"};
        constexpr std::int64_t total = 60'000;
        for (std::int64_t i = 0; i < total; ++i)
            history.append(LiveChange{i + 1, keys[i % 3], std::to_string(i / 3), std::to_string(i / 3 + 1)});
        QVERIFY(history.marks().changes.all().size() < 4096);
        std::map<std::string, std::string> now;
        for (const LiveChange& change : history.marks().changes.all()) {
            const auto& [known, first] = now.emplace(change.key, "0");
            QCOMPARE(change.before, known->second);
            known->second = change.after;
        }
        QCOMPARE(now.size(), std::size_t(3));
        for (const auto& [key, value] : now)
            QCOMPARE(value, std::to_string(total / 3));
    }

    void bestEpochIsKept()
    {
        RunHistory history;
        EpochRecord record = epochRecord(0.5, 0.5);
        constexpr std::int64_t total = 50'000;
        for (record.epoch = 1; record.epoch <= total; ++record.epoch) {
            record.lastAttempt = record.epoch * 3;
            record.best = record.epoch <= 777;
            history.append(record);
        }
        const std::vector<EpochRecord>& epochs = history.marks().epochs.all();
        QVERIFY(epochs.size() < 4096 && epochs.size() > 600);
        QCOMPARE(epochs.back().epoch, total);
        const auto best = std::find_if(epochs.rbegin(), epochs.rend(), [](const EpochRecord& e) { return e.best; });
        QCOMPARE(best->epoch, std::int64_t(777));
        QVERIFY(std::ranges::is_sorted(epochs, {}, &EpochRecord::epoch));
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
        history.setSummary({});
        QVERIFY(moved());
        QCOMPARE(history.marks().changes.all().front().after, std::string("8"));
        const std::uint64_t generation = history.series(Quantity::TrainLoss).generation();
        history.begin({});
        QVERIFY(moved());
        QVERIFY(history.series(Quantity::TrainLoss).generation() != generation);
        QCOMPARE(history.attempts(), std::int64_t(0));
        QVERIFY(!history.summary());
        QVERIFY(history.marks().changes.all().empty() && history.marks().epochs.all().empty());
        QCOMPARE(history.series(Quantity::TrainLoss).size(), std::size_t(0));
    }
};

QTEST_GUILESS_MAIN(TestRunHistory)
#include "tst_run_history.moc"
