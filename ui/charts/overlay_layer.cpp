#include "ui/charts/overlay_layer.h"

#include "ui/charts/value_text.h"

#include <algorithm>
#include <cmath>

namespace halfstep {
namespace {

constexpr double markRoom = 10;
constexpr double rowGap = 9;
constexpr double reach = 5;     ///< of the pointer, to marks beside it
constexpr double footRoom = 11; ///< for marks at the frame's foot

} // namespace

OverlayLayer::OverlayLayer(QCustomPlot* plot, const ChartContent& content, const ChartLook& look)
    : QCPLayerable(plot, QStringLiteral("overlay"))
    , m_content(content)
    , m_look(look)
{
}

void OverlayLayer::applyDefaultAntialiasingHint(QCPPainter* painter) const
{
    painter->setAntialiasing(false);
}

QRect OverlayLayer::clipRect() const
{
    return mParentPlot->viewport();
}

std::vector<OverlayLayer::Line> OverlayLayer::linesOf(const QString& heading, const std::vector<CurveValue>& values,
                                                      bool named) const
{
    const QLocale locale;
    const AxisNumbers numbers = m_content.caption().values.numbers;
    const std::vector<LegendEntry> curves = m_content.legend(m_look);
    std::vector<Line> lines;
    if (!heading.isEmpty())
        lines.push_back({heading});
    for (const CurveValue& value : values) {
        const LegendEntry& curve = curves[value.curve];
        const QString text = valueText(value.value, numbers, locale);
        lines.push_back({named ? curve.text + u' ' + text : text, curve.ink});
    }
    return lines;
}

std::vector<OverlayLayer::Line> OverlayLayer::readOut() const
{
    const ReadOut out = m_content.readOut(m_look.cursor, m_look);
    std::vector<Line> lines = linesOf(out.heading, out.values, true);
    for (const QString& note : out.notes + marksNear(m_look.cursor))
        lines.push_back({note});
    return lines;
}

QStringList OverlayLayer::marksNear(double x) const
{
    const QCPAxis& axis = *mParentPlot->xAxis;
    const double near = reach * axis.range().size() / std::max(1, axis.axisRect()->width());
    return m_content.marksWithin({x - near, x + near});
}

std::vector<OverlayLayer::Line> OverlayLayer::differences() const
{
    if (!std::isfinite(m_look.markerA) || !std::isfinite(m_look.markerB))
        return {};
    const ReadOut a = m_content.readOut(m_look.markerA, m_look);
    const ReadOut b = m_content.readOut(m_look.markerB, m_look);
    std::vector<CurveValue> differences;
    for (const CurveValue& end : b.values) {
        const auto start = std::ranges::find(a.values, end.curve, &CurveValue::curve);
        if (start != a.values.end())
            differences.push_back(
                {end.curve, {end.value.lower - start->value.upper, end.value.upper - start->value.lower}});
    }
    return linesOf(m_content.distanceText(m_look.markerB - m_look.markerA), differences, true);
}

QStringList OverlayLayer::cursorLines() const
{
    QStringList texts;
    if (std::isfinite(m_look.cursor))
        for (const Line& line : readOut())
            texts << line.text;
    return texts;
}

QStringList OverlayLayer::differenceLines() const
{
    QStringList texts;
    for (const Line& line : differences())
        texts << line.text;
    return texts;
}

void OverlayLayer::draw(QCPPainter* painter)
{
    const PlotArea area(mParentPlot->xAxis, mParentPlot->yAxis);
    painter->setFont(mParentPlot->xAxis->tickLabelFont());
    if (mParentPlot->hasFocus()) {
        painter->setPen(QPen(m_look.palette.ink(0), 1));
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(mParentPlot->viewport().adjusted(0, 0, -1, -1));
    }
    if (!m_box.isNull()) {
        QColor fill = m_look.palette.ink(0);
        painter->setPen(fill);
        fill.setAlpha(40);
        painter->setBrush(fill);
        painter->drawRect(m_box);
    }
    m_taken = {};
    drawLine(*painter, area, m_look.markerA, QStringLiteral("A"));
    drawLine(*painter, area, m_look.markerB, QStringLiteral("B"));
    if (const auto lines = differences(); !lines.empty() && m_content.hasData())
        drawBox(*painter, area, lines, area.x(m_look.markerB));
    if (std::isfinite(m_look.cursor) && area.shows(m_look.cursor) && m_content.hasData()) {
        drawLine(*painter, area, m_look.cursor, {});
        // Names stand in the legend; beside the pointer there is room to repeat them.
        if (m_look.cursorIsHere)
            drawBox(*painter, area, readOut(), area.x(m_look.cursor));
        else
            drawRow(*painter, area, linesOf({}, m_content.readOut(m_look.cursor, m_look).values, false),
                    area.x(m_look.cursor));
    }
}

void OverlayLayer::drawLine(QCPPainter& painter, const PlotArea& area, double place, const QString& name)
{
    if (!std::isfinite(place) || !area.shows(place))
        return;
    const QFontMetricsF metrics(painter.font());
    const double x = std::round(area.x(place)) + 0.5;
    painter.setPen(QPen(name.isEmpty() ? m_look.palette.axis : m_look.palette.marker, 1));
    painter.drawLine(QPointF(x, area.rect().top()), QPointF(x, area.rect().bottom()));
    if (name.isEmpty())
        return;
    const QRectF flag(x, area.rect().top(), metrics.horizontalAdvance(name) + 6, metrics.height());
    painter.fillRect(flag, m_look.palette.marker);
    painter.setPen(m_look.palette.background);
    painter.drawText(flag, Qt::AlignCenter, name);
}

QRectF OverlayLayer::placeFor(const PlotArea& area, const QSizeF& size, double beside) const
{
    const QRectF& rect = area.rect();
    const double left = std::max(beside - 6 - size.width(), rect.left());
    const double right = std::min(beside + 6, rect.right() - size.width());
    const double foot = rect.bottom() - size.height() - footRoom;
    const bool flagged = std::isfinite(m_look.markerA) || std::isfinite(m_look.markerB);
    const double top = rect.top() + (flagged ? QFontMetricsF(mParentPlot->xAxis->tickLabelFont()).height() + 2 : 4);
    const double below = m_taken.isNull() ? top : std::min(m_taken.bottom() + 2, foot);
    const double aside = m_taken.isNull() ? left : std::max(m_taken.left() - 4 - size.width(), rect.left());
    QRectF best;
    double least = 0;
    for (const QPointF& corner : {QPointF(right, top), QPointF(left, top), QPointF(right, foot), QPointF(left, foot),
                                  QPointF(right, below), QPointF(left, below), QPointF(aside, top)}) {
        const QRectF place(corner, size);
        // Covering the cursor's own line is worst.
        double hidden = place.left() < beside && place.right() > beside ? 1e6 : 0;
        if (place.intersects(m_taken))
            hidden += 1000;
        constexpr int samples = 8;
        for (int k = 0; k <= samples; ++k) {
            const double x = place.left() + place.width() * k / samples;
            const double at = area.from() + (x - rect.left()) / rect.width() * (area.to() - area.from());
            for (const CurveValue& value : m_content.readOut(at, m_look).values)
                if (std::isfinite(value.value.lower) && place.contains(x, area.y(value.value.lower)))
                    hidden += 1;
        }
        if (best.isNull() || hidden < least) {
            best = place;
            least = hidden;
        }
    }
    return best;
}

void OverlayLayer::drawBox(QCPPainter& painter, const PlotArea& area, const std::vector<Line>& lines, double beside)
{
    const QFontMetricsF metrics(painter.font());
    double width = 0;
    for (const Line& line : lines)
        width = std::max(width, metrics.horizontalAdvance(line.text) + (line.ink >= 0 ? markRoom : 0));
    // Over the axis where the plot is narrower than the words, and never beyond the chart.
    const QRectF room = QRectF(mParentPlot->viewport()).adjusted(2, 0, -2, 0);
    width = std::min(width, room.width() - 10);
    QRectF box = placeFor(area, {width + 10, metrics.height() * static_cast<double>(lines.size()) + 4}, beside);
    box.moveLeft(std::max(room.left(), std::min(box.left(), room.right() - box.width())));
    m_taken = box;
    QColor veil = m_look.palette.background;
    veil.setAlpha(235);
    painter.setPen(m_look.palette.grid);
    painter.setBrush(veil);
    painter.drawRect(box);
    double baseline = box.top() + 2 + metrics.ascent();
    for (const Line& line : lines) {
        const double words = width - (line.ink >= 0 ? markRoom : 0);
        drawText(painter, {metrics.elidedText(line.text, Qt::ElideRight, words + 1), line.ink}, box.left() + 5,
                 baseline);
        baseline += metrics.height();
    }
}

void OverlayLayer::drawRow(QCPPainter& painter, const PlotArea& area, const std::vector<Line>& lines, double beside)
{
    const QFontMetricsF metrics(painter.font());
    double width = -rowGap;
    for (const Line& line : lines)
        width += metrics.horizontalAdvance(line.text) + markRoom + rowGap;
    if (width <= 0)
        return;
    if (width + 6 > area.rect().width())
        return drawBox(painter, area, lines, beside);
    const QRectF row = placeFor(area, {width + 6, metrics.height()}, beside);
    QColor veil = m_look.palette.background;
    veil.setAlpha(235);
    painter.fillRect(row, veil);
    double left = row.left() + 3;
    for (const Line& line : lines) {
        drawText(painter, line, left, row.top() + metrics.ascent());
        left += metrics.horizontalAdvance(line.text) + markRoom + rowGap;
    }
}

void OverlayLayer::drawText(QCPPainter& painter, const Line& line, double left, double baseline)
{
    if (line.ink >= 0) {
        painter.setAntialiasing(true);
        drawMark(painter, markOf(line.ink), {left + 3, baseline - QFontMetricsF(painter.font()).ascent() / 2 + 1}, 2.8,
                 m_look.palette.ink(line.ink));
        painter.setAntialiasing(false);
        left += markRoom;
    }
    painter.setPen(m_look.palette.text);
    painter.drawText(QPointF(left, baseline), line.text);
}

} // namespace halfstep
