#include "ui/inside/inside_view.h"

#include "ui/charts/chart_widget.h"
#include "ui/glossary/term_links.h"

#include <QBoxLayout>
#include <QEvent>
#include <QLabel>

namespace halfstep {

void InsideView::adopt(ChartWidget& chart)
{
    m_charts.push_back(&chart);
    chart.setPlace({.xTitled = true, .inView = true});
    connect(&chart, &ChartWidget::exportRequested, this, [this, &chart] { Q_EMIT exportRequested(&chart); });
    connect(&chart, &ChartWidget::fitRequested, &chart, &ChartWidget::fit);
    connect(&chart, &ChartWidget::maximiseRequested, this, &InsideView::aloneRequested);
}

void InsideView::setAlone(bool alone)
{
    for (ChartWidget* chart : m_charts)
        chart->setPlace({.xTitled = true, .alone = alone, .inView = true});
}

const Figure* InsideView::figure() const
{
    const std::vector<const Figure*> seen = figures();
    return seen.empty() ? nullptr : seen.front();
}

std::vector<const Figure*> InsideView::figures() const
{
    if (!isVisible())
        return {};
    if (const auto* figure = dynamic_cast<const Figure*>(this))
        return {figure};
    std::vector<const Figure*> seen;
    for (const QWidget* each : findChildren<QWidget*>())
        if (const auto* figure = dynamic_cast<const Figure*>(each); figure && each->isVisible())
            seen.push_back(figure);
    return seen;
}

void InsideView::addTerms(QBoxLayout& row, std::initializer_list<std::string_view> names)
{
    m_names.assign(names);
    m_terms = new QLabel(this);
    m_terms->setObjectName(QStringLiteral("terms"));
    m_terms->setMinimumWidth(1); // so that the view can become narrow enough to hide them
    followLinks(*m_terms);
    wordTerms();
    row.addWidget(m_terms, 0, Qt::AlignTop);
}

void InsideView::wordTerms()
{
    std::vector<const GlossaryEntry*> entries;
    for (const std::string_view name : m_names)
        entries.push_back(glossaryEntry(name));
    m_terms->setText(linkedTerms(entries));
}

void InsideView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (m_terms && event->type() == QEvent::LanguageChange)
        wordTerms();
    if (event->type() == QEvent::FontChange)
        fitTerms();
}

void InsideView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitTerms();
}

void InsideView::fitTerms()
{
    constexpr int rooms = 3; // of which the terms may take one
    if (m_terms)
        m_terms->setVisible(width() >= rooms * m_terms->sizeHint().width());
}

} // namespace halfstep

#include "moc_inside_view.cpp"
