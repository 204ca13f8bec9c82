#pragma once

#include "ui/charts/run_axis.h"

#include <QStringList>
#include <QVariantMap>

namespace halfstep {

/// What the user chose to see of a run's charts.
struct GridChoices {
    RunAxisKind axis = RunAxisKind::Attempt; ///< what the x axis counts
    double smoothing = 0.6;                  ///< 0 off, towards 1 smoother; the raw lines stay faintly
    int textSize = 100;                      ///< per cent of the window's
    QStringList order{};                     ///< names of charts; those left out come last
    QStringList hidden{};

    bool operator==(const GridChoices&) const = default;

    static GridChoices from(const QVariantMap& remembered);
    void writeTo(QVariantMap& remembered) const;
};

inline constexpr int smallestText = 70;
inline constexpr int largestText = 250;

} // namespace halfstep
