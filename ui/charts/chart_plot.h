#pragma once

#include "ui/charts/chart_header.h"
#include "ui/charts/chart_ticker.h"
#include "ui/charts/chart_view.h"
#include "ui/charts/overlay_layer.h"

#include <memory>

namespace halfstep {

/// The plot under a chart: layers, axes and their ranges. The same class draws on screen and, off screen in white,
/// into exported files.
class ChartPlot : public QCustomPlot {
public:
    explicit ChartPlot(std::shared_ptr<const ChartContent> content, QWidget* parent = nullptr);

    const ChartContent& content() const { return *m_content; }
    ChartLook& look() { return m_look; }
    const ChartHeader& header() const { return *m_header; }
    OverlayLayer& overlay() { return *m_overlay; }

    void setColors(const ChartPalette& palette);
    void setTextSize(int pixels);
    void setXTitled(bool titled); ///< the x axis alone, whatever the height
    void setLogarithmic(bool logarithmic);

    void fitAll();                              ///< follow in both directions
    void setX(double from, double to);          ///< stops following in x
    void setValues(double lower, double upper); ///< stops following in value
    ValueRange x() const { return {xAxis->range().lower, xAxis->range().upper}; }
    ValueRange values() const { return {yAxis->range().lower, yAxis->range().upper}; }
    ChartView view();

    void updateRanges(const QSize& size); ///< for a drawing of that size
    void redraw();                        ///< ranges, then everything
    void redrawOverlay();                 ///< what moves with the pointer

private:
    /// Axis titles, and labels as many and as long as there is room for.
    void updateLabels(const QSize& size, double height);

    std::shared_ptr<const ChartContent> m_content;
    ChartLook m_look;
    ContentLayer* m_layer;
    OverlayLayer* m_overlay;
    ChartHeader* m_header;
    QSharedPointer<ChartTicker> m_xTicker{new ChartTicker};
    QSharedPointer<ChartTicker> m_valueTicker{new ChartTicker};
    bool m_xTitled = false;
};

} // namespace halfstep
