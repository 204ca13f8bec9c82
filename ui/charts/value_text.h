#pragma once

#include "ui/charts/axis_ticks.h"
#include "ui/charts/value_range.h"

#include <QLocale>
#include <QString>

namespace halfstep {

/// A value as the read-out writes it; NaN, inf and −inf by name.
QString valueText(double value, AxisNumbers numbers, const QLocale& locale);
/// One value, or the ends of what is no longer known one by one.
QString valueText(const ValueRange& range, AxisNumbers numbers, const QLocale& locale);

} // namespace halfstep
