#pragma once

#include "engine/config/live_settings.h"
#include "engine/records/recorded_scales.h"
#include "engine/records/run_history.h"
#include "engine/records/run_reader.h"
#include "engine/records/skip_ledger.h"
#include "engine/session/session_update.h"
#include "engine/session/training_session.h"

#include <QObject>
#include <QTimer>

#include <limits>
#include <memory>
#include <optional>
#include <vector>

namespace halfstep {

/// Where the window's run stands; what a button does depends on it alone.
enum class LinkState { Idle, Preparing, Running, Paused, Stopping, Ended };

/// The run that the window shows: the one under way, the one that ended last, or a stored one.
struct ShownRun {
    RunHistory history;
    std::shared_ptr<const RunFacts> facts; ///< null for a stored run
    SnapshotPtr snapshot;                  ///< newest; null before the first, and for a stored run
    std::string storedIn;                  ///< folder of a stored run, else empty
    RunConfig config;                      ///< as it was started
    TestPredictions predictions;           ///< of the best weights, once a run has opened the test sets
    std::optional<ModelSpec> model;        ///< empty for a stored run that does not tell its data's shape
    PrecisionAsRun precision;
    EngineAsRun engine;
    SkipLedger skips;
    RecordedScales scales;
    std::vector<double> validationLosses; ///< one an epoch; none without validation data

    std::string folder() const { return facts ? facts->out : storedIn; } ///< empty for one that is not saved
};

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
    void runOne(RunStep step); ///< then pauses
    void stop();               ///< also forgets a start that waits
    void change(const LiveSettings& settings);
    void setSpeed(const RunSpeed& speed); ///< of this run and the next ones

    void setNotes(UserNotes notes); ///< the user's on the run that is shown

    void look(bool on); ///< whether anybody sees the stages of windows, now and in the next runs

    LinkState state() const { return m_state; }
    bool active() const; ///< a run is under way, or about to be
    const ShownRun& shown() const { return m_shown; }
    const RunHistory& history() const { return m_shown.history; }
    bool anotherWaits() const { return m_waiting.has_value(); } ///< to begin when this run has been saved

Q_SIGNALS:
    void stateChanged(halfstep::LinkState state);
    void cleared(); ///< a new run begins: the history is empty
    void updated(const halfstep::SessionUpdate& update);
    void stepOrStopAsked();
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
    void take(const SessionUpdate& update);
    void forgetRecords();
    void keep(const AttemptRecord& record); ///< beside the history
    void keep(const EpochRecord& record);
    void keep(const StoredRun& run, std::int64_t attempts = std::numeric_limits<std::int64_t>::max(),
              std::int64_t epochs = std::numeric_limits<std::int64_t>::max());
    void takeFacts(const std::shared_ptr<const RunFacts>& facts);
    void setState(LinkState state);

    std::unique_ptr<TrainingSession> m_session;
    std::optional<Request> m_waiting;
    std::optional<StoredRun> m_before;
    ShownRun m_shown;
    LinkState m_state = LinkState::Idle;
    bool m_pauseWanted = false;
    RunSpeed m_speed;
    bool m_looks = false;
    QTimer m_timer;
};

} // namespace halfstep
