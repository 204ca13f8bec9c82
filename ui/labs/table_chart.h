#pragma once

#include "engine/labs/lab.h"
#include "ui/charts/chart_content.h"

namespace halfstep {

/// Columns of a lab's table against another of its columns. Fixed once made.
class TableChart : public ChartContent {
public:
    TableChart(const Lab& lab, const LabResult& result);

    std::int64_t revision() const override { return 1; }
    bool hasData() const override { return !m_x.empty(); }
    ChartCaption caption() const override;
    std::vector<LegendEntry> legend(const ChartLook& look) const override;
    ValueRange xExtent() const override;
    ValueExtent valueExtent(const ValueRange& x, const ChartLook& look) const override;
    DrawnMarks draw(QCPPainter& painter, const PlotArea& area, const ChartLook& look) const override;
    ReadOut readOut(double x, const ChartLook& look) const override;
    QString distanceText(double x) const override;
    QString csv(const ValueRange& x, const ChartLook& look) const override;

private:
    struct Curve {
        std::string column;
        std::vector<double> values; ///< one for each x
    };
    double shownX(std::size_t row) const; ///< its logarithm where the figure counts in doublings

    const Lab& m_lab;
    QString m_verdict;
    std::vector<double> m_x;
    std::vector<Curve> m_curves;
};

} // namespace halfstep
