#pragma once

#include "ui/charts/axis_ticks.h"

#include <QLocale>
#include <QString>

namespace halfstep {

/// A value as the read-out writes it; NaN, inf and -inf by name.
QString valueText(double value, AxisNumbers numbers, const QLocale& locale);

} // namespace halfstep
