#include "ui/charts/chart_grid.h"

#include "ui/charts/chart_spec.h"

#include <QEvent>
#include <QGridLayout>
#include <QKeyEvent>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace halfstep {
namespace {

constexpr int widthForThreeColumns = 1600;

int columnsIn(int width)
{
    return width >= widthForThreeColumns ? 3 : 2;
}

} // namespace

ChartGrid::ChartGrid(QWidget* parent) : QWidget(parent), m_layout(new QGridLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(2);
    for (const ChartSpec& chart : chartSpecs()) {
        m_charts.push_back(new RunChart(chart, this));
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
        for (RunChart* other : m_charts)
            if (other != chart)
                other->setCursor(x);
    });
    connect(chart, &ChartWidget::markersChosen, this, &ChartGrid::setMarkers);
    connect(
        chart, &ChartWidget::exportRequested, this, [this, chart] { Q_EMIT exportRequested(chart); });
    connect(chart, &ChartWidget::maximiseRequested, this, [this, chart] { toggleMaximised(chart); });
}

void ChartGrid::arrange()
{
    m_columns = columnsIn(width());
    for (RunChart* chart : m_charts) {
        m_layout->removeWidget(chart);
        chart->setVisible(!m_maximised || m_maximised == chart);
    }
    std::vector<RunChart*> shown = m_charts;
    if (m_maximised)
        shown = {m_maximised};
    const int count = static_cast<int>(shown.size());
    const int columns = std::min(m_columns, count);
    const int rows = (count + columns - 1) / columns;
    const int inLastRow = count - (rows - 1) * columns;
    // So many parts that the charts of every row, the last one too, share its width evenly.
    const int parts = std::lcm(columns, inLastRow);
    for (int i = 0; i < count; ++i) {
        const int row = i / columns;
        const int span = parts / (row == rows - 1 ? inLastRow : columns);
        RunChart* chart = shown[static_cast<std::size_t>(i)];
        m_layout->addWidget(chart, row, i % columns * span, 1, span);
        // The axis is shared: its name below the last row serves all.
        chart->setPlace({row == rows - 1, m_maximised == chart});
    }
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
    if (m_columns != columnsIn(width()))
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

void ChartGrid::setHistory(const RunHistory* history)
{
    m_history = history;
    for (RunChart* chart : m_charts)
        chart->setHistory(history);
}

void ChartGrid::refresh()
{
    for (RunChart* chart : m_charts)
        chart->refresh();
}

void ChartGrid::setSmoothing(double weight)
{
    m_smoothing = weight;
    for (RunChart* chart : m_charts)
        chart->setSmoothing(weight);
}

void ChartGrid::setAxis(RunAxisKind axis)
{
    const RunHistory none;
    const RunAxis before(m_axis, m_history ? *m_history : none);
    const RunAxis after(axis, m_history ? *m_history : none);
    const auto moved = [&](double x) { return std::isfinite(x) ? after.place(before.attemptAt(x)) : x; };
    const bool followed = following();
    const ChartView view = m_charts.front()->view();
    m_axis = axis;
    for (RunChart* chart : m_charts) {
        chart->setAxis(axis);
        chart->setCursor(std::numeric_limits<double>::quiet_NaN());
        if (!followed)
            chart->setX(moved(view.from), moved(view.to));
    }
    setMarkers(moved(m_markerA), moved(m_markerB));
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
    const auto found = std::find_if(m_charts.begin(), m_charts.end(),
                                    [&](const RunChart* c) { return c->content().caption().name == name; });
    return found == m_charts.end() ? nullptr : *found;
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
