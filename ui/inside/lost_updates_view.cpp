#include "ui/inside/lost_updates_view.h"

#include "ui/charts/chart_widget.h"
#include "ui/inside/looked_at_window.h"
#include "ui/inside/lost_updates_chart.h"
#include "ui/inside/window_bar.h"
#include "ui/look/elided_label.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QVBoxLayout>

namespace halfstep {

LostUpdatesView::LostUpdatesView(LookedAtWindow& window, QWidget* parent)
    : InsideView(parent)
    , m_window(window)
    , m_chart(std::make_shared<LostUpdatesChart>())
{
    setObjectName(QStringLiteral("lostUpdatesView"));
    m_bar = new WindowBar(window, this);
    m_sentence = new ElidedLabel(Qt::ElideRight, this);
    m_sentence->setObjectName(QStringLiteral("lostSentence"));
    m_figure = new ChartWidget(m_chart, this);
    m_figure->setPlace({.xTitled = true});
    auto* top = new QHBoxLayout;
    top->addWidget(m_bar, 1);
    top->addWidget(m_sentence, 3);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(4, 2, 4, 2);
    column->setSpacing(2);
    column->addLayout(top);
    column->addWidget(m_figure, 1);
    setFocusProxy(m_figure);
    connect(m_figure, &ChartWidget::exportRequested, this, [this] { Q_EMIT exportRequested(m_figure); });
}

void LostUpdatesView::refresh()
{
    m_bar->refresh();
    if (const WindowDetailPtr& window = m_window.window())
        m_chart->show(*window);
    else
        m_chart->clear();
    m_figure->refresh();
    const ChartCaption caption = m_chart->caption();
    m_sentence->setText(caption.description);
    m_figure->setToolTip(caption.description);
    m_figure->setAccessibleName(caption.title);
    m_figure->setAccessibleDescription(caption.description);
}

void LostUpdatesView::changeEvent(QEvent* event)
{
    InsideView::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        refresh();
}

} // namespace halfstep

#include "moc_lost_updates_view.cpp"
