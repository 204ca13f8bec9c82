#include "ui/charts/chart_grid.h"

#include "ui/charts/chart_spec.h"

#include <QEvent>
#include <QGridLayout>
#include <QKeyEvent>

#include <algorithm>

namespace halfstep {
namespace {

constexpr int widthForThreeColumns = 1600;

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
    connect(chart, &RunChart::timeRangeChosen, this, [this, chart](double from, double to) {
        const bool followed = std::any_of(m_charts.begin(), m_charts.end(),
                                          [chart](const RunChart* c) { return c != chart && c->following(); });
        for (RunChart* other : m_charts)
            if (other != chart)
                other->setTimeRange(from, to);
        if (followed)
            Q_EMIT followingChanged(false);
    });
    connect(chart, &RunChart::fitRequested, this, &ChartGrid::fitAll);
    connect(
        chart, &RunChart::cursorMoved, this,
        [this, chart](double attempt) {
            for (RunChart* other : m_charts)
                if (other != chart)
                    other->setCursor(attempt);
        });
    connect(
        chart, &RunChart::markersChosen, this,
        [this, chart](double a, double b) {
            for (RunChart* other : m_charts)
                if (other != chart)
                    other->setMarkers(a, b);
        });
    connect(
        chart, &RunChart::exportRequested, this, [this, chart] { Q_EMIT exportRequested(chart); });
    connect(chart, &RunChart::maximiseRequested, this, [this, chart] { toggleMaximised(chart); });
}

void ChartGrid::arrange()
{
    const int columns = width() >= widthForThreeColumns ? 3 : 2;
    m_columns = columns;
    for (RunChart* chart : m_charts)
        m_layout->removeWidget(chart);
    const int count = static_cast<int>(m_charts.size());
    for (int i = 0; i < count; ++i) {
        m_layout->setRowStretch(i, 0);
        m_layout->setColumnStretch(i, 0);
    }
    for (int i = 0; i < count; ++i) {
        RunChart* chart = m_charts[static_cast<std::size_t>(i)];
        const bool shown = !m_maximised || m_maximised == chart;
        chart->setVisible(shown);
        chart->setMaximised(m_maximised == chart);
        if (!shown)
            continue;
        const int row = m_maximised ? 0 : i / columns;
        const int column = m_maximised ? 0 : i % columns;
        // The last chart fills what is left of its row.
        const int span = !m_maximised && i == count - 1 ? columns - column : 1;
        // The axis is shared: its name below the last row serves all.
        chart->setTimeTitled(m_maximised || row == (count - 1) / columns);
        m_layout->addWidget(chart, row, column, 1, span);
        m_layout->setRowStretch(row, 1);
        m_layout->setColumnStretch(column, 1);
    }
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
    if (m_columns != (width() >= widthForThreeColumns ? 3 : 2))
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

RunChart* ChartGrid::chart(const QString& name) const
{
    const auto found =
        std::find_if(m_charts.begin(), m_charts.end(), [&](const RunChart* c) { return c->fileName() == name; });
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
