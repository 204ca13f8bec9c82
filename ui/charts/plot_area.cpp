#include "ui/charts/plot_area.h"

#include <algorithm>
#include <cmath>

namespace halfstep {
namespace {

/// Liang and Barsky's clipping of one segment; false when nothing is left of it.
bool clipSegment(QPointF& a, QPointF& b, const QRectF& rect)
{
    const QPointF d = b - a;
    double enter = 0;
    double leave = 1;
    const double steps[4] = {-d.x(), d.x(), -d.y(), d.y()};
    const double rooms[4] = {a.x() - rect.left(), rect.right() - a.x(), a.y() - rect.top(), rect.bottom() - a.y()};
    for (int side = 0; side < 4; ++side) {
        if (steps[side] == 0) {
            if (rooms[side] < 0)
                return false;
            continue;
        }
        const double t = rooms[side] / steps[side];
        if (steps[side] < 0)
            enter = std::max(enter, t);
        else
            leave = std::min(leave, t);
    }
    if (enter > leave)
        return false;
    b = a + d * leave;
    a = a + d * enter;
    return true;
}

void stroke(QCPPainter& painter, const QPolygonF& line)
{
    // Qt's antialiasing slows down quadratically with the length of one path.
    constexpr qsizetype pieceLength = 64;
    const bool whole = painter.modes().testFlag(QCPPainter::pmVectorized) || !painter.antialiasing()
                       || !painter.pen().dashPattern().isEmpty() || line.size() <= pieceLength;
    if (whole)
        painter.drawPolyline(line);
    else
        for (qsizetype i = 0; i + 1 < line.size(); i += pieceLength)
            painter.drawPolyline(line.constData() + i, static_cast<int>(std::min(pieceLength + 1, line.size() - i)));
}

} // namespace

PlotArea::PlotArea(const QCPAxis* x, const QCPAxis* values)
    : m_rect(x->axisRect()->rect())
    , m_from(x->range().lower)
    , m_to(x->range().upper)
    , m_lower(values->range().lower)
    , m_upper(values->range().upper)
    , m_logarithmic(values->scaleType() == QCPAxis::stLogarithmic)
{
    if (m_logarithmic) {
        m_logLower = std::log(m_lower);
        m_logSize = std::log(m_upper) - m_logLower;
    }
}

double PlotArea::x(double place) const
{
    return m_rect.left() + (place - m_from) / (m_to - m_from) * m_rect.width();
}

double PlotArea::y(double value) const
{
    double share = 0;
    if (!m_logarithmic)
        share = value / (m_upper - m_lower) - m_lower / (m_upper - m_lower);
    else
        share = value > 0 ? (std::log(value) - m_logLower) / m_logSize : -4;
    return m_rect.bottom() - std::clamp(share, -4.0, 5.0) * m_rect.height();
}

bool PlotArea::showsMark(const QCPPainter& painter, const QPointF& point, double radius) const
{
    const double inset = painter.modes().testFlag(QCPPainter::pmVectorized) ? radius : 0;
    return m_rect.adjusted(inset, 0, -inset, 0).contains(point);
}

void PlotArea::drawLine(QCPPainter& painter, const QPolygonF& line) const
{
    // Qt's antialiasing costs seconds for steep lines that go far beyond the frame.
    if (!painter.modes().testFlag(QCPPainter::pmVectorized)
        && m_rect.adjusted(-2, -2, 2, 2).contains(line.boundingRect()))
        return stroke(painter, line);
    QPolygonF piece;
    const auto flush = [&] {
        if (piece.size() > 1)
            stroke(painter, piece);
        piece.clear();
    };
    for (qsizetype i = 1; i < line.size(); ++i) {
        QPointF a = line[i - 1];
        QPointF b = line[i];
        if (!clipSegment(a, b, m_rect)) {
            flush();
            continue;
        }
        if (piece.isEmpty() || piece.last() != a) {
            flush();
            piece << a;
        }
        piece << b;
    }
    flush();
}

} // namespace halfstep
