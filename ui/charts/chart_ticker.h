#pragma once

#include "ui/charts/chart_spec.h"
#include "ui/charts/qcustomplot_wrapper.h"

namespace halfstep {

/// Ticks at round values of any axis of ours: linear, decades, powers of two, bytes, per cent; labels in QLocale.
class ChartTicker : public QCPAxisTicker {
public:
    void setUp(AxisNumbers numbers, bool logarithmic);
    void setRoom(int labels) { m_room = labels; } ///< how many labels fit

    void generate(const QCPRange& range, const QLocale& locale, QChar format, int precision, QVector<double>& ticks,
                  QVector<double>* subTicks, QVector<QString>* labels) override;

private:
    void linear(const QCPRange& range, QVector<double>& ticks, QVector<double>* subTicks, QVector<QString>* labels);
    bool powers(const QCPRange& range, QVector<double>& ticks, QVector<double>* subTicks, QVector<QString>* labels);

    AxisNumbers m_numbers = AxisNumbers::Plain;
    bool m_logarithmic = false;
    int m_room = 5;
};

} // namespace halfstep
