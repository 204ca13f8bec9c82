// Runs beside each other in one process: neither sees the other in its records.
#include "engine/nn/compute_setup.h"
#include "engine/session/run_loop.h"
#include "engine/session/run_to_end.h"
#include "tests/engine/session/small_runs.h"

#include <algorithm>
#include <barrier>
#include <thread>

using namespace halfstep;
using namespace halfstep::small_runs;

namespace {

/// A run that waits after each attempt until another has come as far.
class InStep final : public RunCommands, public RunCollector {
public:
    explicit InStep(std::barrier<>& both) : m_both(both) {}

    bool stopRequested() const override { return false; }
    using RunCollector::add;
    void add(const AttemptRecord& record) override
    {
        RunCollector::add(record);
        threads.push_back(computeThreads());
        m_both.arrive_and_wait();
    }
    void end(RunSummary summary) override
    {
        RunCollector::end(std::move(summary));
        m_both.arrive_and_drop();
    }
    void refuse(std::vector<Problem> problems) override
    {
        RunCollector::refuse(std::move(problems));
        m_both.arrive_and_drop();
    }

    std::vector<int> threads; ///< after each attempt

private:
    std::barrier<>& m_both;
};

/// Another model, larger micro-batches and, where there are cores for it, more threads.
RunConfig largeRun()
{
    RunConfig config;
    config.model.name = ModelName::GlyphCnn;
    config.batch = {64, 1, LastWindow::Step, true};
    config.run.maxEpochs = 2;
    config.run.maxAttempts = 40;
    config.run.threads = std::min(2u, std::max(1u, std::thread::hardware_concurrency()));
    return config;
}

void compareMemory(std::int64_t a, std::int64_t b)
{
    QVERIFY2(std::abs(double(a - b)) <= 0.01 * double(b), qPrintable(QStringLiteral("%1, not %2").arg(a).arg(b)));
}

void compareRuns(const SessionUpdate& beside, const SessionUpdate& alone)
{
    QVERIFY(beside.summary && beside.summary->outcome == alone.summary->outcome);
    QCOMPARE(beside.attempts.size(), alone.attempts.size());
    for (std::size_t i = 0; i < alone.attempts.size(); ++i) {
        compareRecords(beside.attempts[i], alone.attempts[i]);
        compareMemory(beside.attempts[i].liveBytes, alone.attempts[i].liveBytes);
        compareMemory(beside.attempts[i].peakBytes, alone.attempts[i].peakBytes);
    }
    compareMemory(beside.summary->peakBytes, alone.summary->peakBytes);
}

} // namespace

class TestTwoRuns : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void neitherSeesTheOther_data()
    {
        QTest::addColumn<EngineName>("engine");
        QTest::newRow("plan") << EngineName::Plan;
        QTest::newRow("autograd") << EngineName::Autograd;
    }
    void neitherSeesTheOther()
    {
        QFETCH(EngineName, engine);
        RunConfig small = smallRun("adam", "float16");
        RunConfig large = largeRun();
        small.run.engine = engine;
        large.run.engine = engine;
        if (engine == EngineName::Plan)
            large.run.threads = 1; // all that it has
        const SessionUpdate smallAlone = runToEnd(small);
        const SessionUpdate largeAlone = runToEnd(large);
        std::barrier<> both(2);
        InStep first(both);
        InStep second(both);
        {
            const std::jthread a([&] { runLoop(small, {}, first, first); });
            const std::jthread b([&] { runLoop(large, {}, second, second); });
        }
        compareRuns(first.take(), smallAlone);
        compareRuns(second.take(), largeAlone);
        if (engine == EngineName::Autograd) { // LibTorch's threads, which the plan has nothing to do with
            QVERIFY(std::ranges::all_of(
                first.threads, [](int threads) { return threads == 1; }));
            QVERIFY(std::ranges::all_of(second.threads, [&](int threads) { return threads == large.run.threads; }));
        }
        // Enough that the other's would show: weights, gradient and momentum, each 4 bytes a parameter.
        QVERIFY(largeAlone.attempts.back().liveBytes > 3 * 4 * 70000);
    }
};

QTEST_GUILESS_MAIN(TestTwoRuns)
#include "tst_two_runs.moc"
