#include "engine/numerics/stop_autopsy.h"

#include <QtTest>

#include <cmath>
#include <vector>

using namespace halfstep;

class TestStopAutopsy : public QObject {
    Q_OBJECT

    // By hand: best so far 1.0, 0.9, (0.95), (NaN), 0.89, (0.91), (0.92), (0.93).
    const std::vector<double> m_losses{1.0, 0.9, 0.95, std::nan(""), 0.89, 0.91, 0.92, 0.93};

private Q_SLOTS:
    void everySettingStopsWhereTheRuleSays()
    {
        const StopAutopsy autopsy = stopAutopsy(m_losses, {1, 2, 3, 4}, {0, 0.05});
        QCOMPARE(autopsy.epochs, 8);
        QCOMPARE(autopsy.at(0, 0).stopEpoch, std::optional<std::int64_t>(3));
        QCOMPARE(autopsy.at(0, 0).bestEpoch, std::optional<std::int64_t>(2));
        QCOMPARE(autopsy.at(1, 0).stopEpoch, std::optional<std::int64_t>(4));
        QCOMPARE(autopsy.at(2, 0).stopEpoch, std::optional<std::int64_t>(8));
        QCOMPARE(autopsy.at(2, 0).bestEpoch, std::optional<std::int64_t>(5));
        QCOMPARE(autopsy.at(2, 0).best, 0.89);
        QCOMPARE(autopsy.at(3, 0).stopEpoch, std::optional<std::int64_t>());  // not within what ran
        QCOMPARE(autopsy.at(2, 1).stopEpoch, std::optional<std::int64_t>(5)); // 0.89 is not 0.05 better than 0.9
        QCOMPARE(autopsy.at(2, 1).bestEpoch, std::optional<std::int64_t>(2));
        QCOMPARE(autopsy.at(2, 1).patience, 3);
        QCOMPARE(autopsy.at(2, 1).minDelta, 0.05);
    }

    void settingsWorthTryingHoldTheRunsOwn()
    {
        QCOMPARE(patiencesWorthTrying(4, 20), (std::vector<std::int64_t>{1, 2, 3, 4, 20}));
        QCOMPARE(patiencesWorthTrying(100, 2, 3), (std::vector<std::int64_t>{1, 2, 3}));
        const std::vector<double> deltas = minDeltasWorthTrying(m_losses, 0.0004);
        QCOMPARE(deltas.front(), 0.0);
        QCOMPARE(deltas.back(), 0.1); // the largest change
        QVERIFY(std::ranges::find(deltas, 0.0004) != deltas.end());
        QVERIFY(std::ranges::is_sorted(deltas));
        QCOMPARE(minDeltasWorthTrying({}, 0), std::vector<double>{0});
    }
};

QTEST_GUILESS_MAIN(TestStopAutopsy)
#include "tst_stop_autopsy.moc"
