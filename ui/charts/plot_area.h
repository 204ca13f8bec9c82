#pragma once

#include "ui/charts/qcustomplot_wrapper.h"

namespace halfstep {

/// Maps places and values to pixels of one axis rectangle and cuts what leaves it.
class PlotArea {
public:
    PlotArea(const QCPAxis* x, const QCPAxis* values);

    const QRectF& rect() const { return m_rect; }
    double x(double place) const;
    double y(double value) const; ///< kept within a few screens of the frame; never NaN for finite input
    bool shows(double place) const { return place >= m_from && place <= m_to; }
    double from() const { return m_from; }
    double to() const { return m_to; }
    double lower() const { return m_lower; }
    double upper() const { return m_upper; }

    /// Whether a mark there is drawn: vector formats, which clip nothing, leave out one that would cross a side.
    bool showsMark(const QCPPainter& painter, const QPointF& point, double radius) const;
    /// Draws the part of the line that is inside the frame.
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

} // namespace halfstep
