#include "ui/charts/chart_header.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <utility>

namespace halfstep {
namespace {

constexpr double swatchWidth = 22;
constexpr double gap = 12;

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
        const double most = entry.legend.swatch == Swatch::Warning ? longestNotice : longest;
        if (!tag)
            entry.legend.text = most > 0 ? metrics.elidedText(entry.legend.text, Qt::ElideRight, most) : QString();
        entry.place.setSize({(tag ? gap : swatchWidth) + metrics.horizontalAdvance(entry.legend.text), row});
        total += gap + entry.place.width();
    }
    double x = total <= width ? afterTitle : 0;
    double y = total <= width ? 0 : row;
    double beside = afterTitle; // the title, where a flowing legend leaves room
    for (Entry& entry : entries) {
        const bool notice = entry.legend.swatch == Swatch::Warning || entry.legend.swatch == Swatch::Following;
        if (notice && y > 0 && beside + entry.place.width() <= width) {
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
    double end = mRect.left() + metrics.horizontalAdvance(title);
    for (const Entry& entry : m_rows.entries) {
        drawEntry(*painter, entry);
        if (entry.place.top() == mRect.top())
            end = entry.place.right();
    }
    drawNotes(*painter, end + gap);
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
    } else if (entry.legend.swatch == Swatch::Warning) {
        drawMark(painter, MarkShape::Triangle, {place.left() + 14, middle}, 5, m_look.palette.skip);
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
    painter.setPen(entry.legend.swatch == Swatch::Warning ? m_look.palette.skip
                   : hidden                               ? m_look.palette.faintText
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

void ChartHeader::drawNotes(QCPPainter& painter, double left) const
{
    const DrawnMarks& drawn = m_layer.drawn();
    struct Note {
        std::int64_t NonFiniteCount::*count;
        MarkShape shape;
        QString name;
    };
    painter.setFont(m_font);
    const QFontMetricsF metrics(m_font);
    double right = mRect.right();
    for (const Note& note : {Note{&NonFiniteCount::negative, MarkShape::FilledDown, QStringLiteral("−inf")},
                             Note{&NonFiniteCount::positive, MarkShape::FilledUp, QStringLiteral("inf")},
                             Note{&NonFiniteCount::nans, MarkShape::OpenDiamond, QStringLiteral("NaN")}}) {
        const std::int64_t attempts = drawn.attempts.*note.count;
        const std::int64_t epochs = drawn.epochs.*note.count;
        if (attempts + epochs == 0)
            continue;
        const QString text = attempts > 0
                                 ? Words::tr("%1 in %n attempt(s)", nullptr, static_cast<int>(attempts)).arg(note.name)
                                 : Words::tr("%1 in %n epoch(s)", nullptr, static_cast<int>(epochs)).arg(note.name);
        const double start = right - metrics.horizontalAdvance(text) - 12;
        if (start < left)
            return;
        painter.setAntialiasing(true);
        drawMark(painter, note.shape, {start + 4, mRect.top() + metrics.height() / 2.0}, 3.5, m_look.palette.text);
        painter.setPen(m_look.palette.text);
        painter.drawText(QPointF(start + 12, mRect.top() + metrics.ascent() + 1), text);
        right = start - 10;
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
    return mOuterRect.contains(position.toPoint()) && curveAt(position) < 0 && !tagRect().contains(position);
}

} // namespace halfstep
