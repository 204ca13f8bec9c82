#pragma once

#include "ui/charts/content_layer.h"

#include <vector>

namespace halfstep {

/// Title and legend above the frame, on one row where they fit, flowing onto more where they don't. A click on an
/// entry hides its curve.
class ChartHeader : public QCPLayoutElement {
public:
    ChartHeader(QCustomPlot* plot, const ChartContent& content, const ChartLook& look, const ContentLayer& layer);

    void setTextSize(int pixels);
    QSize minimumOuterSizeHint() const override;
    QSize maximumOuterSizeHint() const override; ///< as high as its rows
    int curveAt(const QPointF& position) const;  ///< -1: none
    QRectF entryRect(int curve) const;           ///< in the plot's pixels
    bool titleAt(const QPointF& position) const;

protected:
    void draw(QCPPainter* painter) override;

private:
    struct Entry {
        LegendEntry legend;
        int curve = -1;
        QRectF place{}; ///< relative to the element
    };
    std::vector<Entry> layOut(double width, double& height) const;
    void drawEntry(QCPPainter& painter, const Entry& entry, const QPointF& origin) const;
    void drawNotes(QCPPainter& painter, double left) const;

    const ChartContent& m_content;
    const ChartLook& m_look;
    const ContentLayer& m_layer;
    QFont m_titleFont;
    QFont m_font;
};

} // namespace halfstep
