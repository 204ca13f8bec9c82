#pragma once

#include "ui/charts/chart_content.h"
#include "ui/charts/plot_area.h"

#include <QStringList>

namespace halfstep {

/// What moves with the pointer: the linked cursor with its read-out, cursors A and B with their differences, and the
/// box being drawn. Lies on a layer of its own, so that moving it redraws nothing else.
class OverlayLayer : public QCPLayerable {
public:
    OverlayLayer(QCustomPlot* plot, const ChartContent& content, const ChartLook& look);
    void setBox(const QRectF& box) { m_box = box; } ///< null rectangle: none

    QStringList cursorLines() const;     ///< one line for the place, one for every curve shown
    QStringList differenceLines() const; ///< B minus A; empty while one is missing

protected:
    void applyDefaultAntialiasingHint(QCPPainter* painter) const override;
    QRect clipRect() const override;
    void draw(QCPPainter* painter) override;

private:
    struct Line {
        QString text;
        int ink = -1;
    };
    std::vector<Line> linesOf(const QString& heading, const std::vector<CurveValue>& values, bool named) const;
    std::vector<Line> readOut() const;
    QStringList marksNear(double x) const;
    std::vector<Line> differences() const;
    void drawLine(QCPPainter& painter, const PlotArea& area, double place, const QString& name);
    void drawBox(QCPPainter& painter, const PlotArea& area, const std::vector<Line>& lines, double beside);
    void drawRow(QCPPainter& painter, const PlotArea& area, const std::vector<Line>& lines, double beside);
    void drawText(QCPPainter& painter, const Line& line, double left, double baseline);
    QRectF placeFor(const PlotArea& area, const QSizeF& size, double beside) const; ///< where it hides least

    const ChartContent& m_content;
    const ChartLook& m_look;
    QRectF m_box;
    QRectF m_taken; ///< by the differences, while drawing
};

} // namespace halfstep
