#include "ui/train/train_page.h"

#include "engine/config/config_json.h"
#include "engine/records/file_saver.h"
#include "engine/records/made_folder.h"
#include "engine/records/run_folder.h"
#include "engine/session/checkpoint_config.h"
#include "ui/charts/chart_grid.h"
#include "ui/language/number_text.h"
#include "ui/language/wording.h"
#include "ui/look/problem_strip.h"
#include "ui/session/saved_session.h"
#include "ui/settings/setting_fields.h"
#include "ui/train/control_panel.h"
#include "ui/train/event_log.h"
#include "ui/train/results_panel.h"
#include "ui/train/transport_bar.h"

#include <QDockWidget>
#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QStringList>
#include <QVBoxLayout>

namespace halfstep {

namespace {

QDockWidget* dock(QMainWindow* page, const QString& name, QWidget* content)
{
    auto* dock = new QDockWidget(page);
    dock->setObjectName(name);
    dock->setWidget(content);
    return dock;
}

/// What a run's folder is called after.
std::string runName(const RunConfig& config, const QString& preset)
{
    return preset.isEmpty() ? config.dataset.name + "-" + config.model.name : preset.toStdString();
}

} // namespace

TrainPage::TrainPage(RunConfig config, QWidget* parent) : QMainWindow(parent), m_editor(std::move(config))
{
    setWindowFlags(Qt::Widget);
    setDockNestingEnabled(true);
    setContextMenuPolicy(Qt::NoContextMenu);
    m_transport = new TransportBar(this);
    addToolBar(m_transport);

    auto* centre = new QWidget(this);
    auto* layout = new QVBoxLayout(centre);
    layout->setContentsMargins(4, 4, 4, 4);
    layout->setSpacing(4);
    m_strip = new ProblemStrip(centre);
    m_charts = new ChartGrid(centre);
    m_charts->setHistory(&m_link.history());
    layout->addWidget(m_strip);
    layout->addWidget(m_charts, 1);
    setCentralWidget(centre);

    m_controls = new ControlPanel(m_editor, this);
    m_events = new EventLog(this);
    m_results = new ResultsPanel(this);
    m_controlDock = dock(this, QStringLiteral("controls"), m_controls);
    m_eventDock = dock(this, QStringLiteral("events"), m_events);
    m_resultDock = dock(this, QStringLiteral("results"), m_results);
    setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    restoreLayout();
    connectParts();
    retranslate();
    showRunState(m_link.state());
}

TrainPage::~TrainPage() = default;

void TrainPage::connectParts()
{
    connect(m_transport, &TransportBar::startRequested, this, [this] { start(First::Run); });
    connect(m_transport, &TransportBar::pauseRequested, &m_link, &SessionLink::pause);
    connect(m_transport, &TransportBar::resumeRequested, &m_link, &SessionLink::resume);
    connect(m_transport, &TransportBar::stopRequested, &m_link, &SessionLink::stop);
    connect(m_transport, &TransportBar::delayChanged, &m_link, &SessionLink::setDelay);
    connect(
        m_transport, &TransportBar::updateRequested, this,
        [this] { m_link.active() ? m_link.runOneAttempt() : start(First::OneAttempt); });
    connect(m_transport, &TransportBar::microBatchRequested, this,
            [this] { m_link.active() ? m_link.runOneMicroBatch() : start(First::OneMicroBatch); });
    connect(&m_link, &SessionLink::stateChanged, this, &TrainPage::showRunState);
    connect(&m_link, &SessionLink::updated, this, &TrainPage::takeUpdate);
    connect(&m_link, &SessionLink::refused, this, &TrainPage::say);
    connect(&m_link, &SessionLink::ended, this, [this](const RunSummary& summary) {
        m_results->showSummary(summary);
        m_resultDock->raise();
        if (summary.outcome == Outcome::Failed)
            m_strip->say([summary] { return eventText(RunEnded{summary}); });
    });
    connect(&m_link, &SessionLink::cleared, this, [this] {
        m_newest.reset();
        m_results->seal();
        m_eventDock->raise();
        m_charts->setHistory(&m_link.history());
        m_charts->refresh();
    });
    connect(&m_editor, &ConfigEditor::configChanged, this, &TrainPage::sendLive);
    connect(&m_editor, &ConfigEditor::configReplaced, this, [this] {
        m_controls->mark({});
        m_strip->clear();
    });
    connect(m_charts, &ChartGrid::exportRequested, this, &TrainPage::exportRequested);
}

void TrainPage::restoreLayout()
{
    for (QDockWidget* dock : docks()) {
        dock->setFloating(false);
        removeDockWidget(dock);
    }
    addDockWidget(Qt::LeftDockWidgetArea, m_controlDock);
    addDockWidget(Qt::BottomDockWidgetArea, m_eventDock);
    tabifyDockWidget(m_eventDock, m_resultDock);
    for (QDockWidget* dock : docks())
        dock->show();
    m_eventDock->raise();
    resizeDocks({m_eventDock}, {150}, Qt::Vertical);
    resizeDocks({m_controlDock}, {340}, Qt::Horizontal);
}

void TrainPage::openConfig(const QString& path)
{
    const Result<RunConfig> config = readConfigFile(path.toStdString());
    if (!config) {
        say(config.problems());
        return;
    }
    m_strip->clear();
    m_editor.replace(tr("open config"), *config);
}

void TrainPage::saveConfig(const QString& path)
{
    if (const std::optional<Problem> problem = saveFile(path.toStdString(), configText(m_editor.edited())))
        say({*problem});
}

void TrainPage::resumeRun(const QString& path)
{
    const QFileInfo chosen(path);
    const QString folder = chosen.isDir() ? path : chosen.path();
    const bool isCheckpoint = chosen.suffix() == QLatin1String("safetensors");
    const std::string checkpoint =
        (isCheckpoint ? path : folder + QStringLiteral("/checkpoint.safetensors")).toStdString();
    const Result<RunConfig> config = readCheckpointConfig(checkpoint);
    if (!config) {
        say(config.problems());
        return;
    }
    SessionOptions options;
    options.resume = checkpoint;
    std::optional<StoredRun> before;
    if (QFileInfo::exists(folder + QStringLiteral("/run.json"))) {
        Result<StoredRun> run = readRunFolder(folder.toStdString());
        if (!run) {
            say(run.problems());
            return;
        }
        before = std::move(*run);
        options.out = folder.toStdString();
    } else {
        if (const std::optional<Problem> problem = makeWritableFolder(m_runsFolder)) {
            say({*problem});
            return;
        }
        options.out = freshRunFolder(m_runsFolder, "resumed");
    }
    m_strip->clear();
    m_controls->mark({});
    // Until the run tells what is in force, nothing that is edited goes to it.
    m_sent.reset();
    m_adoptLive = true;
    m_editor.edit(tr("resume run"), QStringLiteral("resume"), [&](RunConfig& edited) { edited = *config; });
    m_link.start(*config, options, std::move(before));
}

void TrainPage::start(First first, bool saved)
{
    m_controls->mark({});
    const QString complaint = m_controls->commit();
    if (!complaint.isEmpty()) {
        m_strip->say([this, complaint] {
            const QString now = m_controls->commit();
            return now.isEmpty() ? complaint : now;
        });
        return;
    }
    const RunConfig& config = m_editor.edited();
    if (const std::vector<Problem> problems = problemsIn(config); !problems.empty()) {
        say(problems);
        return;
    }
    SessionOptions options;
    options.startPaused = first != First::Run;
    if (saved) {
        if (const std::optional<Problem> problem = makeWritableFolder(m_runsFolder)) {
            askForFolder(*problem, first);
            return;
        }
        options.out = freshRunFolder(m_runsFolder, runName(config, m_controls->preset()));
    }
    m_strip->clear();
    m_adoptLive = false;
    m_sent = liveSettingsOf(config);
    m_link.start(config, options);
    if (first == First::OneAttempt)
        m_link.runOneAttempt();
    else if (first == First::OneMicroBatch)
        m_link.runOneMicroBatch();
}

void TrainPage::askForFolder(const Problem& problem, First first)
{
    const auto elsewhere = [this, first] {
        auto* dialog = new QFileDialog(this, tr("Choose a folder for the runs"));
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->setFileMode(QFileDialog::Directory);
        connect(
            dialog, &QFileDialog::fileSelected, this,
            [this, first](const QString& folder) {
                m_runsFolder = folder.toStdString();
                start(first);
            });
        dialog->open();
    };
    m_strip->say(
        [problem] { return tr("The run has not started, since it could not be saved: %1").arg(sentence(problem)); },
        [this, elsewhere, first]() -> std::vector<ProblemStrip::Choice> {
            return {{tr("Choose a folder…"), elsewhere},
                    {tr("Run without saving"), [this, first] { start(first, false); }}};
        });
}

void TrainPage::say(const std::vector<Problem>& problems)
{
    if (problems.empty())
        return;
    m_controls->mark(problems);
    m_strip->say([problems] {
        const QString text = sentence(problems.front());
        const int more = static_cast<int>(problems.size()) - 1;
        return more > 0 ? text + QLatin1Char(' ') + tr("(%n more)", nullptr, more) : text;
    });
}

void TrainPage::takeUpdate(const SessionUpdate& update)
{
    if (update.facts) {
        m_editor.setInForce(update.facts->config);
        showStamp();
        sendLive();
    }
    if (update.snapshot && m_link.facts() && m_adoptLive) {
        m_adoptLive = false;
        m_sent = update.snapshot->live;
        m_editor.edit(tr("resume run"), QStringLiteral("resume"), [&](RunConfig& edited) {
            edited = withLiveSettings(m_link.facts()->config, update.snapshot->live);
        });
    }
    if (update.snapshot && m_link.facts())
        m_editor.setInForce(withLiveSettings(m_link.facts()->config, update.snapshot->live));
    if (!update.attempts.empty())
        m_newest = update.attempts.back();
    m_events->append(update);
    m_charts->refresh();
    // Numbers that change 30 times a second cannot be read.
    if (!m_sinceNumbers.isValid() || m_sinceNumbers.elapsed() > 180 || m_link.state() != LinkState::Running)
        showNumbers();
}

void TrainPage::showRunState(LinkState state)
{
    if (!m_link.active())
        m_editor.setInForce(std::nullopt);
    m_controls->setRunning(m_link.active());
    m_transport->showState(state);
    showStamp();
    showNumbers();
}

void TrainPage::showNumbers()
{
    m_sinceNumbers.start();
    m_transport->showProgress(m_link.snapshot());
    m_controls->showRun(m_link.snapshot(), m_newest);
    Q_EMIT statusChanged();
}

QStringList TrainPage::mistakeNames() const
{
    QStringList names;
    for (const std::string& name : m_link.history().mistakes())
        names << mistakeText(name);
    return names;
}

void TrainPage::showStamp()
{
    const QStringList names = mistakeNames();
    m_transport->setStamp(names.isEmpty() ? QString() : tr("deliberate mistake"), names.join(QStringLiteral(", ")));
}

void TrainPage::sendLive()
{
    if (!m_link.active() || !m_sent || m_editor.waits())
        return;
    const LiveSettings live = liveSettingsOf(m_editor.edited());
    if (live == *m_sent)
        return;
    if (m_editor.inForce()) {
        // A file or preset may bring a value that this run cannot take.
        if (const std::vector<Problem> problems = problemsIn(withLiveSettings(*m_editor.inForce(), live));
            !problems.empty()) {
            say(problems);
            return;
        }
    }
    m_sent = live;
    m_link.change(live);
}

QString TrainPage::statusText() const
{
    const SnapshotPtr& snapshot = m_link.snapshot();
    if (m_link.state() == LinkState::Preparing)
        return tr("preparing data and model");
    if (m_link.state() == LinkState::Stopping)
        return m_link.anotherWaits() ? tr("stopping: the run is being saved, then the new one begins")
                                     : tr("stopping: the run is being saved");
    if (!snapshot)
        return tr("ready");
    QStringList parts;
    const bool cuda = m_link.facts() && m_link.facts()->config.run.device == "cuda";
    parts << tr("%1 on %2").arg(text(snapshot->precision), cuda ? QStringLiteral("CUDA") : QStringLiteral("CPU"));
    parts << (snapshot->scalerActive ? tr("scale %1").arg(shownNumber(snapshot->scale)) : tr("no loss scaler"));
    const QString skipped = tr("%1 skipped").arg(shownWhole(snapshot->skipped));
    parts << (snapshot->verdict == Verdict::None ? skipped
                                                 : QStringLiteral("%1 (%2)").arg(skipped, text(snapshot->verdict)));
    parts << tr("%1 samples/s just now").arg(shownNumber(snapshot->samplesPerSecond, 3));
    const QStringList mistakes = mistakeNames();
    if (!mistakes.isEmpty())
        parts << tr("deliberate mistake: %1").arg(mistakes.join(QStringLiteral(", ")));
    return parts.join(QStringLiteral(" · "));
}

void TrainPage::changeEvent(QEvent* event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::LanguageChange && m_resultDock)
        retranslate();
}

void TrainPage::retranslate()
{
    m_controlDock->setWindowTitle(tr("Settings"));
    m_eventDock->setWindowTitle(tr("Events"));
    m_resultDock->setWindowTitle(tr("Results"));
    showStamp();
    Q_EMIT statusChanged();
}

} // namespace halfstep

#include "moc_train_page.cpp"
