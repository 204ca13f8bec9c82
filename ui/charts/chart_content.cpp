#include "ui/charts/chart_content.h"

#include "ui/charts/plot_area.h"

#include <algorithm>
#include <cmath>

namespace halfstep {

void ChartLook::show(std::size_t curve, bool shown)
{
    hidden.resize(std::max(hidden.size(), curve + 1));
    hidden[curve] = !shown;
}

std::vector<QPointF> ChartContent::curvePoints(const PlotArea& area, const ChartLook& look) const
{
    constexpr int places = 48;
    std::vector<QPointF> points;
    for (int k = 0; k <= places; ++k) {
        const double x = std::lerp(area.from(), area.to(), k / double(places));
        for (const CurveValue& value : readOut(x, look).values)
            if (std::isfinite(value.value.lower))
                points.emplace_back(area.x(x), area.y(value.value.lower));
    }
    return points;
}

} // namespace halfstep
