#include "ui/formats/number_line_chart.h"

#include "engine/numerics/number_line.h"
#include "engine/records/record_text.h"
#include "ui/charts/plot_area.h"
#include "ui/formats/typed_number.h"
#include "ui/language/number_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <utility>

namespace halfstep {
namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(halfstep::NumberLineChart)
};

enum Curve { normalNumbers, subnormalNumbers, scaledValue, typedValue };

constexpr double band = 0.84;        ///< of a row, that its band may fill
constexpr double leastBand = 0.12;   ///< of a row
constexpr double mostDoublings = 24; ///< numbers of an octave, or of a hundredth of the axis, that fill the band
constexpr double tickRoom = 3;       ///< pixels between numbers that are drawn one by one
constexpr double leastWidth = 0.02;  ///< pixels; octaves towards zero are narrower and narrower
constexpr double neighbours = 6;     ///< on either side, that Near shows

} // namespace

void NumberLineChart::show(Shown shown)
{
    m_shown = std::move(shown);
    ++m_revision;
}

ChartCaption NumberLineChart::caption() const
{
    ChartCaption caption;
    caption.name = QStringLiteral("number-line");
    caption.title = Texts::tr("Representable numbers");
    caption.description =
        logarithmic()
            ? Texts::tr("Where each format has numbers: a band's height is the logarithm of how many lie "
                        "between two powers of two; where there is room, each is a line.")
            : Texts::tr("Where each format has numbers: a band's height is the logarithm of how many lie in a "
                        "hundredth of the axis; where there is room, each is a line.");
    caption.x.title = logarithmic() ? Texts::tr("log₂ of the magnitude") : Texts::tr("number");
    for (std::size_t i = 0; i < m_shown.formats.size(); ++i)
        caption.values.named.push_back({row(i), QString::fromStdString(m_shown.formats[i].name)});
    return caption;
}

std::vector<LegendEntry> NumberLineChart::legend(const ChartLook&) const
{
    return {{Texts::tr("normal"), 0},
            {Texts::tr("subnormal"), 1},
            {Texts::tr("value · S, as stored"), 2},
            {Texts::tr("value, as stored"), 3}};
}

double NumberLineChart::placeOnAxis(double value) const
{
    if (!std::isfinite(value) || (logarithmic() && value == 0))
        return std::nan("");
    return logarithmic() ? std::log2(std::abs(value)) : value;
}

ValueRange NumberLineChart::xExtent() const
{
    if (m_shown.formats.empty())
        return {};
    const bool usable = std::isfinite(m_shown.value) && m_shown.value != 0;
    if (m_shown.line == LineScale::Near) {
        const FloatFormat& format = m_shown.formats[m_shown.chosen];
        const double largest = format.largestFinite();
        const double centre =
            std::isfinite(m_shown.value) ? format.rounded(std::clamp(m_shown.value, -largest, largest)) : 0;
        const double size = std::abs(centre);
        const double spacing = size < largest ? format.nextUp(size) - size : size - format.nextDown(size);
        return {centre - neighbours * spacing, centre + neighbours * spacing};
    }
    if (m_shown.line == LineScale::Linear) {
        const double end = usable ? std::ldexp(1.0, std::min(std::ilogb(m_shown.value) + 2, 1023)) : 2;
        return m_shown.value < 0 ? ValueRange{-end, 0} : ValueRange{0, end};
    }
    ValueRange range{0, 1};
    for (const FloatFormat& format : m_shown.formats)
        range = unite(range, {std::log2(format.smallestSubnormal()), std::log2(format.largestFinite())});
    for (const double value : {m_shown.value, m_shown.value * m_shown.scale})
        if (const double place = placeOnAxis(value); std::isfinite(place))
            range = unite(range, {place, place});
    return range;
}

ValueExtent NumberLineChart::valueExtent(const ValueRange&, const ChartLook&) const
{
    return {{0.5, static_cast<double>(m_shown.formats.size()) + 0.45}, true, 0};
}

/// The one below the smallest normal number holds subnormal numbers down to zero, as evenly spaced as those above it.
std::vector<NumberLineChart::Octave> NumberLineChart::octavesOf(const FloatFormat& format)
{
    std::vector<Octave> octaves;
    const double smallest = format.smallestSubnormal();
    for (double from = smallest; from <= format.largestFinite(); from *= 2)
        octaves.push_back({from, 2 * from, from < format.smallestNormal()});
    return octaves;
}

void NumberLineChart::drawOctave(QCPPainter& painter, const PlotArea& area, const ChartLook& look, std::size_t i,
                                 const Octave& octave, double sign) const
{
    const FloatFormat& format = m_shown.formats[i];
    const auto pixel = [&](double magnitude) {
        return area.x(logarithmic() ? std::log2(magnitude) : sign * magnitude);
    };
    const double ends[2] = {pixel(octave.from), pixel(octave.to)};
    const double left = std::max(std::min(ends[0], ends[1]), area.rect().left());
    const double right = std::min(std::max(ends[0], ends[1]), area.rect().right());
    if (!(right - left > leastWidth))
        return;
    const std::int64_t numbers = placeOf(format, octave.to) - placeOf(format, octave.from);
    const double middle = area.y(row(i));
    const double full = area.y(row(i) - band / 2) - area.y(row(i) + band / 2);
    const QColor ink = look.palette.ink(octave.subnormal ? 1 : 0);
    const double width = std::abs(ends[1] - ends[0]);
    if (width / static_cast<double>(numbers) >= tickRoom) {
        const double low = logarithmic() ? std::exp2(area.from()) : sign > 0 ? area.from() : -area.to();
        const double high = logarithmic() ? std::exp2(area.to()) : sign > 0 ? area.to() : -area.from();
        const std::int64_t end = placeOf(format, std::min(high, octave.to));
        painter.setPen(QPen(ink, 1));
        for (std::int64_t k = placeOf(format, std::max(low, octave.from)); k < end; ++k) {
            const double x = pixel(numberAt(format, k));
            painter.drawLine(QPointF(x, middle - full / 2), QPointF(x, middle + full / 2));
        }
        return;
    }
    const double counted =
        logarithmic() ? static_cast<double>(numbers) : static_cast<double>(numbers) / width * area.rect().width() / 100;
    const double share = std::clamp(std::log2(1 + counted) / mostDoublings, leastBand, 1.0);
    const QRectF rect(left, middle - share * full / 2, right - left, share * full);
    painter.fillRect(rect, look.palette.faint(ink));
    if (octave.subnormal) // told apart without colour
        painter.fillRect(rect, QBrush(ink, Qt::BDiagPattern));
    painter.setPen(QPen(ink, 1));
    painter.drawLine(rect.topLeft(), rect.topRight());
    painter.drawLine(rect.bottomLeft(), rect.bottomRight());
}

