#include "ui/labs/lab_charts.h"

#include "engine/records/run_history.h"
#include "ui/charts/run_chart.h"
#include "ui/labs/lab_texts.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace halfstep {
namespace {

constexpr double smoothing = 0.5;

} // namespace

LabCharts::LabCharts(std::vector<LabHistory> runs, QWidget* parent) : QWidget(parent), m_runs(std::move(runs))
{
    auto* column = new QVBoxLayout(this);
    auto* row = new QHBoxLayout;
    auto* label = new QLabel(tr("&Chart"), this);
    m_which = new QComboBox(this);
    m_which->setObjectName(QStringLiteral("labChart"));
    m_which->setAccessibleName(tr("Chart"));
    label->setBuddy(m_which);
    row->addWidget(label);
    row->addWidget(m_which, 1);
    column->addLayout(row);
    for (const ChartSpec& spec : chartSpecs())
        m_which->addItem(spec.titleText(), QString::fromUtf8(spec.name));
    connect(m_which, &QComboBox::currentIndexChanged, this, &LabCharts::showChart);
    showChart(0);
}

void LabCharts::choose(std::string_view chart)
{
    const QString name = QString::fromUtf8(chart.data(), static_cast<qsizetype>(chart.size()));
    if (const int index = m_which->findData(name); index >= 0)
        m_which->setCurrentIndex(index);
}

std::string LabCharts::chosen() const
{
    return m_which->currentData().toString().toStdString();
}

void LabCharts::showChart(int index)
{
    delete m_chart;
    m_chart = new RunChart(chartSpecs()[static_cast<std::size_t>(index)], this);
    std::vector<RunSource> sources;
    for (const LabHistory& run : m_runs)
        sources.push_back({run.history.get(), labTermText(run.name)});
    m_chart->setRuns(sources);
    m_chart->setSmoothing(smoothing);
    m_chart->setPlace({.xTitled = true});
    m_chart->fit();
    layout()->addWidget(m_chart);
    static_cast<QVBoxLayout*>(layout())->setStretchFactor(m_chart, 1);
    connect(m_chart, &ChartWidget::exportRequested, this, [this] { Q_EMIT exportRequested(m_chart); });
}

} // namespace halfstep

#include "moc_lab_charts.cpp"
