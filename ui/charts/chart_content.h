#pragma once

#include "ui/charts/axis_ticks.h"
#include "ui/charts/chart_palette.h"
#include "ui/charts/value_range.h"

#include <QFontMetricsF>
#include <QPointF>
#include <QRectF>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <limits>
#include <vector>

class QCPPainter;

namespace halfstep {

class PlotArea;

/// One axis of a chart.
struct ChartAxis {
    QString title; ///< with its unit
    AxisNumbers numbers = AxisNumbers::Plain;
    bool logarithmic = false;      ///< at first; the value axis only
    double closest = 0;            ///< the smallest stretch that can be zoomed to; 0: what float64 tells apart
    std::vector<AxisTick> named{}; ///< places that have a name; where there are any, there are no numbers
    QString brief{};               ///< instead of the title where there is little room; empty: the same
};

/// The words around a chart, in the interface language, and its axes.
struct ChartCaption {
    QString name; ///< of exported files; stable, English, without suffix
    QString title;
    QString description; ///< one sentence that holds whatever there is to see
    ChartAxis x;
    ChartAxis values;
    QString brief{};    ///< instead of the title where there is little room; empty: the same
    QString briefest{}; ///< where that is too long as well
};

/// What stands before an entry of the legend.
enum class Swatch { Curve, Behind, Fill, Threshold, Best, Skip, Note, Warning, Following };

/// An entry of the legend. Those that a click hides come first, so that an entry's index is that of what it hides.
struct LegendEntry {
    QString text;
    int ink = 0; ///< of a run behind: which one, from 1
    Swatch swatch = Swatch::Curve;
    Qt::BrushStyle pattern = Qt::SolidPattern; ///< of a fill
    QString brief{};                           ///< instead of the text where there is little room; empty: the same

    bool hides() const { return swatch <= Swatch::Fill; }
    bool operator==(const LegendEntry&) const = default;
};

/// The values that a stretch of a chart holds, not yet padded.
struct ValueExtent {
    ValueRange range;
    bool grounded = false; ///< stands on the frame's foot, without room below
    double foot = 0;       ///< pixels above the frame's foot that are to stay free
};

/// A curve's value at a place; a range where values are no longer known one by one.
struct CurveValue {
    std::size_t curve = 0;
    ValueRange value;
};

/// What a chart holds at a place of its x axis.
struct ReadOut {
    double at = 0;   ///< the place, moved to where there is something to read
    QString heading; ///< "attempt 50"
    std::vector<CurveValue> values;
    QStringList notes; ///< what happened there
};

/// Values that are not finite, of each sort.
struct NonFiniteCount {
    std::int64_t nans = 0;
    std::int64_t positive = 0; ///< infinite
    std::int64_t negative = 0;
    std::int64_t total() const { return nans + positive + negative; }
};

/// Skipped attempts that share one mark on the rail, since their own would lie on one another.
struct SkipGroup {
    std::int64_t first = 0;
    std::int64_t last = 0;
    std::int64_t count = 0; ///< skipped among them
    double left = 0;        ///< pixels that the mark and its number take
    double right = 0;
};

/// What a drawing showed as marks.
struct DrawnMarks {
    int points = 0;          ///< points with a mark of their own
    NonFiniteCount attempts; ///< with such a value, at the frame's edge
    NonFiniteCount epochs;
    bool above = false; ///< values beyond the axis' ends are told at the frame's edge
    bool below = false;
    std::vector<SkipGroup> skips; ///< on the rail
};

/// What a chart offers in its header's corner.
enum class CornerButton { None, Enlarge, BackToAll };

/// What the user chose to see of a chart, and in which colours.
struct ChartLook {
    ChartPalette palette = ChartPalette::forExport();
    std::vector<bool> hidden{}; ///< per entry of the legend; shown where it says nothing
    bool logarithmic = false;
    bool followsX = true; ///< shows the whole x axis, however long it grows
    bool followsValues = true;
    ValueRange visible{-std::numeric_limits<double>::infinity(), std::numeric_limits<double>::infinity()}; ///< x axis
    double cursor = std::numeric_limits<double>::quiet_NaN();
    bool cursorHeld = false;   ///< at its place, wherever the pointer goes
    bool cursorIsHere = false; ///< the pointer is over this chart, not over one linked to it
    double markerA = std::numeric_limits<double>::quiet_NaN();
    double markerB = std::numeric_limits<double>::quiet_NaN();
    bool tagsZoom = false;  ///< tells while it follows no longer, and follows again at a click on that
    bool namesMarks = true; ///< beside their lines
    bool ofRun = false;     ///< one of the charts of a run, with its skips and notes
    CornerButton corner = CornerButton::None;
    bool spelledOut = false; ///< exported: titles on the axes, words where there is room for them

    bool follows() const { return followsX && followsValues; }
    bool shows(std::size_t curve) const { return curve >= hidden.size() || !hidden[curve]; }
    void show(std::size_t curve, bool shown);
};

/// What a chart shows. Header, axes, cursors, menu, export, keyboard and screen reader come from the frame around it,
/// ChartWidget.
class ChartContent {
public:
    virtual ~ChartContent() = default;

    virtual void update() {}                   ///< reads what is new since the last time
    virtual std::int64_t revision() const = 0; ///< grows with every change
    virtual bool hasData() const = 0;          ///< whether any curve has a point
    virtual ChartCaption caption() const = 0;
    virtual QString emptyText() const { return caption().description; } ///< stands where there is no data
    virtual std::vector<LegendEntry> legend(const ChartLook& look) const = 0;
    virtual ValueRange xExtent() const = 0;
    virtual ValueExtent valueExtent(const ValueRange& x, const ChartLook& look) const = 0;
    virtual DrawnMarks draw(QCPPainter& painter, const PlotArea& area, const ChartLook& look) const = 0;
    /// Pixels that the curves shown go through, a few apart.
    virtual std::vector<QPointF> curvePoints(const PlotArea& area, const ChartLook& look) const;
    virtual ReadOut readOut(double x, const ChartLook& look) const = 0;     ///< of the curves shown
    virtual QStringList marksWithin(const ValueRange&) const { return {}; } ///< of the x axis, in words
    /// What the chart shows, in a sentence or two: tooltip and screen-reader text.
    virtual QString sentence(const ChartLook&) const { return caption().description; }
    virtual QStringList footnotes(const ChartLook&) const { return {}; } ///< for below a picture of it
    virtual QString skipTip(const SkipGroup&) const { return {}; }       ///< of a mark on the rail
    /// Whether a drag from that pixel on slides what is drawn along the x axis, instead of drawing a zoom box.
    virtual bool slidesFrom(const QPointF&, const PlotArea&) const { return false; }
    /// Pixels that no read-out covers, in a drawing with these letters.
    virtual QRectF keptFree(const PlotArea&, const QFontMetricsF&) const { return {}; }
    virtual QString distanceText(double x) const = 0;                          ///< from cursor A to cursor B
    virtual QString csv(const ValueRange& x, const ChartLook& look) const = 0; ///< of the curves shown; C locale
};

} // namespace halfstep
