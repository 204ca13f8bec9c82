#include "ui/train/run_figures.h"

namespace halfstep {
namespace {

constexpr std::size_t mostWaiting = 3; ///< runs

} // namespace

RunFigures::Run::Run(const RunHistory& ended, const std::string& folder) : history(ended), figures({{&history}}, folder)
{
}

RunFigures::RunFigures(QObject* parent) : QObject(parent)
{
    m_timer.setInterval(20); // room for the window between two files
    connect(&m_timer, &QTimer::timeout, this, &RunFigures::drawNext);
}

RunFigures::~RunFigures()
{
    if (m_runs.empty())
        return;
    while (m_runs.back()->figures.drawNext()) {
    }
}

void RunFigures::draw(const RunHistory& history, const std::string& runFolder)
{
    m_runs.push_back(std::make_unique<Run>(history, runFolder + "/figures"));
    if (m_runs.size() > mostWaiting)
        m_runs.pop_front();
    m_timer.start();
}

void RunFigures::hold(bool held)
{
    if (held)
        m_timer.stop();
    else if (!m_runs.empty())
        m_timer.start();
}

void RunFigures::drawNext()
{
    if (m_runs.front()->figures.drawNext())
        return;
    const std::unique_ptr<Run> done = std::move(m_runs.front());
    m_runs.pop_front();
    if (m_runs.empty())
        m_timer.stop();
    if (!done->figures.problems().empty())
        Q_EMIT failed(done->figures.problems().front());
}

} // namespace halfstep

#include "moc_run_figures.cpp"
