#include "ui/charts/chart_header.h"

#include "ui/charts/mark_layer.h"
#include "ui/language/wording.h"

#include <QCoreApplication>

namespace halfstep {
namespace {

constexpr double swatchWidth = 22;
constexpr double gap = 12;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(halfstep::RunChart)
};

} // namespace

ChartHeader::ChartHeader(QCustomPlot* plot, const ChartState& state, const CurveLayer& curves)
    : QCPLayoutElement(plot)
    , m_state(state)
    , m_curves(curves)
{
    setLayer(QStringLiteral("legend"));
    setMargins(QMargins(6, 2, 6, 0));
    setTextSize(12);
}

void ChartHeader::setTextSize(int pixels)
{
    m_titleFont = mParentPlot->font();
    m_titleFont.setPixelSize(pixels);
    m_titleFont.setBold(true);
    m_font = mParentPlot->font();
    m_font.setPixelSize(pixels - 1);
}

QString ChartHeader::stamp() const
{
    if (!m_state.history || m_state.history->start().mistakes.empty())
        return {};
    if (!m_state.spellsMistakes)
        return Words::tr("deliberate mistake");
    QStringList names;
    for (const std::string& name : m_state.history->start().mistakes)
        names << mistakeText(name);
    return Words::tr("deliberate mistake: %1").arg(names.join(QStringLiteral(", ")));
}

std::vector<ChartHeader::Entry> ChartHeader::layOut(double width, double& height) const
{
    std::vector<Entry> entries;
    for (std::size_t i = 0; i < m_state.spec.curves.size(); ++i)
        entries.push_back({m_state.spec.curves[i].labelText(), static_cast<int>(i), Swatch::Curve, {}});
    if (const auto steps = m_state.thresholds(); !steps.empty()) {
        const double now = steps.back().value;
        entries.push_back({now > 0 ? Words::tr("threshold %1").arg(valueText(now, AxisNumbers::Plain, QLocale()))
                                   : Words::tr("threshold off"),
                           -1,
                           Swatch::Threshold,
                           {}});
    }
    if (const EpochRecord* best = bestEpoch(m_state.history); best && m_state.spec.drawsBest)
        entries.push_back({Words::tr("best, epoch %1").arg(QLocale().toString(static_cast<qlonglong>(best->epoch))),
                           -1,
                           Swatch::Best,
                           {}});

    if (const QString text = stamp(); !text.isEmpty())
        entries.push_back({text, -1, Swatch::Stamp, {}});

    const QFontMetricsF metrics(m_font);
    const double row = QFontMetricsF(m_titleFont).height() + 1;
    double total = QFontMetricsF(m_titleFont).horizontalAdvance(m_state.spec.titleText());
    const double afterTitle = total + gap;
    for (Entry& entry : entries) {
        entry.place.setSize({swatchWidth + metrics.horizontalAdvance(entry.text), row});
        total += gap + entry.place.width();
    }
    double x = total <= width ? afterTitle : 0;
    double y = total <= width ? 0 : row;
    for (Entry& entry : entries) {
        // Beside the title, where a flowing legend leaves room.
        if (entry.swatch == Swatch::Stamp && y > 0 && afterTitle + entry.place.width() <= width) {
            entry.place.moveTo(afterTitle, 0);
            continue;
        }
        if (x > 0 && x + entry.place.width() > width) {
            x = 0;
            y += row;
        }
        entry.place.moveTo(x, y);
        x += entry.place.width() + gap;
    }
    height = y + row;
    return entries;
}

QSize ChartHeader::minimumOuterSizeHint() const
{
    double height = 0;
    layOut(mParentPlot->viewport().width() - mMargins.left() - mMargins.right(), height);
    return {60, static_cast<int>(height) + mMargins.top() + mMargins.bottom()};
}

QSize ChartHeader::maximumOuterSizeHint() const
{
    return {QWIDGETSIZE_MAX, minimumOuterSizeHint().height()};
}

void ChartHeader::draw(QCPPainter* painter)
{
    double height = 0;
    const std::vector<Entry> entries = layOut(mRect.width(), height);
    painter->setFont(m_titleFont);
    painter->setPen(m_state.palette.text);
    const QFontMetricsF metrics(m_titleFont);
    painter->drawText(QPointF(mRect.left(), mRect.top() + metrics.ascent()), m_state.spec.titleText());
    painter->setFont(m_font);
    double end = mRect.left() + metrics.horizontalAdvance(m_state.spec.titleText());
    for (const Entry& entry : entries) {
        drawEntry(*painter, entry, mRect.topLeft());
        if (entry.place.top() == 0)
            end = mRect.left() + entry.place.right();
    }
    drawNotes(*painter, end + gap);
}

