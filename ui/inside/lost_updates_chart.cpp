#include "ui/inside/lost_updates_chart.h"

#include "engine/records/window_detail.h"
#include "ui/charts/plot_area.h"
#include "ui/language/number_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace halfstep {
namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(halfstep::LostUpdatesChart)
};

} // namespace

double LostUpdatesChart::Row::percent() const
{
    return changes == 0 ? 0 : 100 * static_cast<double>(lost) / static_cast<double>(changes);
}

void LostUpdatesChart::show(const WindowDetail& window)
{
    m_rows.clear();
    for (const ParameterDetail& each : window.parameters)
        m_rows.push_back({QString::fromStdString(each.name), each.changes, each.lost});
    m_attempt = window.attempt;
    m_applied = window.stepped && window.stepped->applied;
    ++m_revision;
}

void LostUpdatesChart::clear()
{
    m_rows.clear();
    ++m_revision;
}

ChartCaption LostUpdatesChart::caption() const
{
    Row all;
    for (const Row& row : m_rows) {
        all.changes += row.changes;
        all.lost += row.lost;
    }
    const auto worst = std::ranges::max_element(m_rows, {}, &Row::percent);
    ChartCaption caption;
    caption.name = QStringLiteral("lost-updates");
    caption.title =
        m_rows.empty() ? Texts::tr("Lost updates") : Texts::tr("Lost updates · attempt %1").arg(shownWhole(m_attempt));
    if (m_rows.empty())
        caption.description =
            Texts::tr("How many of the optimizer's steps leave their weight as it was, since they are "
                      "smaller than half the distance to the next number.");
    else if (!m_applied)
        caption.description =
            Texts::tr("Attempt %1 was not applied, so no update was lost.").arg(shownWhole(m_attempt));
    else if (all.lost == 0)
        caption.description = Texts::tr("Attempt %1: none of %2 steps left its weight as it was.")
                                  .arg(shownWhole(m_attempt), shownWhole(all.changes));
    else
        caption.description = Texts::tr("Attempt %1: %2 of %3 steps left their weight as it was; the most, %4, in %5.")
                                  .arg(shownWhole(m_attempt), shownPercent(all.percent() / 100),
                                       shownWhole(all.changes), shownPercent(worst->percent() / 100), worst->parameter);
    caption.x.title = Texts::tr("lost of the steps other than zero [%]");
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        caption.values.named.push_back({place(i), m_rows[i].parameter});
    return caption;
}

std::vector<LegendEntry> LostUpdatesChart::legend(const ChartLook&) const
{
    return {{Texts::tr("lost updates"), 0}};
}

ValueExtent LostUpdatesChart::valueExtent(const ValueRange&, const ChartLook&) const
{
    return {{0.4, static_cast<double>(m_rows.size()) + 0.6}, true, 0};
}

DrawnMarks LostUpdatesChart::draw(QCPPainter& painter, const PlotArea& area, const ChartLook& look) const
{
    const QColor ink = look.palette.ink(0);
    for (std::size_t i = 0; i < m_rows.size() && look.shows(0); ++i) {
        const double top = area.y(place(i) + 0.35);
        const double bottom = area.y(place(i) - 0.35);
        const double left = std::max(area.x(0), area.rect().left());
        const double right = std::min(area.x(100), area.rect().right());
        const double end = std::min(area.x(m_rows[i].percent()), right);
        if (right > left) {
            painter.setPen(QPen(look.palette.axis, 1));
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(QRectF(left, top, right - left, bottom - top));
        }
        if (end > left)
            painter.fillRect(QRectF(left, top, end - left, bottom - top), ink);
        painter.setPen(look.palette.text);
        painter.drawText(QRectF(left + 4, top, right - left - 8, bottom - top), Qt::AlignRight | Qt::AlignVCenter,
                         shownPercent(m_rows[i].percent() / 100));
    }
    return {};
}

ReadOut LostUpdatesChart::readOut(double x, const ChartLook&) const
{
    ReadOut out;
    out.at = x;
    out.heading = Texts::tr("over %1").arg(shownPercent(x / 100));
    for (const Row& row : m_rows)
        if (row.percent() >= x)
            out.notes << QStringLiteral("%1: %2/%3").arg(row.parameter, shownWhole(row.lost), shownWhole(row.changes));
    return out;
}

QString LostUpdatesChart::distanceText(double x) const
{
    return Texts::tr("B − A: %1").arg(shownPercent(x / 100));
}

QString LostUpdatesChart::csv(const ValueRange&, const ChartLook&) const
{
    QString text = QStringLiteral("parameter,changes,lost\n");
    for (const Row& row : m_rows)
        text += QStringLiteral("%1,%2,%3\n").arg(row.parameter).arg(row.changes).arg(row.lost);
    return text;
}

} // namespace halfstep
