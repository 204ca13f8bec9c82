#include "ui/inside/range_chart.h"

#include "ui/charts/plot_area.h"
#include "ui/language/number_text.h"

#include <QCoreApplication>
#include <QGuiApplication>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace halfstep {
namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(halfstep::RangeChart)
};

constexpr std::array<int, 4> inkOf{3, 1, 0, 2};
constexpr std::array<Qt::BrushStyle, 4> patternOf{Qt::BDiagPattern, Qt::Dense7Pattern, Qt::NoBrush, Qt::FDiagPattern};
constexpr std::array<const char*, 4> csvNames{"lost", "subnormal", "normal", "overflow"};

/// log₂ of the magnitude above which rounding leaves the format, and of that up to which it gives zero.
std::array<double, 3> bordersOf(const FloatFormat& format)
{
    const double step = std::ldexp(format.epsilon(), std::ilogb(format.largestFinite()));
    return {std::log2(format.smallestSubnormal() / 2), std::log2(format.smallestNormal()),
            std::log2(format.largestFinite() + step / 2)};
}

QString regionText(std::size_t region, const FloatFormat& format)
{
    switch (region) {
    case 0: return Texts::tr("lost to zero");
    case 1: return Texts::tr("subnormal");
    case 2: return Texts::tr("normal");
    default: return format.saturating ? Texts::tr("saturated") : Texts::tr("overflow");
    }
}

/// A count is exact, so that a small share is no "less than".
QString exactShare(std::int64_t count, std::int64_t elements)
{
    const double percent = count == 0 ? 0 : 100 * static_cast<double>(count) / static_cast<double>(elements);
    const bool few = percent < 0.05;
    return printedNumber(percent, few ? 'g' : 'f', few ? 2 : 1) + u'%';
}

} // namespace

QString shareText(const CountRange& count, std::int64_t elements)
{
    const QString least = exactShare(count.least, elements);
    const QString most = exactShare(count.most, elements);
    return least == most ? least : Texts::tr("%1 to %2").arg(least, most);
}

bool isBounded(const CountRange& count, std::int64_t elements)
{
    return exactShare(count.least, elements) != exactShare(count.most, elements);
}

void RangeChart::show(Shown shown)
{
    m_shown = std::move(shown);
    m_shares = rangeShares(m_shown.counts, m_shown.format, m_shown.factor);
    m_borders = bordersOf(m_shown.format);
    ++m_revision;
}

double RangeChart::shift() const
{
    return std::log2(m_shown.factor);
}

double RangeChart::percent(int exponent) const
{
    return 100 * m_shares.share(m_shown.counts.at(exponent));
}

const CountRange& RangeChart::countIn(std::size_t region) const
{
    const std::array<const CountRange*, regions> counts{&m_shares.lost, &m_shares.subnormal, &m_shares.normal,
                                                        &m_shares.overflow};
    return *counts[region];
}

ChartCaption RangeChart::caption() const
{
    ChartCaption caption;
    caption.name = QStringLiteral("range");
    caption.title = m_shown.title;
    caption.brief = m_shown.brief;
    caption.description = m_shown.description;
    caption.x.title = m_shown.axis;
    caption.values.title = Texts::tr("share of elements [%]");
    return caption;
}

std::vector<LegendEntry> RangeChart::legend(const ChartLook&) const
{
    std::vector<LegendEntry> entries;
    for (std::size_t region = 0; region < regions; ++region)
        entries.push_back({QStringLiteral("%1 %2").arg(regionText(region, m_shown.format),
                                                       shareText(countIn(region), m_shares.elements)),
                           inkOf[region], Swatch::Fill,
                           patternOf[region] == Qt::NoBrush ? Qt::SolidPattern : patternOf[region]});
    entries.push_back({Texts::tr("zero before %1").arg(shareText({m_shares.zeros, m_shares.zeros}, m_shares.elements)),
                       0, Swatch::Threshold});
    if (m_shares.infinite + m_shares.nans > 0)
        entries.push_back(
            {QStringLiteral("inf %1 · NaN %2").arg(shownWhole(m_shares.infinite), shownWhole(m_shares.nans)), 0,
             Swatch::Warning});
    return entries;
}

