#include "ui/inside/time_view.h"

#include "ui/charts/chart_widget.h"
#include "ui/inside/time_chart.h"
#include "ui/language/wording.h"

namespace halfstep {

TimeView::TimeView(const SessionLink& link, QWidget* parent)
    : RunView(link, parent)
    , m_content(std::make_shared<TimeChart>())
    , m_chart(addChart(m_content))
{
    setObjectName(QStringLiteral("timeShares"));
    addTerms(top(), {"amdahl", "transfer"});
}

void TimeView::showRun()
{
    m_content->show(run().history);
    m_chart->refresh();
    const TimeShares shares = timeShares(run().history);
    const BottleneckAnswer answer = bottleneckIn(shares);
    QString told = halfstep::sentence(answer);
    if (answer.answer != ComputingAnswer::NothingMeasured && !shares.recordingKnown)
        told += u' ' + tr("Recording is left out: nothing is known of it in this run.");
    say(told);
}

} // namespace halfstep

#include "moc_time_view.cpp"
