#include "ui/charts/run_lines.h"

#include "ui/charts/curve_drawing.h"
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

/// What is going to be seen, in type that fits; nothing where none does.
void writeInto(QCPPainter& painter, const PlotArea& area, const ChartLook& look, const QString& text)
{
    constexpr int wrapped = Qt::AlignCenter | Qt::TextWordWrap;
    const QRectF room = area.rect().adjusted(4, 1, -4, -1);
    const QFont usual = painter.font();
    painter.setPen(look.palette.faintText);
    for (QFont type = usual; type.pixelSize() > 7; type.setPixelSize(type.pixelSize() - 1)) {
        if (!room.contains(QFontMetricsF(type).boundingRect(room, wrapped, text)))
            continue;
        painter.setFont(type);
        painter.fillRect(QFontMetricsF(type).boundingRect(room, wrapped, text), look.palette.background);
        painter.drawText(room, wrapped, text);
        break;
    }
    painter.setFont(usual);
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

ChartCaption RunLines::caption() const
{
    const RunAxisSpec& axis = runAxis(m_axis);
    return {QString::fromLatin1(m_spec.name),
            m_spec.titleText(),
            m_spec.descriptionText(),
            {axis.titleText(), axis.numbers, false, axis.closest},
            {m_spec.valueTitleText(), m_spec.numbers, m_spec.logarithmic, 0}};
}

std::vector<LegendEntry> RunLines::legend(const ChartLook& look) const
{
    std::vector<LegendEntry> entries;
    for (const CurveSpec& curve : m_spec.curves)
        entries.push_back({curve.labelText(), curve.ink});
    for (std::size_t i = 1; i < m_runs.size(); ++i)
        entries.push_back({m_runs[i].name, static_cast<int>(i), Swatch::Behind});
    if (threshold())
        entries.push_back({thresholdText(), 0, Swatch::Threshold});
    const auto starred = std::ranges::find(m_spec.curves, true, &CurveSpec::starsBest);
    if (const EpochRecord* best = starred == m_spec.curves.end() || !front() ? nullptr : bestEpoch(*front()))
        entries.push_back({Words::tr("best, epoch %1").arg(shownWhole(best->epoch)), starred->ink, Swatch::Best});
    if (const QString text = stamp(look.spelledOut); !text.isEmpty())
        entries.push_back({text, 0, Swatch::Warning});
    return entries;
}

QString RunLines::stamp(bool spelledOut) const
{
    if (!front() || front()->start().mistakes.empty())
        return {};
    if (!spelledOut)
        return Words::tr("deliberate mistake");
    QStringList names;
    for (const std::string& name : front()->start().mistakes)
        names << mistakeText(name);
    return Words::tr("deliberate mistake: %1").arg(names.join(QStringLiteral(", ")));
}

ValueRange RunLines::xExtent() const
{
    ValueRange extent{runAxis(m_axis).begin, runAxis(m_axis).least};
    for (const RunSource& run : m_runs)
        extent.upper = std::max(extent.upper, axisOf(*run.history).place(static_cast<double>(run.history->attempts())));
    return extent;
}

ValueExtent RunLines::valueExtent(const ValueRange& x, const ChartLook& look) const
{
    std::optional<ValueRange> range;
    const auto take = [&](const Series& series, const RunHistory& run) {
        const auto [from, to] = axisOf(run).attemptsWithin(x);
        if (const auto own = robustRange(series.view(from, to, rangeColumns), from, to, look.logarithmic))
            range = unite(range, *own);
    };
    for (const RunCurve& curve : m_curves)
        if (shows(curve, look))
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
    const auto add = [&](std::int64_t bytes, const QString& label) {
        if (bytes <= 0)
            return;
        sum += static_cast<double>(bytes);
        lines.push_back({sum, label});
    };
    add(r.parameterBytes, Words::tr("parameters"));
    add(r.gradientBytes, Words::tr("+ gradients"));
    add(r.optimizerBytes, Words::tr("+ optimizer state"));
    return lines;
}

const Series* RunLines::threshold() const
{
    if (!m_spec.drawsThreshold || !front())
        return nullptr;
    const Series& series = front()->series(Quantity::ClippingThreshold);
    return series.size() > 0 ? &series : nullptr;
}

QString RunLines::thresholdText() const
{
    const GradientSettings& gradient = front()->gradient();
    const auto now = valueAt(*threshold(), static_cast<double>(front()->attempts()));
    if (!now)
        return Words::tr("threshold off");
    const QString text = valueText(now->upper, AxisNumbers::Plain, QLocale());
    if (!gradient.clipsScaled())
        return Words::tr("threshold %1").arg(text);
    return Words::tr("threshold %1 / loss scale = %2")
        .arg(valueText(gradient.maxNorm(), AxisNumbers::Plain, QLocale()), text);
}

/// What happened in an attempt of the first run, in words.
QStringList RunLines::notesAt(double attempt) const
{
    QStringList notes = clippingNotes(attempt);
    const bool ran = valueAt(front()->series(Quantity::TrainLoss), attempt).has_value();
    if (const CurveSpec* scaler = scalerCurve(); scaler && ran && !valueAt(front()->series(scaler->quantity), attempt))
        notes << Words::tr("no loss scaler in use");
    if (const QString skip = skipText(*front(), static_cast<std::int64_t>(attempt)); !skip.isEmpty())
        notes << skip;
    return notes;
}

QStringList RunLines::clippingNotes(double attempt) const
{
    if (!threshold() || !valueAt(*threshold(), attempt))
        return {};
    QStringList notes;
    const auto coefficient = valueAt(front()->series(Quantity::ClipCoefficient), attempt);
    if (coefficient && coefficient->lower == coefficient->upper)
        notes << Words::tr("clip coefficient %1").arg(valueText(coefficient->upper, AxisNumbers::Plain, QLocale()));
    if (const auto share = valueAt(front()->series(Quantity::ClippedShare), attempt))
        notes << Words::tr("clipped in %1 of the attempts so far")
                     .arg(valueText(share->upper, AxisNumbers::Percent, QLocale()));
    return notes;
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
    if (!hasData())
        writeInto(painter, area, look, m_spec.descriptionText());
    if (!front())
        return drawn;
    const RunMarks marks(painter, area, look, *front(), axisOf(*front()));
    marks.drawReferences(referenceLines());
    if (threshold())
        marks.drawThreshold(*threshold());
    marks.drawChanges();
    const CurveSpec* scaler = scalerCurve();
    const bool showsScale = scaler && look.shows(static_cast<std::size_t>(scaler - m_spec.curves.data()));
    if (showsScale)
        marks.drawGaps(front()->series(scaler->quantity), Words::tr("off"));
    drawn.skips = marks.drawSkips(showsScale);
    for (std::size_t i = 0; i < m_spec.curves.size(); ++i)
        if (m_spec.curves[i].starsBest && look.shows(i)) {
            StoppingMarks(painter, area, look, *front(), axisOf(*front())).draw(m_spec.curves[i].ink);
            marks.drawBest(m_spec.curves[i].ink);
        }
    return drawn;
}

ReadOut RunLines::readOut(double x, const ChartLook& look) const
{
    ReadOut out;
    out.at = x;
    double here = 0;
    if (front()) {
        here = std::max(1.0, std::round(axisOf(*front()).attemptAt(x)));
        out.at = axisOf(*front()).place(here);
    }
    out.heading = runAxis(m_axis).placeText(out.at);
    for (std::size_t i = 0; i < m_curves.size() && m_curves[i].behind == 0; ++i)
        if (const auto value = look.shows(i) ? valueOf(m_curves[i], here) : std::nullopt)
            out.values.push_back({i, *value});
    if (front())
        out.notes = notesAt(here);
    for (std::size_t i = 1; i < m_runs.size(); ++i)
        if (const QString text = valuesBehind(static_cast<int>(i), out.at, look); !text.isEmpty())
            out.notes << text;
    return out;
}

QStringList RunLines::marksWithin(const ValueRange& x) const
{
    QStringList texts;
    if (!front())
        return texts;
    for (const LiveChange& change : front()->marks().changes.all()) {
        const double place = axisOf(*front()).place(static_cast<double>(change.attempt));
        if (place >= x.lower && place <= x.upper)
            texts << changeText(change);
    }
    return texts;
}

std::optional<ValueRange> RunLines::valueOf(const RunCurve& curve, double attempt) const
{
    return curve.spec->perEpoch ? valueInForce(curve.series(), attempt) : valueAt(curve.series(), attempt);
}

/// In the order of the legend's curves, a dash for one without a value there.
QString RunLines::valuesBehind(int behind, double place, const ChartLook& look) const
{
    const RunSource& run = m_runs[static_cast<std::size_t>(behind)];
    const double attempt = axisOf(*run.history).attemptAt(place);
    QStringList values;
    bool any = false;
    for (const RunCurve& curve : m_curves) {
        if (curve.behind != behind || !shows(curve, look))
            continue;
        const auto value = valueOf(curve, attempt);
        any = any || value;
        values << (value ? valueText(*value, m_spec.numbers, QLocale()) : QStringLiteral("–"));
    }
    return any ? QStringLiteral("%1 (%2)").arg(values.join(QStringLiteral(" · ")), run.name) : QString();
}

QString RunLines::distanceText(double x) const
{
    return runAxis(m_axis).distanceText(x);
}

QString RunLines::csv(const ValueRange& x, const ChartLook& look) const
{
    RunTable table(m_axis);
    for (const RunCurve& curve : m_curves)
        if (shows(curve, look))
            table.add(curve, axisOf(*curve.run.history).attemptsWithin(x));
    return QString::fromStdString(table.text());
}

} // namespace halfstep
