#include "ui/inside/range_chart.h"

#include "ui/charts/plot_area.h"
#include "ui/language/number_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <utility>

namespace halfstep {
namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(halfstep::RangeChart)
};

constexpr std::array<int, 4> inkOf{3, 1, 0, 2};
constexpr std::array<Qt::BrushStyle, 4> patternOf{Qt::BDiagPattern, Qt::Dense7Pattern, Qt::NoBrush, Qt::FDiagPattern};
constexpr int lostInk = 3;
constexpr Qt::BrushStyle lostPattern = Qt::DiagCrossPattern;
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
    m_lost = m_shown.unrounded ? roundedToZero(*m_shown.unrounded, m_shown.rounding) : MagnitudeCounts::Exponents{};
    m_madeZero = std::accumulate(m_lost.begin(), m_lost.end(), std::int64_t(0));
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

double RangeChart::lostPercent(int exponent) const
{
    const std::int64_t lost = m_lost[static_cast<std::size_t>(exponent - MagnitudeCounts::lowest)];
    return lost == 0 ? 0 : 100 * static_cast<double>(lost) / static_cast<double>(m_shown.unrounded->elements());
}

CountRange RangeChart::overflow() const
{
    if (!m_shown.asMade)
        return m_shares.overflow;
    const std::int64_t made = m_shown.format.hasInfinity ? m_shares.infinite : m_shares.infinite + m_shares.nans;
    return {made, made};
}

CountRange RangeChart::countIn(std::size_t region) const
{
    switch (region) {
    case 0: return m_shares.lost;
    case 1: return m_shares.subnormal;
    case 2: {
        const std::int64_t whole = m_shown.counts.finite() - m_shares.lost.least - m_shares.subnormal.least;
        return m_shown.asMade ? CountRange{whole, whole} : m_shares.normal;
    }
    default: return overflow();
    }
}

ChartCaption RangeChart::caption() const
{
    ChartCaption caption;
    caption.name = QStringLiteral("range");
    caption.title = m_shown.title;
    caption.brief = m_shown.brief;
    caption.briefest = m_shown.briefest;
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
    if (m_madeZero > 0) {
        const std::int64_t all = m_shown.unrounded->elements();
        entries.push_back({Texts::tr("made zero by rounding %1").arg(shareText({m_madeZero, m_madeZero}, all)), lostInk,
                           Swatch::Fill, lostPattern});
    }
    entries.push_back({Texts::tr("zero before %1").arg(shareText({m_shares.zeros, m_shares.zeros}, m_shares.elements)),
                       0, Swatch::Threshold});
    if (m_shares.infinite + m_shares.nans > 0)
        entries.push_back({(m_shown.asMade && overflow().most > 0 ? Texts::tr("overflowed: inf %1 · NaN %2")
                                                                  : QStringLiteral("inf %1 · NaN %2"))
                               .arg(shownWhole(m_shares.infinite), shownWhole(m_shares.nans)),
                           0, Swatch::Warning});
    return entries;
}

ValueRange RangeChart::bars() const
{
    std::optional<ValueRange> range;
    for (int e = MagnitudeCounts::lowest; e <= MagnitudeCounts::highest; ++e)
        if (m_shown.counts.at(e) > 0 || lostPercent(e) > 0)
            range = unite(range, {e + shift(), e + shift() + 1});
    return range.value_or(ValueRange{0, 0});
}

ValueRange RangeChart::slideReach(const ValueRange& frame) const
{
    const ValueRange histogram = bars();
    const double edge = std::min(1.0, (frame.upper - frame.lower) / 4);
    return {std::min(0.0, frame.lower + edge - histogram.upper), std::max(0.0, frame.upper - edge - histogram.lower)};
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
    return !m_shown.grip.isEmpty() && area.rect().contains(pixel);
}

QRectF RangeChart::keptFree(const PlotArea& area, const QFontMetricsF& metrics) const
{
    if (m_shown.grip.isEmpty())
        return {};
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
    const QRectF place = keptFree(area, QFontMetricsF(painter.font()));
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
        if (!m_heldX && (left + 1 <= x.lower || left >= x.upper))
            continue;
        for (const double share : {percent(e), look.shows(regions) ? lostPercent(e) : 0}) {
            least = share > 0 ? std::min(least, share) : least;
            most = std::max(most, share);
        }
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

void RangeChart::drawLost(QCPPainter& painter, const PlotArea& area, const ChartLook& look) const
{
    if (!look.shows(regions))
        return;
    const QColor ink = look.palette.ink(lostInk);
    painter.setPen(QPen(ink, 1));
    painter.setBrush(QBrush(ink, lostPattern));
    for (int e = MagnitudeCounts::lowest; e <= MagnitudeCounts::highest; ++e) {
        const double left = std::max(e + shift(), area.from());
        const double right = std::min(e + shift() + 1, area.to());
        if (lostPercent(e) > 0 && left < right)
            painter.drawRect(QRectF(QPointF(area.x(left), std::max(area.y(lostPercent(e)), area.rect().top())),
                                    QPointF(area.x(right), area.rect().bottom()))
                                 .adjusted(0.5, 0, -1.5, 0));
    }
}

DrawnMarks RangeChart::draw(QCPPainter& painter, const PlotArea& area, const ChartLook& look) const
{
    for (std::size_t region = 0; region < regions; ++region)
        drawRegion(painter, area, look, region);
    drawLost(painter, area, look);
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
    if (const std::int64_t lost = m_lost[static_cast<std::size_t>(exponent - MagnitudeCounts::lowest)]; lost > 0)
        out.notes << Texts::tr("made zero by rounding: %1").arg(shownWhole(lost));
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
    row(m_shown.counted, {}, {}, {m_shares.elements, m_shares.elements});
    const auto histogram = [&](const QString& what, const MagnitudeCounts::Exponents& counts) {
        for (int e = MagnitudeCounts::lowest; e <= MagnitudeCounts::highest; ++e) {
            const double left = e + shift();
            const std::int64_t count = counts[static_cast<std::size_t>(e - MagnitudeCounts::lowest)];
            if (count > 0 && left < x.upper && left + 1 > x.lower)
                row(what, QString::number(left, 'g', 17), QString::number(left + 1, 'g', 17), {count, count});
        }
    };
    histogram(QStringLiteral("magnitude"), m_shown.counts.byExponent);
    if (look.shows(regions))
        histogram(QStringLiteral("made_zero_magnitude"), m_lost);
    for (std::size_t region = 0; region < regions; ++region)
        if (look.shows(region))
            row(QLatin1String(csvNames[region]),
                region == 0 ? QString() : QString::number(m_borders[region - 1], 'g', 17),
                region == regions - 1 ? QString() : QString::number(m_borders[region], 'g', 17), countIn(region));
    row(QStringLiteral("zero"), {}, {}, {m_shares.zeros, m_shares.zeros});
    if (m_shown.unrounded) {
        const MagnitudeCounts& before = *m_shown.unrounded;
        row(QStringLiteral("before_rounding"), {}, {}, {before.elements(), before.elements()});
        row(QStringLiteral("made_zero_by_rounding"), {}, {}, {m_madeZero, m_madeZero});
        row(QStringLiteral("zero_before_rounding"), {}, {}, {before.zeros, before.zeros});
    }
    row(QStringLiteral("inf"), {}, {}, {m_shares.infinite, m_shares.infinite});
    row(QStringLiteral("nan"), {}, {}, {m_shares.nans, m_shares.nans});
    return text;
}

} // namespace halfstep
