#include "ui/charts/chart_header.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <utility>

namespace halfstep {
namespace {

constexpr double swatchWidth = 22;
constexpr double gap = 12;
constexpr double corner = 14; ///< side of the button there

struct Words {
    Q_DECLARE_TR_FUNCTIONS(halfstep::ChartWidget)
};

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

void ChartHeader::layOut(const QSize& plot)
{
    constexpr double mostOfPlot = 0.34;
    const double width = plot.width() - mMargins.left() - mMargins.right();
    const double half = width / 2 - swatchWidth - gap;
    const double quarter = std::max(0.0, width / 4 - swatchWidth - gap);
    for (const auto& [longest, notice] :
         {std::pair{width, width}, {half, half}, {half, 0.0}, {quarter, 0.0}, {0.0, 0.0}}) {
        m_rows = flowing(width, longest, notice);
        if (m_rows.height <= mostOfPlot * plot.height())
            return;
    }
}

ChartHeader::Rows ChartHeader::flowing(double width, double longest, double longestNotice) const
{
    std::vector<Entry> entries;
    for (LegendEntry& entry : m_content.legend(m_look)) {
        const int curve = entry.hides() ? static_cast<int>(entries.size()) : -1;
        entries.push_back({std::move(entry), curve});
    }
    if (m_look.tagsZoom && !m_look.follows())
        entries.insert(entries.begin(), {{Words::tr("not following"), 0, Swatch::Following}});
    const QFontMetricsF metrics(m_font);
    const double row = QFontMetricsF(m_titleFont).height() + 1;
    double total = QFontMetricsF(m_titleFont).horizontalAdvance(m_content.caption().title);
    const double afterTitle = total + gap;
    for (Entry& entry : entries) {
        const bool tag = entry.legend.swatch == Swatch::Following;
        const bool gives = entry.legend.swatch == Swatch::Warning || entry.legend.swatch == Swatch::Note;
        const double most = gives ? longestNotice : longest;
        if (!tag)
            entry.legend.text = most > 0 ? metrics.elidedText(entry.legend.text, Qt::ElideRight, most) : QString();
        entry.place.setSize({(tag ? gap : swatchWidth) + metrics.horizontalAdvance(entry.legend.text), row});
        total += gap + entry.place.width();
    }
    const double first = width - roomInCorner();
    double x = total <= first ? afterTitle : 0;
    double y = total <= first ? 0 : row;
    double beside = afterTitle; // the title, where a flowing legend leaves room
    for (Entry& entry : entries) {
        const bool notice = !entry.legend.hides() && entry.legend.swatch >= Swatch::Note;
        if (notice && y > 0 && beside + entry.place.width() <= first) {
            entry.place.moveTo(beside, 0);
            beside += entry.place.width() + gap;
            continue;
        }
        if (x > 0 && x + entry.place.width() > width) {
            x = 0;
            y += row;
        }
        entry.place.moveTo(x, y);
        x += entry.place.width() + gap;
    }
    for (Entry& entry : entries)
        entry.place.translate(mMargins.left(), mMargins.top());
    return {std::move(entries), y + row};
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
    const QString title = m_content.caption().title;
    painter->setFont(m_titleFont);
    painter->setPen(m_look.palette.text);
    const QFontMetricsF metrics(m_titleFont);
    painter->drawText(QPointF(mRect.left(), mRect.top() + metrics.ascent()), title);
    painter->setFont(m_font);
    for (const Entry& entry : m_rows.entries)
        drawEntry(*painter, entry);
    drawNotes(*painter);
    drawCorner(*painter);
}

double ChartHeader::endOfRow(double top) const
{
    double end = mRect.left();
    if (top < mRect.top() + 1)
        end += QFontMetricsF(m_titleFont).horizontalAdvance(m_content.caption().title);
    for (const Entry& entry : m_rows.entries)
        if (std::abs(entry.place.top() - top) < 1)
            end = std::max(end, entry.place.right());
    return end;
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

/// What the marks at the frame's edge mean, in the first row with room, in few words where there is little.
void ChartHeader::drawNotes(QCPPainter& painter) const
{
    const DrawnMarks& drawn = m_layer.drawn();
    struct Note {
        MarkShape shape;
        QString text;
        QString shortText;
    };
    std::vector<Note> notes;
    const auto count = [&](std::int64_t NonFiniteCount::*sort, MarkShape shape, const QString& name) {
        const auto attempts = static_cast<int>(drawn.attempts.*sort);
        const auto epochs = static_cast<int>(drawn.epochs.*sort);
        if (attempts + epochs > 0)
            notes.push_back({shape,
                             attempts > 0 ? Words::tr("%1 in %n attempt(s)", nullptr, attempts).arg(name)
                                          : Words::tr("%1 in %n epoch(s)", nullptr, epochs).arg(name),
                             name});
    };
    count(&NonFiniteCount::nans, MarkShape::OpenDiamond, QStringLiteral("NaN"));
    count(&NonFiniteCount::positive, MarkShape::FilledUp, QStringLiteral("inf"));
    count(&NonFiniteCount::negative, MarkShape::FilledDown, QStringLiteral("−inf"));
    if (drawn.above)
        notes.push_back({MarkShape::OpenUp, Words::tr("above the axis"), Words::tr("above")});
    if (drawn.below)
        notes.push_back({MarkShape::OpenDown, Words::tr("below the axis"), Words::tr("below")});
    painter.setFont(m_font);
    const QFontMetricsF metrics(m_font);
    const double row = QFontMetricsF(m_titleFont).height() + 1;
    std::vector<std::pair<double, double>> rooms; // of every row, what is free of it
    for (double top = mRect.top(); top + row <= mRect.top() + m_rows.height + 1; top += row)
        rooms.emplace_back(endOfRow(top) + gap, mRect.right() - (rooms.empty() ? roomInCorner() : 0));
    const auto write = [&](const Note& note, const QString& text) {
        for (std::size_t i = 0; i < rooms.size(); ++i) {
            auto& [left, right] = rooms[i];
            const double start = right - metrics.horizontalAdvance(text) - 12;
            if (start < left)
                continue;
            const double top = mRect.top() + static_cast<double>(i) * row;
            painter.setAntialiasing(true);
            drawMark(painter, note.shape, {start + 4, top + metrics.height() / 2.0}, 3.5, m_look.palette.text);
            painter.setPen(m_look.palette.text);
            painter.drawText(QPointF(start + 12, top + metrics.ascent() + 1), text);
            right = start - 10;
            return true;
        }
        return false;
    };
    for (const Note& note : notes)
        if (!write(note, note.text))
            write(note, note.shortText);
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
