#pragma once

#include "ui/charts/chart_widget.h"
#include "ui/charts/run_lines.h"

namespace halfstep {

/// A chart of a run, and of others behind it.
class RunChart : public ChartWidget {
public:
    explicit RunChart(const ChartSpec& spec, QWidget* parent = nullptr);

    void setRuns(const std::vector<RunSource>& runs); ///< none empties the chart
    void setHistory(const RunHistory* history) { setRuns({{history}}); }
    void setSmoothing(double weight); ///< 0 off, towards 1 smoother; the raw line stays faintly
    void setAxis(RunAxisKind axis);   ///< what the x axis counts

private:
    RunChart(std::shared_ptr<RunLines> lines, QWidget* parent);

    std::shared_ptr<RunLines> m_lines;
};

} // namespace halfstep
