#pragma once

#include "engine/records/run_history.h"
#include "ui/charts/axis_ticks.h"
#include "ui/charts/run_chart.h"

#include <QLocale>
#include <QString>

#include <vector>

namespace halfstep {

struct CurveSpec {
    Quantity quantity{};
    const char* column = ""; ///< heading in exported tables; never translated
    QString name;
    int ink = 0;
    bool stepped = false;  ///< a value holds until the next one
    bool perEpoch = false; ///< few points, each worth a mark; never smoothed
};

/// What one kind of chart shows, worded in the interface language of the moment.
struct ChartSpec {
    QString title;
    QString valueTitle; ///< of the value axis, with its unit
    QString description;
    std::vector<CurveSpec> curves;
    AxisNumbers numbers = AxisNumbers::Plain;
    bool logarithmic = false;    ///< at first
    bool fromZero = false;       ///< a linear axis starts at zero
    bool medianSmoothed = false; ///< smooth even when no smoothing is asked for
};

ChartSpec chartSpec(ChartKind kind);
const char* chartFileName(ChartKind kind);
QString attemptAxisTitle();

/// A value as the read-out writes it; NaN, inf and -inf by name.
QString valueText(double value, AxisNumbers numbers, const QLocale& locale);

} // namespace halfstep
