#include "ui/inside/lost_updates_chart.h"

#include "ui/charts/plot_area.h"
#include "ui/language/number_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace halfstep {
namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(halfstep::LostUpdatesChart)
};

constexpr Qt::BrushStyle computedPattern = Qt::BDiagPattern; ///< told apart from what happened without colour

} // namespace

QString keepingText(bool masterWeights, const std::string& format)
{
    return masterWeights ? Texts::tr("float32 master weights")
                         : Texts::tr("weights in %1").arg(QString::fromStdString(format));
}

void LostUpdatesChart::show(const WindowDetail& window)
{
    clear();
    m_shown = !window.parameters.empty();
    m_masterWeights = window.masterWeights || window.precision.dtype == "float32";
    m_format = window.precision.dtype;
    m_attempt = window.attempt;
    m_applied = window.stepped && window.stepped->applied;
    if (!m_applied) // there is no update to meter
        return;
    for (const ParameterDetail& each : window.parameters)
        m_rows.push_back({QString::fromStdString(each.name), each.steps, each.otherwise});
    m_run = stepsOf(window);
    m_otherwise = stepsOtherwise(window);
}

void LostUpdatesChart::clear()
{
    m_shown = false;
    m_rows.clear();
    m_otherwise.reset();
    ++m_revision;
}

QString LostUpdatesChart::described() const
{
    if (!m_shown)
        return Texts::tr("How many of the optimizer's steps leave their weight as it was, since they are "
                         "smaller than half the distance to the next number.");
    if (!m_applied)
        return Texts::tr("Attempt %1 was not applied, so no update was lost.").arg(shownWhole(m_attempt));
    const QString kept = keepingText(m_masterWeights, m_format);
    const auto worst = std::ranges::max_element(m_rows, {}, [](const Row& row) { return row.run.share(); });
    QString text =
        m_run.lost == 0
            ? Texts::tr("Attempt %1, with %2: none of %3 steps left its weight as it was.")
                  .arg(shownWhole(m_attempt), kept, shownWhole(m_run.changes))
            : Texts::tr("Attempt %1, with %2: %3 of %4 steps left their weight as it was; the most, %5, in %6.")
                  .arg(shownWhole(m_attempt), kept, shownPercent(m_run.share()), shownWhole(m_run.changes),
                       shownPercent(worst->run.share()), worst->parameter);
    if (m_otherwise)
        text += u' '
                + Texts::tr("With %1 the same step would have left %2 as they were, by computation.")
                      .arg(keepingText(!m_masterWeights, m_format), shownPercent(m_otherwise->share()));
    return text;
}

ChartCaption LostUpdatesChart::caption() const
{
    ChartCaption caption;
    caption.name = QStringLiteral("lost-updates");
    caption.title =
        !m_shown ? Texts::tr("Lost updates") : Texts::tr("Lost updates · attempt %1").arg(shownWhole(m_attempt));
    caption.description = described();
    caption.x.title = Texts::tr("lost of the steps other than zero [%]");
    caption.x.brief = Texts::tr("lost steps [%]");
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        caption.values.named.push_back({place(i), m_rows[i].parameter});
    if (m_rows.empty()) // nor are there numbers
        caption.values.named.push_back({});
    return caption;
}

std::vector<LegendEntry> LostUpdatesChart::legend(const ChartLook&) const
{
    if (m_rows.empty())
        return {};
    std::vector<LegendEntry> entries{{Texts::tr("as it ran: %1").arg(keepingText(m_masterWeights, m_format)), 0,
                                      Swatch::Fill, Qt::SolidPattern, keepingText(m_masterWeights, m_format)}};
    if (m_otherwise)
        entries.push_back({Texts::tr("computed: %1").arg(keepingText(!m_masterWeights, m_format)), 1, Swatch::Fill,
                           computedPattern, keepingText(!m_masterWeights, m_format)});
    return entries;
}

