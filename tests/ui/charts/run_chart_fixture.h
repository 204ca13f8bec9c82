#pragma once

#include "engine/records/run_history.h"
#include "ui/charts/chart_spec.h"
#include "ui/charts/run_chart.h"

#include <QTest>
#include <QWheelEvent>

#include <limits>

namespace halfstep {

inline constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();
inline constexpr double infinite = std::numeric_limits<double>::infinity();

inline AttemptRecord record(std::int64_t attempt, double loss, bool applied = true)
{
    AttemptRecord r;
    r.attempt = attempt;
    r.samples = 16;
    r.loss = loss;
    r.scaleUsed = attempt < 20 ? 65536 : 32768;
    r.applied = applied;
    r.skipReason = applied ? SkipReason::None : SkipReason::GradientOverflow;
    r.normUnscaled = 2;
    r.normScaled = 2 * r.scaleUsed;
    r.normClipped = 1;
    r.liveBytes = 300 * 1024;
    r.peakBytes = 900 * 1024;
    r.forwardMicroseconds = 400;
    return r;
}

/// Losses 1/attempt with every tenth attempt skipped, and one epoch.
inline void fill(RunHistory& history, int attempts)
{
    RunConfig config;
    config.clipping.maxNorm = 1;
    RunStart start;
    start.gradient = GradientSettings(config);
    start.references = {1.0, 100 * 1024, 100 * 1024, 0};
    history.begin(start);
    for (int i = 1; i <= attempts; ++i)
        history.append(record(i, 1.0 / i, i % 10 != 0));
    EpochRecord epoch;
    epoch.epoch = 1;
    epoch.trainLoss = 0.25;
    epoch.valLoss = 0.5;
    epoch.trainAccuracy = 0.75;
    epoch.valAccuracy = 0.5;
    epoch.best = true;
    epoch.lastAttempt = attempts;
    history.append(epoch);
}

inline QString csvOf(const ChartWidget& chart)
{
    return QString::fromUtf8(chart.exported(ExportFormat::Csv));
}

inline QWidget* plotOf(ChartWidget& chart)
{
    return chart.focusProxy();
}

inline void turnWheel(ChartWidget& chart, const QPointF& at, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
{
    QWheelEvent event(at, plotOf(chart)->mapToGlobal(at), {}, {0, 120}, Qt::NoButton, modifiers, Qt::NoScrollPhase,
                      false);
    QCoreApplication::sendEvent(plotOf(chart), &event);
}

} // namespace halfstep
