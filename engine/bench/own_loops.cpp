#include "engine/bench/own_loops.h"

#include "engine/bench/turns.h"
#include "engine/session/engine_choice.h"
#include "engine/session/plain_training.h"
#include "engine/session/run_loop.h"

#include <atomic>
#include <condition_variable>
#include <functional>
#include <limits>
#include <mutex>
#include <sched.h>
#include <thread>

namespace halfstep {
namespace {

/// More than those that a run tells in full because they are its first.
constexpr int firstWindows = 40;

class StepByStep final : public Contender {
public:
    explicit StepByStep(std::function<void()> step) : m_step(std::move(step)) {}

    double run(int steps) override
    {
        const double start = threadMicroseconds();
        for (int i = 0; i < steps; ++i)
            m_step();
        return threadMicroseconds() - start;
    }

private:
    std::function<void()> m_step;
};

/// Lets its run go on by so many attempts, on the core of who asks for them, and takes the time from one of its stops
/// to the next.
class RunInTurns final : public Contender, private RunCommands, private RunCollector {
public:
    RunInTurns(const RunConfig& config, const RunPaths& paths, Watching watching)
        : m_watching(watching)
        , m_thread([this, config, paths] {
            runLoop(config, paths, *this, *this);
            const std::lock_guard lock(m_mutex);
            m_over = true;
            m_turn.notify_all();
        })
    {
    }
    ~RunInTurns() override
    {
        const std::lock_guard lock(m_mutex);
        m_stop = true;
        m_turn.notify_all();
    }

    double run(int steps) override
    {
        std::unique_lock lock(m_mutex);
        m_left = steps;
        m_core = ::sched_getcpu();
        m_turn.notify_all();
        m_turn.wait(lock, [this] { return m_left == 0 || m_over; });
        return m_over ? std::numeric_limits<double>::quiet_NaN() : m_microseconds;
    }

    /// Waits until the run has begun.
    std::vector<Problem> problems()
    {
        std::unique_lock lock(m_mutex);
        m_turn.wait(lock, [this] { return m_begun || m_over; });
        return m_over ? take().problems : std::vector<Problem>();
    }

private:
    bool stopRequested() const override { return m_stop.load(std::memory_order_relaxed); }
    Watching watching() const override { return m_watching; }
    void begin(std::shared_ptr<const RunFacts>) override
    {
        std::unique_lock lock(m_mutex);
        m_begun = true;
        m_turn.notify_all();
        waitForTurn(lock);
    }
    using RunCollector::add;
    void add(const AttemptRecord& record) override
    {
        RunCollector::add(record);
        if (--m_attempts > 0)
            return;
        const double taken = threadMicroseconds() - m_start;
        RunCollector::take();
        std::unique_lock lock(m_mutex);
        m_microseconds = taken;
        m_left = 0;
        m_turn.notify_all();
        waitForTurn(lock);
    }
    void waitForTurn(std::unique_lock<std::mutex>& lock)
    {
        const int before = m_core;
        m_turn.wait(lock, [this] { return m_left > 0 || m_stop; });
        if (m_core != before)
            moveTo(m_core);
        m_attempts = m_left;
        m_start = threadMicroseconds();
    }

    const Watching m_watching;
    mutable std::mutex m_mutex;
    std::condition_variable m_turn;
    int m_left = 0; ///< attempts of the turn under way
    int m_core = -1;
    std::atomic<bool> m_stop = false;
    bool m_begun = false;
    bool m_over = false;
    double m_microseconds = 0; ///< of the newest turn
    int m_attempts = 0;        ///< the run's own count of m_left
    double m_start = 0;
    std::jthread m_thread; ///< the last member, so that it is joined first
};

} // namespace

Result<ContenderPtr> trainerLoop(const RunConfig& config, const DatasetPtr& dataset)
{
    Result<std::unique_ptr<Trainer>> made = makeTrainer(config, dataset);
    if (!made)
        return made.problems();
    const std::shared_ptr<Trainer> trainer = std::move(*made);
    return ContenderPtr(std::make_unique<StepByStep>([trainer] {
        if (trainer->epochDone())
            trainer->endEpoch({});
        runAttempt(*trainer);
    }));
}

Result<ContenderPtr> runInTurns(const RunConfig& config, const std::string& folder, Watching watching)
{
    auto run = std::make_unique<RunInTurns>(config, RunPaths{folder, {}}, watching);
    if (auto problems = run->problems(); !problems.empty())
        return problems;
    run->run(firstWindows);
    return ContenderPtr(std::move(run));
}

Result<ContenderPtr> plainLibtorchLoop(const BenchWork& work)
{
    Result<std::function<void()>> step = plainTraining(work.config, work.dataset);
    if (!step)
        return step.problems();
    return ContenderPtr(std::make_unique<StepByStep>(std::move(*step)));
}

} // namespace halfstep
