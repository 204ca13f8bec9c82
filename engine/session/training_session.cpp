#include "engine/session/training_session.h"

#include "engine/session/session_mail.h"

#include <thread>

namespace halfstep {

/// The mail and the thread over it; the thread is the last member, so it is joined first.
struct TrainingSession::Worker {
    Worker(RunConfig config, SessionOptions options)
        : mail(options.startPaused, options.speed)
        , thread([this, config = std::move(config), paths = RunPaths(std::move(options))] {
            runLoop(config, paths, mail, mail);
            mail.postEnd();
        })
    {
    }
    ~Worker() { mail.requestStop(); }

    SessionMail mail;
    std::jthread thread;
};

TrainingSession::TrainingSession(RunConfig config, SessionOptions options)
    : m_worker(std::make_unique<Worker>(std::move(config), std::move(options)))
{
}

TrainingSession::~TrainingSession() = default;

void TrainingSession::pause()
{
    m_worker->mail.pause();
}
void TrainingSession::resume()
{
    m_worker->mail.resume();
}
void TrainingSession::runOne(RunStep step)
{
    m_worker->mail.step(step == RunStep::Attempt ? SessionMail::Step::Attempt : SessionMail::Step::MicroBatch);
}
void TrainingSession::requestStop()
{
    m_worker->mail.requestStop();
}
void TrainingSession::change(const LiveSettings& settings)
{
    m_worker->mail.change(settings);
}
void TrainingSession::setSpeed(const RunSpeed& speed)
{
    m_worker->mail.setSpeed(speed);
}
SessionUpdate TrainingSession::takeUpdate()
{
    return m_worker->mail.takeUpdate();
}
bool TrainingSession::ended() const
{
    return m_worker->mail.ended();
}

void TrainingSession::wait()
{
    m_worker->mail.waitUntilEnded();
}

} // namespace halfstep
