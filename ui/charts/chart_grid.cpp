#include "ui/charts/chart_grid.h"

#include "ui/charts/chart_spec.h"
#include "ui/charts/grid_rows.h"

#include <QEvent>
#include <QGridLayout>
#include <QKeyEvent>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace halfstep {
namespace {

constexpr int textStep = 10; ///< per cent
constexpr double nowhere = std::numeric_limits<double>::quiet_NaN();

QString nameOf(const RunChart* chart)
{
    return chart->content().caption().name;
}

} // namespace

ChartGrid::ChartGrid(QWidget* parent) : QWidget(parent), m_layout(new QGridLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(2);
    for (const ChartSpec& chart : chartSpecs()) {
        m_charts.push_back(new RunChart(chart, this));
        m_charts.back()->setSmoothing(m_choices.smoothing);
        connectChart(m_charts.back());
    }
    arrange();
}

void ChartGrid::connectChart(RunChart* chart)
{
    connect(chart, &ChartWidget::xChosen, this, [this, chart](double from, double to) {
        const bool followed = std::any_of(m_charts.begin(), m_charts.end(),
                                          [chart](const RunChart* c) { return c != chart && c->following(); });
        for (RunChart* other : m_charts)
            if (other != chart)
                other->setX(from, to);
        if (followed)
            Q_EMIT followingChanged(false);
    });
    connect(chart, &ChartWidget::fitRequested, this, &ChartGrid::fitAll);
    connect(chart, &ChartWidget::cursorMoved, this, [this, chart](double x) {
        m_pointedAt = chart;
        for (RunChart* other : m_charts)
            if (other != chart)
                other->setCursor(x);
        tellAttempt(x);
    });
    connect(chart, &ChartWidget::skipChosen, this, &ChartGrid::chooseSkip);
    connect(chart, &ChartWidget::skipRequested, this, &ChartGrid::showSkip);
    connect(chart, &ChartWidget::cursorFreed, this, &ChartGrid::freeCursor);
    connect(chart, &ChartWidget::noteRequested, this, &ChartGrid::askForNote);
    connect(chart, &ChartWidget::markersChosen, this, &ChartGrid::setMarkers);
    connect(
        chart, &ChartWidget::exportRequested, this, [this, chart] { Q_EMIT exportRequested(chart); });
    connect(chart, &ChartWidget::maximiseRequested, this, [this, chart] { toggleMaximised(chart); });
    connect(chart, &ChartWidget::textSizeRequested, this, &ChartGrid::changeTextSize);
    connect(chart, &ChartWidget::hideRequested, this, [this, chart] { hide(chart); });
    connect(
        chart, &ChartWidget::moveRequested, this,
        [this, chart](int places) {
            const std::vector<RunChart*> all = shown();
            const auto to = std::ranges::find(all, chart) - all.begin() + places;
            if (to >= 0 && to < std::ssize(all))
                move(chart, all[static_cast<std::size_t>(to)]);
        });
    connect(chart, &ChartWidget::draggedTo, this, [this, chart](const QPoint& at) {
        for (const RunChart* target : shown())
            if (target->rect().contains(target->mapFromGlobal(at)))
                return move(chart, target);
    });
}

std::vector<RunChart*> ChartGrid::shown() const
{
    if (m_maximised)
        return {m_maximised};
    std::vector<RunChart*> charts = m_charts;
    std::erase_if(charts, [this](const RunChart* chart) { return m_choices.hidden.contains(nameOf(chart)); });
    return charts;
}

QSize ChartGrid::minimumSizeHint() const
{
    return {500, 300}; // three by three
}

void ChartGrid::hide(const RunChart* chart)
{
    GridChoices choices = m_choices;
    choices.hidden << nameOf(chart);
    choose(choices);
}

void ChartGrid::move(RunChart* chart, const RunChart* target)
{
    GridChoices choices = m_choices;
    choices.order.clear();
    for (const RunChart* each : m_charts)
        choices.order << nameOf(each);
    choices.order.move(choices.order.indexOf(nameOf(chart)), choices.order.indexOf(nameOf(target)));
    choose(choices);
    chart->setFocus();
}

