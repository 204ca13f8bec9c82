#include "ui/inside/stop_view.h"

#include "ui/charts/chart_widget.h"
#include "engine/numerics/replay.h"
#include "ui/inside/stop_chart.h"
#include "ui/language/number_text.h"

#include <algorithm>

namespace halfstep {

StopView::StopView(const SessionLink& link, QWidget* parent)
    : RunView(link, parent)
    , m_content(std::make_shared<StopChart>())
    , m_chart(addChart(m_content))
{
    setObjectName(QStringLiteral("stopAutopsy"));
    addTerms(top(), {"early_stopping", "patience", "min_delta"});
}

void StopView::showRun()
{
    const std::vector<double>& losses = run().validationLosses;
    const auto& [enabled, patience, minDelta] = run().config.earlyStopping;
    const auto epochs = static_cast<std::int64_t>(losses.size());
    m_content->show(stopAutopsy(losses, patiencesWorthTrying(epochs, patience), minDeltasWorthTrying(losses, minDelta)),
                    patience, minDelta);
    if (m_epochs != losses.size() && m_chart->following())
        m_chart->fit();
    m_epochs = losses.size();
    m_chart->refresh();
    if (losses.empty())
        return say(withoutEpochs());
    const EarlyStoppingReplay own = replayEarlyStopping(losses, patience, minDelta);
    const QString known = tr("Only the epochs that ran are known, %1 in number.").arg(shownWhole(epochs));
    const QString settings = tr("Patience %1 with a least gain of %2").arg(shownWhole(patience), exactNumber(minDelta));
    const QString end = own.stopEpoch ? tr("%1 stops after epoch %2.").arg(settings, shownWhole(*own.stopEpoch))
                                      : tr("%1 does not stop within them.").arg(settings);
    say(QStringList{known, end}.join(u' '));
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
