#pragma once

#include "ui/inside/run_view.h"

namespace halfstep {

class StopChart;

/// Where every other patience and least gain would have stopped the run.
class StopView : public RunView {
    Q_OBJECT
public:
    explicit StopView(const SessionLink& link, QWidget* parent = nullptr);

protected:
    void showRun() override;

private:
    QString withoutEpochs() const; ///< why there is nothing yet, or never
    std::shared_ptr<StopChart> m_content;
    ChartWidget* m_chart;
    std::size_t m_epochs = 0; ///< that are shown
};

} // namespace halfstep
