#include "ui/charts/chart_state.h"

#include <QCoreApplication>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <optional>

namespace halfstep {
namespace {

constexpr int rangeColumns = 400;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(halfstep::RunChart)
};

double numberIn(const std::string& text)
{
    double value = 0;
    std::from_chars(text.data(), text.data() + text.size(), value);
    return value;
}

} // namespace

ChartState::ChartState(const ChartSpec& chart)
    : spec(chart)
    , palette(ChartPalette::forExport())
    , hidden(spec.curves.size())
    , smoothed(spec.curves.size())
    , logarithmic(spec.logarithmic)
{
}

const Series* ChartState::raw(std::size_t curve) const
{
    return history ? &history->series(spec.curves[curve].quantity) : nullptr;
}

bool ChartState::smooths(std::size_t curve) const
{
    const CurveSpec& c = spec.curves[curve];
    return history && !c.perEpoch && !c.stepped && (smoothing > 0 || spec.medianSmoothed);
}

const Series* ChartState::smooth(std::size_t curve) const
{
    return smooths(curve) ? &smoothed[curve].series() : nullptr;
}

void ChartState::updateSmoothed()
{
    for (std::size_t i = 0; i < smoothed.size(); ++i)
        if (smooths(i) && !hidden[i])
            smoothed[i].update(*raw(i));
}

void ChartState::setSmoothing(double weight)
{
    smoothing = weight;
    for (SmoothedSeries& s : smoothed)
        s.setWeight(weight);
}

void ChartState::setHistory(const RunHistory* newHistory)
{
    history = newHistory;
    lastThreshold = 0;
    smoothed.assign(spec.curves.size(), {});
    setSmoothing(smoothing);
}

bool ChartState::hasData() const
{
    for (std::size_t i = 0; i < spec.curves.size(); ++i)
        if (raw(i) && raw(i)->size() > 0)
            return true;
    return false;
}

ValueRange ChartState::timeExtent() const
{
    const double last = history ? static_cast<double>(history->attempts()) : 0;
    return {1, std::max(last, 10.0)};
}

ValueRange ChartState::valueExtent(double from, double to) const
{
    std::optional<ValueRange> range;
    for (std::size_t i = 0; i < spec.curves.size(); ++i) {
        if (hidden[i] || !raw(i))
            continue;
        const auto own = robustRange(raw(i)->view(from, to, rangeColumns), from, to, logarithmic);
        if (own)
            range = unite(range, *own);
    }
    for (const ThresholdStep& step : thresholds())
        if (step.value > 0 && step.from <= to)
            range = unite(range, {step.value, step.value});
    for (const ReferenceLine& line : referenceLines())
        range = unite(range, {line.value, line.value});
    if (!range)
        return logarithmic ? ValueRange{1, spec.numbers == AxisNumbers::PowersOfTwo ? 65536.0 : 10.0}
                           : ValueRange{0, 1};
    if (spec.fromZero && !logarithmic)
        range = unite(range, {0, range->upper > 0 ? 0.0 : 1.0});
    return *range;
}

std::vector<ReferenceLine> ChartState::referenceLines() const
{
    std::vector<ReferenceLine> lines;
    if (!spec.drawsReferences || !history)
        return lines;
    const HistoryReferences& r = history->references();
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

std::vector<ThresholdStep> ChartState::thresholds() const
{
    std::vector<ThresholdStep> steps;
    if (!spec.drawsThreshold || !history)
        return steps;
    // Only the value now in force is known; the changes tell, backwards, what was in force before each.
    const auto& changes = history->changes();
    bool enabled = history->references().clippingThreshold > 0;
    double norm = enabled ? history->references().clippingThreshold : lastThreshold;
    if (!enabled)
        for (const LiveChange& change : changes)
            if (change.key == "clipping.max_norm")
                norm = numberIn(change.after);
    for (auto change = changes.rbegin(); change != changes.rend(); ++change) {
        const bool isNorm = change->key == "clipping.max_norm";
        if (!isNorm && change->key != "clipping.enabled")
            continue;
        steps.push_back({static_cast<double>(change->attempt), enabled ? norm : 0});
        if (isNorm)
            norm = numberIn(change->before);
        else
            enabled = change->before == "true";
    }
    steps.push_back({0, enabled ? norm : 0});
    std::reverse(steps.begin(), steps.end());
    const bool any = std::any_of(steps.begin(), steps.end(), [](const ThresholdStep& s) { return s.value > 0; });
    return any ? steps : std::vector<ThresholdStep>{};
}

double lastValue(const SeriesBucket& bucket)
{
    constexpr double infinity = std::numeric_limits<double>::infinity();
    return bucket.finiteCount > 0        ? bucket.last
           : bucket.nanCount > 0         ? std::numeric_limits<double>::quiet_NaN()
           : bucket.positiveInfCount > 0 ? infinity
                                         : -infinity;
}

std::optional<ValueRange> valueAt(const Series& series, double x)
{
    const std::optional<SeriesBucket> piece = series.at(x);
    if (!piece)
        return std::nullopt;
    if (x < piece->xLast && piece->finiteCount > 0)
        return ValueRange{piece->min, piece->max};
    const double value = lastValue(*piece);
    return ValueRange{value, value};
}

} // namespace halfstep
