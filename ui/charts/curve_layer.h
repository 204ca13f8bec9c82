#pragma once

#include "ui/charts/chart_state.h"
#include "ui/charts/qcustomplot_wrapper.h"

namespace halfstep {

/// Maps values to pixels of one axis rectangle and cuts what leaves it.
class ChartFrame {
public:
    ChartFrame(const QCPAxis* time, const QCPAxis* value);

    const QRectF& rect() const { return m_rect; }
    double x(double attempt) const;
    double y(double value) const; ///< kept within a few screens of the frame; never NaN for finite input
    bool showsTime(double attempt) const { return attempt >= m_from && attempt <= m_to; }
    double from() const { return m_from; }
    double to() const { return m_to; }
    double lower() const { return m_lower; }
    double upper() const { return m_upper; }

    /// Whether a mark there is drawn: vector formats, which clip nothing, leave out one that would cross a side.
    bool showsMark(const QCPPainter& painter, const QPointF& point, double radius) const;
    /// Draws the line. Vector formats get the part inside the frame only, since SVG files know no clipping.
    void drawLine(QCPPainter& painter, const QPolygonF& line) const;

private:
    QRectF m_rect;
    double m_from;
    double m_to;
    double m_lower;
    double m_upper;
    bool m_logarithmic;
    double m_logLower = 0;
    double m_logSize = 1;
};

/// Non-finite points that a drawing showed as marks on the frame's edge.
struct EdgeMarks {
    std::int64_t nans = 0;
    std::int64_t positive = 0;
    std::int64_t negative = 0;
    std::int64_t total() const { return nans + positive + negative; }
};

/// Draws all curves of a chart: at most a few points for every pixel column, whatever the history's length.
class CurveLayer : public QCPLayerable {
public:
    CurveLayer(QCustomPlot* plot, const ChartState& state);
    const EdgeMarks& edgeMarks() const { return m_edge; }
    int pointsWithMark() const { return m_marked; } ///< points drawn with a mark of their own

protected:
    void applyDefaultAntialiasingHint(QCPPainter* painter) const override;
    QRect clipRect() const override;
    void draw(QCPPainter* painter) override;

private:
    void drawCurve(QCPPainter& painter, const ChartFrame& frame, std::size_t curve, const Series& series, bool faint);
    void drawEdgeMarks(QCPPainter& painter, const ChartFrame& frame, const SeriesBucket& bucket, const QColor& color);

    const ChartState& m_state;
    EdgeMarks m_edge;
    int m_marked = 0;
    std::array<double, 5> m_lastEdgeMark{}; ///< pixel of the newest mark of each sort, to cap their density
};

} // namespace halfstep
