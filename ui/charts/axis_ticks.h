#pragma once

#include <QLocale>
#include <QString>

#include <vector>

namespace halfstep {

/// How an axis counts and how its numbers are written.
enum class AxisNumbers { Plain, PowersOfTwo, Bytes, Percent, Count };

/// How an axis counts, and the room that its labels have.
struct AxisScale {
    AxisNumbers numbers = AxisNumbers::Plain;
    bool logarithmic = false;
    int room = 5;     ///< labels that fit, at least 2
    int letters = 12; ///< of one label; where more are needed, labels say what is to be added to an offset
    bool operator==(const AxisScale&) const = default;
};

struct AxisTick {
    double at = 0;
    QString label;
    bool operator==(const AxisTick&) const = default;
};

/// Where an axis has its ticks and what is written there.
struct AxisTicks {
    std::vector<AxisTick> labelled;
    std::vector<double> between; ///< without a label
    QString offset;              ///< what is to be added to every label; empty where the labels are the values
};

/// Round places within a range, two or more and at most as many as there is room for. Labels have the digits that tell
/// them apart, and each is its place rounded to them.
AxisTicks axisTicks(double lower, double upper, const AxisScale& scale, const QLocale& locale);

} // namespace halfstep