void ChartHeader::drawEntry(QCPPainter& painter, const Entry& entry, const QPointF& origin) const
{
    const QRectF place = entry.place.translated(origin);
    const double middle = std::round(place.top() + place.height() / 2) + 0.5;
    const bool hidden = entry.curve >= 0 && m_state.hidden[static_cast<std::size_t>(entry.curve)];
    painter.setAntialiasing(true);
    const int ink = entry.curve >= 0 ? m_state.spec.curves[static_cast<std::size_t>(entry.curve)].ink : 1;
    if (entry.swatch == Swatch::Best) {
        drawMark(painter, MarkShape::Star, {place.left() + 9, middle}, 6, m_state.palette.ink(1), m_state.palette.text);
    } else if (entry.swatch == Swatch::Stamp) {
        drawMark(painter, MarkShape::Triangle, {place.left() + 14, middle}, 5, m_state.palette.skip);
    } else {
        const QColor color = entry.swatch == Swatch::Threshold ? m_state.palette.reference
                             : hidden                          ? m_state.palette.grid
                                                               : m_state.palette.ink(ink);
        QPen pen(color, 1.6);
        if (entry.swatch == Swatch::Threshold)
            pen.setDashPattern({4, 2});
        else if (!dashOf(ink).isEmpty() && !hidden)
            pen.setDashPattern(dashOf(ink));
        painter.setPen(pen);
        painter.drawLine(QPointF(place.left(), middle), QPointF(place.left() + 18, middle));
        if (entry.swatch == Swatch::Curve)
            drawMark(painter, markOf(ink), {place.left() + 9, middle}, 3, color, m_state.palette.background);
    }
    QFont font = m_font;
    font.setStrikeOut(hidden);
    painter.setFont(font);
    painter.setPen(entry.swatch == Swatch::Stamp ? m_state.palette.skip
                   : hidden                      ? m_state.palette.faintText
                                                 : m_state.palette.text);
    const QFontMetricsF metrics(font);
    painter.drawText(QPointF(place.left() + swatchWidth, place.top() + metrics.ascent() + 1), entry.text);
}

void ChartHeader::drawNotes(QCPPainter& painter, double left) const
{
    const EdgeMarks& edge = m_curves.edgeMarks();
    if (edge.total() == 0)
        return;
    struct Note {
        std::int64_t count;
        MarkShape shape;
        QLatin1String name;
    };
    painter.setFont(m_font);
    const QFontMetricsF metrics(m_font);
    double right = mRect.right();
    for (const Note& note : {Note{edge.negative, MarkShape::FilledDown, QLatin1String("-inf")},
                             Note{edge.positive, MarkShape::FilledUp, QLatin1String("inf")},
                             Note{edge.nans, MarkShape::OpenDiamond, QLatin1String("NaN")}}) {
        if (note.count == 0)
            continue;
        const QString text = QLocale().toString(static_cast<qlonglong>(note.count)) + u' ' + note.name;
        const double start = right - metrics.horizontalAdvance(text) - 12;
        if (start < left)
            return;
        painter.setAntialiasing(true);
        drawMark(painter, note.shape, {start + 4, mRect.top() + metrics.height() / 2.0}, 3.5, m_state.palette.text);
        painter.setPen(m_state.palette.text);
        painter.drawText(QPointF(start + 12, mRect.top() + metrics.ascent() + 1), text);
        right = start - 10;
    }
}

int ChartHeader::curveAt(const QPointF& position) const
{
    double height = 0;
    for (const Entry& entry : layOut(mRect.width(), height))
        if (entry.place.translated(mRect.topLeft()).contains(position))
            return entry.curve;
    return -1;
}

QRectF ChartHeader::entryRect(int curve) const
{
    double height = 0;
    for (const Entry& entry : layOut(mRect.width(), height))
        if (entry.curve == curve)
            return entry.place.translated(mRect.topLeft());
    return {};
}

bool ChartHeader::titleAt(const QPointF& position) const
{
    return mOuterRect.contains(position.toPoint()) && curveAt(position) < 0;
}

} // namespace halfstep
