#pragma once

#include "ui/charts/chart_header.h"
#include "ui/charts/chart_ticker.h"
#include "ui/charts/chart_view.h"
#include "ui/charts/chart_zoom.h"
#include "ui/charts/overlay_layer.h"

#include <memory>

namespace halfstep {

/// Colours and type of a plot.
struct ChartStyle {
    ChartPalette palette = ChartPalette::forExport();
    int textSize = 12;    ///< of the title, in pixels
    QString family{};     ///< of its type; empty: the widget's own
    bool xTitled = false; ///< the x axis, whatever the height
};

/// The plot under a chart: layers, axes and their labels. The same class draws on screen and, off screen in white,
/// into exported files. What nobody can see is not drawn until it can be seen.
class ChartPlot : public QCustomPlot {
public:
    explicit ChartPlot(std::shared_ptr<const ChartContent> content, QWidget* parent = nullptr);

    const ChartContent& content() const { return *m_content; }
    ChartLook& look() { return m_look; }
    const ChartHeader& header() const { return *m_header; }
    OverlayLayer& overlay() { return *m_overlay; }

    ChartZoom& zoom() { return m_zoom; }

    void setStyle(const ChartStyle& style);
    void setLogarithmic(bool logarithmic);
    ChartView view();
    const SkipGroup* skipAt(const QPointF& position) const; ///< the mark on the rail there; null without
    QString tipAt(const QPointF& position) const; ///< what stands there, in words; empty where nothing needs them

    void updateRanges(const QSize& size); ///< for a drawing of that size
    void redraw();                        ///< ranges, then everything
    void redrawOverlay();                 ///< what moves with the pointer

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void draw();
    QCPLayer& overlayLayer() const; ///< with pixels of its own only while there is something on it
    /// Axis titles, and labels as many and as long as there is room for.
    void updateLabels(const QSize& size, double height);
    double roomAbove(const AxisTicks& ticks, double height, const QFontMetricsF& metrics) const;
    double frameHeight(const QSize& size) const; ///< in a drawing of that size, about

    std::shared_ptr<const ChartContent> m_content;
    ChartLook m_look;
    ContentLayer* m_layer;
    OverlayLayer* m_overlay;
    ChartHeader* m_header;
    QSharedPointer<ChartTicker> m_xTicker{new ChartTicker};
    QSharedPointer<ChartTicker> m_valueTicker{new ChartTicker};
    ChartZoom m_zoom;
    bool m_xTitled = false;
    bool m_stale = true; ///< changed while nobody could see it
};

} // namespace halfstep
