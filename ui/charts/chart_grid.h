#pragma once

#include "ui/charts/run_chart.h"

#include <QWidget>

#include <vector>

namespace halfstep {

/// All charts of a run, sharing the attempt axis, the cursor and the following.
class ChartGrid : public QWidget {
    Q_OBJECT
public:
    explicit ChartGrid(QWidget* parent = nullptr);

    void setHistory(const RunHistory* history);
    void refresh();
    void setSmoothing(double weight);
    RunChart* chart(ChartKind kind) const;
    const std::vector<RunChart*>& charts() const { return m_charts; }
    bool following() const;
    void fitAll();

Q_SIGNALS:
    void followingChanged(bool following);
    void exportRequested(halfstep::ChartKind kind);

private:
    std::vector<RunChart*> m_charts;
};

} // namespace halfstep
