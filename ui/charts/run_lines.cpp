#include "ui/charts/run_lines.h"

#include "ui/charts/curve_drawing.h"
#include "ui/charts/label_room.h"
#include "ui/charts/labelled_marks.h"
#include "ui/charts/plot_area.h"
#include "ui/charts/run_marks.h"
#include "ui/charts/run_table.h"
#include "ui/charts/stopping_marks.h"
#include "ui/charts/value_text.h"
#include "ui/language/number_text.h"
#include "ui/language/wording.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace halfstep {
namespace {

constexpr int rangeColumns = 400;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(halfstep::ChartWidget)
};

/// Attempts from which on the loss may be scaled or no longer.
std::vector<double> scalingTurns(const RunHistory& run)
{
    std::vector<double> turns;
    for (const LiveChange& change : run.marks().changes.all())
        if (change.key == "precision.amp" || change.key == "precision.dtype" || change.key == "scaler.enabled")
            turns.push_back(static_cast<double>(change.attempt));
    return turns;
}

} // namespace

void RunLines::setRuns(const std::vector<RunSource>& runs)
{
    m_runs = runs;
    std::erase_if(m_runs, [](const RunSource& run) { return !run.history; });
    m_curves.clear();
    for (std::size_t i = 0; i < m_runs.size(); ++i)
        for (const CurveSpec& curve : m_spec.curves)
            m_curves.push_back({m_runs[i], &curve, static_cast<int>(i)});
    setSmoothing(m_smoothing);
}

void RunLines::setSmoothing(double weight)
{
    m_smoothing = weight;
    for (RunCurve& curve : m_curves)
        curve.smoothed.setWeight(m_spec.medianSmoothed ? 0 : weight);
    ++m_choices;
}

void RunLines::setAxis(RunAxisKind axis)
{
    m_axis = axis;
    ++m_choices;
}

void RunLines::update()
{
    for (RunCurve& curve : m_curves)
        if (smooths(curve))
            curve.smoothed.update(curve.series(),
                                  curve.spec->scaled ? scalingTurns(*curve.run.history) : std::vector<double>{});
}

std::int64_t RunLines::revision() const
{
    std::int64_t sum = m_choices;
    for (const RunSource& run : m_runs)
        sum += run.history->revision();
    return sum;
}

bool RunLines::smooths(const RunCurve& curve) const
{
    return curve.spec->noisy && (m_smoothing > 0 || m_spec.medianSmoothed);
}

std::size_t RunLines::entryOf(int behind) const
{
    return m_spec.curves.size() + static_cast<std::size_t>(behind - 1);
}

/// What hides a curve hides it of every run.
bool RunLines::shows(const RunCurve& curve, const ChartLook& look) const
{
    return look.shows(static_cast<std::size_t>(curve.spec - m_spec.curves.data()))
           && (curve.behind == 0 || look.shows(entryOf(curve.behind)));
}

bool RunLines::hasData() const
{
    const auto hasPoint = [](const RunCurve& curve) { return curve.series().size() > 0; };
    return scalerCurve() || std::ranges::any_of(m_curves, hasPoint);
}

bool RunLines::compares(const RunHistory& run) const
{
    return run.start().dataset == front()->start().dataset && run.start().model == front()->start().model;
}

/// Follows the run in front: a longer one behind it is seen as far as that one is going to run.
ValueRange RunLines::xExtent() const
{
    const bool counts = m_axis == RunAxisKind::Attempt || m_axis == RunAxisKind::Update;
    const auto planned = static_cast<double>(front() ? front()->start().plannedAttempts : 0);
    ValueRange extent{runAxis(m_axis).begin, runAxis(m_axis).least};
    for (const RunSource& run : m_runs) {
        if (!compares(*run.history))
            continue;
        double end = axisOf(*run.history).place(static_cast<double>(run.history->attempts()));
        if (run.history != front() && counts && planned > 0)
            end = std::min(end, planned);
        extent.upper = std::max(extent.upper, end);
    }
    return extent;
}

