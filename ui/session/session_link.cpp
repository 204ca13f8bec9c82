#include "ui/session/session_link.h"

#include "engine/records/stored_history.h"
#include "engine/session/live_history.h"

#include <algorithm>

namespace halfstep {

SessionLink::SessionLink(QObject* parent) : QObject(parent)
{
    m_timer.setInterval(33);
    connect(&m_timer, &QTimer::timeout, this, &SessionLink::poll);
}

SessionLink::~SessionLink() = default;

bool SessionLink::active() const
{
    return m_state != LinkState::Idle && m_state != LinkState::Ended;
}

void SessionLink::start(const RunConfig& config, const SessionOptions& options, std::optional<StoredRun> before)
{
    if (!m_session) {
        begin({config, options, std::move(before)});
        return;
    }
    m_waiting = Request{config, options, std::move(before)};
    m_session->requestStop();
    setState(LinkState::Stopping);
}

void SessionLink::show(StoredRun run, const std::string& folder)
{
    if (active())
        return;
    if (run.document.summary)
        run.document.summary->out = folder; // it may have been moved since
    m_shown.storedIn = folder;
    m_shown.facts.reset();
    m_shown.snapshot.reset();
    m_shown.predictions = {};
    m_shown.config = run.document.config;
    m_shown.precision = run.document.precision;
    m_shown.engine = run.document.engine;
    halfstep::show(m_shown.history, run);
    forgetRecords();
    if (run.document.data)
        if (Result<ModelSpec> model = modelSpecFor(run.document.config, *run.document.data))
            m_shown.model = std::move(*model);
    keep(run);
    Q_EMIT cleared();
    setState(LinkState::Ended);
    Q_EMIT updated({});
    if (const auto& summary = m_shown.history.summary())
        Q_EMIT ended(*summary);
}

void SessionLink::pause()
{
    if (m_state != LinkState::Preparing && m_state != LinkState::Running)
        return;
    m_pauseWanted = true;
    m_session->pause();
    if (m_state == LinkState::Running)
        setState(LinkState::Paused);
}

void SessionLink::resume()
{
    if (m_state != LinkState::Preparing && m_state != LinkState::Paused)
        return;
    m_pauseWanted = false;
    m_session->resume();
    if (m_state == LinkState::Paused)
        setState(LinkState::Running);
}

void SessionLink::runOne(RunStep step)
{
    if (!m_session || m_state == LinkState::Stopping)
        return;
    m_pauseWanted = true;
    m_session->runOne(step);
    Q_EMIT stepOrStopAsked();
    if (m_state == LinkState::Running)
        setState(LinkState::Paused);
}

void SessionLink::stop()
{
    m_waiting.reset();
    if (!m_session || m_state == LinkState::Stopping)
        return;
    m_session->requestStop();
    Q_EMIT stepOrStopAsked();
    setState(LinkState::Stopping);
}

void SessionLink::change(const LiveSettings& settings)
{
    if (m_session && m_state != LinkState::Stopping)
        m_session->change(settings);
}

void SessionLink::setSpeed(const RunSpeed& speed)
{
    m_speed = speed;
    if (m_session)
        m_session->setSpeed(speed);
}

void SessionLink::setNotes(UserNotes notes)
{
    m_shown.history.setNotes(std::move(notes));
}

void SessionLink::look(bool on)
{
    if (m_looks == on)
        return;
    m_looks = on;
    if (m_session)
        m_session->look(on);
}

void SessionLink::begin(Request request)
{
    m_pauseWanted = request.options.startPaused;
    m_before = std::move(request.before);
    request.options.speed = m_speed;
    m_session = std::make_unique<TrainingSession>(std::move(request.config), std::move(request.options));
    m_session->look(m_looks);
    setState(LinkState::Preparing);
    m_timer.start();
}

void SessionLink::poll()
{
    if (!m_session)
        return;
    // Asked before the take, so that an ended session leaves nothing behind in its mailboxes.
    const bool over = m_session->ended();
    const SessionUpdate update = m_session->takeUpdate();
    take(update);
    if (m_state == LinkState::Preparing && update.facts)
        setState(m_pauseWanted ? LinkState::Paused : LinkState::Running);
    Q_EMIT updated(update);
    if (!over)
        return;
    m_session.reset();
    m_timer.stop();
    if (m_waiting) {
        Request next = std::move(*m_waiting);
        m_waiting.reset();
        if (update.summary)
            Q_EMIT ended(*update.summary);
        begin(std::move(next));
        return;
    }
    setState(LinkState::Ended);
    if (update.summary)
        Q_EMIT ended(*update.summary);
    else
        Q_EMIT refused(update.problems);
}

void SessionLink::take(const SessionUpdate& update)
{
    if (update.facts)
        takeFacts(update.facts);
    m_shown.history.setPaced(m_speed != RunSpeed{});
    append(m_shown.history, update);
    for (const AttemptRecord& record : update.attempts)
        keep(record);
    for (const EpochRecord& record : update.epochs)
        keep(record);
    if (update.snapshot) {
        m_shown.snapshot = update.snapshot;
        m_shown.precision = update.snapshot->precision;
        m_shown.engine = update.snapshot->engine;
    }
    if (update.predictions)
        m_shown.predictions = *update.predictions;
}

void SessionLink::forgetRecords()
{
    m_shown.model.reset();
    m_shown.skips = {};
    m_shown.scales = {};
    m_shown.validationLosses.clear();
}

void SessionLink::keep(const StoredRun& run, std::int64_t attempts, std::int64_t epochs)
{
    for (const AttemptRecord& record : run.attempts)
        if (record.attempt <= attempts)
            keep(record);
    for (const EpochRecord& record : run.epochs)
        if (record.epoch <= epochs)
            keep(record);
}

void SessionLink::keep(const AttemptRecord& record)
{
    m_shown.skips.append(record);
    m_shown.scales.append(record);
}

void SessionLink::keep(const EpochRecord& record)
{
    if (m_shown.history.start().validated)
        m_shown.validationLosses.push_back(record.valLoss);
}

void SessionLink::takeFacts(const std::shared_ptr<const RunFacts>& facts)
{
    // Only now: a run that is refused leaves the one before on the screen.
    m_shown.snapshot.reset();
    m_shown.predictions = {};
    m_shown.storedIn.clear();
    m_shown.facts = facts;
    m_shown.config = facts->config;
    forgetRecords();
    m_shown.model = facts->model;
    m_shown.history.begin(startOf(*facts, m_before ? &*m_before : nullptr));
    if (m_before) { // what the checkpoint has not seen is done again
        append(m_shown.history, *m_before, facts->resumedAttempts, facts->resumedEpochs);
        keep(*m_before, facts->resumedAttempts, facts->resumedEpochs);
    }
    m_before.reset();
    Q_EMIT cleared();
}

void SessionLink::setState(LinkState state)
{
    if (state == m_state)
        return;
    m_state = state;
    Q_EMIT stateChanged(state);
}

} // namespace halfstep

#include "moc_session_link.cpp"
