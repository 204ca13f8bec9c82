#include "engine/session/run_loop.h"

#include "engine/config/config_json.h"
#include "engine/config/config_problems.h"
#include "engine/config/live_settings.h"
#include "engine/data/dataset.h"
#include "engine/session/detail_pace.h"
#include "engine/session/engine_choice.h"
#include "engine/session/fault_watch.h"
#include "engine/session/run_clock.h"
#include "engine/session/run_recorder.h"
#include "engine/session/run_reports.h"
#include "engine/session/torch_module.h"

#include <exception>
#include <memory>
#include <utility>

namespace halfstep {
namespace {

/// A run's whole life: prepare, train, finish.
class RunLoop {
public:
    RunLoop(const RunConfig& config, const RunPaths& paths, RunCommands& commands, RunSink& sink)
        : m_config(config)
        , m_paths(paths)
        , m_commands(commands)
        , m_sink(sink)
        , m_recorder(config.run, paths, sink)
        , m_faults(config)
        , m_details(!paths.out.empty())
    {
    }

    /// Why the run cannot begin. Nothing, too, when it was stopped before it began; then it is not ready.
    std::vector<Problem> prepare();
    bool ready() const { return m_begun; }
    void train();
    void fail(const std::exception& error);

private:
    using Clock = RunClock::Clock;

    void tellFacts();
    void tellResumedChanges();
    void trainFreely();
    void takeChange();
    void warn(const std::vector<Problem>& problems);
    std::optional<AttemptRecord> runMicroBatch();
    void handOn(WindowDetailPtr detail, Watching watching);
    void keep(const WindowDetailPtr& detail);
    void record(AttemptRecord record);
    void endEpoch();
    void pauseHere();
    void waitForTurn();
    void show(SessionState state);
    void showWhenWanted();
    double recordingSeconds() const { return m_recorder.seconds() + m_details.secondsKeeping(); }
    RunDocument document() const { return documentOf(m_config, m_trainer->state(), *m_dataset); }
    RunSummary summary(Outcome outcome, EndReason reason) const;
    RunSummary measured();
    void close(RunSummary summary);