ValueExtent RunLines::valueExtent(const ValueRange& x, const ChartLook& look) const
{
    std::optional<ValueRange> range;
    const auto take = [&](const Series& series, const RunHistory& run) {
        const auto [from, to] = axisOf(run).attemptsWithin(x);
        if (const auto own = robustRange(series, from, to, rangeColumns, look.logarithmic))
            range = unite(range, *own);
    };
    for (const RunCurve& curve : m_curves)
        if (shows(curve, look) && compares(*curve.run.history))
            take(curve.series(), *curve.run.history);
    if (threshold())
        take(*threshold(), *front());
    for (const ReferenceLine& line : referenceLines())
        range = unite(range, {line.value, line.value});
    if (const std::optional<double> bound = stoppingBound(); bound && (*bound > 0 || !look.logarithmic))
        range = unite(range, {*bound, *bound});
    if (!range)
        range = look.logarithmic ? ValueRange{1, m_spec.numbers == AxisNumbers::PowersOfTwo ? 65536.0 : 10.0}
                                 : ValueRange{0, 1};
    else if (m_spec.fromZero && !look.logarithmic)
        range = unite(range, {0, range->upper > 0 ? 0.0 : 1.0});
    // A count that is still zero must not hide on the frame.
    const bool grounded = m_spec.fromZero && !look.logarithmic && m_spec.numbers != AxisNumbers::Count;
    return {*range, grounded, front() && !front()->marks().skips.all().empty() ? RunMarks::railHeight + 2.0 : 0};
}

std::vector<ReferenceLine> RunLines::referenceLines() const
{
    std::vector<ReferenceLine> lines;
    if (!m_spec.drawsReferences || !front())
        return lines;
    const HistoryReferences& r = front()->start().references;
    double sum = 0;
    const auto add = [&](std::int64_t bytes, const QString& label, const QString& shortLabel) {
        if (bytes <= 0)
            return;
        sum += static_cast<double>(bytes);
        lines.push_back({sum, label, shortLabel});
    };
    add(r.parameterBytes, Words::tr("parameters"), Words::tr("param."));
    add(r.gradientBytes, Words::tr("+ gradients"), Words::tr("+ grad."));
    add(r.optimizerBytes, Words::tr("+ optimizer state"), Words::tr("+ optim."));
    return lines;
}

const Series* RunLines::threshold() const
{
    if (!m_spec.drawsThreshold || !front())
        return nullptr;
    const Series& series = front()->series(Quantity::ClippingThreshold);
    return series.size() > 0 ? &series : nullptr;
}

const CurveSpec* RunLines::scalerCurve() const
{
    const auto found = std::ranges::find(m_spec.curves, true, &CurveSpec::ofScaler);
    return found == m_spec.curves.end() || !front() || front()->attempts() == 0 ? nullptr : &*found;
}

/// Noisy lines first, faintly, so that no other is lost behind them; of runs behind nothing but the smoothed ones.
void RunLines::drawCurves(CurveDrawing& drawing, bool behind, const ChartLook& look) const
{
    for (const bool faint : {true, false})
        for (const RunCurve& curve : m_curves) {
            if (behind != (curve.behind > 0) || !shows(curve, look))
                continue;
            const RunAxis axis = axisOf(*curve.run.history);
            const CurveSpec& spec = *curve.spec;
            const bool smooth = smooths(curve);
            if (smooth && !faint)
                drawing.draw(curve.smoothed.series(), axis, {.ink = spec.ink, .behind = curve.behind, .smooth = true});
            if (smooth == faint && !(behind && faint))
                drawing.draw(curve.series(), axis,
                             {.ink = spec.ink,
                              .behind = curve.behind,
                              .stepped = spec.stepped,
                              .perEpoch = spec.perEpoch,
                              .faint = faint});
        }
}

std::optional<double> RunLines::stoppingBound() const
{
    const bool stops = front() && std::ranges::any_of(m_spec.curves, &CurveSpec::starsBest);
    const std::optional<Patience> patience = stops ? patienceOf(*front()) : std::nullopt;
    return patience ? std::optional(patience->bound) : std::nullopt;
}

