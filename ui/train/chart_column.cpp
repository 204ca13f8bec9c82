#include "ui/train/chart_column.h"

#include "ui/charts/chart_grid.h"
#include "ui/inside/step_strip.h"
#include "ui/look/problem_strip.h"

#include <QVBoxLayout>

namespace halfstep {

ChartColumn::ChartColumn(QWidget* parent)
    : QWidget(parent)
    , m_strip(new ProblemStrip(this))
    , m_step(new StepStrip(this))
    , m_charts(new ChartGrid(this))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 4, 4, 4);
    layout->setSpacing(4);
    layout->addWidget(m_strip);
    layout->addWidget(m_step);
    layout->addWidget(m_charts, 1);
    m_step->hide();
}

void ChartColumn::offerStep(bool there)
{
    m_offered = there;
    fitStep();
}

QSize ChartColumn::minimumSizeHint() const
{
    return m_charts->minimumSizeHint();
}

void ChartColumn::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitStep();
}

void ChartColumn::fitStep()
{
    const int gaps = 4 * layout()->spacing();
    const int taken = gaps + m_step->sizeHint().height() + (m_strip->isHidden() ? 0 : m_strip->sizeHint().height());
    m_step->setVisible(m_offered && height() - taken >= m_charts->minimumSizeHint().height());
}

} // namespace halfstep

#include "moc_chart_column.cpp"
