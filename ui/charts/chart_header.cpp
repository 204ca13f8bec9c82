#include "ui/charts/chart_header.h"

#include <cmath>

namespace halfstep {
namespace {

constexpr double corner = 14; ///< side of the button there

} // namespace

ChartHeader::ChartHeader(QCustomPlot* plot, const ChartContent& content, const ChartLook& look,
                         const ContentLayer& layer)
    : QCPLayoutElement(plot)
    , m_content(content)
    , m_look(look)
    , m_layer(layer)
{
    setLayer(QStringLiteral("legend"));
    setMargins(QMargins(6, 2, 6, 0));
}

void ChartHeader::setFont(const QFont& font)
{
    m_titleFont = font;
    m_titleFont.setBold(true);
    m_font = font;
    m_font.setPixelSize(font.pixelSize() - 1);
}

double ChartHeader::height() const
{
    return m_rows.height + mMargins.top() + mMargins.bottom();
}

QSize ChartHeader::minimumOuterSizeHint() const
{
    return {60, static_cast<int>(height())};
}

QSize ChartHeader::maximumOuterSizeHint() const
{
    return {QWIDGETSIZE_MAX, minimumOuterSizeHint().height()};
}

void ChartHeader::draw(QCPPainter* painter)
{
    painter->setFont(m_titleFont);
    painter->setPen(m_look.palette.text);
    const QFontMetricsF metrics(m_titleFont);
    painter->drawText(QPointF(mRect.left(), mRect.top() + metrics.ascent()),
                      metrics.elidedText(title(), Qt::ElideRight, mRect.width() - roomInCorner()));
    painter->setFont(m_font);
    for (const Entry& entry : m_rows.entries)
        drawEntry(*painter, entry);
    drawNotes(*painter);
    drawCorner(*painter);
}

double ChartHeader::roomInCorner() const
{
    return m_look.corner == CornerButton::None ? 0 : corner + 4;
}

QRectF ChartHeader::cornerRect() const
{
    if (m_look.corner == CornerButton::None)
        return {};
    return {mRect.right() + 1 - corner, mRect.top() + 1.0, corner, corner};
}

/// A window that fills its frame, or two that lie behind one another.
void ChartHeader::drawCorner(QCPPainter& painter) const
{
    const QRectF sign = cornerRect().adjusted(2.5, 2.5, -2.5, -2.5);
    if (m_look.corner == CornerButton::None)
        return;
    painter.setAntialiasing(false);
    painter.setPen(m_look.palette.faintText);
    painter.setBrush(Qt::NoBrush);
    if (m_look.corner == CornerButton::BackToAll) {
        painter.drawRect(sign.adjusted(3, 0, 0, -3));
        painter.setBrush(m_look.palette.background);
    }
    const QRectF window = m_look.corner == CornerButton::BackToAll ? sign.adjusted(0, 3, -3, 0) : sign;
    painter.drawRect(window);
    painter.fillRect(QRectF(window.topLeft(), QSizeF(window.width(), 2)), m_look.palette.faintText);
}

void ChartHeader::drawEntry(QCPPainter& painter, const Entry& entry) const
{
    if (entry.legend.swatch == Swatch::Following)
        return drawTag(painter, entry);
    const QRectF& place = entry.place;
    const double middle = std::round(place.top() + place.height() / 2) + 0.5;
    const bool hidden = entry.curve >= 0 && !m_look.shows(static_cast<std::size_t>(entry.curve));
    painter.setAntialiasing(true);
    const int ink = entry.legend.ink;
    if (entry.legend.swatch == Swatch::Best) {
        drawMark(painter, MarkShape::Star, {place.left() + 9, middle}, 6, m_look.palette.ink(ink), m_look.palette.text);
    } else if (entry.legend.swatch == Swatch::Skip) {
        drawMark(painter, MarkShape::Cross, {place.left() + 12, middle}, 3.5, m_look.palette.skip);
    } else if (entry.legend.swatch == Swatch::Note) {
        drawMark(painter, MarkShape::OpenCircle, {place.left() + 14, middle}, 3, m_look.palette.faintText);
    } else if (entry.legend.swatch == Swatch::Warning) {
        drawMark(painter, MarkShape::Triangle, {place.left() + 14, middle}, 5, m_look.palette.skip);
    } else if (entry.legend.swatch == Swatch::Fill) {
        const QColor color = hidden ? m_look.palette.grid : m_look.palette.ink(ink);
        drawFill(painter, QRectF(place.left() + 2, middle - 4.5, 14, 9), color, entry.legend.pattern);
    } else {
        const QColor color = entry.legend.swatch == Swatch::Threshold ? m_look.palette.reference
                             : hidden                                 ? m_look.palette.grid
                             : entry.legend.swatch == Swatch::Behind  ? m_look.palette.faintText
                                                                      : m_look.palette.ink(ink);
        QPen pen(color, 1.6);
        if (entry.legend.swatch == Swatch::Threshold)
            pen.setDashPattern({4, 2});
        else if (!dashOf(ink).isEmpty() && !hidden)
            pen.setDashPattern(dashOf(ink));
        painter.setPen(pen);
        painter.drawLine(QPointF(place.left(), middle), QPointF(place.left() + 18, middle));
        if (entry.legend.swatch == Swatch::Curve)
            drawMark(painter, markOf(ink), {place.left() + 9, middle}, 3, color, m_look.palette.background);
        else if (entry.legend.swatch == Swatch::Behind)
            drawMark(painter, markBehind(ink), {place.left() + 9, middle}, 3, color);
    }
    QFont font = m_font;
    font.setStrikeOut(hidden);
    painter.setFont(font);
    painter.setPen(entry.legend.swatch == Swatch::Warning          ? m_look.palette.skip
                   : hidden || entry.legend.swatch == Swatch::Note ? m_look.palette.faintText
                                                                   : m_look.palette.text);
    const QFontMetricsF metrics(font);
    painter.drawText(QPointF(place.left() + swatchWidth, place.top() + metrics.ascent() + 1), entry.legend.text);
}

void ChartHeader::drawTag(QCPPainter& painter, const Entry& entry) const
{
    painter.setAntialiasing(true);
    painter.setPen(m_look.palette.marker);
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(entry.place.adjusted(0.5, 0.5, -0.5, -1.5), 3, 3);
    painter.setFont(m_font);
    painter.drawText(entry.place, Qt::AlignCenter, entry.legend.text);
}

void ChartHeader::drawNotes(QCPPainter& painter) const
{
    painter.setFont(m_font);
    const QFontMetricsF metrics(m_font);
    for (const Note& note : placedNotes(m_rows, m_width)) {
        painter.setAntialiasing(true);
        drawMark(painter, note.shape, note.place + QPointF(4, metrics.height() / 2.0), 3.5, m_look.palette.text);
        painter.setPen(m_look.palette.text);
        painter.drawText(note.place + QPointF(12, metrics.ascent() + 1), note.text);
    }
}

int ChartHeader::curveAt(const QPointF& position) const
{
    for (const Entry& entry : m_rows.entries)
        if (entry.place.contains(position))
            return entry.curve;
    return -1;
}

QRectF ChartHeader::entryRect(int curve) const
{
    for (const Entry& entry : m_rows.entries)
        if (entry.curve == curve)
            return entry.place;
    return {};
}

QRectF ChartHeader::tagRect() const
{
    for (const Entry& entry : m_rows.entries)
        if (entry.legend.swatch == Swatch::Following)
            return entry.place;
    return {};
}

bool ChartHeader::titleAt(const QPointF& position) const
{
    return mOuterRect.contains(position.toPoint()) && curveAt(position) < 0 && !tagRect().contains(position)
           && !cornerRect().contains(position);
}

} // namespace halfstep
