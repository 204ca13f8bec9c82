#include "ui/calculator/activation_chart.h"

#include "ui/charts/plot_area.h"
#include "ui/language/number_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <utility>

namespace halfstep {
namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(halfstep::ActivationChart)
};

constexpr double groupWidth = 0.8; ///< of the distance between layers

} // namespace

void ActivationChart::show(ActivationBytes activations, ByteUnits units)
{
    m_shown = std::move(activations);
    m_units = units;
    ++m_revision;
}

ChartCaption ActivationChart::caption() const
{
    ChartCaption caption;
    caption.name = QStringLiteral("activations");
    caption.title = Texts::tr("Activations of a micro-batch, computed");
    caption.description =
        Texts::tr("Bytes that a forward pass keeps for the backward pass, by layer and by how a number is stored.");
    caption.x.title = Texts::tr("layer");
    caption.values.title = Texts::tr("bytes");
    caption.values.numbers = m_units == ByteUnits::Binary ? AxisNumbers::Bytes : AxisNumbers::Plain;
    if (m_shown.layers.empty())
        caption.x.named.push_back({0, QString()}); // rather than numbers of no layer
    for (std::size_t i = 0; i < m_shown.layers.size(); ++i)
        caption.x.named.push_back(
            {static_cast<double>(i), i == 0 ? Texts::tr("input") : QString::fromStdString(m_shown.layers[i])});
    return caption;
}

std::vector<LegendEntry> ActivationChart::legend(const ChartLook&) const
{
    std::vector<LegendEntry> entries;
    for (std::size_t i = 0; i < m_shown.storages.size(); ++i)
        entries.push_back({m_shown.storages[i].name, static_cast<int>(i)});
    return entries;
}

ValueRange ActivationChart::xExtent() const
{
    return {-0.5, std::max(0.5, static_cast<double>(m_shown.layers.size()) - 0.5)};
}

ValueExtent ActivationChart::valueExtent(const ValueRange& x, const ChartLook& look) const
{
    double most = 0;
    double least = HUGE_VAL;
    for (std::size_t s = 0; s < m_shown.storages.size(); ++s)
        for (std::size_t i = 0; i < m_shown.layers.size() && look.shows(s); ++i)
            if (static_cast<double>(i) > x.lower - 0.5 && static_cast<double>(i) < x.upper + 0.5) {
                most = std::max(most, static_cast<double>(m_shown.storages[s].bytes[i]));
                least = std::min(least, static_cast<double>(m_shown.storages[s].bytes[i]));
            }
    if (most == 0)
        return {{look.logarithmic ? 1.0 : 0.0, 10}, true, 0};
    return {{look.logarithmic ? least / 2 : 0, most}, true, 0};
}

DrawnMarks ActivationChart::draw(QCPPainter& painter, const PlotArea& area, const ChartLook& look) const
{
    static constexpr std::array<Qt::BrushStyle, inkCount> fills{Qt::SolidPattern, Qt::BDiagPattern, Qt::Dense6Pattern,
                                                                Qt::FDiagPattern}; // told apart without colour
    DrawnMarks drawn;
    const double bar = groupWidth / static_cast<double>(std::max<std::size_t>(1, m_shown.storages.size()));
    for (std::size_t s = 0; s < m_shown.storages.size(); ++s) {
        if (!look.shows(s))
            continue;
        const QColor ink = look.palette.ink(static_cast<int>(s));
        for (std::size_t i = 0; i < m_shown.layers.size(); ++i) {
            const double from = static_cast<double>(i) - groupWidth / 2 + static_cast<double>(s) * bar;
            const double left = std::max(area.x(from), area.rect().left());
            const double right = std::min(area.x(from + bar), area.rect().right());
            if (right <= left)
                continue;
            const double top = std::max(area.y(static_cast<double>(m_shown.storages[s].bytes[i])), area.rect().top());
            const QRectF rect(QPointF(left, top), QPointF(std::max(left + 1, right - 1), area.rect().bottom()));
            painter.fillRect(rect, QBrush(ink, fills[s % fills.size()]));
            painter.setPen(QPen(ink, 1));
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(rect);
            ++drawn.points;
        }
    }
    return drawn;
}

std::size_t ActivationChart::layerAt(double x) const
{
    const double last = static_cast<double>(m_shown.layers.size()) - 1;
    return static_cast<std::size_t>(std::clamp(std::round(x), 0.0, std::max(0.0, last)));
}

ReadOut ActivationChart::readOut(double x, const ChartLook& look) const
{
    ReadOut out;
    if (m_shown.layers.empty())
        return out;
    const std::size_t layer = layerAt(x);
    out.at = static_cast<double>(layer);
    out.heading = caption().x.named[layer].label;
    for (std::size_t s = 0; s < m_shown.storages.size(); ++s)
        if (look.shows(s))
            out.notes << QStringLiteral("%1: %2").arg(m_shown.storages[s].name,
                                                      byteText(m_shown.storages[s].bytes[layer], m_units));
    return out;
}

QString ActivationChart::distanceText(double x) const
{
    return Texts::tr("B − A: %1 layers").arg(shownNumber(x, 3));
}

QString ActivationChart::csv(const ValueRange& x, const ChartLook& look) const
{
    QString text = QStringLiteral("layer");
    for (std::size_t s = 0; s < m_shown.storages.size(); ++s)
        if (look.shows(s))
            text += QStringLiteral(",bytes_of_%1").arg(m_shown.storages[s].bytesOfNumber);
    text += u'\n';
    for (std::size_t i = 0; i < m_shown.layers.size(); ++i) {
        if (static_cast<double>(i) < x.lower || static_cast<double>(i) > x.upper)
            continue;
        text += QString::fromStdString(m_shown.layers[i]);
        for (std::size_t s = 0; s < m_shown.storages.size(); ++s)
            if (look.shows(s))
                text += QStringLiteral(",%1").arg(m_shown.storages[s].bytes[i]);
        text += u'\n';
    }
    return text;
}

} // namespace halfstep
