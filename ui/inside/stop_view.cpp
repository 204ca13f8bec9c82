#include "ui/inside/stop_view.h"

#include "engine/numerics/replay.h"
#include "ui/charts/chart_widget.h"
#include "ui/charts/stopping_marks.h"
#include "ui/inside/fuse_chart.h"
#include "ui/inside/stop_chart.h"
#include "ui/language/number_text.h"

#include <QBoxLayout>

#include <algorithm>

namespace halfstep {

StopView::StopView(const SessionLink& link, QWidget* parent)
    : RunView(link, parent)
    , m_fuse(std::make_shared<FuseChart>())
    , m_map(std::make_shared<StopChart>())
    , m_curve(addChart(m_fuse, 3))
    , m_chart(addChart(m_map, 2))
{
    setObjectName(QStringLiteral("stopAutopsy"));
    setFocusProxy(m_curve);
    addTerms(top(), {"early_stopping", "patience", "min_delta"});
}

void StopView::showRun()
{
    const std::vector<double>& losses = run().validationLosses;
    const std::vector<StoppingRule> rules = stoppingRules(run().history);
    const EarlyStoppingConfig& rule = rules.back().rule;
    const EarlyStoppingReplay replayed = replayEarlyStopping(losses, rule.patience, rule.minDelta);
    const auto epochs = static_cast<std::int64_t>(losses.size());
    m_fuse->show(run().history, replayed);
    m_map->show(
        stopAutopsy(losses, patiencesWorthTrying(epochs, rule.patience), minDeltasWorthTrying(losses, rule.minDelta)),
        rule);
    for (ChartWidget* chart : {m_curve, m_chart}) {
        if (m_epochs != losses.size() && chart->following())
            chart->fit();
        chart->refresh();
    }
    m_epochs = losses.size();
    if (losses.empty())
        return say(withoutEpochs());
    QStringList sentences{tr("Only the epochs that ran are known, %1 in number.").arg(shownWhole(epochs)),
                          told(rule, replayed)};
    if (rules.size() > 1)
        sentences
            << tr("That is so from attempt %1 on; before, it was set otherwise.").arg(shownWhole(rules.back().from));
    say(sentences.join(u' '));
}

QString StopView::told(const EarlyStoppingConfig& rule, const EarlyStoppingReplay& replayed) const
{
    const QString patience = shownWhole(rule.patience);
    const QString gain = exactNumber(rule.minDelta);
    if (!rule.enabled) {
        const QString off = tr("Early stopping was off in this run.");
        if (!replayed.stopEpoch)
            return off + u' '
                   + tr("Patience %1 with a least gain of %2 would not have stopped it within them.")
                         .arg(patience, gain);
        const QString would = tr("Patience %1 with a least gain of %2 would have stopped it after epoch %3.");
        return off + u' ' + would.arg(patience, gain, shownWhole(*replayed.stopEpoch));
    }
    const QString settings = tr("Patience %1 with a least gain of %2").arg(patience, gain);
    return replayed.stopEpoch ? tr("%1 stops after epoch %2.").arg(settings, shownWhole(*replayed.stopEpoch))
                              : tr("%1 does not stop within them.").arg(settings);
}

void StopView::resizeEvent(QResizeEvent* event)
{
    RunView::resizeEvent(event);
    body().setDirection(width() > height() ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

QString StopView::withoutEpochs() const
{
    const RunHistory& history = run().history;
    const bool over = history.summary() || !run().storedIn.empty();
    if (history.attempts() > 0 && over && history.marks().epochs.all().empty())
        return tr("No epoch of this run has ended, so there is no validation loss to stop on.");
    if (history.attempts() > 0 && !history.start().validated && !history.marks().epochs.all().empty())
        return tr("This run has no validation data to stop on.");
    return tr("Once an epoch has ended, it stands here where other settings would have stopped.");
}

} // namespace halfstep

#include "moc_stop_view.cpp"
