#pragma once

#include "engine/session/core_wait.h"
#include "ui/page/page.h"
#include "ui/session/refresh_pace.h"
#include "ui/train/format_speed.h"
#include "ui/train/run_figures.h"
#include "ui/train/run_status.h"
#include "ui/train/train_run.h"

#include <QElapsedTimer>

#include <optional>
#include <vector>

namespace halfstep {

class ChartColumn;
class ChartGrid;
class ComparisonPanel;
class ControlPanel;
class EventLog;
class InsideDocks;
class KeptRuns;
class NoteBook;
class ProblemStrip;
class ResultsPanel;
class SamplesPanel;
class TrainMenus;
class TransportBar;

/// The page where a run is set up, watched and stopped: controls, charts, events and results, in docks of its own.
class TrainPage : public Page {
    Q_OBJECT
public:
    /// With the config given, else the one remembered, else the default preset.
    explicit TrainPage(std::optional<RunConfig> config, QWidget* parent = nullptr);

    TrainRun& run() { return m_run; }
    TransportBar& transport() { return *m_transport; }
    ControlPanel& controls() { return *m_controls; }
    ChartGrid& charts() { return *m_charts; }
    ProblemStrip& strip() { return *m_strip; }
    KeptRuns& kept() { return *m_kept; }
    NoteBook& notes() { return *m_notes; }

    QString title() const override { return tr("Train"); }
    QString iconName() const override { return QStringLiteral("train"); }
    bool take(const PageRequest& request) override { return m_run.take(request); }
    QString statusText() const override; ///< "float16 emulated on CPU · scale 32,768 · ..."
    QList<QAction*> menuActions(PageMenu menu) const override;
    SessionLink* runLink() override { return &m_run.link(); }
    QVariantMap remembered() const override;
    void recall(const QVariantMap& state) override;

protected:
    void changeEvent(QEvent* event) override;

private:
    void makeParts();
    void connectParts();
    void connectRun();
    void connectKept();
    void connectNotes();
    void takePresetsSpeed();
    void start(First first, bool saved = true);
    void askForFolder(const Problem& problem, First first);
    void say(const std::vector<Problem>& problems);
    void takeUpdate(const SessionUpdate& update);
    void showRunState(LinkState state);
    void measureFormat();
    void showNumbers();
    void showStep();
    void showStamp();

    bool m_configGiven;
    std::optional<AttemptRecord> m_newest;
    QElapsedTimer m_sinceNumbers;
    QElapsedTimer m_clock;
    QElapsedTimer m_sinceWaited;
    CoreWait m_coreWait;
    FormatSpeed m_formatSpeed;
    SpeedFacts m_speedFacts;
    RefreshPace m_pace;
    RunFigures m_figures;

    KeptRuns* m_kept = nullptr;
    NoteBook* m_notes = nullptr;
    ProblemStrip* m_strip = nullptr;
    ChartColumn* m_column = nullptr;
    ChartGrid* m_charts = nullptr;
    TransportBar* m_transport = nullptr;
    ControlPanel* m_controls = nullptr;
    EventLog* m_events = nullptr;
    ResultsPanel* m_results = nullptr;
    SamplesPanel* m_samples = nullptr;
    ComparisonPanel* m_comparison = nullptr;
    InsideDocks* m_inside = nullptr;
    TrainMenus* m_menus = nullptr;
    TrainRun m_run; ///< last, so that the training thread ends first
};

} // namespace halfstep
