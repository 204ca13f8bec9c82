#pragma once

#include "engine/records/window_detail.h"
#include "ui/charts/chart_content.h"

#include <optional>
#include <vector>

namespace halfstep {

/// A meter for every tensor of parameters: the share of the optimizer's steps other than zero that left their weight as
/// it was, and below it the share that would have, were the weights kept the other way.
class LostUpdatesChart : public ChartContent {
public:
    void show(const WindowDetail& window);
    void clear();

    std::int64_t revision() const override { return m_revision; }
    bool isOfSkip() const { return m_shown && !m_applied; } ///< there is nothing to meter
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
        LostSteps run;
        std::optional<LostSteps> otherwise;
    };
    double place(std::size_t row) const { return static_cast<double>(m_rows.size() - row); }
    QString described() const; ///< in a sentence or two
    void drawMeter(QCPPainter& painter, const QRectF& room, const LostSteps& steps, std::size_t curve,
                   const ChartLook& look) const;

    std::vector<Row> m_rows;
    LostSteps m_run; ///< of all
    std::optional<LostSteps> m_otherwise;
    bool m_masterWeights = true;
    std::string m_format;
    std::int64_t m_attempt = 0;
    bool m_applied = false;
    bool m_shown = false; ///< a window is
    std::int64_t m_revision = 0;
};

/// How weights are kept, in words: "float32 master weights", "weights in bfloat16".
QString keepingText(bool masterWeights, const std::string& format);

} // namespace halfstep
