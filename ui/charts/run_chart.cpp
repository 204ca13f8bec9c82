#include "ui/charts/run_chart.h"

namespace halfstep {

RunChart::RunChart(const ChartSpec& spec, QWidget* parent) : RunChart(std::make_shared<RunLines>(spec), parent) {}

RunChart::RunChart(std::shared_ptr<RunLines> lines, QWidget* parent)
    : ChartWidget(lines, parent)
    , m_lines(std::move(lines))
{
}

void RunChart::setRuns(const std::vector<RunSource>& runs)
{
    m_lines->setRuns(runs);
    fit();
}

void RunChart::setSmoothing(double weight)
{
    m_lines->setSmoothing(weight);
    refresh();
}

void RunChart::setAxis(RunAxisKind axis)
{
    m_lines->setAxis(axis);
    fit();
}

} // namespace halfstep
