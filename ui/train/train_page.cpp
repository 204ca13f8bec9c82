#include "ui/train/train_page.h"

#include "engine/config/config_json.h"
#include "engine/config/presets.h"
#include "engine/records/recorded_window.h"
#include "ui/charts/chart_grid.h"
#include "ui/charts/run_chart.h"
#include "ui/inside/step_strip.h"
#include "ui/language/number_text.h"
#include "ui/language/path_text.h"
#include "ui/language/wording.h"
#include "ui/look/file_dialog.h"
#include "ui/look/problem_strip.h"
#include "ui/session/event_log.h"
#include "ui/session/kept_runs.h"
#include "ui/session/note_book.h"
#include "ui/session/saved_session.h"
#include "ui/settings/setting_fields.h"
#include "ui/train/chart_column.h"
#include "ui/train/comparison_panel.h"
#include "ui/train/control_panel.h"
#include "ui/train/inside_docks.h"
#include "ui/train/judged_epoch.h"
#include "ui/train/results_panel.h"
#include "ui/train/run_status.h"
#include "ui/train/samples_panel.h"
#include "ui/train/speed_slider.h"
#include "ui/train/train_menus.h"
#include "ui/train/transport_bar.h"

#include <QEvent>
#include <QStringList>
#include <QUndoStack>

#include <algorithm>