ValueRange RangeChart::bars() const
{
    std::optional<ValueRange> range;
    for (int e = MagnitudeCounts::lowest; e <= MagnitudeCounts::highest; ++e)
        if (m_shown.counts.at(e) > 0)
            range = unite(range, {e + shift(), e + shift() + 1});
    return range.value_or(ValueRange{0, 0});
}

ValueRange RangeChart::xExtent() const
{
    if (m_heldX)
        return *m_heldX;
    const ValueRange map{m_borders.front() - 6, m_borders.back() + 4};
    const ValueRange histogram = bars();
    return histogram.lower < histogram.upper ? unite(map, histogram) : map;
}

void RangeChart::hold(bool still)
{
    const ValueRange now = xExtent();
    m_heldX = still ? std::optional(now) : std::nullopt;
    ++m_revision;
}

bool RangeChart::slidesFrom(const QPointF& pixel, const PlotArea& area) const
{
    if (m_shown.grip.isEmpty() || !area.rect().contains(pixel))
        return false;
    const ValueRange histogram = bars();
    const QRectF grip = gripPlace(area, QFontMetricsF(QGuiApplication::font()));
    return grip.contains(pixel) || (area.x(histogram.lower) <= pixel.x() && pixel.x() <= area.x(histogram.upper));
}

QRectF RangeChart::gripPlace(const PlotArea& area, const QFontMetricsF& metrics) const
{
    const double width = metrics.horizontalAdvance(m_shown.grip) + 26; // with an arrow on either side
    const QRectF& frame = area.rect();
    const double left = std::clamp(area.x(m_shown.gripAt) - width / 2, frame.left() + 1,
                                   std::max(frame.left() + 1, frame.right() - width - 1));
    return {left, frame.top() + 2, width, metrics.height() + 3};
}

