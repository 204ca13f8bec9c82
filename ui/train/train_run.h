#pragma once

#include "engine/config/live_settings.h"
#include "ui/page/page.h"
#include "ui/session/session_link.h"
#include "ui/settings/config_editor.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QVariantMap>

#include <optional>
#include <string>
#include <vector>

namespace halfstep {

/// What a fresh run does before it waits for the next button.
enum class First { Run, OneAttempt, OneMicroBatch };

/// The config that is edited, the run under way, and how the one becomes the other: starts and resumes runs in folders
/// of their own, and tells a run of what may change live.
class TrainRun : public QObject {
    Q_OBJECT
public:
    explicit TrainRun(RunConfig config, QObject* parent = nullptr);

    ConfigEditor& editor() { return m_editor; }
    const ConfigEditor& editor() const { return m_editor; }
    SessionLink& link() { return m_link; }
    const SessionLink& link() const { return m_link; }

    const std::string& runsFolder() const { return m_runsFolder; }
    void setRunsFolder(const std::string& folder) { m_runsFolder = folder; }
    bool logsEvents() const { return m_logsEvents; }
    void setLogsEvents(bool logs) { m_logsEvents = logs; } ///< for TensorBoard, in the folders of the next runs
    void writeTo(QVariantMap& state) const;                ///< where runs go and what they log
    void recall(const QVariantMap& state);
    QStringList recentRuns() const;        ///< folders in that of the runs, the newest first
    bool take(const PageRequest& request); ///< edits a preset, or shows a stored run where none is under way
    void openConfig(const QString& path);
    void saveConfig(const QString& path);
    void openRun(const QString& path); ///< shows a stored run, to look at only; a file in its folder, or the folder
    /// Starts what is edited; its folder is called after `name`.
    void start(First first, const std::string& name, bool saved = true);
    /// Goes on with a run that was stopped or killed; a file in its folder, or its checkpoint elsewhere.
    void resume(const QString& path);

Q_SIGNALS:
    void beginning(); ///< what was said of an earlier start is over
    void refused(const std::vector<halfstep::Problem>& problems);
    void noted(const std::vector<halfstep::RunNote>& notes); ///< what was read around in a stored run
    void folderRefused(const halfstep::Problem& problem, halfstep::First first); ///< nothing was started

private:
    std::optional<Problem> chooseFolder(const std::string& name, SessionOptions& options) const;
    void takeUpdate(const SessionUpdate& update);
    void sendLive();

    ConfigEditor m_editor;
    std::string m_runsFolder;
    bool m_logsEvents = false;
    std::optional<LiveSettings> m_sent; ///< what the run was last told
    bool m_adoptLive = false;           ///< the settings of a resumed run are still to be shown
    SessionLink m_link;                 ///< last, so that the training thread ends first
};

} // namespace halfstep
