#pragma once

#include "ui/charts/axis_ticks.h"
#include "ui/charts/qcustomplot_wrapper.h"

namespace halfstep {

/// Hands our ticks to QCustomPlot; labels in QLocale.
class ChartTicker : public QCPAxisTicker {
public:
    AxisScale scale{};
    std::vector<AxisTick> named{}; ///< instead of numbers

    AxisTicks ticks(const QCPRange& range) const;
    void generate(const QCPRange& range, const QLocale& locale, QChar format, int precision, QVector<double>& ticks,
                  QVector<double>* subTicks, QVector<QString>* labels) override;
};

} // namespace halfstep