/// Where a magnitude of 1 comes to lie, which S alone decides.
void RangeChart::drawGrip(QCPPainter& painter, const PlotArea& area, const ChartLook& look) const
{
    if (m_shown.grip.isEmpty())
        return;
    const QColor ink = look.palette.marker;
    if (area.shows(m_shown.gripAt)) {
        const double x = std::round(area.x(m_shown.gripAt)) + 0.5;
        painter.setPen(QPen(ink, 1, Qt::DashLine));
        painter.drawLine(QPointF(x, area.rect().top()), QPointF(x, area.rect().bottom()));
    }
    const QRectF place = gripPlace(area, QFontMetricsF(painter.font()));
    painter.setAntialiasing(true);
    painter.setPen(QPen(ink, 1));
    painter.setBrush(look.palette.background);
    painter.drawRoundedRect(place.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    painter.setBrush(ink);
    const double middle = place.center().y();
    for (const double way : {-1.0, 1.0}) {
        const double tip = place.center().x() + way * (place.width() / 2 - 3);
        painter.drawPolygon(
            QPolygonF{QPointF(tip, middle), QPointF(tip - 5 * way, middle - 4), QPointF(tip - 5 * way, middle + 4)});
    }
    painter.setPen(look.palette.text);
    painter.drawText(place, Qt::AlignCenter, m_shown.grip);
    painter.setAntialiasing(false);
}

ValueExtent RangeChart::valueExtent(const ValueRange& x, const ChartLook& look) const
{
    double least = 100;
    double most = 0;
    for (int e = MagnitudeCounts::lowest; e <= MagnitudeCounts::highest; ++e) {
        const double left = e + shift();
        if (m_shown.counts.at(e) == 0 || (!m_heldX && (left + 1 <= x.lower || left >= x.upper)))
            continue;
        least = std::min(least, percent(e));
        most = std::max(most, percent(e));
    }
    if (most == 0)
        return {{look.logarithmic ? 0.1 : 0, 1}, true, 0};
    return {{look.logarithmic ? least / 2 : 0, most * 1.05}, true, 0};
}

void RangeChart::drawRegion(QCPPainter& painter, const PlotArea& area, const ChartLook& look, std::size_t region) const
{
    constexpr double endless = std::numeric_limits<double>::infinity();
    const double from = std::max(region == 0 ? -endless : m_borders[region - 1], area.from());
    const double to = std::min(region == regions - 1 ? endless : m_borders[region], area.to());
    if (!(from < to) || !look.shows(region))
        return;
    const QColor ink = look.palette.ink(inkOf[region]);
    const QRectF strip(QPointF(area.x(from), area.rect().top()), QPointF(area.x(to), area.rect().bottom()));
    QColor shade = ink;
    shade.setAlphaF(0.13F);
    painter.fillRect(strip, shade);
    shade.setAlphaF(0.25F);
    if (patternOf[region] != Qt::NoBrush) // told apart without colour
        painter.fillRect(strip, QBrush(shade, patternOf[region]));
    for (int e = MagnitudeCounts::lowest; e <= MagnitudeCounts::highest; ++e) {
        const double left = std::max(e + shift(), from);
        const double right = std::min(e + shift() + 1, to);
        if (m_shown.counts.at(e) == 0 || !(left < right))
            continue;
        const QRectF bar(QPointF(area.x(left), std::max(area.y(percent(e)), area.rect().top())),
                         QPointF(area.x(right), area.rect().bottom()));
        painter.fillRect(bar.adjusted(0.5, 0, -0.5, 0), ink);
    }
}

DrawnMarks RangeChart::draw(QCPPainter& painter, const PlotArea& area, const ChartLook& look) const
{
    for (std::size_t region = 0; region < regions; ++region)
        drawRegion(painter, area, look, region);
    painter.setPen(QPen(look.palette.axis, 1));
    for (const double border : m_borders)
        if (area.shows(border))
            painter.drawLine(QPointF(area.x(border), area.rect().top()), QPointF(area.x(border), area.rect().bottom()));
    drawGrip(painter, area, look);
    return {};
}

ReadOut RangeChart::readOut(double x, const ChartLook&) const
{
    ReadOut out;
    out.at = x;
    const auto region = static_cast<std::size_t>(std::ranges::upper_bound(m_borders, x) - m_borders.begin());
    out.heading = QStringLiteral("2^%1: %2").arg(shownNumber(x, 3), regionText(region, m_shown.format));
    const double place = std::floor(x - shift());
    if (place < MagnitudeCounts::lowest || place > MagnitudeCounts::highest)
        return out;
    const int exponent = static_cast<int>(place);
    out.values.push_back({region, {percent(exponent), percent(exponent)}});
    out.notes << Texts::tr("elements: %1").arg(shownWhole(m_shown.counts.at(exponent)));
    return out;
}

QString RangeChart::distanceText(double x) const
{
    return Texts::tr("B − A: %1 doublings").arg(shownNumber(x, 4));
}

/// Exact counts; the shares of the regions in rows of their own.
QString RangeChart::csv(const ValueRange& x, const ChartLook& look) const
{
    QString text = QStringLiteral("what,log2_from,log2_to,least,most\n");
    const auto row = [&text](const QString& what, const QString& from, const QString& to, const CountRange& count) {
        text += QStringLiteral("%1,%2,%3,%4,%5\n").arg(what, from, to).arg(count.least).arg(count.most);
    };
    for (int e = MagnitudeCounts::lowest; e <= MagnitudeCounts::highest; ++e) {
        const double left = e + shift();
        if (const std::int64_t count = m_shown.counts.at(e); count > 0 && left < x.upper && left + 1 > x.lower)
            row(QStringLiteral("magnitude"), QString::number(left, 'g', 17), QString::number(left + 1, 'g', 17),
                {count, count});
    }
    for (std::size_t region = 0; region < regions; ++region)
        if (look.shows(region))
            row(QLatin1String(csvNames[region]),
                region == 0 ? QString() : QString::number(m_borders[region - 1], 'g', 17),
                region == regions - 1 ? QString() : QString::number(m_borders[region], 'g', 17), countIn(region));
    row(QStringLiteral("zero"), {}, {}, {m_shares.zeros, m_shares.zeros});
    row(QStringLiteral("inf"), {}, {}, {m_shares.infinite, m_shares.infinite});
    row(QStringLiteral("nan"), {}, {}, {m_shares.nans, m_shares.nans});
    return text;
}

} // namespace halfstep