    const RunConfig& m_config;
    const RunPaths& m_paths;
    RunCommands& m_commands;
    RunSink& m_sink;
    std::unique_ptr<Trainer> m_trainer;
    DatasetPtr m_dataset;
    RunRecorder m_recorder;
    bool m_begun = false;
    FaultWatch m_faults;
    RunClock m_clock;
    RunSpeed m_speed;
    DetailPace m_details;
    Clock::time_point m_recorded{};       ///< the newest attempt
    double m_recordingSeconds = 0;        ///< as of the newest attempt
    std::optional<WindowDetail> m_detail; ///< of the window under way, where it is told
    std::int64_t m_newestKept = 0;        ///< of the windows told in the folder
    WindowDetail m_skip;                  ///< where it is told only should it be skipped
    WindowDetailPtr m_told;               ///< the newest, while somebody looks
};

std::vector<Problem> RunLoop::prepare()
{
    if (auto problems = problemsIn(m_config); !problems.empty())
        return problems;
    std::optional<SafeTensors> checkpoint;
    if (!m_paths.resume.empty()) {
        Result<SafeTensors> content = readSafeTensors(m_paths.resume);
        if (!content)
            return content.problems();
        checkpoint = std::move(*content);
    }
    const Cancelled cancelled = [this] { return m_commands.stopRequested(); };
    Result<DatasetPtr> dataset = loadDataset(m_config.dataset, m_config.loss, cancelled);
    if (!dataset)
        return dataset.problems();
    m_dataset = *dataset;
    Result<std::unique_ptr<Trainer>> trainer = makeTrainer(m_config, m_dataset);
    if (!trainer)
        return trainer.problems();
    m_trainer = std::move(*trainer);
    if (checkpoint) {
        if (auto problem = m_trainer->restore(*checkpoint, m_paths.resume))
            return {*problem};
    } else if (auto problem = m_faults.impossible(m_trainer->state().plan())) {
        return {*problem};
    }
    if (cancelled()) // a run that has not begun leaves no folder
        return {};
    if (auto problem = m_recorder.open(document(), *m_trainer, m_paths.resume))
        return {*problem};
    m_begun = true;
    tellFacts();
    tellResumedChanges();
    warn(m_faults.unreached(m_trainer->state().plan()));
    return {};
}

void RunLoop::warn(const std::vector<Problem>& problems)
{
    for (const Problem& problem : problems)
        m_sink.warn(problem);
}

void RunLoop::tellFacts()
{
    auto facts = std::make_shared<RunFacts>(factsOf(m_config, m_trainer->state(), *m_dataset));
    facts->out = m_paths.out;
    facts->tensorboard = m_paths.tensorboard;
    m_sink.begin(std::move(facts));
}

/// Settings that were changed by resuming act from the next attempt.
void RunLoop::tellResumedChanges()
{
    for (const LiveChange& change : m_trainer->state().changes)
        if (change.attempt == m_trainer->state().position.attempt + 1)
            m_sink.add(change);
}

void RunLoop::train()
{
    const Position& position = m_trainer->state().position;
    m_clock = RunClock(position.seconds, position.samples);
    m_details.planned(m_trainer->state().plan().attemptsLeft());
    trainFreely();
    m_trainer->noteSeconds(m_clock.secondsElapsed());
    if (m_commands.stopRequested()) {
        show(SessionState::Stopping);
        m_trainer->abandonWindow();
        m_recorder.saveCheckpoint(*m_trainer);
        close(summary(Outcome::Stopped, EndReason::StopRequested));
        return;
    }
    m_recorder.saveCheckpoint(*m_trainer);
    close(measured());
}

/// The end of a run that was not stopped, measured with the best weights.
RunSummary RunLoop::measured()
{
    const EndReason reason = *m_trainer->end();
    warn(m_faults.leftOver(m_trainer->state().position.attempt));
    Outcome outcome = Outcome::Finished;
    if (reason == EndReason::PatienceUsedUp || reason == EndReason::ValidationNotFinite)
        outcome = Outcome::EarlyStopped;
    else if (reason == EndReason::ScaleBelowFloor || m_trainer->state().failed())
        outcome = Outcome::Failed;
    RunSummary result = summary(outcome, reason);
    if (m_trainer->state().failed())
        result.detail = m_trainer->state().training.failure->tensor;
    const FinalResults final = m_trainer->finish([this] { return m_commands.stopRequested(); });
    result.valLoss = final.valLoss;
    result.valAccuracy = final.valAccuracy;
    result.testLoss = final.testLoss;
    result.testAccuracy = final.testAccuracy;
    result.corruptedTestAccuracy = final.corruptedTestAccuracy;
    result.seconds = m_clock.secondsElapsed();
    if (m_commands.stopRequested()) { // cut short before the test sets were read
        result.outcome = Outcome::Stopped;
        result.reason = EndReason::StopRequested;
    } else {
        m_sink.add(final.predictions);
    }
    return result;
}

void RunLoop::trainFreely()
{
    while (!m_commands.stopRequested()) {
        if (m_trainer->epochDone())
            endEpoch();
        if (m_commands.stopRequested() || m_trainer->end())
            return;
        if (m_commands.shouldPause()) {
            pauseHere();
            continue;
        }
        if (!m_trainer->window())
            takeChange();
        const std::optional<AttemptRecord> finished = runMicroBatch();
        m_commands.stepDone(finished.has_value());
        if (finished)
            record(*finished);
        if (m_commands.stopRequested()) // one save follows, and one is enough
            return;
        showWhenWanted();
        m_recorder.saveNowAndThen(*m_trainer, finished ? m_recorded : Clock::now());
        if (finished)
            waitForTurn();
    }
}

/// Told while somebody looks, or for the run's folder.
std::optional<AttemptRecord> RunLoop::runMicroBatch()
{
    const Watching watching = m_commands.watching();
    if (watching == Watching::Nobody)
        m_told.reset();
    const bool each = watching == Watching::EachWindow;
    if (m_trainer->window() ? each && !m_detail : m_details.tells(m_trainer->state().position.attempt + 1, watching))
        m_detail.emplace();
    using Telling = Trainer::Telling;
    if (!m_detail && m_details.keepsSkips()) {
        const std::optional<AttemptRecord> finished = m_trainer->runMicroBatch(&m_skip, Telling::OnlyASkip);
        if (m_skip.stepped)
            handOn(std::make_shared<const WindowDetail>(std::exchange(m_skip, {})), watching);
        return finished;
    }
    const Telling telling = each ? Telling::EachLayers : Telling::LastLayers;
    const std::optional<AttemptRecord> finished = m_trainer->runMicroBatch(m_detail ? &*m_detail : nullptr, telling);
    if (m_detail && finished)
        handOn(std::make_shared<const WindowDetail>(std::move(*m_detail)), watching);
    else if (m_detail && each)
        handOn(std::make_shared<const WindowDetail>(*m_detail), watching);
    return finished;
}

void RunLoop::handOn(WindowDetailPtr detail, Watching watching)
{
    if (detail->stepped) {
        m_detail.reset();
        keep(detail);
    }
    if (watching != Watching::Nobody)
        m_told = std::move(detail);
}

void RunLoop::keep(const WindowDetailPtr& detail)
{
    const bool kept = m_details.keeps(detail->attempt);
    const bool asSkip = !kept && !detail->stepped->applied && m_details.keepsSkips();
    m_details.told(detail->microseconds, detail->attempt);
    if (asSkip)
        m_details.toldSkip(detail->microseconds);
    if (kept || asSkip) {
        m_recorder.add(detail);
        m_newestKept = detail->attempt;
    }
}

void RunLoop::takeChange()
{
    const std::optional<LiveSettings> wanted = m_commands.takeChange();
    if (!wanted)
        return;
    const Result<std::vector<LiveChange>> changes = m_trainer->change(*wanted);
    if (!changes) {
        warn(changes.problems());
        return;
    }
    if (changes->empty())
        return;
    for (const LiveChange& change : *changes)
        m_sink.add(change);
    m_clock.paceChanges();
    m_recorder.save(document());
    warn(m_faults.unreached(m_trainer->state().plan()));
}

void RunLoop::record(AttemptRecord record)
{
    const double recorded = recordingSeconds();
    record.recordingMicroseconds = 1e6 * (recorded - std::exchange(m_recordingSeconds, recorded));
    m_recorded = Clock::now(); // read once, since beside a small step that counts
    m_clock.attemptDone(record.samples, m_recorded);
    m_trainer->noteSeconds(m_clock.secondsElapsed(m_recorded));
    m_sink.add(record);
    m_recorder.add(record, *m_trainer);
    m_details.trained(record.loadMicroseconds + record.transferMicroseconds + record.forwardMicroseconds
                      + record.backwardMicroseconds + record.updateMicroseconds);
    m_details.keepEvery(m_recorder.detailsEvery());
}

void RunLoop::endEpoch()
{
    const std::optional<EpochRecord> record = m_trainer->endEpoch([this] { return m_commands.stopRequested(); });
    if (!record)
        return;
    m_sink.add(*record);
    m_recorder.add(*record);
}

void RunLoop::pauseHere()
{
    m_recorder.flush();
    m_clock.pauseBegins();
    show(SessionState::Paused);
    m_commands.waitWhilePaused();
    m_clock.pauseEnds();
    show(m_commands.stopRequested() ? SessionState::Stopping : SessionState::Running);
}

void RunLoop::waitForTurn()
{
    const std::int64_t attemptsPerEpoch = m_trainer->state().plan().attemptsPerEpoch();
    if (const RunSpeed speed = m_commands.waitForTurn(attemptsPerEpoch); speed != m_speed) {
        m_speed = speed;
        m_clock.paceChanges();
    }
}

void RunLoop::show(SessionState state)
{
    const SnapshotPtr snapshot = snapshotOf(*m_trainer, m_clock, state, m_told);
    m_sink.show(snapshot);
}

void RunLoop::showWhenWanted()
{
    if (m_sink.wantsSnapshot())
        show(SessionState::Running);
}

RunSummary RunLoop::summary(Outcome outcome, EndReason reason) const
{
    RunSummary summary = summaryOf(m_config, m_trainer->state(), m_clock, outcome, reason);
    summary.out = m_paths.out;
    if (m_paths.resume.empty()) // what the run before took is not known
        summary.recordingSeconds = recordingSeconds();
    return summary;
}

void RunLoop::close(RunSummary summary)
{
    const auto noteUnsaved = [&] {
        if (const std::optional<Problem> problem = m_recorder.problem()) {
            summary.outcome = Outcome::Failed;
            summary.reason = EndReason::RecordsUnwritable;
            summary.detail = problem->where;
            if (!problem->arguments.empty())
                summary.detail += ": " + problem->arguments.back().text;
        }
    };
    if (m_told && m_told->stepped && m_told->attempt > m_newestKept) // which somebody looks at
        m_recorder.add(m_told);
    m_recorder.flush();
    noteUnsaved();
    if (summary.recordingSeconds)
        summary.recordingSeconds = recordingSeconds();
    RunDocument final = document();
    final.state = "ended";
    final.summary = summary;
    m_recorder.save(final);
    noteUnsaved();
    show(SessionState::Ended);
    m_sink.end(std::move(summary));
}

void RunLoop::fail(const std::exception& error)
{
    const std::string text = errorText(error);
    if (!m_begun) {
        m_sink.refuse({Problem{ProblemCode::Unsupported, "LibTorch", Reason::Named, {text}}});
        return;
    }
    RunSummary result = summary(Outcome::Failed, EndReason::BackendError);
    result.detail = text;
    close(std::move(result));
}

} // namespace

void runLoop(const RunConfig& config, const RunPaths& paths, RunCommands& commands, RunSink& sink)
{
    RunLoop run(config, paths, commands, sink);
    try {
        std::vector<Problem> problems = run.prepare();
        if (run.ready())
            run.train();
        else
            sink.refuse(std::move(problems));
    } catch (const std::exception& error) {
        run.fail(error);
    }
}

} // namespace halfstep
