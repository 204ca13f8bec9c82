#pragma once

#include "ui/charts/chart_palette.h"
#include "ui/charts/chart_spec.h"
#include "ui/charts/smoothed_series.h"
#include "ui/charts/value_range.h"

#include <QString>

#include <limits>
#include <optional>
#include <vector>

namespace halfstep {

/// A stretch over which a clipping threshold was in force.
struct ThresholdStep {
    double from = 0;
    double value = 0; ///< 0: clipping was off
};

/// A horizontal line to measure the curves against.
struct ReferenceLine {
    double value = 0;
    QString label;
};

/// Everything a chart's drawing reads: the history, the wording, the colours and what the user chose to see.
struct ChartState {
    explicit ChartState(const ChartSpec& chart);

    const ChartSpec& spec;
    ChartPalette palette;
    const RunHistory* history = nullptr;
    std::vector<bool> hidden;             ///< per curve
    std::vector<SmoothedSeries> smoothed; ///< per curve
    double smoothing = 0;
    bool logarithmic = false;
    bool timeFollows = true;
    bool valueFollows = true;
    double cursor = std::numeric_limits<double>::quiet_NaN();
    bool cursorIsHere = false; ///< the pointer is over this chart, not over one linked to it
    double markerA = std::numeric_limits<double>::quiet_NaN();
    double markerB = std::numeric_limits<double>::quiet_NaN();
    bool spellsMistakes = false; ///< deliberate mistakes by name, where there is room for it
    double lastThreshold = 0;    ///< newest that was in force, for redrawing stretches before clipping went off

    const Series* raw(std::size_t curve) const;    ///< null without a history
    const Series* smooth(std::size_t curve) const; ///< null when the curve isn't smoothed
    bool smooths(std::size_t curve) const;
    void updateSmoothed(); ///< reads what was appended
    void setSmoothing(double weight);
    void setHistory(const RunHistory* newHistory);
    bool hasData() const; ///< whether any curve has a value

    ValueRange timeExtent() const;
    /// Of the curves shown and their reference lines over a stretch, not yet padded.
    ValueRange valueExtent(double from, double to) const;
    std::vector<ReferenceLine> referenceLines() const;
    std::vector<ThresholdStep> thresholds() const; ///< in the order of attempts; empty where there are none
};

/// The last finite value, or what stands instead where there is none.
double lastValue(const SeriesBucket& bucket);
/// The curve's value in force at `x`: of the last point not after it; its extremes where x lies inside a block of
/// points no longer known one by one. Nothing before the first point.
std::optional<ValueRange> valueAt(const Series& series, double x);

} // namespace halfstep
