#include "ui/inside/lost_over_time_chart.h"

#include "engine/records/run_history.h"
#include "ui/charts/curve_drawing.h"
#include "ui/charts/run_axis.h"
#include "ui/inside/lost_updates_chart.h"
#include "ui/language/number_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <limits>

namespace halfstep {
namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(halfstep::LostOverTimeChart)
};

constexpr std::array columns{"lost_share", "computed_share"};

} // namespace

LostOverTimeChart::LostOverTimeChart() : AttemptCurves(columns) {}

void LostOverTimeChart::show(const RunHistory& history, bool masterWeights, const std::string& format)
{
    if (m_history == &history && m_masterWeights == masterWeights && m_format == format)
        return;
    m_history = &history;
    m_masterWeights = masterWeights;
    m_format = format;
    ++m_revision;
}

std::int64_t LostOverTimeChart::revision() const
{
    return m_revision + (m_history ? m_history->revision() : 0);
}

void LostOverTimeChart::clearComputed()
{
    m_computed.clear();
    ++m_revision;
}

void LostOverTimeChart::addComputed(std::int64_t attempt, double share)
{
    m_computed.append(static_cast<double>(attempt), share);
    ++m_revision;
}

const Series& LostOverTimeChart::series(std::size_t curve) const
{
    return curve == 0 ? m_history->series(Quantity::LostUpdateFraction) : m_computed;
}

bool LostOverTimeChart::hasData() const
{
    return m_history && m_history->series(Quantity::LostUpdateFraction).size() > 0;
}

QString LostOverTimeChart::described() const
{
    if (!hasData())
        return Texts::tr("The share of lost updates of every attempt as it ran, and, computed at the windows that were "
                         "told, with weights kept the other way.");
    const SeriesBucket all = series(0).extent(1, std::numeric_limits<double>::infinity());
    QString text = Texts::tr("With %1, an attempt lost between %2 and %3 of its updates.")
                       .arg(keepingText(m_masterWeights, m_format), shownPercent(all.min), shownPercent(all.max));
    const SeriesBucket computed = m_computed.extent(1, std::numeric_limits<double>::infinity());
    if (computed.finiteCount > 0)
        text +=
            u' '
            + Texts::tr("Computed at the windows that were told, with %1 it would have been between %2 and %3.")
                  .arg(keepingText(!m_masterWeights, m_format), shownPercent(computed.min), shownPercent(computed.max));
    return text;
}

ChartCaption LostOverTimeChart::caption() const
{
    ChartCaption caption;
    caption.name = QStringLiteral("lost_updates_over_time");
    caption.title = Texts::tr("Lost updates over time");
    caption.description = described();
    caption.x.title = runAxis(RunAxisKind::Attempt).titleText();
    caption.x.numbers = AxisNumbers::Count;
    caption.x.closest = 1;
    caption.values.title = Texts::tr("share of the steps other than zero");
    caption.values.brief = Texts::tr("lost steps");
    caption.values.numbers = AxisNumbers::Percent;
    return caption;
}

std::vector<LegendEntry> LostOverTimeChart::legend(const ChartLook&) const
{
    if (!hasData())
        return {};
    const auto entry = [](const QString& words, const QString& kept, int ink) {
        return LegendEntry{words.arg(kept), ink, Swatch::Curve, Qt::SolidPattern, kept};
    };
    std::vector<LegendEntry> entries{entry(Texts::tr("as it ran: %1"), keepingText(m_masterWeights, m_format), 0)};
    if (m_computed.size() > 0)
        entries.push_back(entry(Texts::tr("computed: %1"), keepingText(!m_masterWeights, m_format), 1));
    return entries;
}

ValueExtent LostOverTimeChart::valueExtent(const ValueRange& x, const ChartLook& look) const
{
    double most = 0;
    double least = 1;
    for (std::size_t curve = 0; curve < curves() && m_history; ++curve) {
        const SeriesBucket all = series(curve).extent(x.lower, x.upper);
        if (!look.shows(curve) || all.finiteCount == 0)
            continue;
        most = std::max(most, all.max);
        if (all.min > 0)
            least = std::min(least, all.min);
    }
    return {{look.logarithmic ? least / 2 : 0, most > 0 ? most : 1}, true, 0};
}

DrawnMarks LostOverTimeChart::draw(QCPPainter& painter, const PlotArea& area, const ChartLook& look) const
{
    CurveDrawing drawing(painter, area, look);
    if (!m_history)
        return drawing.drawn();
    const RunAxis axis(RunAxisKind::Attempt, *m_history);
    for (std::size_t curve = 0; curve < curves(); ++curve)
        if (look.shows(curve)) // told windows lie apart
            drawing.draw(series(curve), axis, {.ink = static_cast<int>(curve), .perEpoch = curve == 1});
    return drawing.drawn();
}

/// One row an attempt; the other way's share stands where it was computed.
QString LostOverTimeChart::csv(const ValueRange& x, const ChartLook& look) const
{
    QString text = csvHeader(look);
    if (!m_history)
        return text;
    const Series& lost = series(0);
    const auto width = static_cast<int>(std::clamp<std::size_t>(lost.size(), 1, 100'000));
    for (const SeriesBucket& bucket : lost.view(x.lower, x.upper, width)) {
        if (bucket.xLast < x.lower || bucket.xFirst > x.upper)
            continue;
        text += QString::number(bucket.xLast, 'f', 0);
        if (look.shows(0))
            text += u',' + (bucket.finiteCount > 0 ? QString::number(bucket.last, 'g', 17) : QString());
        if (look.shows(1)) {
            const auto at = m_computed.at(bucket.xLast);
            const bool computed = at && at->xFirst == bucket.xLast && at->finiteCount > 0;
            text += u',' + (computed ? QString::number(at->last, 'g', 17) : QString());
        }
        text += u'\n';
    }
    return text;
}

} // namespace halfstep
