// How many updates of a stretch were clipped: exact where it can be, else within bounds that hold.
#include "engine/records/clipped_updates.h"

#include <QtTest>

#include <cmath>
#include <random>
#include <vector>

using namespace halfstep;

namespace {

struct Attempt {
    bool applied;
    bool clipped; ///< its gradient; nothing where it was not applied
};

RunHistory historyOf(const std::vector<Attempt>& attempts)
{
    RunHistory history;
    history.begin({});
    for (std::size_t i = 0; i < attempts.size(); ++i) {
        AttemptRecord record;
        record.attempt = static_cast<std::int64_t>(i) + 1;
        record.applied = attempts[i].applied;
        record.skipReason = record.applied ? SkipReason::None : SkipReason::GradientOverflow;
        record.clipCoefficient = attempts[i].clipped ? 0.5 : 1;
        history.append(record);
    }
    return history;
}

/// By looking at every attempt from `first` to `last`.
std::pair<std::int64_t, std::int64_t> counted(const std::vector<Attempt>& attempts, std::int64_t first,
                                              std::int64_t last)
{
    std::pair<std::int64_t, std::int64_t> counts{0, 0};
    for (std::int64_t i = std::max<std::int64_t>(first, 1); i <= std::min(last, std::ssize(attempts)); ++i) {
        const Attempt& attempt = attempts[static_cast<std::size_t>(i - 1)];
        counts.first += attempt.applied;
        counts.second += attempt.applied && attempt.clipped;
    }
    return counts;
}

std::vector<Attempt> randomAttempts(int count)
{
    std::mt19937 random(7);
    std::vector<Attempt> attempts;
    for (int i = 0; i < count; ++i)
        attempts.push_back({random() % 10 != 0, random() % 3 == 0});
    return attempts;
}

} // namespace

class TestClippedUpdates : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void shareIsOfTheAppliedAttempts()
    {
        // Eight attempts, two skipped; of the six updates three were clipped.
        const std::vector<Attempt> attempts{{true, false}, {true, true},   {false, true}, {true, true},
                                            {true, false}, {false, false}, {true, true},  {true, false}};
        const ClippedUpdates all = clippedUpdates(historyOf(attempts));
        QVERIFY(all.exact());
        QCOMPARE(all.updates.least, 6);
        QCOMPARE(all.clipped.least, 3);
        QCOMPARE(all.leastShare(), 0.5);
        QCOMPARE(all.mostShare(), 0.5);
        const ClippedUpdates some = clippedUpdates(historyOf(attempts), 2, 4);
        QCOMPARE(some.leastShare(), 1.0);
        QVERIFY(std::isnan(clippedUpdates(historyOf(attempts), 3, 3).leastShare())); // skipped: no update
        QVERIFY(std::isnan(clippedUpdates(RunHistory{}).mostShare()));
        QCOMPARE(clippedUpdates(historyOf(attempts), 9, 20).updates.most, 0);
        QCOMPARE(clippedUpdates(historyOf(attempts), -5, 2.5).updates.least, 2); // between attempts
    }

    void everyStretchOfAShortRunIsExact()
    {
        const std::vector<Attempt> attempts = randomAttempts(60);
        const RunHistory history = historyOf(attempts);
        for (std::int64_t first = 1; first <= 60; ++first)
            for (std::int64_t last = first; last <= 60; ++last) {
                const ClippedUpdates told = clippedUpdates(history, double(first), double(last));
                const auto [updates, clipped] = counted(attempts, first, last);
                QVERIFY(told.exact());
                QCOMPARE(told.updates.least, updates);
                QCOMPARE(told.clipped.least, clipped);
            }
    }

    void ofALongRunBoundsHoldAndItsEndsAreExact()
    {
        constexpr int count = 100'000;
        const std::vector<Attempt> attempts = randomAttempts(count);
        const RunHistory history = historyOf(attempts);
        QVERIFY(clippedUpdates(history).exact());
        QCOMPARE(clippedUpdates(history).clipped.least, counted(attempts, 1, count).second);
        const ClippedUpdates newest = clippedUpdates(history, count - 3000, count - 5);
        QVERIFY(newest.exact());
        QCOMPARE(newest.clipped.least, counted(attempts, count - 3000, count - 5).second);
        std::mt19937 random(11);
        int bounded = 0;
        for (int trial = 0; trial < 500; ++trial) {
            std::int64_t first = random() % count + 1;
            std::int64_t last = random() % count + 1;
            if (first > last)
                std::swap(first, last);
            const ClippedUpdates told = clippedUpdates(history, double(first), double(last));
            const auto [updates, clipped] = counted(attempts, first, last);
            QVERIFY(told.updates.least <= updates && updates <= told.updates.most);
            QVERIFY(told.clipped.least <= clipped && clipped <= told.clipped.most);
            if (updates > 0 && told.updates.least > 0) {
                const double share = double(clipped) / double(updates);
                QVERIFY(told.leastShare() <= share && share <= told.mostShare());
            }
            // Two blocks, each at most 1/384 of what is newer.
            QVERIFY(told.clipped.most - told.clipped.least <= 2 * count / 384 + 2);
            bounded += !told.exact();
        }
        QVERIFY(bounded > 100);
    }
};

QTEST_MAIN(TestClippedUpdates)
#include "tst_clipped_updates.moc"
