#pragma once

#include "ui/charts/run_chart.h"

#include <QWidget>

#include <vector>

class QGridLayout;

namespace halfstep {

/// All charts of a run, sharing the attempt axis, the cursor and the following.
class ChartGrid : public QWidget {
    Q_OBJECT
public:
    explicit ChartGrid(QWidget* parent = nullptr);

    void setHistory(const RunHistory* history);
    void refresh();
    void setSmoothing(double weight); ///< 0 off, towards 1 smoother; the raw lines stay faintly
    double smoothing() const { return m_smoothing; }
    RunChart* chart(const QString& name) const; ///< null for an unknown one
    const std::vector<RunChart*>& charts() const { return m_charts; }
    bool following() const;
    void fitAll();
    RunChart* maximised() const { return m_maximised; } ///< null: all are shown

Q_SIGNALS:
    void followingChanged(bool following);
    void exportRequested(halfstep::RunChart* chart);

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

private:
    void connectChart(RunChart* chart);
    void arrange();
    void toggleMaximised(RunChart* chart);

    std::vector<RunChart*> m_charts;
    QGridLayout* m_layout;
    RunChart* m_maximised = nullptr;
    int m_columns = 0;
    double m_smoothing = 0;
};

} // namespace halfstep
