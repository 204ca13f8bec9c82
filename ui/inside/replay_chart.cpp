#include "ui/inside/replay_chart.h"

#include "ui/charts/curve_drawing.h"
#include "ui/charts/run_axis.h"

#include <QCoreApplication>

#include <cmath>

namespace halfstep {
namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(halfstep::ReplayChart)
};

constexpr std::array columns{"recorded_scale", "replayed_scale", "default_scale"};

} // namespace

ReplayChart::ReplayChart() : AttemptCurves(columns) {}

void ReplayChart::show(const RunHistory& history, const RecordedScales& scales, const ScalerConfig& tried)
{
    m_history = &history;
    const std::array<ScalerConfig, ghosts> settings{tried, ScalerConfig{}};
    for (std::size_t i = 0; i < settings.size(); ++i) {
        m_ghosts[i].clear();
        m_replayed[i] = {};
        for (const ScaleReplayRow& row : scales.replay(settings[i])) {
            m_ghosts[i].append(static_cast<double>(row.attempt), row.scaleUsed);
            ++m_replayed[i].attempts;
            m_replayed[i].skipped += row.skipped;
            m_replayed[i].recordedSkips += row.recordedSkip;
            m_replayed[i].lastAttempt = row.attempt;
            m_replayed[i].lastScale = row.scaleNext;
            m_replayed[i].bounded = m_replayed[i].bounded || (row.upperBound && !row.foundInf);
        }
    }
    ++m_revision;
}

const Series& ReplayChart::series(std::size_t curve) const
{
    return curve == 0 ? m_history->series(Quantity::LossScale) : m_ghosts[curve - 1];
}

ChartCaption ReplayChart::caption() const
{
    ChartCaption caption;
    caption.name = QStringLiteral("scaler_replay");
    caption.title = Texts::tr("Loss scale, replayed");
    caption.description = Texts::tr("The recorded loss scale, and what the scaler would have made of the same "
                                    "gradients with other settings and with PyTorch's.");
    caption.x.title = runAxis(RunAxisKind::Attempt).titleText();
    caption.x.numbers = AxisNumbers::Count;
    caption.x.closest = 1;
    caption.values.title = Texts::tr("loss scale (powers of two)");
    caption.values.numbers = AxisNumbers::PowersOfTwo;
    caption.values.logarithmic = true;
    return caption;
}

QString ReplayChart::emptyText() const
{
    if (!m_history || m_history->attempts() == 0)
        return caption().description;
    return Texts::tr("Nothing to replay: only emulated formats tell which scales the gradients would have stood.");
}

std::vector<LegendEntry> ReplayChart::legend(const ChartLook&) const
{
    return {{Texts::tr("recorded"), 0}, {Texts::tr("these settings"), 1}, {Texts::tr("PyTorch's defaults"), 2}};
}

ValueExtent ReplayChart::valueExtent(const ValueRange& x, const ChartLook& look) const
{
    std::optional<ValueRange> range;
    for (std::size_t curve = 0; curve < curves() && m_history; ++curve) {
        const SeriesBucket all = series(curve).extent(x.lower, x.upper);
        if (look.shows(curve) && all.finiteCount > 0 && (!look.logarithmic || all.min > 0))
            range = unite(range, {all.min, all.max});
    }
    return {range.value_or(ValueRange{1, 65536}), false, 0};
}

/// The recorded curve on top: where all agree, it is the one to see.
DrawnMarks ReplayChart::draw(QCPPainter& painter, const PlotArea& area, const ChartLook& look) const
{
    CurveDrawing drawing(painter, area, look);
    if (!m_history)
        return drawing.drawn();
    const RunAxis axis(RunAxisKind::Attempt, *m_history);
    for (std::size_t curve = curves(); curve-- > 0;)
        if (look.shows(curve))
            drawing.draw(series(curve), axis, {.ink = static_cast<int>(curve), .stepped = true});
    return drawing.drawn();
}

/// One row an attempt; of those no longer kept one by one, the ends of their block.
QString ReplayChart::csv(const ValueRange& x, const ChartLook& look) const
{
    QString text = csvHeader(look);
    if (!m_history)
        return text;
    const Series& attempts = m_history->series(Quantity::TrainLoss);
    const auto width = static_cast<int>(std::min<std::size_t>(attempts.size(), 100'000));
    for (const SeriesBucket& bucket : attempts.view(x.lower, x.upper, std::max(1, width))) {
        if (bucket.xLast < x.lower || bucket.xFirst > x.upper)
            continue;
        text += QString::number(bucket.xLast, 'f', 0);
        for (std::size_t curve = 0; curve < curves(); ++curve) {
            if (!look.shows(curve))
                continue;
            const auto value = valueAt(series(curve), bucket.xLast);
            text += u',' + (value ? QString::number(value->upper, 'g', 17) : QString());
        }
        text += u'\n';
    }
    return text;
}

} // namespace halfstep
