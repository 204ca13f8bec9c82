#include "ui/charts/overlay_layer.h"

#include "ui/charts/mark_layer.h"

#include <QCoreApplication>

#include <cmath>

namespace halfstep {
namespace {

constexpr double markRoom = 10;
constexpr double rowGap = 9;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(halfstep::RunChart)
};

QString rangeText(const ValueRange& range, AxisNumbers numbers, const QLocale& locale)
{
    const QString lower = valueText(range.lower, numbers, locale);
    const QString upper = valueText(range.upper, numbers, locale);
    return lower == upper ? lower : lower + QStringLiteral(" … ") + upper;
}

} // namespace

OverlayLayer::OverlayLayer(QCustomPlot* plot, const ChartState& state)
    : QCPLayerable(plot, QStringLiteral("overlay"))
    , m_state(state)
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

std::vector<OverlayLayer::Line> OverlayLayer::readOut() const
{
    const QLocale locale;
    const double attempt = std::max(1.0, std::round(m_state.cursor));
    std::vector<Line> lines{{Words::tr("attempt %1").arg(locale.toString(attempt, 'f', 0))}};
    for (std::size_t i = 0; i < m_state.spec.curves.size(); ++i) {
        if (m_state.hidden[i] || !m_state.raw(i))
            continue;
        if (const auto value = valueAt(*m_state.raw(i), attempt))
            lines.push_back(
                {m_state.spec.curves[i].labelText() + u' ' + rangeText(*value, m_state.spec.numbers, locale),
                 m_state.spec.curves[i].ink});
    }
    return lines;
}

std::vector<OverlayLayer::Line> OverlayLayer::differences() const
{
    if (!std::isfinite(m_state.markerA) || !std::isfinite(m_state.markerB))
        return {};
    const QLocale locale;
    std::vector<Line> lines{
        {Words::tr("B − A: %1 attempts").arg(locale.toString(m_state.markerB - m_state.markerA, 'f', 0))}};
    for (std::size_t i = 0; i < m_state.spec.curves.size(); ++i) {
        if (m_state.hidden[i] || !m_state.raw(i))
            continue;
        const auto a = valueAt(*m_state.raw(i), m_state.markerA);
        const auto b = valueAt(*m_state.raw(i), m_state.markerB);
        if (!a || !b)
            continue;
        const ValueRange difference{b->lower - a->upper, b->upper - a->lower};
        lines.push_back(
            {m_state.spec.curves[i].labelText() + u' ' + rangeText(difference, m_state.spec.numbers, locale),
             m_state.spec.curves[i].ink});
    }
    return lines;
}

QStringList OverlayLayer::cursorLines() const
{
    QStringList texts;
    if (std::isfinite(m_state.cursor))
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
    const ChartFrame frame(mParentPlot->xAxis, mParentPlot->yAxis);
    painter->setFont(mParentPlot->xAxis->tickLabelFont());
    if (mParentPlot->hasFocus()) {
        painter->setPen(QPen(m_state.palette.ink(0), 1));
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(mParentPlot->viewport().adjusted(0, 0, -1, -1));
    }
    if (!m_box.isNull()) {
        QColor fill = m_state.palette.ink(0);
        painter->setPen(fill);
        fill.setAlpha(40);
        painter->setBrush(fill);
        painter->drawRect(m_box);
    }
    m_taken = {};
    drawLine(*painter, frame, m_state.markerA, QStringLiteral("A"));
    drawLine(*painter, frame, m_state.markerB, QStringLiteral("B"));
    if (const auto lines = differences(); !lines.empty() && m_state.hasData())
        drawBox(*painter, frame, lines, frame.x(m_state.markerB));
    if (std::isfinite(m_state.cursor) && frame.showsTime(m_state.cursor) && m_state.hasData()) {
        drawLine(*painter, frame, m_state.cursor, {});
        // Names stand in the legend; beside the pointer there is room to repeat them.
        if (m_state.cursorIsHere)
            drawBox(*painter, frame, readOut(), frame.x(m_state.cursor));
        else
            drawRow(*painter, frame, values(), frame.x(m_state.cursor));
    }
}

