#include "ui/inside/lost_updates_view.h"

#include "ui/charts/chart_widget.h"
#include "ui/inside/looked_at_window.h"
#include "ui/inside/lost_over_time_chart.h"
#include "ui/inside/lost_updates_chart.h"
#include "ui/inside/window_bar.h"
#include "ui/look/wrapped_text.h"

#include <QEvent>
#include <QVBoxLayout>

namespace halfstep {
namespace {

constexpr int rereading = 1000; ///< ms, of a run that goes on

} // namespace

LostUpdatesView::LostUpdatesView(LookedAtWindow& window, QWidget* parent)
    : InsideView(parent)
    , m_window(window)
    , m_chart(std::make_shared<LostUpdatesChart>())
    , m_overTime(std::make_shared<LostOverTimeChart>())
{
    setObjectName(QStringLiteral("lostUpdatesView"));
    m_bar = new WindowBar(window, this);
    m_sentence = new WrappedText(this);
    m_sentence->setObjectName(QStringLiteral("lostSentence"));
    m_charts = new QHBoxLayout;
    m_time = addChart(m_overTime);
    m_figure = addChart(m_chart);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(4, 2, 4, 2);
    column->setSpacing(2);
    auto* top = new QHBoxLayout;
    top->addWidget(m_bar, 1);
    addTerms(*top, {"lost_update", "master_weights"});
    column->addLayout(top);
    column->addWidget(m_sentence);
    column->addLayout(m_charts, 1);
    setFocusProxy(m_figure);
    connect(&m_reading, &DetailReading::answered, this, &LostUpdatesView::take);
    connect(&window, &LookedAtWindow::cleared, this, [this] {
        m_computed.clear();
        m_overTime->clearComputed();
        askForAll();
    });
    m_pace.setInterval(rereading);
    connect(&m_pace, &QTimer::timeout, this, &LostUpdatesView::askForAll);
}

ChartWidget* LostUpdatesView::addChart(std::shared_ptr<ChartContent> content)
{
    auto* chart = new ChartWidget(std::move(content), this);
    adopt(*chart);
    m_charts->addWidget(chart, 1);
    return chart;
}

void LostUpdatesView::askForAll()
{
    if (const std::string folder = m_window.folder(); !folder.empty() && isVisible())
        m_reading.ask({.folder = folder, .allSteps = true});
}

void LostUpdatesView::take(const DetailAnswer& answer)
{
    if (answer.folder != m_window.folder())
        return;
    for (const StoredDetails::ToldSteps& told : answer.steps)
        keep(told.attempt, told.steps.otherwise);
    m_time->refresh();
}

/// Windows come from the run's folder and, live, one by one.
void LostUpdatesView::keep(std::int64_t attempt, const LostSteps& computed)
{
    const bool newest = m_computed.empty() || attempt > m_computed.rbegin()->first;
    if (!m_computed.try_emplace(attempt, computed.share()).second)
        return;
    if (newest)
        return m_overTime->addComputed(attempt, computed.share());
    m_overTime->clearComputed();
    for (const auto& [at, share] : m_computed)
        m_overTime->addComputed(at, share);
}

void LostUpdatesView::refresh()
{
    m_bar->refresh();
    const WindowDetailPtr& window = m_window.window();
    if (window) {
        m_chart->show(*window);
        if (const auto computed = stepsOtherwise(*window))
            keep(window->attempt, *computed);
    } else {
        m_chart->clear();
    }
    const ShownRun& run = m_window.run();
    const std::string format = window ? window->precision.dtype : run.precision.dtype;
    m_overTime->show(run.history, run.config.precision.masterWeights || format == "float32", format);
    m_time->refresh();
    m_figure->refresh();
    m_sentence->say(m_chart->caption().description);
    giveRoom();
    for (ChartWidget* chart : {m_time, m_figure}) {
        const ChartCaption caption = chart->content().caption();
        chart->setToolTip(caption.description);
        chart->setAccessibleName(caption.title);
        chart->setAccessibleDescription(caption.description);
    }
}

/// Of a skipped attempt the sentence says all there is: its room goes to the chart over time.
void LostUpdatesView::giveRoom()
{
    ChartWidget* first = m_chart->isOfSkip() ? m_time : m_figure;
    if (focusProxy() != first) {
        const bool focused = m_figure->isAncestorOf(focusWidget());
        setFocusProxy(first);
        if (focused && first == m_time)
            first->setFocus();
    }
    m_figure->setVisible(first == m_figure);
}

void LostUpdatesView::resizeEvent(QResizeEvent* event)
{
    InsideView::resizeEvent(event);
    m_charts->setDirection(width() > height() ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void LostUpdatesView::showEvent(QShowEvent* event)
{
    InsideView::showEvent(event);
    m_pace.start();
    askForAll();
}

void LostUpdatesView::hideEvent(QHideEvent* event)
{
    InsideView::hideEvent(event);
    m_pace.stop();
}

void LostUpdatesView::changeEvent(QEvent* event)
{
    InsideView::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        refresh();
}

} // namespace halfstep

#include "moc_lost_updates_view.cpp"
