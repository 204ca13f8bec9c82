#pragma once

#include "ui/charts/run_chart.h"

#include <QWidget>

#include <limits>
#include <vector>

class QGridLayout;

namespace halfstep {

/// All charts of a run, sharing the x axis, the cursor and the following.
class ChartGrid : public QWidget {
    Q_OBJECT
public:
    explicit ChartGrid(QWidget* parent = nullptr);

    void setHistory(const RunHistory* history);
    void refresh();
    void setSmoothing(double weight); ///< 0 off, towards 1 smoother; the raw lines stay faintly
    double smoothing() const { return m_smoothing; }
    void setAxis(RunAxisKind axis); ///< what the x axis counts; zoom and cursors A and B stay where they are in the run
    RunAxisKind axis() const { return m_axis; }
    RunChart* chart(const QString& name) const; ///< null for an unknown one
    const std::vector<RunChart*>& charts() const { return m_charts; }
    bool following() const;
    void fitAll();
    RunChart* maximised() const { return m_maximised; } ///< null: all are shown

Q_SIGNALS:
    void followingChanged(bool following);
    void exportRequested(halfstep::ChartWidget* chart);

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

private:
    void connectChart(RunChart* chart);
    void setMarkers(double a, double b);
    void arrange();
    void toggleMaximised(RunChart* chart);

    std::vector<RunChart*> m_charts;
    QGridLayout* m_layout;
    RunChart* m_maximised = nullptr;
    int m_columns = 0;
    double m_smoothing = 0;
    RunAxisKind m_axis = RunAxisKind::Attempt;
    const RunHistory* m_history = nullptr;
    double m_markerA = std::numeric_limits<double>::quiet_NaN();
    double m_markerB = std::numeric_limits<double>::quiet_NaN();
};

} // namespace halfstep
