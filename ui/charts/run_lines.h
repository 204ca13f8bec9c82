#pragma once

#include "ui/charts/chart_content.h"
#include "ui/charts/chart_spec.h"
#include "ui/charts/run_axis.h"
#include "ui/charts/smoothed_series.h"

#include <optional>
#include <vector>

namespace halfstep {

class CurveDrawing;
struct LabelledMark;

/// A run that a chart draws.
struct RunSource {
    const RunHistory* history = nullptr;
    QString name{}; ///< may be empty while it is the only one
};

/// Where a curve comes from.
struct RunCurve {
    RunSource run;
    const CurveSpec* spec = nullptr; ///< names the quantity
    int behind = 0;                  ///< 0: the run in front
    SmoothedSeries smoothed{};

    const Series& series() const { return run.history->series(spec->quantity); }
};

/// A horizontal line to measure the curves against.
struct ReferenceLine {
    double value = 0;
    QString label;
    QString shortLabel{}; ///< where there is no room for that
};

/// The curves of one chart, of a run in front and of those that lie quietly behind it, over the x axis that the user
/// chose; with the marks of the one in front: skipped attempts, notes, live changes, thresholds, the best epoch. Reads
/// histories that it does not own.
class RunLines : public ChartContent {
public:
    explicit RunLines(const ChartSpec& spec) : m_spec(spec) {}

    void setRuns(const std::vector<RunSource>& runs);
    void setSmoothing(double weight); ///< 0 off, towards 1 smoother; the raw lines stay faintly
    void setAxis(RunAxisKind axis);

    void update() override;
    std::int64_t revision() const override;
    bool hasData() const override;
    QString emptyText() const override;
    ChartCaption caption() const override;
    std::vector<LegendEntry> legend(const ChartLook& look) const override;
    ValueRange xExtent() const override;
    ValueExtent valueExtent(const ValueRange& x, const ChartLook& look) const override;
    DrawnMarks draw(QCPPainter& painter, const PlotArea& area, const ChartLook& look) const override;
    std::vector<QPointF> curvePoints(const PlotArea& area, const ChartLook& look) const override;
    ReadOut readOut(double x, const ChartLook& look) const override;
    QStringList marksWithin(const ValueRange& x) const override;
    QString sentence(const ChartLook& look) const override;
    QStringList footnotes(const ChartLook& look) const override;
    QString skipTip(const SkipGroup& group) const override;
    QString distanceText(double x) const override;
    QString csv(const ValueRange& x, const ChartLook& look) const override;

private:
    const RunHistory* front() const { return m_runs.empty() ? nullptr : m_runs.front().history; }
    RunAxis axisOf(const RunHistory& run) const { return {m_axis, run}; }
    bool smooths(const RunCurve& curve) const;
    bool shows(const RunCurve& curve, const ChartLook& look) const;
    /// Whether a run has the data and the model of the one in front; others shape no axis.
    bool compares(const RunHistory& run) const;
    std::size_t entryOf(int behind) const; ///< of a run behind in the legend
    std::optional<ValueRange> valueOf(const RunCurve& curve, double attempt) const;
    QString valuesBehind(int behind, double place, const ChartLook& look) const; ///< in words; empty without
    void drawCurves(CurveDrawing& drawing, bool behind, const ChartLook& look) const;
    std::vector<ReferenceLine> referenceLines() const;
    const Series* threshold() const;             ///< null where there is none
    QString thresholdText() const;               ///< the newest one's
    QString thresholdInBrief() const;            ///< empty: as it is
    std::optional<double> stoppingBound() const; ///< none while patience is whole
    bool explainsSkips(const ChartLook& look) const;
    QStringList notesAt(double attempt) const;
    QStringList clippingNotes(double attempt) const;
    QString clippedText(const ChartLook& look) const; ///< share of the updates, in all and in view; empty without any
    QString clippedInBrief() const;                   ///< in all
    QStringList nonFiniteTexts(const ChartLook& look) const; ///< of the values in view
    std::vector<LabelledMark> marks(bool stars) const;       ///< but for those that the stars tell
    const CurveSpec* scalerCurve() const;                    ///< null where there is none
    QString stamp(bool spelledOut) const;                    ///< of a run with deliberate mistakes; empty without

    const ChartSpec& m_spec;
    RunAxisKind m_axis = RunAxisKind::Attempt;
    double m_smoothing = 0;
    std::vector<RunSource> m_runs;
    std::vector<RunCurve> m_curves;
    std::int64_t m_choices = 0; ///< that were made
};

} // namespace halfstep