void NumberLineChart::drawBand(QCPPainter& painter, const PlotArea& area, const ChartLook& look, std::size_t i) const
{
    for (const Octave& octave : octavesOf(m_shown.formats[i])) {
        if (!look.shows(octave.subnormal ? subnormalNumbers : normalNumbers))
            continue;
        drawOctave(painter, area, look, i, octave, 1);
        if (!logarithmic())
            drawOctave(painter, area, look, i, octave, -1);
    }
    if (!logarithmic() && area.shows(0)) {
        painter.setPen(QPen(look.palette.text, 1));
        painter.drawLine(QPointF(area.x(0), area.y(row(i) - band / 2)), QPointF(area.x(0), area.y(row(i) + band / 2)));
    }
}

/// Where each format stores a value; a cross where it becomes zero or leaves the format.
int NumberLineChart::drawStored(QCPPainter& painter, const PlotArea& area, const ChartLook& look, double value,
                                int ink) const
{
    int drawn = 0;
    const double own = placeOnAxis(value);
    if (!std::isfinite(own))
        return drawn;
    QPen pen(look.palette.ink(ink), 1.2);
    pen.setDashPattern(dashOf(ink));
    painter.setPen(pen);
    if (area.shows(own))
        painter.drawLine(QPointF(area.x(own), area.rect().top()), QPointF(area.x(own), area.rect().bottom()));
    for (std::size_t i = 0; i < m_shown.formats.size(); ++i) {
        const double stored = m_shown.formats[i].rounded(value);
        const bool kept = std::isfinite(stored) && (stored != 0 || value == 0);
        const QPointF point(area.x(kept ? placeOnAxis(stored) : own), area.y(row(i)));
        if (!area.showsMark(painter, point, 5))
            continue;
        drawMark(painter, kept ? markOf(ink) : MarkShape::Cross, point, 5,
                 kept ? look.palette.ink(ink) : look.palette.skip, look.palette.background);
        ++drawn;
    }
    return drawn;
}

DrawnMarks NumberLineChart::draw(QCPPainter& painter, const PlotArea& area, const ChartLook& look) const
{
    for (std::size_t i = 0; i < m_shown.formats.size(); ++i)
        drawBand(painter, area, look, i);
    painter.setAntialiasing(true);
    DrawnMarks drawn;
    if (m_shown.scale != 1 && look.shows(scaledValue))
        drawn.points += drawStored(painter, area, look, m_shown.value * m_shown.scale, 2);
    if (look.shows(typedValue))
        drawn.points += drawStored(painter, area, look, m_shown.value, 3);
    painter.setAntialiasing(false);
    return drawn;
}

ReadOut NumberLineChart::readOut(double x, const ChartLook&) const
{
    ReadOut out;
    out.at = x;
    const double value = logarithmic() ? std::exp2(x) : x;
    out.heading = numberToShow(value, 6);
    for (const FloatFormat& format : m_shown.formats)
        out.notes << QStringLiteral("%1: %2").arg(QString::fromStdString(format.name),
                                                  numberToShow(format.rounded(value), 6));
    return out;
}

QString NumberLineChart::distanceText(double x) const
{
    return logarithmic() ? Texts::tr("B − A: %1 doublings").arg(shownNumber(x, 4))
                         : Texts::tr("B − A: %1").arg(numberToShow(x, 6));
}

QString NumberLineChart::csv(const ValueRange& x, const ChartLook& look) const
{
    QString text = QStringLiteral("format,from,to,numbers,class\n");
    for (const FloatFormat& format : m_shown.formats)
        for (const Octave& octave : octavesOf(format)) {
            if (!look.shows(octave.subnormal ? subnormalNumbers : normalNumbers))
                continue;
            for (const double sign : {-1.0, 1.0}) {
                if (sign < 0 && logarithmic())
                    continue;
                const double a = logarithmic() ? std::log2(octave.from) : sign * octave.from;
                const double b = logarithmic() ? std::log2(octave.to) : sign * octave.to;
                if (std::max(a, b) < x.lower || std::min(a, b) > x.upper)
                    continue;
                text += QStringLiteral("%1,%2,%3,%4,%5\n")
                            .arg(QString::fromStdString(format.name),
                                 QString::fromStdString(numberText(sign * octave.from)),
                                 QString::fromStdString(numberText(sign * octave.to)))
                            .arg(placeOf(format, octave.to) - placeOf(format, octave.from))
                            .arg(octave.subnormal ? QStringLiteral("subnormal") : QStringLiteral("normal"));
            }
        }
    return text;
}

} // namespace halfstep
