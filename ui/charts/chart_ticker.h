#pragma once

#include "ui/charts/axis_ticks.h"
#include "ui/charts/qcustomplot_wrapper.h"

#include <optional>

namespace halfstep {

/// Hands our ticks to QCustomPlot; labels in QLocale.
class ChartTicker : public QCPAxisTicker {
public:
    AxisScale scale{};
    std::vector<AxisTick> named{}; ///< instead of numbers

    AxisTicks ticks(const QCPRange& range) const; ///< found once, as long as nothing changes
    void generate(const QCPRange& range, const QLocale& locale, QChar format, int precision, QVector<double>& ticks,
                  QVector<double>* subTicks, QVector<QString>* labels) override;

private:
    struct Found {
        QCPRange range;
        AxisScale scale;
        std::vector<AxisTick> named;
        QLocale locale;
        AxisTicks ticks;
    };
    AxisTicks find(const QCPRange& range) const;

    mutable std::optional<Found> m_found;
};

} // namespace halfstep
