#include "engine/session/training_session.h"

#include "engine/session/session_commands.h"
#include "engine/session/session_reports.h"

#include <thread>

namespace halfstep {

/// The mail both ways and the thread between; the thread is the last member, so it is joined first.
struct TrainingSession::Worker {
    Worker(RunConfig config, SessionOptions options)
        : commands(options.startPaused, options.speed)
        , reports(options.speed != RunSpeed{})
        , thread([this, config = std::move(config), paths = RunPaths(std::move(options))] {
            runLoop(config, paths, commands, reports);
            reports.postEnd();
        })
    {
    }
    ~Worker() { commands.requestStop(); }

    SessionCommands commands;
    SessionReports reports;
    std::jthread thread;
};

TrainingSession::TrainingSession(RunConfig config, SessionOptions options)
    : m_worker(std::make_unique<Worker>(std::move(config), std::move(options)))
{
}

TrainingSession::~TrainingSession() = default;

void TrainingSession::pause()
{
    m_worker->commands.pause();
}
void TrainingSession::resume()
{
    m_worker->commands.resume();
}
void TrainingSession::runOne(RunStep step)
{
    m_worker->commands.step(step);
}
void TrainingSession::requestStop()
{
    m_worker->commands.requestStop();
}
void TrainingSession::change(const LiveSettings& settings)
{
    m_worker->commands.change(settings);
}
void TrainingSession::setSpeed(const RunSpeed& speed)
{
    m_worker->reports.setSlow(speed != RunSpeed{});
    m_worker->commands.setSpeed(speed);
}
void TrainingSession::look(bool on)
{
    m_worker->commands.look(on);
}
SessionUpdate TrainingSession::takeUpdate()
{
    return m_worker->reports.takeUpdate();
}
bool TrainingSession::ended() const
{
    return m_worker->reports.ended();
}

void TrainingSession::wait()
{
    m_worker->reports.waitUntilEnded();
}

} // namespace halfstep