ValueExtent LostUpdatesChart::valueExtent(const ValueRange&, const ChartLook&) const
{
    return {{0.4, static_cast<double>(m_rows.size()) + 0.6}, true, 0};
}

void LostUpdatesChart::drawMeter(QCPPainter& painter, const QRectF& room, const LostSteps& steps, std::size_t curve,
                                 const ChartLook& look) const
{
    constexpr double framed = 5; // pixels, below which frames would be all there is to see
    painter.setPen(QPen(look.palette.axis, 1));
    painter.setBrush(Qt::NoBrush);
    if (room.height() >= framed)
        painter.drawRect(room);
    const QRectF filled(room.topLeft(), QSizeF(room.width() * steps.share(), room.height()));
    if (steps.lost > 0)
        drawFill(painter, filled, look.palette.ink(static_cast<int>(curve)),
                 curve == 0 ? Qt::SolidPattern : computedPattern);
    const QString text = shownPercent(steps.share());
    const QFontMetricsF metrics(painter.font());
    if (metrics.ascent() > room.height() + 1)
        return;
    const double width = metrics.horizontalAdvance(text) + 6;
    const QRectF beside(std::min(filled.right() + 2, room.right() - width), room.center().y() - metrics.height() / 2,
                        width, metrics.height());
    if (beside.left() < filled.right()) // read on the fill
        painter.fillRect(beside.intersected(room.adjusted(1, 1, -1, -1)), look.palette.background);
    painter.setPen(look.palette.text);
    painter.drawText(beside, Qt::AlignCenter, text);
}

DrawnMarks LostUpdatesChart::draw(QCPPainter& painter, const PlotArea& area, const ChartLook& look) const
{
    const double left = std::max(area.x(0), area.rect().left());
    const double right = std::min(area.x(100), area.rect().right());
    const bool both = m_otherwise && look.shows(0) && look.shows(1);
    for (std::size_t i = 0; i < m_rows.size() && right > left; ++i) {
        const double top = area.y(place(i) + 0.42);
        const double bottom = area.y(place(i) - 0.42);
        const double middle = both ? (top + bottom) / 2 : bottom;
        if (look.shows(0))
            drawMeter(painter, QRectF(left, top, right - left, middle - top), m_rows[i].run, 0, look);
        const double from = both ? middle : top;
        if (m_rows[i].otherwise && look.shows(1))
            drawMeter(painter, QRectF(left, from, right - left, bottom - from), *m_rows[i].otherwise, 1, look);
    }
    return {};
}

ReadOut LostUpdatesChart::readOut(double x, const ChartLook& look) const
{
    const auto parts = [](const LostSteps& steps) {
        return QStringLiteral("%1/%2").arg(shownWhole(steps.lost), shownWhole(steps.changes));
    };
    ReadOut out;
    out.at = x;
    out.heading = Texts::tr("over %1").arg(shownPercent(x / 100));
    for (const Row& row : m_rows) {
        if (look.shows(0) && 100 * row.run.share() >= x)
            out.notes << QStringLiteral("%1: %2").arg(row.parameter, parts(row.run));
        if (look.shows(1) && row.otherwise && 100 * row.otherwise->share() >= x)
            out.notes << Texts::tr("%1: %2 computed").arg(row.parameter, parts(*row.otherwise));
    }
    return out;
}

QString LostUpdatesChart::distanceText(double x) const
{
    return Texts::tr("B − A: %1").arg(shownPercent(x / 100));
}

QString LostUpdatesChart::csv(const ValueRange&, const ChartLook&) const
{
    QString text = QStringLiteral("parameter,changes,lost,computed_changes,computed_lost\n");
    for (const Row& row : m_rows) {
        text += QStringLiteral("%1,%2,%3,").arg(row.parameter).arg(row.run.changes).arg(row.run.lost);
        if (row.otherwise)
            text += QStringLiteral("%1,%2").arg(row.otherwise->changes).arg(row.otherwise->lost);
        else
            text += u',';
        text += u'\n';
    }
    return text;
}

} // namespace halfstep
