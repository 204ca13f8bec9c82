#pragma once

#include "ui/charts/chart_content.h"
#include "ui/charts/content_layer.h"
#include "ui/charts/plot_area.h"

#include <QStringList>

namespace halfstep {

/// What moves with the pointer: the linked cursor with its read-out, cursors A and B with their differences, and the
/// box being drawn. Lies on a layer of its own, so that moving it redraws nothing else.
class OverlayLayer : public QCPLayerable {
public:
    OverlayLayer(QCustomPlot* plot, const ChartContent& content, const ChartLook& look, const ContentLayer& layer);
    void setBox(const QRectF& box) { m_box = box; } ///< null rectangle: none
    bool isEmpty() const;

    QStringList cursorLines() const;                 ///< one line for the place, one for every curve shown
    QStringList differenceLines() const;             ///< B minus A; empty while one is missing
    bool isShortened() const { return m_shortened; } ///< the read-out beside the pointer, for want of room
    QRectF readOutRoom() const { return m_readOut; } ///< that the read-out takes beside the pointer; null without

protected:
    void applyDefaultAntialiasingHint(QCPPainter* painter) const override;
    QRect clipRect() const override;
    void draw(QCPPainter* painter) override;

private:
    struct Line {
        QString text;
        int ink = -1;
        Qt::BrushStyle fill = Qt::NoBrush; ///< else a curve
    };
    struct Row {
        std::vector<Line> lines;
        double width = 0;
    };
    struct Box {
        std::vector<Row> rows;
        QRectF place;
        bool cut = false; ///< lines were left out
    };
    std::vector<Line> linesOf(const QString& heading, const std::vector<CurveValue>& values, bool named) const;
    std::vector<Line> readOut() const;
    /// In ever fewer words: all, without what happened there, the values alone, and these without names.
    std::vector<std::vector<Line>> readOuts() const;
    QStringList marksNear(double x) const;
    std::vector<Line> differences() const;
    void drawLine(QCPPainter& painter, const PlotArea& area, double place, const QString& name);
    std::vector<Row> rowsOf(const std::vector<Line>& lines, double most, bool flowing) const;
    static void shorten(std::vector<Row>& rows, std::size_t most);
    QRectF wideRoom() const; ///< for what may lie over the axes
    Box boxOf(const PlotArea& area, std::vector<Row> rows, const QRectF& room, double beside) const;
    Box readOutBox(const PlotArea& area, double beside); ///< in as many words as leave enough of the frame free
    Box lowBox(const PlotArea& area, std::vector<Row> rows, const QRectF& room,
               double beside) const; ///< in as many rows
    void drawBox(QCPPainter& painter, const Box& box);
    void drawText(QCPPainter& painter, const Line& line, double left, double baseline);
    /// Inside `held`, where it hides least.
    QRectF placeFor(const PlotArea& area, const QSizeF& size, double beside, const QRectF& held) const;
    double costOf(const PlotArea& area, const QRectF& place, double beside, const std::vector<QPointF>& curves) const;

    const ChartContent& m_content;
    const ChartLook& m_look;
    const ContentLayer& m_layer;
    QRectF m_box;
    QRectF m_taken; ///< by the differences, while drawing
    QRectF m_readOut;
    bool m_shortened = false;
};

} // namespace halfstep
