#pragma once

#include "ui/charts/chart_content.h"

#include <cstdint>
#include <vector>

namespace halfstep {

struct WindowDetail;

/// A meter for every tensor of parameters: the share of the optimizer's steps other than zero that left their weight as
/// it was.
class LostUpdatesChart : public ChartContent {
public:
    void show(const WindowDetail& window);
    void clear();

    std::int64_t revision() const override { return m_revision; }
    bool hasData() const override { return !m_rows.empty(); }
    ChartCaption caption() const override;
    std::vector<LegendEntry> legend(const ChartLook& look) const override;
    ValueRange xExtent() const override { return {0, 100}; }
    ValueExtent valueExtent(const ValueRange& x, const ChartLook& look) const override;
    DrawnMarks draw(QCPPainter& painter, const PlotArea& area, const ChartLook& look) const override;
    ReadOut readOut(double x, const ChartLook& look) const override;
    QString distanceText(double x) const override;
    QString csv(const ValueRange& x, const ChartLook& look) const override;

private:
    struct Row {
        QString parameter;
        std::int64_t changes = 0; ///< steps other than zero
        std::int64_t lost = 0;    ///< of them
        double percent() const;   ///< lost; 0 where there was no step
    };
    double place(std::size_t row) const { return static_cast<double>(m_rows.size() - row); }

    std::vector<Row> m_rows;
    std::int64_t m_attempt = 0;
    bool m_applied = false;
    std::int64_t m_revision = 0;
};

} // namespace halfstep
