#include "ui/charts/chart_ticker.h"

namespace halfstep {

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
