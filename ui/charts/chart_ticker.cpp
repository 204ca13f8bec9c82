#include "ui/charts/chart_ticker.h"

#include <algorithm>
#include <iterator>

namespace halfstep {

AxisTicks ChartTicker::ticks(const QCPRange& range) const
{
    const QLocale locale;
    if (!m_found || m_found->range != range || m_found->scale != scale || m_found->named != named
        || m_found->locale != locale)
        m_found = Found{range, scale, named, locale, find(range)};
    return m_found->ticks;
}

AxisTicks ChartTicker::find(const QCPRange& range) const
{
    if (named.empty())
        return axisTicks(range.lower, range.upper, scale, QLocale());
    AxisTicks ticks;
    std::ranges::copy_if(named, std::back_inserter(ticks.labelled),
                         [&](const AxisTick& tick) { return range.contains(tick.at); });
    const auto room = static_cast<std::size_t>(scale.room);
    const std::size_t stride = (ticks.labelled.size() + room - 1) / room;
    std::size_t place = 0;
    std::erase_if(ticks.labelled, [&](const AxisTick&) { return place++ % stride != 0; });
    return ticks;
}

void ChartTicker::generate(const QCPRange& range, const QLocale&, QChar, int, QVector<double>& places,
                           QVector<double>* subTicks, QVector<QString>* labels)
{
    const AxisTicks found = ticks(range);
    places.clear();
    if (subTicks)
        *subTicks = QVector<double>(found.between.begin(), found.between.end());
    if (labels)
        labels->clear();
    for (const AxisTick& tick : found.labelled) {
        places << tick.at;
        if (labels)
            *labels << tick.label;
    }
}

} // namespace halfstep
