#include "ui/charts/curve_drawing.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace halfstep {
namespace {

constexpr double markRadius = 2.8;
constexpr double edgeRadius = 4;
constexpr double edgeSpacing = 9;  ///< pixels between two marks of one sort on the frame's edge
constexpr double markSpacing = 72; ///< pixels between the marks that tell long curves apart

enum EdgeSort { EdgeNan, EdgePositive, EdgeNegative, EdgeAbove, EdgeBelow };

} // namespace

CurveDrawing::CurveDrawing(QCPPainter& painter, const PlotArea& area, const ChartLook& look)
    : m_painter(painter)
    , m_area(area)
    , m_look(look)
{
}

void CurveDrawing::draw(const Series& series, const RunAxis& axis, const CurveStyle& style)
{
    m_lastEdgeMark.fill(-1e9);
    const bool behind = style.behind > 0;
    const QColor own = m_look.palette.ink(style.ink);
    const QColor ink = behind ? m_look.palette.quiet(own) : own;
    const auto [from, to] = axis.attemptsWithin({m_area.from(), m_area.to()});
    const std::vector<SeriesBucket> buckets =
        series.view(from, to, std::max(1, static_cast<int>(m_area.rect().width())));
    const auto xOf = [&](double attempt) { return m_area.x(axis.place(attempt)); };
    const bool dense = std::any_of(buckets.begin(), buckets.end(), [](const SeriesBucket& b) { return b.count() > 1; });
    const bool exporting = m_painter.modes().testFlag(QCPPainter::pmNonCosmetic);
    const bool markAll =
        !style.faint && !behind && !dense && static_cast<double>(buckets.size()) * 9 < m_area.rect().width();

    std::vector<QPointF> marks;
    double nextMark = m_area.rect().left() + 12 + style.ink * markSpacing / 3;
    QPolygonF line;
    // On screen, long lines are drawn one pixel wide and jagged, which is several times cheaper.
    const bool fine = exporting || (!dense && buckets.size() < 300);
    QPen pen(style.faint ? m_look.palette.faint(ink) : ink, !fine || style.faint || behind ? 1.0
                                                            : dense && !style.smooth       ? 1.1
                                                                                           : 1.6);
    pen.setCosmetic(!exporting);
    pen.setJoinStyle(Qt::RoundJoin);
    const int dash = behind ? style.behind : style.ink;
    if (!dense && !style.faint && !style.stepped && !style.smooth && !dashOf(dash).isEmpty())
        pen.setDashPattern(dashOf(dash));
    const auto flush = [&] {
        if (line.size() == 1 && !markAll && m_area.showsMark(m_painter, line[0], markRadius))
            marks.push_back(line[0]);
        if (line.size() > 1) {
            m_painter.setAntialiasing(fine);
            m_painter.setPen(pen);
            m_painter.setBrush(Qt::NoBrush);
            m_area.drawLine(m_painter, line);
            if (style.smooth && !fine && !behind) // twice beside itself: stronger than the raw line, still cheap
                m_area.drawLine(m_painter, line.translated(0, 1));
        }
        line.clear();
    };

    NonFiniteCount counted;
    double lastAttempt = std::numeric_limits<double>::infinity();
    for (const SeriesBucket& b : buckets) {
        if (!style.smooth)
            drawEdgeMarks(b, axis, ink, counted);
        if (!style.perEpoch && !style.smooth && b.xFirst > lastAttempt + 1)
            flush();
        lastAttempt = b.xLast;
        if (b.finiteCount == 0) {
            flush();
            continue;
        }
        const QPointF first(xOf(b.xFirst), m_area.y(b.first));
        if (style.stepped && !line.isEmpty())
            line << QPointF(first.x(), line.last().y());
        if (b.finiteCount == 1 || style.smooth) {
            line << first;
        } else {
            const double last = xOf(b.xLast);
            QPointF low((first.x() + last) / 2, m_area.y(b.min));
            QPointF high(low.x(), m_area.y(b.max));
            if (fine || style.stepped || last - first.x() > 2) {
                line << first << low << high << QPointF(last, m_area.y(b.last));
            } else { // so narrow that its values fill it from the lowest to the highest
                if (!line.isEmpty() && std::abs(line.last().y() - high.y()) < std::abs(line.last().y() - low.y()))
                    std::swap(low, high);
                line << low << high;
            }
        }
        if (markAll || (!style.faint && first.x() >= nextMark && (behind || buckets.size() > 8))) {
            if (m_area.showsMark(m_painter, first, markRadius))
                marks.push_back(first);
            nextMark = first.x() + markSpacing;
        }
    }
    flush();
    m_painter.setAntialiasing(true);
    for (const QPointF& mark : marks)
        drawMark(m_painter, behind ? markBehind(style.behind) : markOf(style.ink), mark, markRadius, ink,
                 m_look.palette.background);
    if (style.smooth || behind)
        return;
    m_drawn.points += static_cast<int>(marks.size());
    NonFiniteCount& most = style.perEpoch ? m_drawn.epochs : m_drawn.attempts;
    most = {std::max(most.nans, counted.nans), std::max(most.positive, counted.positive),
            std::max(most.negative, counted.negative)};
}

void CurveDrawing::drawEdgeMarks(const SeriesBucket& b, const RunAxis& axis, const QColor& color,
                                 NonFiniteCount& counted)
{
    const bool beyond = m_look.followsValues && b.finiteCount > 0 && (b.max > m_area.upper() || b.min < m_area.lower());
    if (!beyond && b.nanCount + b.positiveInfCount + b.negativeInfCount == 0)
        return;
    if (axis.place(b.xLast) < m_area.from() || axis.place(b.xFirst) > m_area.to())
        return;
    const QRectF& rect = m_area.rect();
    const double x = std::clamp(m_area.x(axis.place((b.xFirst + b.xLast) / 2)), rect.left(), rect.right());
    const auto mark = [&](EdgeSort sort, MarkShape shape, bool top, double row) {
        if (x - m_lastEdgeMark[sort] < edgeSpacing)
            return;
        m_lastEdgeMark[sort] = x;
        m_painter.setAntialiasing(true);
        const double inset = edgeRadius + 1.5 + row * (2 * edgeRadius + 1);
        const double inside = std::clamp(x, rect.left() + edgeRadius + 1, rect.right() - edgeRadius - 1);
        drawMark(m_painter, shape, {inside, top ? rect.top() + inset : rect.bottom() - inset}, edgeRadius, color);
    };
    counted.nans += b.nanCount;
    counted.positive += b.positiveInfCount;
    counted.negative += b.negativeInfCount;
    if (b.positiveInfCount > 0)
        mark(EdgePositive, MarkShape::FilledUp, true, 0);
    if (b.nanCount > 0)
        mark(EdgeNan, MarkShape::OpenDiamond, true, 1);
    if (b.negativeInfCount > 0)
        mark(EdgeNegative, MarkShape::FilledDown, false, 1);
    if (!m_look.followsValues || b.finiteCount == 0)
        return;
    // Extremes that the robust range left out, and what a log axis cannot hold.
    if (b.max > m_area.upper()) {
        mark(EdgeAbove, MarkShape::OpenUp, true, 0);
        m_drawn.above = true;
    }
    if (b.min < m_area.lower()) {
        mark(EdgeBelow, MarkShape::OpenDown, false, 1);
        m_drawn.below = true;
    }
}

} // namespace halfstep