void ChartGrid::arrange()
{
    const auto rank = [this](const RunChart* chart) {
        const qsizetype at = m_choices.order.indexOf(nameOf(chart));
        return at < 0 ? m_choices.order.size() : at;
    };
    std::ranges::stable_sort(m_charts, {}, rank);
    const std::vector<RunChart*> charts = shown();
    for (RunChart* chart : m_charts) {
        m_layout->removeWidget(chart);
        chart->setVisible(std::ranges::find(charts, chart) != charts.end());
    }
    m_rows = gridRows(static_cast<int>(charts.size()), size());
    const auto rows = static_cast<int>(m_rows.size());
    // So many parts that the charts of every row, the first one too, share its width evenly.
    const int parts = rows == 0 ? 0 : std::lcm(m_rows.front(), m_rows.back());
    auto next = charts.begin();
    for (int row = 0; row < rows; ++row) {
        const int span = parts / m_rows[static_cast<std::size_t>(row)];
        for (int part = 0; part < parts; part += span) {
            RunChart* chart = *next++;
            m_layout->addWidget(chart, row, part, 1, span);
            // The axis is shared: its name below the last row serves all, and so do the words of marks in the first.
            chart->setPlace({.xTitled = row == rows - 1,
                             .alone = m_maximised == chart,
                             .amongOthers = true,
                             .namesMarks = row == 0,
                             .ofRun = true,
                             .textScale = m_choices.textSize / 100.0});
        }
    }
    for (std::size_t i = 1; i < charts.size(); ++i)
        setTabOrder(charts[i - 1]->focusProxy(), charts[i]->focusProxy());
    for (int i = 0; i < std::max(m_layout->rowCount(), rows); ++i)
        m_layout->setRowStretch(i, i < rows ? 1 : 0);
    for (int i = 0; i < std::max(m_layout->columnCount(), parts); ++i)
        m_layout->setColumnStretch(i, i < parts ? 1 : 0);
}

void ChartGrid::toggleMaximised(RunChart* chart)
{
    m_maximised = m_maximised == chart ? nullptr : chart;
    arrange();
    chart->setFocus();
}

void ChartGrid::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    if (m_rows != gridRows(static_cast<int>(shown().size()), size()))
        arrange();
}

bool ChartGrid::event(QEvent* event)
{
    if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape && m_maximised) {
        toggleMaximised(m_maximised);
        return true;
    }
    return QWidget::event(event);
}

void ChartGrid::setRuns(const std::vector<RunSource>& runs)
{
    m_history = runs.empty() ? nullptr : runs.front().history;
    freeCursor();
    m_lastAttempt = 0;
    for (RunChart* chart : m_charts)
        chart->setRuns(runs);
}

void ChartGrid::refresh()
{
    for (RunChart* chart : m_charts)
        chart->refresh();
}

void ChartGrid::choose(const GridChoices& choices)
{
    const GridChoices before = m_choices;
    m_choices = choices;
    if (shown().empty()) // there is always one
        m_choices.hidden = before.hidden;
    if (choices.smoothing != before.smoothing)
        for (RunChart* chart : m_charts)
            chart->setSmoothing(choices.smoothing);
    if (choices.axis != before.axis)
        changeAxis(before.axis);
    arrange();
}

void ChartGrid::changeTextSize(int steps)
{
    GridChoices choices = m_choices;
    choices.textSize = std::clamp(choices.textSize + steps * textStep, smallestText, largestText);
    choose(choices);
}

void ChartGrid::changeAxis(RunAxisKind old)
{
    const RunHistory none;
    const RunAxis before(old, m_history ? *m_history : none);
    const RunAxis after(m_choices.axis, m_history ? *m_history : none);
    const auto moved = [&](double x) { return std::isfinite(x) ? after.place(before.attemptAt(x)) : x; };
    const bool followed = following();
    const ChartView view = m_charts.front()->view();
    for (RunChart* chart : m_charts) {
        chart->setAxis(m_choices.axis);
        chart->setCursor(nowhere);
        if (!followed)
            chart->setX(moved(view.from), moved(view.to), chart == m_charts.front());
    }
    setMarkers(moved(m_markerA), moved(m_markerB));
    if (m_held)
        showAttempt(*m_held);
}

