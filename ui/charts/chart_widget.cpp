#include "ui/charts/chart_widget.h"

#include "ui/charts/chart_input.h"
#include "ui/charts/chart_widget_parts.h"

#include <QEvent>
#include <QFontInfo>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace halfstep {

ChartWidget::ChartWidget(std::shared_ptr<ChartContent> content, QWidget* parent)
    : QWidget(parent)
    , m_parts(std::make_unique<Parts>())
{
    m_parts->content = std::move(content);
    m_parts->plot = new ChartPlot(m_parts->content, this);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_parts->plot);
    setFocusProxy(m_parts->plot);

    auto* const input = m_parts->input = new ChartInput(m_parts->plot);
    installEventFilter(input); // the plot fills this widget, so positions are the same
    connect(input, &ChartInput::viewChanged, this, &ChartWidget::redraw);
    connect(input, &ChartInput::xChosen, this, &ChartWidget::xChosen);
    connect(input, &ChartInput::fitAsked, this, [this] {
        fit();
        Q_EMIT fitRequested();
    });
    connect(input, &ChartInput::cursorMoved, this, [this](double x) {
        m_parts->plot->look().cursorIsHere = std::isfinite(x);
        setCursor(x);
        Q_EMIT cursorMoved(x);
    });
    connect(input, &ChartInput::marked, this, [this](bool second, double x) {
        const ChartLook& look = m_parts->plot->look();
        const double at = std::isfinite(x) ? m_parts->content->readOut(x, look).at : x;
        setMarkers(second ? look.markerA : at, second ? at : look.markerB);
        Q_EMIT markersChosen(look.markerA, look.markerB);
    });
    connect(input, &ChartInput::menuAsked, this, &ChartWidget::showMenu);
    connect(input, &ChartInput::copyAsked, this, &ChartWidget::copyToClipboard);
    connect(input, &ChartInput::logarithmAsked, this, [this] { setLogarithmic(!m_parts->plot->look().logarithmic); });
    connect(input, &ChartInput::maximiseAsked, this, &ChartWidget::maximiseRequested);
    connect(input, &ChartInput::draggedTo, this, &ChartWidget::draggedTo);
    connect(input, &ChartInput::textSizeAsked, this, &ChartWidget::textSizeRequested);
    applyStyle();
    retranslate();
}

ChartWidget::~ChartWidget() = default;

const ChartContent& ChartWidget::content() const
{
    return *m_parts->content;
}

void ChartWidget::refresh()
{
    const std::int64_t revision = m_parts->content->revision();
    if (revision == m_parts->drawnRevision)
        return;
    m_parts->drawnRevision = revision;
    m_parts->content->update();
    redraw();
}

void ChartWidget::redraw()
{
    m_parts->plot->redraw();
}

void ChartWidget::fit()
{
    m_parts->plot->zoom().fit();
    m_parts->drawnRevision = -1;
    refresh();
}

bool ChartWidget::following() const
{
    return m_parts->plot->look().followsX;
}

void ChartWidget::setX(double from, double to, bool tagged)
{
    m_parts->plot->zoom().setX(from, to);
    m_parts->plot->look().tagsZoom = tagged || !m_parts->plot->look().followsValues;
    redraw();
}

void ChartWidget::setCursor(double x)
{
    double& cursor = m_parts->plot->look().cursor;
    if (std::isnan(cursor) && std::isnan(x))
        return;
    cursor = x;
    m_parts->plot->redrawOverlay();
}

void ChartWidget::setMarkers(double a, double b)
{
    m_parts->plot->look().markerA = a;
    m_parts->plot->look().markerB = b;
    m_parts->plot->redrawOverlay();
}

void ChartWidget::setLogarithmic(bool logarithmic)
{
    m_parts->plot->setLogarithmic(logarithmic);
    redraw();
}

void ChartWidget::setPlace(const ChartPlace& place)
{
    m_parts->place = place;
    applyStyle();
}

ChartView ChartWidget::view() const
{
    return m_parts->plot->view();
}

void ChartWidget::retranslate()
{
    const ChartCaption caption = m_parts->content->caption();
    for (QWidget* widget : {static_cast<QWidget*>(this), static_cast<QWidget*>(m_parts->plot)}) {
        widget->setAccessibleName(caption.title);
        widget->setAccessibleDescription(caption.description);
    }
    setToolTip(caption.description);
    redraw();
}

void ChartWidget::applyStyle()
{
    const ChartPlace& place = m_parts->place;
    m_parts->plot->look().namesMarks = place.namesMarks;
    const double enlarged = place.alone ? 1.3 : 1;
    const auto size = static_cast<int>(std::lround((QFontInfo(font()).pixelSize() - 1) * place.textScale * enlarged));
    m_parts->plot->setStyle({ChartPalette::forScreen(palette()), std::max(9, size), {}, place.xTitled});
    redraw();
}

void ChartWidget::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    switch (event->type()) {
    case QEvent::LanguageChange:
    case QEvent::LocaleChange: retranslate(); break;
    case QEvent::PaletteChange:
    case QEvent::FontChange: applyStyle(); break;
    default: break;
    }
}

} // namespace halfstep
