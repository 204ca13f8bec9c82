#include "ui/session/session_link.h"

#include "engine/config/config_json.h"
#include "engine/records/stored_history.h"

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
    halfstep::show(m_shown.history, run);
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
    if (m_state == LinkState::Running)
        setState(LinkState::Paused);
}

void SessionLink::stop()
{
    m_waiting.reset();
    if (!m_session || m_state == LinkState::Stopping)
        return;
    m_session->requestStop();
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
    for (const LiveChange& change : update.changes)
        m_shown.history.append(change);
    m_shown.history.setPaced(m_speed != RunSpeed{});
    // An epoch's row belongs after the attempts that made it.
    auto epoch = update.epochs.begin();
    for (const AttemptRecord& record : update.attempts) {
        m_shown.history.append(record);
        for (; epoch != update.epochs.end() && epoch->lastAttempt <= record.attempt; ++epoch)
            m_shown.history.append(*epoch);
    }
    for (; epoch != update.epochs.end(); ++epoch)
        m_shown.history.append(*epoch);
    if (update.snapshot)
        m_shown.snapshot = update.snapshot;
    if (update.predictions)
        m_shown.predictions = *update.predictions;
    if (update.summary)
        m_shown.history.setSummary(*update.summary);
}

void SessionLink::takeFacts(const std::shared_ptr<const RunFacts>& facts)
{
    // Only now: a run that is refused leaves the one before on the screen.
    m_shown.snapshot.reset();
    m_shown.predictions = {};
    m_shown.storedIn.clear();
    m_shown.facts = facts;
    m_shown.config = facts->config;
    RunStart start;
    start.dataset = wordOf(facts->config.dataset.name);
    start.model = wordOf(facts->config.model.name);
    start.trainSamples = facts->trainSamples;
    start.plannedAttempts = plannedAttempts(facts->config, facts->trainSamples);
    start.parameters = facts->model.parameterCount();
    start.mistakes = mistakesIn(facts->config);
    const RunConfig began = m_before ? m_before->document.config : withLiveSettings(facts->config, facts->live);
    start.gradient = GradientSettings(began);
    start.earlyStopping = began.earlyStopping;
    start.validated = facts->validationSamples > 0;
    start.saved = !facts->out.empty();
    start.resumedAttempts = facts->resumedAttempts;
    start.references = {facts->config.clipping.enabled ? facts->config.clipping.maxNorm : 0, facts->parameterBytes,
                        facts->gradientBytes, facts->optimizerBytes};
    m_shown.history.begin(std::move(start));
    if (m_before) // what the checkpoint has not seen is done again
        append(m_shown.history, *m_before, facts->resumedAttempts, facts->resumedEpochs);
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
