#pragma once

#include "ui/charts/content_layer.h"

#include <vector>

namespace halfstep {

/// Title and legend above the frame, on one row where they fit, flowing onto more where they don't, its words
/// shortened or left out, those of a notice first, where the plot would have too little room left. A click on an entry
/// hides its curve.
class ChartHeader : public QCPLayoutElement {
public:
    ChartHeader(QCustomPlot* plot, const ChartContent& content, const ChartLook& look, const ContentLayer& layer);

    void setFont(const QFont& font); ///< of the title; the legend's is a pixel smaller
    void layOut(const QSize& plot);  ///< before it is drawn in a plot of that size
    double height() const;
    QSize minimumOuterSizeHint() const override;
    QSize maximumOuterSizeHint() const override; ///< as high as its rows
    int curveAt(const QPointF& position) const;  ///< -1: none
    QRectF entryRect(int curve) const;           ///< in the plot's pixels
    QRectF tagRect() const;                      ///< that tells of a zoom; null without one
    QRectF cornerRect() const;                   ///< a button that enlarges; null without one
    bool titleAt(const QPointF& position) const;

protected:
    void draw(QCPPainter* painter) override;

private:
    struct Entry {
        LegendEntry legend;
        int curve = -1;
        QRectF place{}; ///< relative to the element
    };
    struct Rows {
        std::vector<Entry> entries;
        double height = 0;
    };
    Rows flowing(double width, double longest, double longestNotice) const; ///< no text of an entry being longer
    void drawEntry(QCPPainter& painter, const Entry& entry) const;
    void drawTag(QCPPainter& painter, const Entry& entry) const;
    void drawCorner(QCPPainter& painter) const;
    void drawNotes(QCPPainter& painter) const;
    double roomInCorner() const;       ///< that its button takes of the first row
    double endOfRow(double top) const; ///< of what stands there

    const ChartContent& m_content;
    const ChartLook& m_look;
    const ContentLayer& m_layer;
    QFont m_titleFont;
    QFont m_font;
    Rows m_rows;
};

} // namespace halfstep
