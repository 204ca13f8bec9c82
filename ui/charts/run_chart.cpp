#include "ui/charts/run_chart.h"

#include "engine/records/run_history.h"
#include "ui/charts/chart_input.h"
#include "ui/charts/run_chart_parts.h"

#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QVBoxLayout>

#include <cmath>

namespace halfstep {

RunChart::RunChart(const ChartSpec& chart, QWidget* parent) : QWidget(parent), m_parts(std::make_unique<Parts>())
{
    m_parts->plot = new ChartPlot(chart, this);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_parts->plot);
    setFocusProxy(m_parts->plot);

    auto* input = new ChartInput(m_parts->plot);
    m_parts->input = input;
    installEventFilter(input); // the plot fills this widget, so positions are the same
    connect(input, &ChartInput::viewChanged, this, &RunChart::redraw);
    connect(input, &ChartInput::timeChosen, this, &RunChart::timeRangeChosen);
    connect(input, &ChartInput::fitAsked, this, [this] {
        fit();
        Q_EMIT fitRequested();
    });
    connect(input, &ChartInput::cursorMoved, this, [this](double attempt) {
        m_parts->plot->state().cursorIsHere = std::isfinite(attempt);
        setCursor(attempt);
        Q_EMIT cursorMoved(attempt);
    });
    connect(input, &ChartInput::marked, this, [this](bool second, double attempt) {
        const ChartState& state = m_parts->plot->state();
        const double whole = std::round(attempt);
        setMarkers(second ? state.markerA : whole, second ? whole : state.markerB);
        Q_EMIT markersChosen(state.markerA, state.markerB);
    });
    connect(input, &ChartInput::menuAsked, this, &RunChart::showMenu);
    connect(input, &ChartInput::copyAsked, this, &RunChart::copyToClipboard);
    connect(input, &ChartInput::logarithmAsked, this, [this] { setLogarithmic(!m_parts->plot->state().logarithmic); });
    connect(input, &ChartInput::maximiseAsked, this, &RunChart::maximiseRequested);
    m_parts->applyFont(*this);
    retranslate();
}

RunChart::~RunChart() = default;

QString RunChart::title() const
{
    return m_parts->plot->state().spec.titleText();
}
QString RunChart::description() const
{
    return m_parts->plot->state().spec.descriptionText();
}
QString RunChart::fileName() const
{
    return QString::fromLatin1(m_parts->plot->state().spec.name);
}

void RunChart::setHistory(const RunHistory* history)
{
    m_parts->plot->state().setHistory(history);
    m_parts->drawnRevision = -1;
    m_parts->plot->fitAll();
    refresh();
}

bool RunChart::hasData() const
{
    return m_parts->plot->state().hasData();
}

void RunChart::refresh()
{
    ChartState& state = m_parts->plot->state();
    const std::int64_t revision = state.history ? state.history->revision() : 0;
    if (revision == m_parts->drawnRevision)
        return;
    m_parts->drawnRevision = revision;
    if (state.history && state.history->references().clippingThreshold > 0)
        state.lastThreshold = state.history->references().clippingThreshold;
    redraw();
}

void RunChart::redraw()
{
    m_parts->stale = !isVisible();
    if (!m_parts->stale)
        m_parts->plot->redraw();
}

void RunChart::setSmoothing(double weight)
{
    m_parts->plot->state().setSmoothing(weight);
    redraw();
}

void RunChart::fit()
{
    m_parts->plot->fitAll();
    redraw();
}

bool RunChart::following() const
{
    return m_parts->plot->state().timeFollows;
}

void RunChart::setTimeRange(double from, double to)
{
    m_parts->plot->setTime(from, to);
    redraw();
}

void RunChart::setCursor(double attempt)
{
    double& cursor = m_parts->plot->state().cursor;
    if (std::isnan(cursor) && std::isnan(attempt))
        return;
    cursor = attempt;
    if (isVisible() && !m_parts->stale)
        m_parts->plot->redrawOverlay();
}

void RunChart::setMarkers(double a, double b)
{
    m_parts->plot->state().markerA = a;
    m_parts->plot->state().markerB = b;
    if (isVisible() && !m_parts->stale)
        m_parts->plot->redrawOverlay();
}

void RunChart::setLogarithmic(bool logarithmic)
{
    m_parts->plot->setLogarithmic(logarithmic);
    redraw();
}

void RunChart::setTimeTitled(bool titled)
{
    m_parts->plot->setTimeTitled(titled);
    redraw();
}

void RunChart::setMaximised(bool maximised)
{
    m_parts->maximised = maximised;
}

ChartView RunChart::view() const
{
    ChartPlot& plot = *m_parts->plot;
    plot.updateRanges(plot.size());
    const ChartState& state = plot.state();
    return {plot.time().lower,
            plot.time().upper,
            plot.values().lower,
            plot.values().upper,
            plot.timeTicks(),
            plot.valueTicks(),
            state.logarithmic,
            state.hidden,
            plot.curves().pointsWithMark(),
            plot.curves().edgeMarks().total(),
            plot.overlay().cursorLines(),
            plot.overlay().differenceLines()};
}

QRect RunChart::legendRect(int curve) const
{
    return m_parts->plot->header().entryRect(curve).toAlignedRect();
}

void RunChart::copyToClipboard() const
{
    const double ratio = devicePixelRatioF();
    const QSize shown = m_parts->plot->size().expandedTo({640, 400});
    const auto copy = m_parts->copyForExport();
    QGuiApplication::clipboard()->setImage(copy->image(shown * 2 * ratio, 2 * ratio));
}

void RunChart::retranslate()
{
    for (QWidget* widget : {static_cast<QWidget*>(this), static_cast<QWidget*>(m_parts->plot)}) {
        widget->setAccessibleName(title());
        widget->setAccessibleDescription(description());
    }
    setToolTip(description());
    redraw();
}

void RunChart::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    switch (event->type()) {
    case QEvent::LanguageChange:
    case QEvent::LocaleChange: retranslate(); break;
    case QEvent::PaletteChange:
        m_parts->plot->setColors(ChartPalette::forScreen(palette()));
        redraw();
        break;
    case QEvent::FontChange:
        m_parts->applyFont(*this);
        redraw();
        break;
    default: break;
    }
}

void RunChart::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    redraw();
}

bool RunChart::event(QEvent* event)
{
    const bool done = QWidget::event(event);
    if (event->type() == QEvent::Resize)
        redraw();
    return done;
}

} // namespace halfstep
