#include "ui/charts/curve_layer.h"

#include <algorithm>
#include <cmath>

namespace halfstep {
namespace {

constexpr double markRadius = 2.8;
constexpr double edgeRadius = 4;
constexpr double edgeSpacing = 9;  ///< pixels between two marks of one sort on the frame's edge
constexpr double markSpacing = 72; ///< pixels between the marks that tell long curves apart

enum EdgeSort { EdgeNan, EdgePositive, EdgeNegative, EdgeAbove, EdgeBelow };

bool isPoint(const SeriesBucket& b)
{
    return b.finiteCount + b.nanCount + b.positiveInfCount + b.negativeInfCount == 1;
}

} // namespace

CurveLayer::CurveLayer(QCustomPlot* plot, const ChartState& state)
    : QCPLayerable(plot, QStringLiteral("main"))
    , m_state(state)
{
}

void CurveLayer::applyDefaultAntialiasingHint(QCPPainter* painter) const
{
    painter->setAntialiasing(false);
}

QRect CurveLayer::clipRect() const
{
    return mParentPlot->axisRect()->rect();
}

void CurveLayer::draw(QCPPainter* painter)
{
    m_edge = {};
    m_marked = 0;
    const ChartFrame frame(mParentPlot->xAxis, mParentPlot->yAxis);
    for (std::size_t i = 0; i < m_state.spec.curves.size(); ++i) {
        if (m_state.hidden[i] || !m_state.raw(i))
            continue;
        m_lastEdgeMark.fill(-1e9);
        const Series* smooth = m_state.smooth(i);
        drawCurve(*painter, frame, i, *m_state.raw(i), smooth != nullptr);
        if (smooth)
            drawCurve(*painter, frame, i, *smooth, false);
    }
}

void CurveLayer::drawCurve(QCPPainter& painter, const ChartFrame& frame, std::size_t curve, const Series& series,
                           bool faint)
{
    const CurveSpec& spec = m_state.spec.curves[curve];
    const QColor ink = m_state.palette.ink(spec.ink);
    const bool isSmooth = m_state.smooth(curve) == &series;
    const std::vector<SeriesBucket> buckets =
        series.view(frame.from(), frame.to(), std::max(1, static_cast<int>(frame.rect().width())));
    const bool dense = std::any_of(buckets.begin(), buckets.end(), [](const SeriesBucket& b) { return !isPoint(b); });
    const bool exporting = painter.modes().testFlag(QCPPainter::pmNonCosmetic);
    const bool markAll = !faint && !dense && static_cast<double>(buckets.size()) * 9 < frame.rect().width();

    std::vector<QPointF> marks;
    double nextMark = frame.rect().left() + 12 + spec.ink * markSpacing / 3;
    QPolygonF line;
    // On screen, long lines are drawn one pixel wide and jagged, which is several times cheaper.
    const bool fine = exporting || (!dense && buckets.size() < 300);
    QPen pen(faint ? m_state.palette.faint(ink) : ink, !fine || faint ? 1.0 : dense && !isSmooth ? 1.1 : 1.6);
    pen.setCosmetic(!exporting);
    pen.setJoinStyle(Qt::RoundJoin);
    if (!dense && !faint && !spec.stepped && !isSmooth && !dashOf(spec.ink).isEmpty())
        pen.setDashPattern(dashOf(spec.ink));
    const auto flush = [&] {
        if (line.size() == 1 && !markAll && frame.showsMark(painter, line[0], markRadius))
            marks.push_back(line[0]);
        if (line.size() > 1) {
            painter.setAntialiasing(fine);
            painter.setPen(pen);
            painter.setBrush(Qt::NoBrush);
            frame.drawLine(painter, line);
            if (isSmooth && !fine) // twice beside itself: stronger than the raw line, still cheap
                frame.drawLine(painter, line.translated(0, 1));
        }
        line.clear();
    };

    for (const SeriesBucket& b : buckets) {
        if (!isSmooth)
            drawEdgeMarks(painter, frame, b, ink);
        if (b.finiteCount == 0) {
            flush();
            continue;
        }
        const QPointF first(frame.x(b.xFirst), frame.y(b.first));
        if (spec.stepped && !line.isEmpty())
            line << QPointF(first.x(), line.last().y());
        line << first;
        if (b.finiteCount > 1 && !isSmooth) {
            const double last = frame.x(b.xLast);
            const double middle = (first.x() + last) / 2;
            line << QPointF(middle, frame.y(b.min)) << QPointF(middle, frame.y(b.max))
                 << QPointF(last, frame.y(b.last));
        }
        if (markAll || (!faint && first.x() >= nextMark && buckets.size() > 8)) {
            if (frame.showsMark(painter, first, markRadius))
                marks.push_back(first);
            nextMark = first.x() + markSpacing;
        }
    }
    flush();
    painter.setAntialiasing(true);
    for (const QPointF& mark : marks)
        drawMark(painter, markOf(spec.ink), mark, markRadius, ink, m_state.palette.background);
    if (!isSmooth)
        m_marked += static_cast<int>(marks.size());
}

void CurveLayer::drawEdgeMarks(QCPPainter& painter, const ChartFrame& frame, const SeriesBucket& b, const QColor& color)
{
    if (b.xLast < frame.from() || b.xFirst > frame.to())
        return;
    const QRectF& rect = frame.rect();
    const double x = std::clamp(frame.x((b.xFirst + b.xLast) / 2), rect.left(), rect.right());
    const auto mark = [&](EdgeSort sort, MarkShape shape, bool top, double row) {
        if (x - m_lastEdgeMark[sort] < edgeSpacing)
            return;
        m_lastEdgeMark[sort] = x;
        painter.setAntialiasing(true);
        const double inset = edgeRadius + 1.5 + row * (2 * edgeRadius + 1);
        const double inside = std::clamp(x, rect.left() + edgeRadius + 1, rect.right() - edgeRadius - 1);
        drawMark(painter, shape, {inside, top ? rect.top() + inset : rect.bottom() - inset}, edgeRadius, color);
    };
    m_edge.nans += b.nanCount;
    m_edge.positive += b.positiveInfCount;
    m_edge.negative += b.negativeInfCount;
    if (b.positiveInfCount > 0)
        mark(EdgePositive, MarkShape::FilledUp, true, 0);
    if (b.nanCount > 0)
        mark(EdgeNan, MarkShape::OpenDiamond, true, 1);
    if (b.negativeInfCount > 0)
        mark(EdgeNegative, MarkShape::FilledDown, false, 1);
    if (!m_state.valueFollows || b.finiteCount == 0)
        return;
    // Extremes that the robust range left out, and what a log axis cannot hold.
    if (b.max > frame.upper())
        mark(EdgeAbove, MarkShape::OpenUp, true, 0);
    if (b.min < frame.lower())
        mark(EdgeBelow, MarkShape::OpenDown, false, 1);
}

} // namespace halfstep
