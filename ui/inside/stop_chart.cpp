#include "ui/inside/stop_chart.h"

#include "ui/charts/plot_area.h"
#include "ui/language/number_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace halfstep {
namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(halfstep::StopChart)
};

QString stopText(const StopPoint& point)
{
    const QString kept =
        point.bestEpoch ? Texts::tr("keeps epoch %1").arg(shownWhole(*point.bestEpoch)) : Texts::tr("keeps no epoch");
    return point.stopEpoch ? Texts::tr("stops after epoch %1, %2").arg(shownWhole(*point.stopEpoch), kept)
                           : Texts::tr("does not stop, %1").arg(kept);
}

bool sameEnd(const StopPoint& a, const StopPoint& b)
{
    return a.stopEpoch == b.stopEpoch && a.bestEpoch == b.bestEpoch;
}

} // namespace

void StopChart::show(StopAutopsy autopsy, const EarlyStoppingConfig& own)
{
    m_autopsy = std::move(autopsy);
    m_own = own;
    ++m_revision;
}

ChartCaption StopChart::caption() const
{
    ChartCaption caption;
    caption.name = QStringLiteral("stop_autopsy");
    caption.title = Texts::tr("Where other settings would have stopped");
    caption.description = Texts::tr("The epoch after which each patience and least gain would have ended the run, "
                                    "replayed from its validation losses; a dash where none of its epochs would have.");
    if (hasData())
        caption.description +=
            u' '
            + (m_own.enabled ? Texts::tr("The frame is around the setting in force.")
                             : Texts::tr("The dotted frame is around the run's setting, which was not in force."));
    caption.brief = Texts::tr("Other settings");
    caption.x.title = Texts::tr("least gain (min_delta)");
    caption.x.brief = QStringLiteral("min_delta");
    caption.values.title = Texts::tr("patience");
    if (!hasData()) {
        caption.x.named.push_back({0, QString()}); // rather than numbers of no setting
        caption.values.named.push_back({0, QString()});
        return caption;
    }
    for (std::size_t i = 0; i < m_autopsy.minDeltas.size(); ++i)
        caption.x.named.push_back({static_cast<double>(i), exactNumber(m_autopsy.minDeltas[i])});
    for (std::size_t i = 0; i < m_autopsy.patiences.size(); ++i)
        caption.values.named.push_back({static_cast<double>(i), shownWhole(m_autopsy.patiences[i])});
    return caption;
}

ValueRange StopChart::xExtent() const
{
    return {-0.5, std::max(0.5, static_cast<double>(m_autopsy.minDeltas.size()) - 0.5)};
}

ValueExtent StopChart::valueExtent(const ValueRange&, const ChartLook&) const
{
    return {{-0.5, std::max(0.5, static_cast<double>(m_autopsy.patiences.size()) - 0.5)}, true, 0};
}

void StopChart::drawCell(QCPPainter& painter, const QRectF& cell, const StopPoint& point, const ChartLook& look) const
{
    const QColor strong = look.palette.ink(0);
    const QColor paper = look.palette.background;
    const double strength = point.stopEpoch
                                ? 0.15
                                      + 0.7 * static_cast<double>(m_autopsy.epochs - *point.stopEpoch)
                                            / static_cast<double>(std::max<std::int64_t>(1, m_autopsy.epochs))
                                : 0;
    const auto mixed = [&](int (QColor::*channel)() const) {
        return static_cast<int>((strong.*channel)() * strength + (paper.*channel)() * (1 - strength));
    };
    const QColor fill(mixed(&QColor::red), mixed(&QColor::green), mixed(&QColor::blue));
    painter.fillRect(cell.adjusted(0, 0, -1, -1), fill);
    const QString text = point.stopEpoch ? shownWhole(*point.stopEpoch) : QStringLiteral("–");
    const QFontMetricsF metrics(painter.font());
    if (metrics.horizontalAdvance(text) > cell.width() || metrics.ascent() > cell.height())
        return;
    painter.setPen(qGray(fill.rgb()) > 127 ? Qt::black : Qt::white);
    painter.drawText(cell, Qt::AlignCenter, text);
}

DrawnMarks StopChart::draw(QCPPainter& painter, const PlotArea& area, const ChartLook& look) const
{
    DrawnMarks drawn;
    painter.setAntialiasing(false);
    QRectF own;
    for (std::size_t p = 0; p < m_autopsy.patiences.size() && hasData(); ++p)
        for (std::size_t d = 0; d < m_autopsy.minDeltas.size(); ++d) {
            const auto x = static_cast<double>(d);
            const auto y = static_cast<double>(p);
            const QRectF cell =
                QRectF(QPointF(area.x(x - 0.5), area.y(y + 0.5)), QPointF(area.x(x + 0.5), area.y(y - 0.5)))
                    .intersected(area.rect());
            if (cell.isEmpty())
                continue;
            const StopPoint& point = m_autopsy.at(p, d);
            drawCell(painter, cell, point, look);
            if (point.patience == m_own.patience && point.minDelta == m_own.minDelta)
                own = cell;
            ++drawn.points;
        }
    if (own.isNull())
        return drawn;
    painter.setPen(m_own.enabled ? QPen(look.palette.skip, 2) : QPen(look.palette.reference, 2, Qt::DotLine));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(own.adjusted(1, 1, -2, -2));
    return drawn;
}

/// Patiences that end alike share a line.
ReadOut StopChart::readOut(double x, const ChartLook&) const
{
    ReadOut out;
    if (!hasData())
        return out;
    const double last = static_cast<double>(m_autopsy.minDeltas.size()) - 1;
    const auto delta = static_cast<std::size_t>(std::clamp(std::round(x), 0.0, last));
    out.at = static_cast<double>(delta);
    out.heading = Texts::tr("least gain %1").arg(exactNumber(m_autopsy.minDeltas[delta]));
    for (std::size_t p = 0; p < m_autopsy.patiences.size();) {
        std::size_t end = p;
        while (end + 1 < m_autopsy.patiences.size() && sameEnd(m_autopsy.at(end + 1, delta), m_autopsy.at(p, delta)))
            ++end;
        const QString from = shownWhole(m_autopsy.patiences[p]);
        const QString patience =
            end == p ? from : QStringLiteral("%1–%2").arg(from, shownWhole(m_autopsy.patiences[end]));
        out.notes << Texts::tr("patience %1: %2").arg(patience, stopText(m_autopsy.at(p, delta)));
        p = end + 1;
    }
    return out;
}

QString StopChart::csv(const ValueRange&, const ChartLook&) const
{
    QString text = QStringLiteral("patience,min_delta,stop_epoch,best_epoch,best_validation_loss\n");
    const auto epoch = [](const std::optional<std::int64_t>& value) {
        return value ? QString::number(*value) : QString();
    };
    for (const StopPoint& point : m_autopsy.points)
        text += QStringLiteral("%1,%2,%3,%4,%5\n")
                    .arg(QString::number(point.patience), QString::number(point.minDelta, 'g', 9),
                         epoch(point.stopEpoch), epoch(point.bestEpoch), QString::number(point.best, 'g', 9));
    return text;
}

} // namespace halfstep
