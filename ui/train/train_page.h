#pragma once

#include "ui/charts/run_chart.h"
#include "ui/session/session_link.h"
#include "ui/settings/config_editor.h"

#include <QElapsedTimer>
#include <QMainWindow>

#include <optional>
#include <string>
#include <vector>

class QDockWidget;

namespace halfstep {

class ChartGrid;
class ControlPanel;
class EventLog;
class ProblemStrip;
class ResultsPanel;
class TransportBar;

/// The page where a run is set up, watched and stopped: controls, charts, events and results, in docks of its own.
class TrainPage : public QMainWindow {
    Q_OBJECT
public:
    explicit TrainPage(RunConfig config, QWidget* parent = nullptr);
    ~TrainPage() override;

    ConfigEditor& editor() { return m_editor; }
    SessionLink& link() { return m_link; }
    TransportBar& transport() { return *m_transport; }
    ControlPanel& controls() { return *m_controls; }
    ChartGrid& charts() { return *m_charts; }
    ProblemStrip& strip() { return *m_strip; }
    std::vector<QDockWidget*> docks() const { return {m_controlDock, m_eventDock, m_resultDock}; }

    void restoreLayout(); ///< docks as on the first start
    void setRunsFolder(const std::string& folder) { m_runsFolder = folder; }
    const std::string& runsFolder() const { return m_runsFolder; }
    void openConfig(const QString& path);
    void saveConfig(const QString& path);
    /// Goes on with a run that was stopped or killed; a file in its folder, or its checkpoint elsewhere.
    void resumeRun(const QString& path);
    QString statusText() const; ///< "float16 emulated on CPU · scale 32,768 · ..."

Q_SIGNALS:
    void statusChanged();
    void exportRequested(halfstep::ChartKind kind);

protected:
    void changeEvent(QEvent* event) override;

private:
    enum class First { Run, OneAttempt, OneMicroBatch };
    void connectParts();
    void start(First first, bool saved = true);
    void askForFolder(const Problem& problem, First first);
    void say(const std::vector<Problem>& problems);
    void takeUpdate(const SessionUpdate& update);
    void showRunState(LinkState state);
    void showNumbers();
    QStringList mistakeNames() const; ///< deliberate ones of the run shown
    void showStamp();
    void sendLive();
    void retranslate();

    ConfigEditor m_editor;
    std::string m_runsFolder;
    std::optional<LiveSettings> m_sent; ///< what the run was last told
    bool m_adoptLive = false;           ///< the settings of a resumed run are still to be shown
    std::optional<AttemptRecord> m_newest;
    QElapsedTimer m_sinceNumbers;

    ProblemStrip* m_strip = nullptr;
    ChartGrid* m_charts = nullptr;
    TransportBar* m_transport = nullptr;
    ControlPanel* m_controls = nullptr;
    EventLog* m_events = nullptr;
    ResultsPanel* m_results = nullptr;
    QDockWidget* m_controlDock = nullptr;
    QDockWidget* m_eventDock = nullptr;
    QDockWidget* m_resultDock = nullptr;
    SessionLink m_link; ///< last, so that the training thread ends first
};

} // namespace halfstep
