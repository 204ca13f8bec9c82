#include "ui/charts/overlay_layer.h"

#include <QCoreApplication>

#include <cmath>

namespace halfstep {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(halfstep::RunChart)
};

} // namespace

OverlayLayer::OverlayLayer(QCustomPlot* plot, const ChartState& state)
    : QCPLayerable(plot, QStringLiteral("overlay")), m_state(state) {}

void OverlayLayer::applyDefaultAntialiasingHint(QCPPainter* painter) const { painter->setAntialiasing(false); }

QRect OverlayLayer::clipRect() const { return mParentPlot->viewport(); }

std::vector<OverlayLayer::Line> OverlayLayer::readOut() const {
    const QLocale locale;
    const double attempt = std::max(1.0, std::round(m_state.cursor));
    std::vector<Line> lines{{Words::tr("attempt %1").arg(locale.toString(attempt, 'f', 0))}};
    for (std::size_t i = 0; i < m_state.spec.curves.size(); ++i) {
        double value = 0;
        if (!m_state.hidden[i] && m_state.raw(i) && valueAt(*m_state.raw(i), attempt, value))
            lines.push_back({m_state.spec.curves[i].name + u' ' + valueText(value, m_state.spec.numbers, locale),
                             m_state.spec.curves[i].ink});
    }
    return lines;
}

std::vector<OverlayLayer::Line> OverlayLayer::differences() const {
    if (!std::isfinite(m_state.markerA) || !std::isfinite(m_state.markerB))
        return {};
    const QLocale locale;
    std::vector<Line> lines{{Words::tr("B − A: %1 attempts").arg(locale.toString(m_state.markerB - m_state.markerA, 'f', 0))}};
    for (std::size_t i = 0; i < m_state.spec.curves.size(); ++i) {
        double a = 0;
        double b = 0;
        if (!m_state.hidden[i] && m_state.raw(i) && valueAt(*m_state.raw(i), m_state.markerA, a)
            && valueAt(*m_state.raw(i), m_state.markerB, b))
            lines.push_back({m_state.spec.curves[i].name + u' ' + valueText(b - a, m_state.spec.numbers, locale),
                             m_state.spec.curves[i].ink});
    }
    return lines;
}

QStringList OverlayLayer::cursorLines() const {
    QStringList texts;
    if (std::isfinite(m_state.cursor))
        for (const Line& line : readOut())
            texts << line.text;
    return texts;
}

QStringList OverlayLayer::differenceLines() const {
    QStringList texts;
    for (const Line& line : differences())
        texts << line.text;
    return texts;
}

void OverlayLayer::draw(QCPPainter* painter) {
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
    drawLine(*painter, frame, m_state.markerA, QStringLiteral("A"));
    drawLine(*painter, frame, m_state.markerB, QStringLiteral("B"));
    if (const auto lines = differences(); !lines.empty())
        drawLines(*painter, frame, lines, frame.x(m_state.markerB), true);
    if (std::isfinite(m_state.cursor) && frame.showsTime(m_state.cursor) && m_state.history) {
        drawLine(*painter, frame, m_state.cursor, {});
        drawLines(*painter, frame, readOut(), frame.x(m_state.cursor), false);
    }
}

void OverlayLayer::drawLine(QCPPainter& painter, const ChartFrame& frame, double attempt, const QString& name) {
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

void OverlayLayer::drawLines(QCPPainter& painter, const ChartFrame& frame, const std::vector<Line>& lines,
                             double beside, bool atFoot) {
    const QFontMetricsF metrics(painter.font());
    double width = 0;
    for (const Line& line : lines)
        width = std::max(width, metrics.horizontalAdvance(line.text) + (line.ink >= 0 ? 10 : 0));
    const QSizeF size(width + 10, metrics.height() * static_cast<double>(lines.size()) + 6);
    const bool right = beside + 6 + size.width() <= frame.rect().right();
    const double left = right ? beside + 6 : std::max(beside - 6 - size.width(), frame.rect().left());
    const double top = atFoot ? frame.rect().bottom() - size.height() - 4 : frame.rect().top() + 4;
    const QRectF box(QPointF(left, top), size);
    painter.setPen(m_state.palette.grid);
    painter.setBrush(m_state.palette.background);
    painter.drawRect(box);
    double baseline = top + 3 + metrics.ascent();
    for (const Line& line : lines) {
        double x = left + 5;
        if (line.ink >= 0) {
            painter.setAntialiasing(true);
            drawMark(painter, markOf(line.ink), {x + 3, baseline - metrics.ascent() / 2 + 1}, 2.8,
                     m_state.palette.ink(line.ink));
            painter.setAntialiasing(false);
            x += 10;
        }
        painter.setPen(m_state.palette.text);
        painter.drawText(QPointF(x, baseline), line.text);
        baseline += metrics.height();
    }
}

} // namespace halfstep