void ChartGrid::showAttempt(std::int64_t attempt)
{
    if (!m_history)
        return;
    const double x = RunAxis(m_choices.axis, *m_history).place(static_cast<double>(attempt));
    const std::vector<RunChart*> charts = shown();
    const ChartView view = charts.front()->view();
    const double half = (view.to - view.from) / 2;
    for (RunChart* chart : charts) {
        if (x < view.from || x > view.to)
            chart->setX(x - half, x + half, chart == charts.front());
        chart->setCursor(x);
    }
    const RunChart* here = chartInUse();
    for (RunChart* chart : m_charts)
        chart->holdCursor(true, chart == here);
    m_held = attempt;
    m_lastAttempt = static_cast<double>(attempt);
    Q_EMIT attemptPointedAt(m_lastAttempt);
}

void ChartGrid::freeCursor()
{
    m_held.reset();
    for (RunChart* chart : m_charts) {
        chart->holdCursor(false);
        chart->setCursor(nowhere);
    }
}

/// The first of several that share a mark; with further clicks those after it.
void ChartGrid::chooseSkip(std::int64_t first, std::int64_t last)
{
    if (m_held && *m_held >= first && *m_held < last)
        showSkip(1);
    else
        showAttempt(first);
}

void ChartGrid::showSkip(int direction)
{
    if (!m_history)
        return;
    const double from = direction < 0 && m_lastAttempt == 0 ? std::numeric_limits<double>::infinity() : m_lastAttempt;
    std::optional<std::int64_t> found;
    const auto consider = [&](std::int64_t attempt) {
        const auto at = static_cast<double>(attempt);
        if (direction > 0 ? at > from && !found : at < from)
            found = attempt;
    };
    for (const SkipMark& skip : m_history->marks().skips.all()) { // of several joined in one only the ends are known
        consider(skip.attempt);
        if (skip.count > 1)
            consider(skip.lastAttempt);
    }
    if (found)
        showAttempt(*found);
}

std::int64_t ChartGrid::attemptInUse() const
{
    const std::int64_t newest = m_history ? m_history->attempts() : 0;
    const auto last = static_cast<std::int64_t>(std::lround(m_lastAttempt));
    return last > 0 ? std::min(last, newest) : newest;
}

void ChartGrid::askForNote(double x, double reach)
{
    if (attemptInUse() == 0)
        return;
    std::int64_t attempt = attemptInUse();
    if (std::isfinite(x)) {
        const RunAxis axis(m_choices.axis, *m_history);
        attempt = std::clamp<std::int64_t>(std::lround(axis.attemptAt(x)), 1, m_history->attempts());
        double nearest = reach;
        for (const UserNote& note : m_history->marks().notes)
            if (const double away = std::abs(axis.place(static_cast<double>(note.attempt)) - x); away <= nearest) {
                nearest = away;
                attempt = note.attempt;
            }
    }
    Q_EMIT noteRequested(attempt);
}

void ChartGrid::tellAttempt(double x)
{
    const bool known = m_history && std::isfinite(x);
    const double attempt = known ? RunAxis(m_choices.axis, *m_history).attemptAt(x) : nowhere;
    if (known)
        m_lastAttempt = attempt;
    Q_EMIT attemptPointedAt(attempt);
}

void ChartGrid::setMarkers(double a, double b)
{
    m_markerA = a;
    m_markerB = b;
    for (RunChart* chart : m_charts)
        chart->setMarkers(a, b);
}

RunChart* ChartGrid::chart(const QString& name) const
{
    const auto found =
        std::find_if(m_charts.begin(), m_charts.end(), [&](const RunChart* c) { return nameOf(c) == name; });
    return found == m_charts.end() ? nullptr : *found;
}

RunChart* ChartGrid::chartInUse() const
{
    const std::vector<RunChart*> charts = shown();
    for (RunChart* chart : charts)
        if (chart->focusProxy()->hasFocus())
            return chart;
    const bool pointed = std::ranges::find(charts, m_pointedAt) != charts.end();
    return pointed ? m_pointedAt : charts.front();
}

bool ChartGrid::following() const
{
    return std::all_of(
        m_charts.begin(), m_charts.end(), [](const RunChart* c) { return c->following(); });
}

void ChartGrid::fitAll()
{
    for (RunChart* chart : m_charts)
        chart->fit();
    Q_EMIT followingChanged(true);
}

} // namespace halfstep
