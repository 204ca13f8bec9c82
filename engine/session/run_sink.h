#pragma once

#include "engine/config/live_settings.h"
#include "engine/config/run_speed.h"
#include "engine/session/session_update.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace halfstep {

/// What a run tells on its way. Called on the run's thread.
class RunSink {
public:
    virtual ~RunSink() = default;
    virtual void begin(std::shared_ptr<const RunFacts> facts) = 0; ///< once data and model are ready
    virtual void add(const AttemptRecord& record) = 0;
    virtual void add(const EpochRecord& record) = 0;
    virtual void add(const LiveChange& change) = 0;
    virtual void add(const TestPredictions& predictions) = 0; ///< of the best weights, once the test sets are open
    virtual void warn(const Problem& problem) = 0;            ///< e.g. a checkpoint that could not be saved
    virtual bool wantsSnapshot() const = 0;                   ///< asked after every micro-batch
    virtual void show(SnapshotPtr snapshot) = 0;              ///< when wanted, and when the run's state changes
    virtual void end(RunSummary summary) = 0;                 ///< after the last attempt
    virtual void refuse(std::vector<Problem> problems) = 0;   ///< why the run could not begin; nothing else is told
};

/// What a run can do on its own before it pauses.
enum class RunStep { MicroBatch, Attempt };

/// Who looks at the windows of a run.
enum class Watching {
    Nobody,
    NowAndThen, ///< at full speed: as many as cost next to nothing
    EachWindow  ///< step by step, or so slowly that each can be read
};

/// What a run is asked on its way; by default nothing, so that it trains at full speed. Called on the run's thread.
class RunCommands {
public:
    virtual ~RunCommands() = default;
    virtual bool stopRequested() const = 0;
    virtual bool shouldPause() const { return false; }          ///< before the next micro-batch
    virtual void waitWhilePaused() {}                           ///< until it should run or stop
    virtual void stepDone([[maybe_unused]] bool attemptDone) {} ///< a micro-batch, or a whole attempt
    virtual Watching watching() const { return Watching::Nobody; }
    virtual std::optional<LiveSettings> takeChange() { return std::nullopt; } ///< for the next window
    /// After an attempt, until the next one's turn; the speed that is wanted now.
    virtual RunSpeed waitForTurn([[maybe_unused]] std::int64_t attemptsPerEpoch) { return {}; }
};

/// Everything that a run has told since the last take.
class RunCollector : public RunSink {
public:
    void begin(std::shared_ptr<const RunFacts> facts) override { m_update.facts = std::move(facts); }
    void add(const AttemptRecord& record) override { m_update.attempts.push_back(record); }
    void add(const EpochRecord& record) override { m_update.epochs.push_back(record); }
    void add(const LiveChange& change) override { m_update.changes.push_back(change); }
    void add(const TestPredictions& predictions) override { m_update.predictions = predictions; }
    void warn(const Problem& problem) override { m_update.warnings.push_back(problem); }
    bool wantsSnapshot() const override { return false; }
    void show(SnapshotPtr snapshot) override { m_update.snapshot = std::move(snapshot); }
    void end(RunSummary summary) override { m_update.summary = std::move(summary); }
    void refuse(std::vector<Problem> problems) override { m_update.problems = std::move(problems); }

    SessionUpdate take()
    {
        SessionUpdate taken = std::exchange(m_update, {});
        m_update.attempts.reserve(taken.attempts.size()); // as many again, without growing step by step
        return taken;
    }

private:
    SessionUpdate m_update;
};

} // namespace halfstep
