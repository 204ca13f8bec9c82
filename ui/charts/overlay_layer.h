#pragma once

#include "ui/charts/curve_layer.h"

#include <QStringList>

namespace halfstep {

/// What moves with the pointer: the linked cursor with its read-out, cursors A and B with their differences, and the
/// box being drawn. Lies on a layer of its own, so that moving it redraws nothing else.
class OverlayLayer : public QCPLayerable {
public:
    OverlayLayer(QCustomPlot* plot, const ChartState& state);
    void setBox(const QRectF& box) { m_box = box; } ///< null rectangle: none

    QStringList cursorLines() const;     ///< one line for the attempt, one for every curve shown
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
    std::vector<Line> readOut() const;
    std::vector<Line> differences() const;
    void drawLine(QCPPainter& painter, const ChartFrame& frame, double attempt, const QString& name);
    std::vector<Line> values() const; ///< of the curves at the cursor, without their names
    void drawBox(QCPPainter& painter, const ChartFrame& frame, const std::vector<Line>& lines, double beside);
    void drawRow(QCPPainter& painter, const ChartFrame& frame, const std::vector<Line>& lines, double beside);
    void drawText(QCPPainter& painter, const Line& line, double left, double baseline);
    QRectF placeFor(const ChartFrame& frame, const QSizeF& size, double beside) const; ///< where it hides least

    const ChartState& m_state;
    QRectF m_box;
    QRectF m_taken; ///< by the differences, while drawing
};

} // namespace halfstep