void OverlayLayer::drawLine(QCPPainter& painter, const ChartFrame& frame, double attempt, const QString& name)
{
    if (!std::isfinite(attempt) || !frame.showsTime(attempt))
        return;
    const QFontMetricsF metrics(painter.font());
    const double x = std::round(frame.x(attempt)) + 0.5;
    painter.setPen(QPen(name.isEmpty() ? m_state.palette.axis : m_state.palette.marker, 1));
    painter.drawLine(QPointF(x, frame.rect().top()), QPointF(x, frame.rect().bottom()));
    if (name.isEmpty())
        return;
    const QRectF flag(x, frame.rect().top(), metrics.horizontalAdvance(name) + 6, metrics.height());
    painter.fillRect(flag, m_state.palette.marker);
    painter.setPen(m_state.palette.background);
    painter.drawText(flag, Qt::AlignCenter, name);
}

std::vector<OverlayLayer::Line> OverlayLayer::values() const
{
    const QLocale locale;
    std::vector<Line> lines;
    for (std::size_t i = 0; i < m_state.spec.curves.size(); ++i) {
        if (m_state.hidden[i] || !m_state.raw(i))
            continue;
        if (const auto value = valueAt(*m_state.raw(i), std::max(1.0, std::round(m_state.cursor))))
            lines.push_back({rangeText(*value, m_state.spec.numbers, locale), m_state.spec.curves[i].ink});
    }
    return lines;
}

QRectF OverlayLayer::placeFor(const ChartFrame& frame, const QSizeF& size, double beside) const
{
    const QRectF& rect = frame.rect();
    const double left = std::max(beside - 6 - size.width(), rect.left());
    const double right = std::min(beside + 6, rect.right() - size.width());
    const double foot = rect.bottom() - size.height() - MarkLayer::railHeight - 2;
    const bool flagged = std::isfinite(m_state.markerA) || std::isfinite(m_state.markerB);
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
        for (std::size_t i = 0; i < m_state.spec.curves.size(); ++i) {
            const Series* series = m_state.hidden[i] ? nullptr : m_state.raw(i);
            constexpr int samples = 8;
            for (int k = 0; series && k <= samples; ++k) {
                const double x = place.left() + place.width() * k / samples;
                const double attempt = frame.from() + (x - rect.left()) / rect.width() * (frame.to() - frame.from());
                const auto value = valueAt(*series, attempt);
                if (value && std::isfinite(value->lower) && place.contains(x, frame.y(value->lower)))
                    hidden += 1;
            }
        }
        if (best.isNull() || hidden < least) {
            best = place;
            least = hidden;
        }
    }
    return best;
}

void OverlayLayer::drawBox(QCPPainter& painter, const ChartFrame& frame, const std::vector<Line>& lines, double beside)
{
    const QFontMetricsF metrics(painter.font());
    double width = 0;
    for (const Line& line : lines)
        width = std::max(width, metrics.horizontalAdvance(line.text) + (line.ink >= 0 ? markRoom : 0));
    const QRectF box = placeFor(frame, {width + 10, metrics.height() * static_cast<double>(lines.size()) + 4}, beside);
    m_taken = box;
    QColor veil = m_state.palette.background;
    veil.setAlpha(235);
    painter.setPen(m_state.palette.grid);
    painter.setBrush(veil);
    painter.drawRect(box);
    double baseline = box.top() + 2 + metrics.ascent();
    for (const Line& line : lines) {
        drawText(painter, line, box.left() + 5, baseline);
        baseline += metrics.height();
    }
}

void OverlayLayer::drawRow(QCPPainter& painter, const ChartFrame& frame, const std::vector<Line>& lines, double beside)
{
    const QFontMetricsF metrics(painter.font());
    double width = -rowGap;
    for (const Line& line : lines)
        width += metrics.horizontalAdvance(line.text) + markRoom + rowGap;
    if (width <= 0)
        return;
    const QRectF row = placeFor(frame, {width + 6, metrics.height()}, beside);
    QColor veil = m_state.palette.background;
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
                 m_state.palette.ink(line.ink));
        painter.setAntialiasing(false);
        left += markRoom;
    }
    painter.setPen(m_state.palette.text);
    painter.drawText(QPointF(left, baseline), line.text);
}

} // namespace halfstep
