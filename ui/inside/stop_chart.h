#pragma once

#include "engine/numerics/stop_autopsy.h"
#include "ui/charts/chart_content.h"

namespace halfstep {

/// Where a run would have stopped, as a heat map of patience against min_delta: the earlier, the stronger. The run's
/// own settings have a frame.
class StopChart : public ChartContent {
public:
    void show(StopAutopsy autopsy, std::int64_t ownPatience, double ownMinDelta);

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
    std::int64_t m_ownPatience = 0;
    double m_ownMinDelta = 0;
    std::int64_t m_revision = 0;
};

} // namespace halfstep
