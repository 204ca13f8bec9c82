#pragma once

#include "engine/labs/lab_result.h"

#include <QWidget>

#include <string>
#include <vector>

class QComboBox;

namespace halfstep {

class ChartWidget;
class RunChart;

/// The charts of a lab's runs, one at a time: the run in question in front, the others quiet behind it.
class LabCharts : public QWidget {
    Q_OBJECT
public:
    explicit LabCharts(std::vector<LabHistory> runs, QWidget* parent = nullptr);

    void choose(std::string_view chart); ///< by its name
    std::string chosen() const;

Q_SIGNALS:
    void exportRequested(halfstep::ChartWidget* chart);

private:
    void showChart(int index);

    std::vector<LabHistory> m_runs;
    QComboBox* m_which = nullptr;
    RunChart* m_chart = nullptr;
};

} // namespace halfstep
