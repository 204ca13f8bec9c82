#pragma once

#include "engine/config/live_settings.h"
#include "engine/session/run_loop.h"
#include "engine/session/session_update.h"

#include <memory>
#include <string>

namespace halfstep {

/// How a session begins.
struct SessionOptions : RunPaths {
    bool startPaused = false;
    RunSpeed speed{};
};

/// A run on its own thread. Every call returns at once unless it says so; all are safe from any one thread.
/// The destructor asks for a stop and joins within one micro-batch.
class TrainingSession {
public:
    TrainingSession(RunConfig config, SessionOptions options);
    ~TrainingSession();
    TrainingSession(const TrainingSession&) = delete;
    TrainingSession& operator=(const TrainingSession&) = delete;

    void pause(); ///< after the micro-batch under way
    void resume();
    void runOne(RunStep step);                 ///< then pauses, also inside a window; starts from pause
    void requestStop();                        ///< ends with outcome `stopped`, best weights and checkpoint saved
    void change(const LiveSettings& settings); ///< acts at the next window
    void setSpeed(const RunSpeed& speed);      ///< from now on
    /// Somebody looks inside: windows are told in full also at full speed, some 25 a second and less where that would
    /// cost training more than a few percent. Paused, and at a pace that can be read, each is told anyway.
    void look(bool on);

    SessionUpdate takeUpdate(); ///< what was told since the last one
    bool ended() const;
    void wait(); ///< blocks until the run has ended

private:
    struct Worker;
    std::unique_ptr<Worker> m_worker;
};

} // namespace halfstep
