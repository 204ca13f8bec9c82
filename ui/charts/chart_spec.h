#pragma once

#include "engine/records/run_history.h"
#include "ui/charts/axis_ticks.h"

#include <QString>

#include <string_view>
#include <vector>

namespace halfstep {

/// One curve of a chart: what it draws of a run, and how.
struct CurveSpec {
    Quantity quantity{};
    const char* column; ///< heading in exported tables; never translated
    const char* label;  ///< in the legend, untranslated
    int ink = 0;
    bool stepped = false;   ///< drawn level up to the next value
    bool noisy = false;     ///< may be smoothed
    bool perEpoch = false;  ///< a value an epoch, which stands until the next; else one an attempt, which does not
    bool starsBest = false; ///< a star where validation was best
    bool scaled = false;    ///< by the loss scale, and another measure once that begins or ends
    bool ofScaler = false;  ///< "off" where attempts have no value, and a cross where one was skipped

    QString labelText() const;
};

/// One row of the table of charts.
struct ChartSpec {
    const char* name; ///< of exported files, and what the chart is known by
    const char* title;
    const char* valueTitle;  ///< of the value axis, with its unit
    const char* description; ///< one sentence: caption, tooltip and screen-reader text
    std::vector<CurveSpec> curves;
    AxisNumbers numbers = AxisNumbers::Plain;
    bool logarithmic = false;     ///< at first
    bool fromZero = false;        ///< a linear axis starts at zero
    bool medianSmoothed = false;  ///< smooth even when no smoothing is asked for
    bool timed = false;           ///< what a slowed pace measures differently
    bool drawsThreshold = false;  ///< that of clipping
    bool drawsReferences = false; ///< the bytes that parameters, gradients and optimizer state take

    QString titleText() const;
    QString valueTitleText() const;
    QString descriptionText() const;
};

/// Every chart of a run, as a reader looks for them: what is learnt, what the scaler does, what it costs.
const std::vector<ChartSpec>& chartSpecs();
const ChartSpec& chartSpec(std::string_view name); ///< of a name that the table holds

} // namespace halfstep
