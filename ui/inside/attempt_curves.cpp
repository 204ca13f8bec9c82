#include "ui/inside/attempt_curves.h"

#include "ui/charts/run_axis.h"
#include "ui/charts/run_lines.h"

#include <algorithm>
#include <cmath>

namespace halfstep {

ValueRange AttemptCurves::xExtent() const
{
    return {1, std::max(10.0, m_history ? static_cast<double>(m_history->attempts()) : 0.0)};
}

ReadOut AttemptCurves::readOut(double x, const ChartLook& look) const
{
    ReadOut out;
    out.at = std::max(1.0, std::round(x));
    out.heading = runAxis(RunAxisKind::Attempt).placeText(out.at);
    for (std::size_t curve = 0; curve < curves() && m_history; ++curve)
        if (const auto value = look.shows(curve) ? valueAt(series(curve), out.at) : std::nullopt)
            out.values.push_back({curve, *value});
    return out;
}

QString AttemptCurves::distanceText(double x) const
{
    return runAxis(RunAxisKind::Attempt).distanceText(x);
}

QString AttemptCurves::csvHeader(const ChartLook& look) const
{
    QString text = QStringLiteral("attempt");
    for (std::size_t curve = 0; curve < curves(); ++curve)
        if (look.shows(curve))
            text += QStringLiteral(",%1").arg(QLatin1StringView(m_columns[curve]));
    return text + u'\n';
}

} // namespace halfstep
