#include "engine/session/session_worker.h"

#include "engine/config/config_json.h"
#include "engine/data/dataset.h"
#include "engine/nn/library_facts.h"
#include "engine/session/engine_choice.h"
#include "engine/session/fault_watch.h"
#include "engine/session/run_clock.h"
#include "engine/session/run_recorder.h"

#include <algorithm>
#include <exception>

namespace halfstep {
namespace {

using Clock = std::chrono::steady_clock;

constexpr auto snapshotInterval = std::chrono::milliseconds(10);

/// The training thread's whole life: prepare, train, finish.
class SessionRun {
public:
    SessionRun(const RunConfig& config, const SessionOptions& options, SessionMail& mail)
        : m_config(config)
        , m_options(options)
        , m_mail(mail)
        , m_recorder(config.run, options.out, mail)
        , m_faults(config)
    {
    }

    /// Why the run cannot begin. Nothing, too, when it was stopped before it began; then it is not ready.
    std::vector<Problem> prepare();
    bool ready() const { return m_begun; }
    void train();
    void fail(const std::exception& error);

private:
    void postFacts();
    void postResumedChanges();
    void trainFreely();
    void takeChange();
    void warn(const std::vector<Problem>& problems);
    void record(const AttemptRecord& record);
    void endEpoch();
    void pauseHere();
    void postSnapshot(SessionState state);
    void postSnapshotNowAndThen();
    RunDocument document() const;
    RunSummary summary(Outcome outcome, EndReason reason) const;
    void close(RunSummary summary);

