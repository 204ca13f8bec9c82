#pragma once

#include "ui/charts/chart_header.h"
#include "ui/charts/chart_ticker.h"
#include "ui/charts/mark_layer.h"
#include "ui/charts/overlay_layer.h"

namespace halfstep {

/// The plot under a chart: layers, axes and their ranges. The same class draws on screen and, off screen in white,
/// into exported files.
class ChartPlot : public QCustomPlot {
public:
    explicit ChartPlot(const ChartSpec& chart, QWidget* parent = nullptr);

    ChartState& state() { return m_state; }
    const ChartState& state() const { return m_state; }
    const CurveLayer& curves() const { return *m_curves; }
    const ChartHeader& header() const { return *m_header; }
    OverlayLayer& overlay() { return *m_overlay; }

    void setColors(const ChartPalette& palette);
    void setTextSize(int pixels);
    void setExporting();             ///< axis titles whatever the height, mistakes by name
    void setTimeTitled(bool titled); ///< the time axis alone, whatever the height
    void setLogarithmic(bool logarithmic);

    void fitAll();                              ///< follow in both directions
    void setTime(double from, double to);       ///< stops following in time
    void setValues(double lower, double upper); ///< stops following in value
    ValueRange time() const { return {xAxis->range().lower, xAxis->range().upper}; }
    ValueRange values() const { return {yAxis->range().lower, yAxis->range().upper}; }
    AxisTicks timeTicks() const { return m_timeTicker->ticks(xAxis->range()); }
    AxisTicks valueTicks() const { return m_valueTicker->ticks(yAxis->range()); }

    void updateRanges(const QSize& size); ///< for a drawing of that size
    void redraw();                        ///< ranges, then everything
    void redrawOverlay();                 ///< what moves with the pointer

    QByteArray vectorised(const QSize& points, bool pdf);
    QImage image(const QSize& pixels, double scale);

private:
    /// Axis titles, and labels as many and as long as there is room for.
    void updateLabels(const QSize& size, double height);
    void renderOn(QPaintDevice& device, const QSize& size, double scale, QCPPainter::PainterModes modes);

    ChartState m_state;
    CurveLayer* m_curves;
    MarkLayer* m_marks;
    OverlayLayer* m_overlay;
    ChartHeader* m_header;
    QSharedPointer<ChartTicker> m_timeTicker{new ChartTicker};
    QSharedPointer<ChartTicker> m_valueTicker{new ChartTicker};
    bool m_exporting = false;
    bool m_timeTitled = false;
};

} // namespace halfstep
