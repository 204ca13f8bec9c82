#pragma once

#include "ui/charts/axis_ticks.h"

#include <QStringList>

#include <cstdint>

namespace halfstep {

/// digits · 10^exponent, exactly.
struct Decimal {
    std::int64_t digits = 0;
    int exponent = 0;

    double value() const; ///< the nearest float64
};

struct AxisLabels {
    QStringList texts; ///< one a place
    QString offset;    ///< as in AxisTicks
};

/// What to write at places that share an exponent.
AxisLabels axisLabels(std::vector<Decimal> places, AxisNumbers numbers, int letters, const QLocale& locale);

/// What to write at base^exponent.
QString powerLabel(int base, int exponent, AxisNumbers numbers, const QLocale& locale);

} // namespace halfstep
