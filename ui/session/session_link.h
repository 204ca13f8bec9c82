#pragma once

#include "engine/config/live_settings.h"
#include "engine/records/run_reader.h"
#include "engine/records/run_history.h"
#include "engine/session/session_update.h"
#include "engine/session/training_session.h"

#include <QObject>
#include <QTimer>

#include <chrono>
#include <memory>
#include <optional>

namespace halfstep {

/// Where the window's run stands; what a button does depends on it alone.
enum class LinkState { Idle, Preparing, Running, Paused, Stopping, Ended };

/// The window's hold on the training thread: takes its updates about 30 times a second, keeps the history, and
/// turns every request into one defined step. No call blocks: a run that is stopping is kept until it has ended.
class SessionLink : public QObject {
    Q_OBJECT
public:
    explicit SessionLink(QObject* parent = nullptr);
    ~SessionLink() override; ///< stops the run and joins its thread

    /// Starts a run; one under way is stopped first, and the new one begins when it has ended.
    /// With `before`, the records of the run that is resumed, the history begins with those that it goes on from.
    void start(const RunConfig& config, const SessionOptions& options, std::optional<StoredRun> before = std::nullopt);
    /// Shows a run that lies in a folder, to look at only. Not while a run is under way.
    void show(StoredRun run, const std::string& folder);
    void pause();
    void resume();
    void runOneAttempt();
    void runOneMicroBatch();
    void stop(); ///< also forgets a start that waits
    void change(const LiveSettings& settings);
    void setDelay(std::chrono::milliseconds perAttempt);

    LinkState state() const { return m_state; }
    bool active() const; ///< a run is under way, or about to be
    const RunHistory& history() const { return m_history; }
    const std::shared_ptr<const RunFacts>& facts() const { return m_facts; } ///< of the run that is shown, or null
    const SnapshotPtr& snapshot() const { return m_snapshot; }
    const std::optional<RunSummary>& summary() const { return m_summary; } ///< of the run that ended last
    const std::string& shownFolder() const { return m_shownFolder; }       ///< of a stored run that is shown, or empty
    bool anotherWaits() const { return m_waiting.has_value(); }            ///< to begin when this run has been saved

Q_SIGNALS:
    void stateChanged(halfstep::LinkState state);
    void cleared(); ///< a new run begins: the history is empty
    void updated(const halfstep::SessionUpdate& update);
    void ended(const halfstep::RunSummary& summary);
    void refused(const std::vector<halfstep::Problem>& problems); ///< the run could not begin

private:
    struct Request {
        RunConfig config;
        SessionOptions options;
        std::optional<StoredRun> before;
    };
    void begin(Request request);
    void poll();
    void takeFacts(const std::shared_ptr<const RunFacts>& facts);
    void setState(LinkState state);

    std::unique_ptr<TrainingSession> m_session;
    std::optional<Request> m_waiting;
    std::optional<StoredRun> m_before;
    RunHistory m_history;
    std::shared_ptr<const RunFacts> m_facts;
    SnapshotPtr m_snapshot;
    std::optional<RunSummary> m_summary;
    std::string m_shownFolder;
    LinkState m_state = LinkState::Idle;
    bool m_pauseWanted = false;
    std::chrono::milliseconds m_delay{0};
    QTimer m_timer;
};

} // namespace halfstep