    RunConfig m_config;
    SessionOptions m_options;
    SessionMail& m_mail;
    std::unique_ptr<Trainer> m_trainer;
    DatasetPtr m_dataset;
    RunRecorder m_recorder;
    bool m_begun = false;
    FaultWatch m_faults;
    RunClock m_clock;
    std::chrono::milliseconds m_delay{};
    Clock::time_point m_snapshotPosted{};
};

std::vector<Problem> SessionRun::prepare()
{
    if (auto problems = problemsIn(m_config); !problems.empty())
        return problems;
    std::optional<SafeTensors> checkpoint;
    if (!m_options.resume.empty()) {
        Result<SafeTensors> content = readSafeTensors(m_options.resume);
        if (!content)
            return content.problems();
        checkpoint = std::move(*content);
    }
    const Cancelled cancelled = [this] { return m_mail.stopRequested(); };
    Result<DatasetPtr> dataset = loadDataset(m_config.dataset, m_config.loss, cancelled);
    if (!dataset)
        return dataset.problems();
    m_dataset = *dataset;
    Result<std::unique_ptr<Trainer>> trainer = makeTrainer(m_config, m_dataset);
    if (!trainer)
        return trainer.problems();
    m_trainer = std::move(*trainer);
    if (checkpoint) {
        if (auto problem = m_trainer->restore(*checkpoint, m_options.resume))
            return {*problem};
    } else if (auto problem = m_faults.impossible(m_trainer->plan())) {
        return {*problem};
    }
    if (cancelled()) // a run that has not begun leaves no folder
        return {};
    if (auto problem = m_recorder.open(document(), *m_trainer, m_options.resume))
        return {*problem};
    m_begun = true;
    postFacts();
    postResumedChanges();
    warn(m_faults.unreached(m_trainer->plan()));
    return {};
}

void SessionRun::warn(const std::vector<Problem>& problems)
{
    for (const Problem& problem : problems)
        m_recorder.warn(problem);
}

/// Settings that were changed by resuming act from the next attempt.
void SessionRun::postResumedChanges()
{
    m_mail.post([&](SessionUpdate& update) {
        for (const LiveChange& change : m_trainer->changes())
            if (change.attempt == m_trainer->position().attempt + 1)
                update.changes.push_back(change);
    });
}

void SessionRun::postFacts()
{
    auto facts = std::make_shared<RunFacts>();
    facts->config = m_config;
    facts->model = m_trainer->model();
    facts->trainSamples = m_trainer->trainSamples();
    facts->validationSamples = m_dataset->validation.count;
    facts->testSamples = m_dataset->test.count;
    facts->parameterBytes = 4 * facts->model.parameterCount();
    facts->gradientBytes = facts->parameterBytes;
    facts->optimizerBytes = m_trainer->optimizerBytes();
    facts->out = m_options.out;
    facts->resumedAttempts = m_trainer->position().attempt;
    facts->resumedEpochs = m_trainer->position().epoch - 1;
    m_mail.post([&](SessionUpdate& update) { update.facts = std::move(facts); });
}

void SessionRun::train()
{
    m_clock = {};
    trainFreely();
    if (m_mail.stopRequested()) {
        postSnapshot(SessionState::Stopping);
        m_trainer->abandonWindow();
        m_recorder.saveCheckpoint(*m_trainer);
        close(summary(Outcome::Stopped, EndReason::StopRequested));
        return;
    }
    m_recorder.saveCheckpoint(*m_trainer);
    const EndReason reason = *m_trainer->end();
    warn(m_faults.leftOver(m_trainer->position().attempt));
    Outcome outcome = Outcome::Finished;
    if (reason == EndReason::PatienceUsedUp || reason == EndReason::ValidationNotFinite)
        outcome = Outcome::EarlyStopped;
    else if (reason == EndReason::ScaleBelowFloor || m_trainer->failed())
        outcome = Outcome::Failed;
    RunSummary result = summary(outcome, reason);
    result.detail = m_trainer->failedTensor();
    const FinalResults final = m_trainer->finish([this] { return m_mail.stopRequested(); });
    result.valLoss = final.valLoss;
    result.valAccuracy = final.valAccuracy;
    result.testLoss = final.testLoss;
    result.testAccuracy = final.testAccuracy;
    result.corruptedTestAccuracy = final.corruptedTestAccuracy;
    result.seconds = m_clock.secondsElapsed();
    if (m_mail.stopRequested()) { // cut short before the test sets were read
        result.outcome = Outcome::Stopped;
        result.reason = EndReason::StopRequested;
    }
    close(std::move(result));
}

void SessionRun::trainFreely()
{
    while (!m_mail.stopRequested()) {
        if (m_trainer->epochDone())
            endEpoch();
        if (m_mail.stopRequested() || m_trainer->end())
            return;
        if (m_mail.shouldPause()) {
            pauseHere();
            continue;
        }
        if (!m_trainer->insideWindow())
            takeChange();
        const std::optional<AttemptRecord> finished = m_trainer->runMicroBatch();
        m_mail.stepDone(finished.has_value());
        if (finished)
            record(*finished);
        if (m_mail.stopRequested()) // one save follows, and one is enough
            return;
        postSnapshotNowAndThen();
        m_recorder.saveNowAndThen(*m_trainer);
        if (!finished)
            continue;
        if (const auto delay = m_mail.waitForDelay(); delay != m_delay) {
            m_delay = delay;
            m_clock.paceChanges();
        }
    }
}

void SessionRun::takeChange()
{
    const std::optional<LiveSettings> wanted = m_mail.takeChange();
    if (!wanted)
        return;
    const Result<std::vector<LiveChange>> changes = m_trainer->change(*wanted);
    if (!changes) {
        warn(changes.problems());
        return;
    }
    m_mail.post(
        [&](SessionUpdate& update) { update.changes.insert(update.changes.end(), changes->begin(), changes->end()); });
    if (!changes->empty()) {
        m_clock.paceChanges();
        m_recorder.save(document());
        warn(m_faults.unreached(m_trainer->plan()));
    }
    postSnapshot(SessionState::Running);
}

void SessionRun::record(const AttemptRecord& record)
{
    m_clock.attemptDone(record.samples);
    m_mail.post([&](SessionUpdate& update) { update.attempts.push_back(record); });
    m_recorder.add(record, *m_trainer);
}

void SessionRun::endEpoch()
{
    const std::optional<EpochRecord> record = m_trainer->endEpoch([this] { return m_mail.stopRequested(); });
    if (!record)
        return;
    m_mail.post([&](SessionUpdate& update) { update.epochs.push_back(*record); });
    m_recorder.add(*record);
    postSnapshot(SessionState::Running);
}

void SessionRun::pauseHere()
{
    m_recorder.flush();
    m_clock.pauseBegins();
    postSnapshot(SessionState::Paused);
    m_mail.waitWhilePaused();
    m_clock.pauseEnds();
    postSnapshot(m_mail.stopRequested() ? SessionState::Stopping : SessionState::Running);
}

void SessionRun::postSnapshotNowAndThen()
{
    if (Clock::now() - m_snapshotPosted > snapshotInterval)
        postSnapshot(SessionState::Running);
}

void SessionRun::postSnapshot(SessionState state)
{
    m_snapshotPosted = Clock::now();
    const Position& position = m_trainer->position();
    auto snapshot = std::make_shared<Snapshot>();
    snapshot->state = state;
    snapshot->attempt = position.attempt;
    const RunPlan plan = m_trainer->plan();
    snapshot->lastEpoch = plan.lastEpoch();
    const bool lastIsOver = state == SessionState::Ended && position.cursor == 0 && position.epoch > 1;
    snapshot->epoch = lastIsOver ? position.epoch - 1 : std::min(position.epoch, snapshot->lastEpoch);
    snapshot->shareDone = plan.shareDone();
    snapshot->microBatch = m_trainer->microBatchesDone();
    snapshot->microBatches = m_trainer->microBatchesInWindow();
    snapshot->skipped = position.attempt - position.applied;
    snapshot->scale = m_trainer->scale();
    snapshot->scalerActive = m_trainer->scalerActive();
    snapshot->verdict = m_trainer->verdict().verdict();
    snapshot->samplesPerSecond = m_clock.samplesPerSecond();
    snapshot->secondsElapsed = m_clock.secondsElapsed();
    snapshot->secondsLeft = m_clock.secondsFor(plan.samplesLeft());
    snapshot->precision = m_trainer->precision();
    snapshot->live = m_trainer->live();
    m_mail.post([&](SessionUpdate& update) { update.snapshot = std::move(snapshot); });
}

RunDocument SessionRun::document() const
{
    RunDocument document;
    document.config = m_config;
    document.precision = m_trainer->precision();
    document.engine = m_trainer->engine();
    const bool clipping = m_trainer->live().clipping;
    document.references = {clipping ? m_trainer->live().maxNorm : 0, 4 * m_trainer->model().parameterCount(),
                           4 * m_trainer->model().parameterCount(), m_trainer->optimizerBytes()};
    document.librarySummary = librarySummary();
    document.threads = std::max<std::int64_t>(1, m_config.run.threads);
    document.datasetFingerprint = m_dataset->fingerprint;
    document.trainSamples = m_trainer->trainSamples();
    document.droppedSamples = m_trainer->position().droppedSamples;
    for (const ParameterSpec& parameter : m_trainer->model().parameters())
        document.parameterNames.push_back(parameter.name);
    document.changes = m_trainer->changes();
    return document;
}

RunSummary SessionRun::summary(Outcome outcome, EndReason reason) const
{
    const Position& position = m_trainer->position();
    RunSummary summary;
    summary.outcome = outcome;
    summary.reason = reason;
    summary.attempts = position.attempt;
    summary.applied = position.applied;
    summary.skipped = position.attempt - position.applied;
    summary.epochs = position.epoch - 1;
    summary.finalScale = m_trainer->scale();
    summary.verdict = m_trainer->verdict().verdict();
    summary.bestEpoch = m_trainer->bestEpoch();
    summary.bestValLoss = m_trainer->bestValLoss();
    if (position.epochSamples > 0)
        summary.trainLoss = position.epochLossSum / static_cast<double>(position.epochSamples);
    else if (position.epoch > 1)
        summary.trainLoss = position.lastTrainLoss;
    summary.precision = m_trainer->precision();
    summary.engine = m_trainer->engine();
    summary.mistakes = mistakesIn(m_config);
    summary.seconds = m_clock.secondsElapsed();
    summary.samplesPerSecond = m_clock.averageSamplesPerSecond();
    summary.peakBytes = position.peakBytes;
    summary.out = m_options.out;
    return summary;
}

void SessionRun::close(RunSummary summary)
{
    const auto noteUnsaved = [&] {
        if (const std::optional<Problem> problem = m_recorder.problem()) {
            summary.outcome = Outcome::Failed;
            summary.reason = EndReason::RecordsUnwritable;
            summary.detail = problem->where + ": " + (problem->arguments.empty() ? "" : problem->arguments.back().text);
        }
    };
    m_recorder.flush();
    noteUnsaved();
    RunDocument final = document();
    final.state = "ended";
    final.summary = summary;
    m_recorder.save(final);
    noteUnsaved();
    postSnapshot(SessionState::Ended);
    m_mail.post([&](SessionUpdate& update) { update.summary = std::move(summary); });
}

void SessionRun::fail(const std::exception& error)
{
    const std::string text = errorText(error);
    if (!m_begun) {
        const Problem problem{ProblemCode::Unsupported, "LibTorch", Reason::Named, {text}};
        m_mail.post([&](SessionUpdate& update) { update.problems = {problem}; });
        return;
    }
    RunSummary result = summary(Outcome::Failed, EndReason::BackendError);
    result.detail = text;
    close(std::move(result));
}

} // namespace

void runSession(const RunConfig& config, const SessionOptions& options, SessionMail& mail)
{
    SessionRun run(config, options, mail);
    try {
        std::vector<Problem> problems = run.prepare();
        if (run.ready())
            run.train();
        else
            mail.post([&](SessionUpdate& update) { update.problems = std::move(problems); });
    } catch (const std::exception& error) {
        run.fail(error);
    }
    mail.postEnd();
}

} // namespace halfstep
