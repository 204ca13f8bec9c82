#include "engine/numerics/run_plan.h"

#include <QtTest>

#include <limits>
#include <vector>

using namespace halfstep;

namespace {

/// The windows of a run one by one, as training takes them.
struct Walk {
    struct Window {
        std::int64_t epoch = 0;
        std::int64_t size = 0;
    };
    std::vector<Window> windows;
    std::vector<RunPlan> before; ///< where the run stands ahead of each, and at its end

    explicit Walk(RunPlan plan)
    {
        for (; plan.epoch <= plan.maxEpochs; ++plan.epoch, plan.cursor = 0)
            while (true) {
                const std::int64_t left = plan.samples - plan.cursor;
                const bool over = plan.maxAttempts > 0 && plan.attempt == plan.maxAttempts;
                if (over || left == 0 || (plan.dropsShortWindow && left < plan.windowSize)) {
                    if (over) {
                        before.push_back(plan);
                        return;
                    }
                    break;
                }
                before.push_back(plan);
                const std::int64_t size = std::min(left, plan.windowSize);
                windows.push_back({plan.epoch, size});
                ++plan.attempt;
                plan.cursor += size;
            }
        before.push_back(plan);
    }
};

} // namespace

class TestRunPlan : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void countsWhatTrainingTakes_data()
    {
        QTest::addColumn<int>("samples");
        QTest::addColumn<int>("windowSize");
        QTest::addColumn<int>("microBatch");
        for (const auto& [samples, windowSize, microBatch] :
             {std::array{1, 1, 1}, {8, 4, 1}, {8, 3, 2}, {9, 4, 4}, {10, 10, 3}, {7, 5, 2}})
            QTest::addRow("%d samples, windows of %d, m %d", samples, windowSize, microBatch)
                << samples << windowSize << microBatch;
    }
    void countsWhatTrainingTakes()
    {
        QFETCH(int, samples);
        QFETCH(int, windowSize);
        QFETCH(int, microBatch);
        for (const bool drop : {false, true})
            for (std::int64_t epochs = 1; epochs <= 3; ++epochs)
                for (std::int64_t limit = 0; limit <= 9; ++limit) {
                    const Walk walk({samples, windowSize, microBatch, drop, epochs, limit});
                    for (std::size_t at = 0; at <= walk.windows.size(); ++at)
                        comparePlan(walk, at);
                }
    }

    void aRunWithoutEndDoesNotOverflow()
    {
        constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max();
        RunPlan plan{1000000, 1, 1, false, most, 0};
        plan.attempt = 5;
        plan.cursor = 5;
        QCOMPARE(plan.lastAttempt(), most);
        QVERIFY(plan.samplesLeft() > 9e18);
        QVERIFY(plan.shareDone() >= 0 && plan.shareDone() < 1e-12);
        QCOMPARE(plan.microBatchesOf(most), 1);
        plan.maxAttempts = 20;
        QCOMPARE(plan.attemptsLeft(), 15);
    }

private:
    static void comparePlan(const Walk& walk, std::size_t at)
    {
        const RunPlan& plan = walk.before[at];
        std::int64_t samples = 0;
        for (std::size_t i = at; i < walk.windows.size(); ++i) {
            samples += walk.windows[i].size;
            const std::int64_t attempt = static_cast<std::int64_t>(i) + 1;
            QCOMPARE(plan.microBatchesOf(attempt), (walk.windows[i].size + plan.microBatch - 1) / plan.microBatch);
        }
        const auto all = static_cast<std::int64_t>(walk.windows.size());
        QCOMPARE(plan.attemptsLeft(), all - static_cast<std::int64_t>(at));
        QCOMPARE(plan.lastAttempt(), all);
        QCOMPARE(plan.samplesLeft(), static_cast<double>(samples));
        QCOMPARE(plan.microBatchesOf(all + 1), 0);
        QCOMPARE(plan.microBatchesOf(plan.attempt), 0); // done
        if (at < walk.windows.size())
            QCOMPARE(plan.lastEpoch(), walk.windows.back().epoch);
        else
            QCOMPARE(plan.shareDone(), 1.0);
        QVERIFY(at > 0 || plan.shareDone() == 0);
    }
};

QTEST_GUILESS_MAIN(TestRunPlan)
#include "tst_run_plan.moc"
