#pragma once

#include "ui/inside/run_view.h"

namespace halfstep {

class TimeChart;

/// Where the run's time goes, and whether computing is what it waits for.
class TimeView : public RunView {
    Q_OBJECT
public:
    explicit TimeView(const SessionLink& link, QWidget* parent = nullptr);

protected:
    void showRun() override;

private:
    std::shared_ptr<TimeChart> m_content;
    ChartWidget* m_chart;
};

} // namespace halfstep
