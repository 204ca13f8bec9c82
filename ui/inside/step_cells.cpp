#include "ui/inside/step_cells.h"

#include "engine/config/format_layout.h"
#include "engine/config/loss_scaling.h"
#include "engine/config/settings_table.h"
#include "ui/language/number_text.h"
#include "ui/language/wording.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <cmath>

namespace halfstep {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(halfstep::StepStrip)
};

const QString none = QStringLiteral("–");

/// Makes the cells of one window.
class StepCells {
public:
    StepCells(const WindowDetail& window, const RunConfig& config) : m_window(window), m_config(config)
    {
        const auto format = FormatLayout::named(config.precision.amp ? config.precision.dtype : "float32");
        m_scales = format && scalesLoss(config, *format);
    }

    std::vector<StepCell> all() const
    {
        std::vector<StepCell> cells{microBatches(), scaled()};
        if (clipsScaled())
            cells.insert(cells.end(), {clipped(), unscaled()});
        else
            cells.insert(cells.end(), {unscaled(), clipped()});
        cells.push_back(outcome());
        for (StepCell& cell : cells)
            cell.pending = cell.value == none;
        return cells;
    }

private:
    bool clipsScaled() const { return m_config.mistakes.clipBeforeUnscale; }
    bool skipped() const { return m_window.stepped && !m_window.stepped->applied; }

    /// The mistakes of a stage that are on.
    QString mistake(MistakeStage stage, bool acts) const { return acts ? mistakesAt(stage, m_config) : QString(); }

    StepCell microBatches() const
    {
        constexpr qsizetype shown = 4;
        QStringList losses;
        for (const MicroBatchDetail& each : m_window.seen)
            losses << shownNumber(each.loss, 3);
        if (losses.size() > shown)
            losses = QStringList{QStringLiteral("…")} + losses.mid(losses.size() - shown);
        StepCell cell;
        cell.title =
            Words::tr("micro-batch %1 of %2: loss").arg(shownWhole(m_window.done()), shownWhole(m_window.microBatches));
        cell.value = losses.isEmpty() ? none : losses.join(QStringLiteral(" · "));
        if (m_window.seen.empty())
            cell.note = Words::tr("told when run one by one");
        else
            cell.note = Words::tr("weight m/n = %1/%2")
                            .arg(shownWhole(m_window.seen.back().samples), shownWhole(m_window.samples));
        if (!m_window.seen.empty()
            && m_window.seen.back().weight * static_cast<double>(m_window.samples)
                   != static_cast<double>(m_window.seen.back().samples))
            cell.note = Words::tr("weight %1").arg(shownNumber(m_window.seen.back().weight));
        const QString ofStep = mistake(MistakeStage::Step, true);
        cell.mistake = ofStep.isEmpty() ? mistake(MistakeStage::Accumulation, m_window.microBatches > 1) : ofStep;
        return cell;
    }

    StepCell scaled() const
    {
        StepCell cell;
        cell.title = m_window.stepped ? Words::tr("scaled norm") : Words::tr("norm so far");
        cell.value = m_window.stepped        ? normText(m_window.stepped->normScaled)
                     : m_window.seen.empty() ? none
                                             : normText(m_window.seen.back().normSoFar);
        cell.note = m_scales ? QStringLiteral("S = %1").arg(exactNumber(m_window.scale)) : Words::tr("no scaler");
        cell.mistake = mistake(MistakeStage::Backward, true);
        return cell;
    }

    StepCell unscaled() const
    {
        StepCell cell;
        cell.title = Words::tr("unscaled");
        cell.value = m_window.stepped ? normText(m_window.stepped->normUnscaled) : none;
        const bool eachTime = m_config.mistakes.unscaleEachMicroBatch && m_scales;
        cell.note = eachTime ? Words::tr("÷ S after each micro-batch")
                             : QStringLiteral("÷ %1").arg(exactNumber(m_scales ? m_window.scale : 1));
        cell.mistake = mistake(MistakeStage::Unscaling, m_scales);
        return cell;
    }

    StepCell clipped() const
    {
        StepCell cell;
        cell.title = Words::tr("clipped");
        cell.value = none;
        const bool clips = m_config.clipping.enabled;
        const QString threshold = exactNumber(m_config.clipping.maxNorm);
        cell.note = clips ? Words::tr("threshold %1").arg(threshold) : Words::tr("clipping is off");
        cell.mistake = mistake(MistakeStage::Clipping, clips && m_scales);
        if (!m_window.stepped || skipped())
            return cell;
        const AttemptRecord& record = *m_window.stepped;
        cell.value = normText(clipsScaled() ? record.normScaled * record.clipCoefficient : record.normClipped);
        if (clips)
            cell.note = Words::tr("× %1, threshold %2").arg(shownNumber(record.clipCoefficient, 3), threshold);
        return cell;
    }

    StepCell outcome() const
    {
        StepCell cell;
        cell.title = Words::tr("step");
        cell.value = none;
        if (!m_window.stepped)
            return cell;
        const AttemptRecord& record = *m_window.stepped;
        if (record.applied) {
            cell.title = Words::tr("applied");
            cell.value = Words::tr("update %1").arg(shownWhole(record.appliedUpdates));
            cell.note = Words::tr("rate %1").arg(printedNumber(record.learningRate, 'g', 4));
            return cell;
        }
        cell.title = Words::tr("skipped, updates stay %1").arg(shownWhole(record.appliedUpdates));
        cell.value = text(record.skipReason);
        if (!record.firstBadTensor.empty() && record.skipReason != SkipReason::ForwardNonfinite)
            cell.value = Words::tr("%1 in %2").arg(cell.value, QString::fromStdString(record.firstBadTensor));
        const QString scale =
            record.scaleNext == record.scaleUsed
                ? QStringLiteral("S = %1").arg(exactNumber(record.scaleUsed))
                : QStringLiteral("S %1 → %2").arg(exactNumber(record.scaleUsed), exactNumber(record.scaleNext));
        if (m_scales)
            cell.note = scale;
        cell.unchanged = m_config.mistakes.scheduleCountsSkips
                             ? Words::tr("weights and optimizer state unchanged")
                             : Words::tr("weights, optimizer state and schedule unchanged");
        const QString schedule = mistake(MistakeStage::Schedule, true);
        const QString skip = mistake(MistakeStage::Skip, true);
        cell.mistake = skip.isEmpty() ? schedule : skip;
        return cell;
    }

    const WindowDetail& m_window;
    const RunConfig& m_config;
    bool m_scales = false;
};

} // namespace

std::vector<StepCell> stepCells(const WindowDetail& window, const RunConfig& config)
{
    return StepCells(window, config).all();
}

QString mistakesAt(MistakeStage stage, const RunConfig& config)
{
    QStringList names;
    for (const MistakeRow& row : mistakeRows)
        if (row.stage == stage && config.mistakes.*row.on)
            names << mistakeText(std::string(splitKey(row.key).second));
    return names.join(QStringLiteral(", "));
}

QString normText(double value)
{
    return std::abs(value) < 1000 || !std::isfinite(value) ? printedNumber(value, 'g', 4) : shownNumber(value);
}

} // namespace halfstep
