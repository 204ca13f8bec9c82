#pragma once

#include "ui/calculator/cost_rows.h"
#include "ui/charts/chart_content.h"

namespace halfstep {

/// Bytes of activations as bars: a group for each layer, a bar for each way to store them.
class ActivationChart : public ChartContent {
public:
    void show(ActivationBytes activations, ByteUnits units);

    std::int64_t revision() const override { return m_revision; }
    bool hasData() const override { return !m_shown.layers.empty(); }
    ChartCaption caption() const override;
    std::vector<LegendEntry> legend(const ChartLook& look) const override;
    ValueRange xExtent() const override;
    ValueExtent valueExtent(const ValueRange& x, const ChartLook& look) const override;
    DrawnMarks draw(QCPPainter& painter, const PlotArea& area, const ChartLook& look) const override;
    ReadOut readOut(double x, const ChartLook& look) const override;
    QString distanceText(double x) const override;
    QString csv(const ValueRange& x, const ChartLook& look) const override;

private:
    std::size_t layerAt(double x) const;

    ActivationBytes m_shown;
    ByteUnits m_units = ByteUnits::Decimal;
    std::int64_t m_revision = 0;
};

} // namespace halfstep
