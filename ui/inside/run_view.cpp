#include "ui/inside/run_view.h"

#include "ui/charts/chart_widget.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace halfstep {
namespace {

constexpr int readable = 250; ///< ms between two states of a run that goes on

} // namespace

RunView::RunView(const SessionLink& link, QWidget* parent)
    : InsideView(parent)
    , m_link(link)
    , m_sentence(new QLabel(this))
    , m_top(new QHBoxLayout)
    , m_body(new QHBoxLayout)
{
    m_sentence->setObjectName(QStringLiteral("sentence"));
    m_sentence->setWordWrap(true);
    m_sentence->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_sentence->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_top->addWidget(m_sentence, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 4, 4, 4);
    layout->setSpacing(4);
    layout->addLayout(m_top);
    layout->addLayout(m_body, 1);
    connect(&link, &SessionLink::updated, this, &RunView::refresh);
}

QBoxLayout& RunView::top() const
{
    return *m_top;
}

QString RunView::sentence() const
{
    return m_sentence->text();
}

QSize RunView::minimumSizeHint() const
{
    return {240, 90}; // low docks are the user's choice; what does not fit is cut off
}

QBoxLayout& RunView::body() const
{
    return *m_body;
}

void RunView::addContent(QWidget* content, int stretch)
{
    m_body->addWidget(content, stretch);
    setFocusProxy(content);
}

void RunView::addControls(QLayout* controls)
{
    m_body->insertLayout(0, controls);
}

ChartWidget* RunView::addChart(std::shared_ptr<ChartContent> content, int stretch)
{
    auto* chart = new ChartWidget(std::move(content), this);
    adopt(*chart);
    addContent(chart, stretch);
    return chart;
}

void RunView::say(const QString& sentence)
{
    if (sentence == m_sentence->text())
        return;
    m_sentence->setText(sentence);
    m_sentence->setToolTip(sentence);
    setAccessibleDescription(sentence);
}

void RunView::refresh()
{
    const bool soon =
        m_link.state() == LinkState::Running && m_sinceShown.isValid() && m_sinceShown.elapsed() < readable;
    m_stale = soon || visibleRegion().isEmpty(); // a dock behind another one is out of its window
    if (!m_stale)
        showNow();
}

void RunView::showNow()
{
    m_stale = false;
    m_sinceShown.start();
    showRun();
}

void RunView::paintEvent(QPaintEvent* event)
{
    InsideView::paintEvent(event);
    if (m_stale && m_link.state() != LinkState::Running) // else the next news come at once
        QMetaObject::invokeMethod(
            this, [this] { showNow(); }, Qt::QueuedConnection);
}

void RunView::showEvent(QShowEvent* event)
{
    InsideView::showEvent(event);
    retranslate();
    showNow();
}

void RunView::changeEvent(QEvent* event)
{
    InsideView::changeEvent(event);
    if (event->type() != QEvent::LanguageChange)
        return;
    retranslate();
    showNow();
}

} // namespace halfstep

#include "moc_run_view.cpp"