DrawnMarks RunLines::draw(QCPPainter& painter, const PlotArea& area, const ChartLook& look) const
{
    CurveDrawing curves(painter, area, look);
    drawCurves(curves, true, look);
    drawCurves(curves, false, look);
    DrawnMarks drawn = curves.drawn();
    if (!front())
        return drawn;
    const RunMarks marks(painter, area, look, *front(), axisOf(*front()));
    const auto starred = std::ranges::find(m_spec.curves, true, &CurveSpec::starsBest);
    const bool stars =
        starred != m_spec.curves.end() && look.shows(static_cast<std::size_t>(starred - m_spec.curves.begin()));
    const std::vector<LabelledMark> labelled = this->marks(stars);
    const bool hasWords = stars || m_spec.drawsReferences || (look.namesMarks && !labelled.empty());
    LabelRoom labels(hasWords ? curvePoints(area, look) : std::vector<QPointF>());
    if (stars)
        labels.take(marks.starRoom());
    marks.drawReferences(referenceLines(), labels);
    if (threshold())
        marks.drawThreshold(*threshold());
    if (stars)
        StoppingMarks(painter, area, look, *front(), axisOf(*front())).draw(starred->ink, labels);
    MarkDrawing(painter, area, look, *front(), axisOf(*front())).draw(labelled, labels);
    const CurveSpec* scaler = scalerCurve();
    const bool showsScale = scaler && look.shows(static_cast<std::size_t>(scaler - m_spec.curves.data()));
    if (showsScale)
        marks.drawGaps(front()->series(scaler->quantity), Words::tr("no loss scaler in use"), Words::tr("off"));
    drawn.skips = marks.drawSkips(showsScale, labels);
    if (stars)
        marks.drawBest(starred->ink);
    return drawn;
}

/// The chart of losses tells the best epoch and an early stop in its own way.
std::vector<LabelledMark> RunLines::marks(bool stars) const
{
    std::vector<LabelledMark> marks = labelledMarks(*front());
    const bool fuse =
        stars && front()->summary() && front()->summary()->outcome == Outcome::EarlyStopped && patienceOf(*front());
    std::erase_if(marks, [&](const LabelledMark& mark) {
        return (stars && mark.kind == MarkKind::Best) || (fuse && mark.kind == MarkKind::Stop);
    });
    return marks;
}

std::vector<QPointF> RunLines::curvePoints(const PlotArea& area, const ChartLook& look) const
{
    constexpr double apart = 4;
    const int columns = std::clamp(static_cast<int>(area.rect().width() / apart), 1, 160);
    std::vector<QPointF> points;
    const auto lineTo = [&](const QPointF& from, const QPointF& to) {
        const double length = std::hypot(to.x() - from.x(), to.y() - from.y());
        const int steps = std::clamp(static_cast<int>(length / apart), 1, 400);
        for (int k = 1; k <= steps; ++k)
            points.push_back(from + (to - from) * k / steps);
    };
    for (const RunCurve& curve : m_curves) {
        if (!shows(curve, look))
            continue;
        const RunAxis axis = axisOf(*curve.run.history);
        const auto [from, to] = axis.attemptsWithin({area.from(), area.to()});
        std::optional<QPointF> before;
        for (const SeriesBucket& b : curve.series().view(from, to, columns)) {
            if (b.finiteCount == 0)
                continue;
            const QPointF low(area.x(axis.place(b.xFirst)), area.y(b.min));
            const QPointF high(area.x(axis.place(b.xLast)), area.y(b.max));
            lineTo(before.value_or(low), low);
            lineTo(low, high);
            before = high;
        }
    }
    return points;
}

std::optional<ValueRange> RunLines::valueOf(const RunCurve& curve, double attempt) const
{
    return curve.spec->perEpoch ? valueInForce(curve.series(), attempt) : valueAt(curve.series(), attempt);
}

QString RunLines::csv(const ValueRange& x, const ChartLook& look) const
{
    RunTable table(m_axis);
    for (const RunCurve& curve : m_curves)
        if (shows(curve, look))
            table.add(curve, axisOf(*curve.run.history).attemptsWithin(x));
    if (front())
        table.addNotes(*front(), axisOf(*front()).attemptsWithin(x));
    return QString::fromStdString(table.text());
}

} // namespace halfstep
