#include "ui/charts/chart_widget.h"

#include "ui/charts/chart_input.h"
#include "ui/charts/chart_widget_drawing.h"
#include "ui/glossary/term_links.h"

#include <QEvent>
#include <QFontInfo>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace halfstep {

ChartWidget::ChartWidget(std::shared_ptr<ChartContent> content, QWidget* parent)
    : QWidget(parent)
    , m_drawing(std::make_unique<Drawing>())
{
    m_drawing->content = std::move(content);
    m_drawing->plot = new ChartPlot(m_drawing->content, this);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_drawing->plot);
    setFocusProxy(m_drawing->plot);

    auto* const input = m_drawing->input = new ChartInput(m_drawing->plot);
    installEventFilter(input); // the plot fills this widget, so positions are the same
    connect(input, &ChartInput::viewChanged, this, &ChartWidget::redraw);
    connect(input, &ChartInput::xChosen, this, &ChartWidget::xChosen);
    connect(input, &ChartInput::fitAsked, this, [this] {
        fit();
        Q_EMIT fitRequested();
    });
    connect(input, &ChartInput::cursorMoved, this, [this](double x) {
        m_drawing->plot->look().cursorIsHere = std::isfinite(x);
        setCursor(x);
        Q_EMIT cursorMoved(x);
    });
    connect(input, &ChartInput::skipChosen, this, &ChartWidget::skipChosen);
    connect(input, &ChartInput::skipAsked, this, &ChartWidget::skipRequested);
    connect(input, &ChartInput::cursorFreed, this, &ChartWidget::cursorFreed);
    connect(input, &ChartInput::noteAsked, this, [this] { askForNote(m_drawing->plot->look().cursor); });
    connect(input, &ChartInput::marked, this, [this](bool second, double x) {
        const ChartLook& look = m_drawing->plot->look();
        const double at = std::isfinite(x) ? m_drawing->content->readOut(x, look).at : x;
        setMarkers(second ? look.markerA : at, second ? at : look.markerB);
        Q_EMIT markersChosen(look.markerA, look.markerB);
    });
    connect(input, &ChartInput::menuAsked, this, &ChartWidget::showMenu);
    connect(input, &ChartInput::copyAsked, this, &ChartWidget::copyToClipboard);
    connect(input, &ChartInput::logarithmAsked, this, [this] { setLogarithmic(!m_drawing->plot->look().logarithmic); });
    connect(input, &ChartInput::maximiseAsked, this, &ChartWidget::maximiseRequested);
    connect(input, &ChartInput::draggedTo, this, &ChartWidget::draggedTo);
    connect(input, &ChartInput::slideBegan, this, &ChartWidget::slideBegan);
    connect(input, &ChartInput::slid, this, &ChartWidget::slid);
    connect(input, &ChartInput::slideEnded, this, &ChartWidget::slideEnded);
    connect(input, &ChartInput::textSizeAsked, this, &ChartWidget::textSizeRequested);
    applyStyle();
    retranslate();
}

ChartWidget::~ChartWidget() = default;

const ChartContent& ChartWidget::content() const
{
    return *m_drawing->content;
}

void ChartWidget::refresh()
{
    const std::int64_t revision = m_drawing->content->revision();
    if (revision == m_drawing->drawnRevision)
        return;
    m_drawing->drawnRevision = revision;
    m_drawing->content->update();
    redraw();
}

void ChartWidget::redraw()
{
    m_drawing->plot->redraw();
    describe();
}

/// In words that may follow what is seen.
void ChartWidget::describe()
{
    const QString sentence = m_drawing->content->sentence(m_drawing->plot->look());
    if (sentence == accessibleDescription())
        return;
    for (QWidget* widget : {static_cast<QWidget*>(this), static_cast<QWidget*>(m_drawing->plot)})
        widget->setAccessibleDescription(sentence);
    setToolTip(sentence);
}

void ChartWidget::askForNote(double x)
{
    constexpr double near = 5; // pixels
    const QCPAxis& axis = *m_drawing->plot->xAxis;
    Q_EMIT noteRequested(x, near * axis.range().size() / std::max(1, axis.axisRect()->width()));
}

void ChartWidget::fit()
{
    m_drawing->plot->zoom().fit();
    m_drawing->drawnRevision = -1;
    refresh();
}

bool ChartWidget::following() const
{
    return m_drawing->plot->look().followsX;
}

void ChartWidget::setX(double from, double to, bool tagged)
{
    m_drawing->plot->zoom().setX(from, to);
    m_drawing->plot->look().tagsZoom = tagged || !m_drawing->plot->look().followsValues;
    redraw();
}

void ChartWidget::setCursor(double x)
{
    double& cursor = m_drawing->plot->look().cursor;
    if (std::isnan(cursor) && std::isnan(x))
        return;
    cursor = x;
    m_drawing->plot->redrawOverlay();
}

void ChartWidget::holdCursor(bool held, bool here)
{
    ChartLook& look = m_drawing->plot->look();
    if (look.cursorHeld == held && look.cursorIsHere == here)
        return;
    look.cursorHeld = held;
    look.cursorIsHere = here;
    m_drawing->plot->redrawOverlay();
}

void ChartWidget::setMarkers(double a, double b)
{
    m_drawing->plot->look().markerA = a;
    m_drawing->plot->look().markerB = b;
    m_drawing->plot->redrawOverlay();
}

void ChartWidget::setLogarithmic(bool logarithmic)
{
    m_drawing->plot->setLogarithmic(logarithmic);
    redraw();
}

void ChartWidget::setPlace(const ChartPlace& place)
{
    m_drawing->place = place;
    applyStyle();
}

ChartView ChartWidget::view() const
{
    return m_drawing->plot->view();
}

void ChartWidget::retranslate()
{
    const ChartCaption caption = m_drawing->content->caption();
    for (QWidget* widget : {static_cast<QWidget*>(this), static_cast<QWidget*>(m_drawing->plot)})
        widget->setAccessibleName(caption.title);
    setTerm(*this, caption.name);
    redraw();
}

void ChartWidget::applyStyle()
{
    const ChartPlace& place = m_drawing->place;
    m_drawing->plot->look().namesMarks = place.namesMarks;
    m_drawing->plot->look().ofRun = place.ofRun;
    const bool enlargedInGrid = place.alone && !place.inView;
    m_drawing->plot->look().corner = enlargedInGrid      ? CornerButton::BackToAll
                                     : place.amongOthers ? CornerButton::Enlarge
                                                         : CornerButton::None;
    const double enlarged = enlargedInGrid ? 1.3 : 1;
    const auto size = static_cast<int>(std::lround((QFontInfo(font()).pixelSize() - 1) * place.textScale * enlarged));
    m_drawing->plot->setStyle({ChartPalette::forScreen(palette()), std::max(9, size), {}, place.xTitled});
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
