#pragma once

#include "ui/inside/run_view.h"

namespace halfstep {

struct EarlyStoppingConfig;
struct EarlyStoppingReplay;
class FuseChart;
class StopChart;

/// How patience burnt down in the run, and where every other patience and least gain would have stopped it.
class StopView : public RunView {
    Q_OBJECT
public:
    explicit StopView(const SessionLink& link, QWidget* parent = nullptr);

protected:
    void showRun() override;
    void resizeEvent(QResizeEvent* event) override; ///< charts beside or above one another

private:
    QString withoutEpochs() const; ///< why there is nothing yet, or never
    QString told(const EarlyStoppingConfig& rule, const EarlyStoppingReplay& replayed) const; ///< what it did
    std::shared_ptr<FuseChart> m_fuse;
    std::shared_ptr<StopChart> m_map;
    ChartWidget* m_curve;
    ChartWidget* m_chart;
    std::size_t m_epochs = 0; ///< that are shown
};

} // namespace halfstep
