#pragma once

#include "engine/config/run_config.h"
#include "engine/numerics/stop_autopsy.h"
#include "ui/charts/chart_content.h"

namespace halfstep {

/// Where a run would have stopped, as a heat map of patience against min_delta: the earlier, the stronger. The run's
/// own settings have a frame, dashed where early stopping was off.
class StopChart : public ChartContent {
public:
    void show(StopAutopsy autopsy, const EarlyStoppingConfig& own);

    std::int64_t revision() const override { return m_revision; }
    bool hasData() const override { return m_autopsy.epochs > 0; }
    ChartCaption caption() const override;
    std::vector<LegendEntry> legend(const ChartLook&) const override { return {}; }
    ValueRange xExtent() const override;
    ValueExtent valueExtent(const ValueRange& x, const ChartLook& look) const override;
    DrawnMarks draw(QCPPainter& painter, const PlotArea& area, const ChartLook& look) const override;
    ReadOut readOut(double x, const ChartLook& look) const override;
    QString distanceText(double) const override { return {}; }
    QString csv(const ValueRange& x, const ChartLook& look) const override;

private:
    void drawCell(QCPPainter& painter, const QRectF& cell, const StopPoint& point, const ChartLook& look) const;

    StopAutopsy m_autopsy;
    EarlyStoppingConfig m_own;
    std::int64_t m_revision = 0;
};

} // namespace halfstep