namespace halfstep {

namespace {

RunConfig firstConfig(std::optional<RunConfig> given)
{
    if (given)
        return std::move(*given);
    const Result<RunConfig> preset = presetConfig(defaultPreset);
    return preset ? *preset : RunConfig{};
}

/// The run failed for what training has no part in.
bool isNotItsOwn(EndReason reason)
{
    return reason == EndReason::BackendError || reason == EndReason::RecordsUnwritable;
}

/// What a run's folder is called after.
std::string runName(const RunConfig& config, const Preset* preset)
{
    return preset ? preset->name
                  : std::string(wordOf(config.dataset.name)).append("-").append(wordOf(config.model.name));
}

} // namespace

TrainPage::TrainPage(std::optional<RunConfig> config, QWidget* parent)
    : Page(QStringLiteral("train"), parent)
    , m_configGiven(config.has_value())
    , m_run(firstConfig(std::move(config)))
{
    m_clock.start();
    makeParts();
    connectParts();
    connectRun();
    connectKept();
    connectNotes();
    showRunState(m_run.link().state());
}

void TrainPage::makeParts()
{
    m_kept = new KeptRuns(m_run.link(), this);
    m_notes = new NoteBook(m_run.link(), this);
    m_transport = new TransportBar(this);
    addToolBar(m_transport);
    m_controls = new ControlPanel(m_run.editor(), this); // left of the charts, and so before them for Tab
    m_column = new ChartColumn(this);
    m_strip = m_column->strip();
    m_charts = m_column->charts();
    m_charts->setRuns(m_kept->sources());
    setCentralWidget(m_column);

    m_events = new EventLog(this);
    m_results = new ResultsPanel(this);
    m_comparison = new ComparisonPanel(*m_kept, m_run.link(), this);
    m_samples = new SamplesPanel(this);
    m_samples->showSamplesOf(m_run.editor().edited().dataset);
    setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    m_inside = new InsideDocks(m_run.link(), *m_charts, this);
    setDocks(m_inside->after(
        {{QStringLiteral("controls"), [] { return tr("Settings"); }, m_controls, Qt::LeftDockWidgetArea, 340, true,
          false},
         {QStringLiteral("samples"), [] { return tr("Samples"); }, m_samples, Qt::BottomDockWidgetArea, 150},
         {QStringLiteral("events"), [] { return tr("Events"); }, m_events, Qt::BottomDockWidgetArea, 150},
         {QStringLiteral("results"), [] { return tr("Results"); }, m_results, Qt::BottomDockWidgetArea, 150},
         {QStringLiteral("comparison"), [] { return tr("Comparison"); }, m_comparison, Qt::BottomDockWidgetArea,
          150}}));
    m_menus = new TrainMenus(*this);
}

void TrainPage::connectParts()
{
    SessionLink& link = m_run.link();
    connect(m_transport, &TransportBar::startRequested, this, [this] { start(First::Run); });
    connect(m_transport, &TransportBar::pauseRequested, &link, &SessionLink::pause);
    connect(m_transport, &TransportBar::resumeRequested, &link, &SessionLink::resume);
    connect(m_transport, &TransportBar::stopRequested, &link, &SessionLink::stop);
    connect(&m_transport->speed(), &SpeedSlider::speedChanged, &link, &SessionLink::setSpeed);
    connect(
        m_transport, &TransportBar::updateRequested, this,
        [this, &link] { link.active() ? link.runOne(RunStep::Attempt) : start(First::OneAttempt); });
    connect(
        m_transport, &TransportBar::microBatchRequested, this,
        [this, &link] { link.active() ? link.runOne(RunStep::MicroBatch) : start(First::OneMicroBatch); });
    connect(&m_run.editor(), &ConfigEditor::configChanged, m_samples,
            [this] { m_samples->showSamplesOf(m_run.editor().edited().dataset); });
    connect(&m_run.editor(), &ConfigEditor::configReplaced, this, [this] {
        takePresetsSpeed();
        if (m_comparison->suggests(m_run.editor().edited()))
            raiseDock(QStringLiteral("comparison"));
        m_controls->mark({});
        m_strip->clear();
    });
    connect(m_charts, &ChartGrid::exportRequested, m_menus, &TrainMenus::exportOne);
    connect(m_inside, &InsideDocks::exportRequested, m_menus, &TrainMenus::exportOne);
    connect(m_inside, &InsideDocks::aloneRequested, this, qOverload<const QString&>(&TrainPage::toggleAlone));
    connect(this, &TrainPage::aloneChanged, m_inside, &InsideDocks::showAlone);
    connect(&m_figures, &RunFigures::failed, m_events, [this](const Problem& problem) { m_events->append(problem); });
    connect(m_events, &EventLog::attemptChosen, m_charts, &ChartGrid::showAttempt);
    connect(m_controls, &ControlPanel::entered, this, [this] { m_charts->firstChart()->setFocus(); });
}

void TrainPage::connectRun()
{
    SessionLink& link = m_run.link();
    connect(&m_run, &TrainRun::beginning, this, [this] {
        m_controls->mark({});
        m_strip->clear();
    });
    connect(&m_run, &TrainRun::refused, this, &TrainPage::say);
    connect(&m_run, &TrainRun::folderRefused, this, &TrainPage::askForFolder);
    const auto tellNotes = [this](const RunNotes& notes) {
        for (const RunNote& note : notes)
            m_events->append(note);
    };
    connect(&m_run, &TrainRun::noted, this, tellNotes);
    connect(m_inside, &InsideDocks::noted, this, tellNotes);
    connect(&link, &SessionLink::stateChanged, this, &TrainPage::showRunState);
    connect(&link, &SessionLink::updated, this, &TrainPage::takeUpdate);
    connect(&link, &SessionLink::ended, this, [this, &link](const RunSummary& summary) {
        m_results->showSummary(judgedSummary(summary, link.history()), link.history().samplesPerSecond(),
                               resultFactsOf(link.shown(), m_newest));
        m_samples->showPredictions(link.shown().config.dataset, link.shown().predictions, summary,
                                   !link.shown().storedIn.empty());
        raiseDock(m_kept->all().empty() ? QStringLiteral("results") : QStringLiteral("comparison"));
        if (link.shown().facts && !summary.out.empty() && summary.attempts > 0)
            m_figures.draw(link.history(), summary.out);
        if (isNotItsOwn(summary.reason)) // what training did wrong is told by the results, which move nothing
            m_strip->say([summary] { return eventText(RunEnded{summary}); });
    });
    connect(&link, &SessionLink::cleared, this, [this, &link] {
        m_newest.reset();
        m_results->seal();
        m_samples->seal();
        raiseDock(QStringLiteral("events"));
        m_events->setHistory(&link.history());
        showStamp();
    });
}

void TrainPage::connectKept()
{
    connect(m_transport, &TransportBar::keepRequested, m_kept, &KeptRuns::keepShown);
    connect(m_kept, &KeptRuns::changed, this, [this] {
        m_charts->setRuns(m_kept->sources());
        m_transport->setKeepable(m_kept->canKeep());
        if (m_kept->keepsShown())
            raiseDock(QStringLiteral("comparison"));
    });
    connect(m_comparison, &ComparisonPanel::comparisonWanted, this, [this](const Preset& preset) {
        m_kept->keepShown();
        m_run.editor().replace(tr("preset %1").arg(QString::fromStdString(preset.name)), preset.config);
    });
}

void TrainPage::connectNotes()
{
    connect(m_charts, &ChartGrid::noteRequested, m_menus, &TrainMenus::editNote);
    connect(
        m_notes, &NoteBook::changed, this,
        [this] {
            m_events->refresh();
            m_charts->refresh();
        });
    connect(
        m_notes, &NoteBook::refused, this,
        [this] {
            m_strip->say(
                [] { return tr("A run has room for %1 notes; this one was not put.").arg(shownWhole(mostNotes)); });
        });
    connect(
        m_notes, &NoteBook::unsaved, this,
        [this](const Problem& problem) {
            m_strip->say([problem] {
                return tr("Your note stays in this window alone, since it could not be saved: %1")
                    .arg(sentence(problem));
            });
        });
    connect(m_notes, &NoteBook::folderless, this,
            [this] { Q_EMIT noted(tr("Your note stays in this window alone, since this run is not saved.")); });
}

/// That of the preset which is edited, for a lecture; own settings run at full speed at first.
void TrainPage::takePresetsSpeed()
{
    const auto preset = std::ranges::find(presets(), m_run.editor().edited(), &Preset::config);
    m_transport->speed().setSpeed(preset == presets().end() ? RunSpeed{} : preset->speed);
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
    m_run.start(first, runName(m_run.editor().edited(), m_controls->preset()), saved);
}

void TrainPage::askForFolder(const Problem& problem, First first)
{
    const auto elsewhere = [this, first] {
        auto* dialog = new FileDialog(this, tr("Choose a folder for the runs"));
        dialog->setFileMode(QFileDialog::Directory);
        connect(
            dialog, &QFileDialog::fileSelected, this,
            [this, first](const QString& folder) {
                m_run.setRunsFolder(folder.toStdString());
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
    const SettingField* field = settingNamedBy(problems.front(), m_run.editor().edited());
    m_strip->say([problems, field] {
        QString text = sentence(problems.front());
        if (field && problems.front().where != field->key) // the sentence names a file; here is where it came from
            text = tr("%1: %2").arg(field->labelText(), text);
        const int more = static_cast<int>(problems.size()) - 1;
        return more > 0 ? text + QLatin1Char(' ') + tr("(%n more)", nullptr, more) : text;
    });
}

void TrainPage::takeUpdate(const SessionUpdate& update)
{
    if (!update.attempts.empty())
        m_newest = update.attempts.back();
    std::vector<Problem> said = update.warnings;
    said.insert(said.end(), update.problems.begin(), update.problems.end());
    m_events->refresh(said);
    if (m_pace.due(std::chrono::nanoseconds(m_clock.nsecsElapsed())))
        m_charts->refresh();
    // Numbers that change 30 times a second cannot be read.
    if (!m_sinceNumbers.isValid() || m_sinceNumbers.elapsed() > 180 || m_run.link().state() != LinkState::Running)
        showNumbers();
}

void TrainPage::showRunState(LinkState state)
{
    m_controls->setRunning(m_run.link().active());
    m_figures.hold(m_run.link().active());
    m_transport->showState(state);
    m_transport->setKeepable(m_kept->canKeep());
    m_charts->refresh();
    showStamp();
    showNumbers();
}

/// While a run computes in a native format, which not every processor is faster in.
void TrainPage::measureFormat()
{
    const ShownRun& shown = m_run.link().shown();
    const bool low = shown.snapshot && shown.snapshot->precision.native && shown.snapshot->precision.dtype != "float32";
    if (low && shown.facts && m_run.link().state() == LinkState::Running)
        m_speedFacts.formatTime = m_formatSpeed.timeAgainstFloat32(
            withLiveSettings(shown.facts->config, shown.snapshot->live), shown.facts->model);
}

void TrainPage::showNumbers()
{
    m_sinceNumbers.start();
    if (!m_sinceWaited.isValid() || m_sinceWaited.elapsed() > 1000) {
        m_sinceWaited.start();
        m_speedFacts.waited = m_coreWait.share();
    }
    measureFormat();
    const bool preparing = m_run.link().state() == LinkState::Preparing; // what is shown is still of the run before
    m_transport->showProgress(m_run.link().shown());
    m_controls->showRun(preparing ? nullptr : m_run.link().shown().snapshot, m_newest);
    showStep();
    Q_EMIT statusChanged();
}

/// While somebody looks; of a window that nobody had looked at, what its record tells.
void TrainPage::showStep()
{
    const ShownRun& shown = m_run.link().shown();
    const LinkState state = m_run.link().state();
    const auto window = shown.snapshot ? shown.snapshot->window : nullptr;
    const bool looks = state == LinkState::Paused || (state == LinkState::Running && window);
    const bool there = looks && shown.snapshot && (window || m_newest);
    m_column->offerStep(there);
    if (there)
        m_column->step()->showWindow(window ? *window : recordedWindow(*m_newest, shown.config, shown.precision),
                                     withLiveSettings(shown.config, shown.snapshot->live));
}

void TrainPage::showStamp()
{
    m_transport->setMistakes(mistakesOf(m_run.link().history()).join(QStringLiteral(", ")));
}

QString TrainPage::statusText() const
{
    return runStatus(m_run.link(), m_newest, m_transport->speed(), m_speedFacts);
}

QList<QAction*> TrainPage::menuActions(PageMenu menu) const
{
    return m_menus->actions(menu);
}

QVariantMap TrainPage::remembered() const
{
    QVariantMap state = Page::remembered();
    state[QStringLiteral("groups")] = m_controls->saveState();
    m_charts->choices().writeTo(state);
    m_run.writeTo(state);
    state[QStringLiteral("kept")] = m_kept->remembered();
    state[QStringLiteral("config")] = QString::fromStdString(configText(m_run.editor().edited()));
    return state;
}

void TrainPage::recall(const QVariantMap& state)
{
    Page::recall(state);
    m_controls->restoreState(state.value(QStringLiteral("groups")).toByteArray());
    m_charts->choose(GridChoices::from(state));
    m_run.recall(state);
    m_menus->retranslate();
    m_kept->recall(state.value(QStringLiteral("kept")).toStringList());
    const std::string config = state.value(QStringLiteral("config")).toString().toStdString();
    const Result<RunConfig> read = configFromJson(config, "/");
    if (read && !m_configGiven && !config.empty()) {
        m_run.editor().replace({}, *read);
        m_run.editor().undoStack()->clear();
    }
    takePresetsSpeed();
    m_charts->setFocus();
}

void TrainPage::changeEvent(QEvent* event)
{
    Page::changeEvent(event);
    if (event->type() != QEvent::LanguageChange || !m_menus)
        return;
    m_menus->retranslate();
    showStamp();
    Q_EMIT statusChanged();
}

} // namespace halfstep

#include "moc_train_page.cpp"
