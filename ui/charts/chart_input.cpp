#include "ui/charts/chart_input.h"

#include "ui/charts/chart_plot.h"
#include "ui/charts/plot_area.h"
#include "ui/look/wrapped_tip.h"

#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QToolTip>

#include <cmath>
#include <limits>

namespace halfstep {
namespace {
constexpr double dragDistance = 5;
constexpr double nowhere = std::numeric_limits<double>::quiet_NaN();
} // namespace

ChartInput::ChartInput(ChartPlot* plot) : QObject(plot), m_plot(plot)
{
    plot->installEventFilter(this);
    plot->setMouseTracking(true);
    plot->setFocusPolicy(Qt::StrongFocus);
}

bool ChartInput::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::MouseButtonPress: press(*static_cast<QMouseEvent*>(event)); return true;
    case QEvent::MouseMove: move(*static_cast<QMouseEvent*>(event)); return true;
    case QEvent::MouseButtonRelease: release(*static_cast<QMouseEvent*>(event)); return true;
    case QEvent::MouseButtonDblClick: doubleClick(*static_cast<QMouseEvent*>(event)); return true;
    case QEvent::Wheel:
        wheel(*static_cast<QWheelEvent*>(event));
        event->accept();
        return true;
    case QEvent::KeyPress: return key(*static_cast<QKeyEvent*>(event));
    case QEvent::Leave: moveCursor(nowhere); return false;
    case QEvent::FocusIn:
    case QEvent::FocusOut: m_plot->redrawOverlay(); return false;
    case QEvent::ContextMenu: {
        // With the mouse the menu comes on release, since the right button also pans.
        const auto* menu = static_cast<QContextMenuEvent*>(event);
        if (menu->reason() == QContextMenuEvent::Keyboard)
            Q_EMIT menuAsked(m_plot->rect().center());
        return true;
    }
    case QEvent::ToolTip: {
        const auto* help = static_cast<QHelpEvent*>(event);
        QToolTip::showText(help->globalPos(), wrappedTip(m_plot->tipAt(help->pos())), m_plot);
        return true;
    }
    default: return QObject::eventFilter(watched, event);
    }
}

void ChartInput::press(const QMouseEvent& event)
{
    m_plot->setFocus(Qt::MouseFocusReason);
    m_drag = Drag::Press;
    m_button = event.button();
    m_start = event.position();
    m_last = m_start;
    if (event.button() == Qt::LeftButton && event.modifiers().testFlag(Qt::ControlModifier))
        m_button = Qt::MiddleButton;
}

void ChartInput::move(const QMouseEvent& event)
{
    const QPointF position = event.position();
    const QRectF frame = m_plot->axisRect()->rect();
    if (m_drag == Drag::Press && event.buttons() != Qt::NoButton && QLineF(m_start, position).length() >= dragDistance
        && frame.contains(m_start))
        beginDrag();
    else if (m_drag == Drag::Press && event.buttons() == Qt::LeftButton
             && QLineF(m_start, position).length() >= dragDistance && m_plot->header().titleAt(m_start)) {
        m_drag = Drag::Title;
        m_plot->setCursor(Qt::ClosedHandCursor);
    }
    if (m_drag == Drag::Box) {
        m_plot->overlay().setBox(QRectF(m_start, position).normalized().intersected(frame));
        m_plot->redrawOverlay();
    } else if (m_drag == Drag::Pan) {
        panBy(position - m_last);
    } else if (m_drag == Drag::Slide) {
        Q_EMIT slid(m_plot->xAxis->pixelToCoord(position.x()) - m_plot->xAxis->pixelToCoord(m_start.x()),
                    event.modifiers().testFlag(Qt::ShiftModifier));
    } else if (m_drag == Drag::None && slidesFrom(position) != (m_plot->cursor().shape() == Qt::SizeHorCursor)) {
        slidesFrom(position) ? m_plot->setCursor(Qt::SizeHorCursor) : m_plot->unsetCursor();
    }
    m_last = position;
    // What is read there would cover what slides.
    moveCursor(m_drag != Drag::Slide && frame.contains(position) ? m_plot->xAxis->pixelToCoord(position.x()) : nowhere);
}

void ChartInput::moveCursor(double x)
{
    if (!m_plot->look().cursorHeld)
        Q_EMIT cursorMoved(x);
}

void ChartInput::freeCursor()
{
    Q_EMIT cursorFreed();
    Q_EMIT cursorMoved(nowhere);
}

bool ChartInput::slidesFrom(const QPointF& position) const
{
    return m_plot->content().slidesFrom(position, PlotArea(m_plot->xAxis, m_plot->yAxis));
}

void ChartInput::beginDrag()
{
    const bool left = m_button == Qt::LeftButton;
    m_drag = !left ? Drag::Pan : slidesFrom(m_start) ? Drag::Slide : Drag::Box;
    if (m_drag == Drag::Slide) {
        QToolTip::hideText();
        Q_EMIT slideBegan();
    }
}

void ChartInput::release(const QMouseEvent& event)
{
    const Drag drag = m_drag;
    m_drag = Drag::None;
    if (drag == Drag::Box) {
        const QRectF box = QRectF(m_start, event.position()).normalized();
        m_plot->overlay().setBox({});
        m_plot->redrawOverlay();
        zoomInto(box.intersected(m_plot->axisRect()->rect()));
    } else if (drag == Drag::Slide) {
        Q_EMIT slideEnded();
    } else if (drag == Drag::Title) {
        m_plot->unsetCursor();
        Q_EMIT draggedTo(event.globalPosition().toPoint());
    } else if (drag == Drag::Press && event.button() == Qt::BackButton) {
        zoomBack();
    } else if (drag == Drag::Press && event.button() == Qt::RightButton) {
        Q_EMIT menuAsked(event.position().toPoint());
    } else if (drag == Drag::Press && event.button() == Qt::LeftButton) {
        click(event.position());
    }
}

void ChartInput::click(const QPointF& position)
{
    if (m_plot->header().tagRect().contains(position)) {
        Q_EMIT fitAsked();
        return;
    }
    if (m_plot->header().cornerRect().contains(position)) {
        Q_EMIT maximiseAsked();
        return;
    }
    if (const SkipGroup* skips = m_plot->look().ofRun ? m_plot->skipAt(position) : nullptr) {
        Q_EMIT skipChosen(skips->first, skips->last);
        return;
    }
    if (m_plot->look().cursorHeld && m_plot->axisRect()->rect().contains(position.toPoint())) {
        freeCursor();
        return;
    }
    const int curve = m_plot->header().curveAt(position);
    if (curve < 0)
        return;
    const auto index = static_cast<std::size_t>(curve);
    m_plot->look().show(index, !m_plot->look().shows(index));
    Q_EMIT viewChanged();
}

void ChartInput::doubleClick(const QMouseEvent& event)
{
    m_drag = Drag::None;
    if (event.button() != Qt::LeftButton)
        return;
    if (m_plot->header().curveAt(event.position()) >= 0 || m_plot->header().cornerRect().contains(event.position()))
        press(event); // two quick clicks on the legend are two clicks
    else if (m_plot->header().titleAt(event.position()))
        Q_EMIT maximiseAsked();
    else
        Q_EMIT fitAsked();
}

void ChartInput::wheel(const QWheelEvent& event)
{
    // Some platforms turn the wheel sideways while a modifier is held.
    const double turn = event.angleDelta().y() != 0 ? event.angleDelta().y() : event.angleDelta().x();
    if (turn == 0)
        return;
    if (event.modifiers().testFlag(Qt::ControlModifier)) {
        Q_EMIT textSizeAsked(turn > 0 ? 1 : -1);
        return;
    }
    const double factor = std::pow(0.8, turn / 120.0);
    const QRectF frame = m_plot->axisRect()->rect();
    if (event.modifiers().testFlag(Qt::ShiftModifier) || event.position().x() < frame.left())
        zoomValues(factor, event.position().y());
    else
        zoomX(factor, m_plot->xAxis->pixelToCoord(event.position().x()));
}

void ChartInput::zoomed()
{
    m_plot->look().tagsZoom = true;
    Q_EMIT viewChanged();
}

void ChartInput::zoomBack()
{
    if (!m_plot->zoom().goBack())
        return;
    Q_EMIT viewChanged();
    const ValueRange x = m_plot->zoom().x();
    if (m_plot->look().followsX)
        Q_EMIT fitAsked();
    else
        Q_EMIT xChosen(x.lower, x.upper);
}

void ChartInput::chooseX(double from, double to)
{
    m_plot->zoom().setX(from, to);
    zoomed();
    const ValueRange x = m_plot->zoom().x();
    Q_EMIT xChosen(x.lower, x.upper);
}

void ChartInput::zoomX(double factor, double centre)
{
    m_plot->zoom().keep(ZoomAct::Turn);
    const ValueRange x = m_plot->zoom().x();
    chooseX(centre - (centre - x.lower) * factor, centre + (x.upper - centre) * factor);
}

void ChartInput::zoomValues(double factor, double pixel)
{
    m_plot->zoom().keep(ZoomAct::Turn);
    const QRectF frame = m_plot->axisRect()->rect();
    const double above = pixel - frame.top();
    const double below = frame.bottom() - pixel;
    m_plot->zoom().setValues(m_plot->yAxis->pixelToCoord(pixel + below * factor),
                             m_plot->yAxis->pixelToCoord(pixel - above * factor));
    zoomed();
}

void ChartInput::panBy(const QPointF& pixels)
{
    m_plot->zoom().keep(ZoomAct::Pan);
    const QRectF frame = m_plot->axisRect()->rect();
    if (pixels.y() != 0)
        m_plot->zoom().setValues(m_plot->yAxis->pixelToCoord(frame.bottom() - pixels.y()),
                                 m_plot->yAxis->pixelToCoord(frame.top() - pixels.y()));
    const ValueRange x = m_plot->zoom().x();
    const double shift = pixels.x() * (x.upper - x.lower) / std::max(frame.width(), 1.0);
    chooseX(x.lower - shift, x.upper - shift);
}

void ChartInput::zoomInto(const QRectF& box)
{
    if (box.width() < dragDistance || box.height() < dragDistance)
        return;
    m_plot->zoom().keep(ZoomAct::Box);
    m_plot->zoom().setValues(m_plot->yAxis->pixelToCoord(box.bottom()), m_plot->yAxis->pixelToCoord(box.top()));
    chooseX(m_plot->xAxis->pixelToCoord(box.left()), m_plot->xAxis->pixelToCoord(box.right()));
}

bool ChartInput::key(const QKeyEvent& event)
{
    if (event.matches(QKeySequence::Copy)) {
        Q_EMIT copyAsked();
        return true;
    }
    if (event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier))
        return false;
    const ValueRange x = m_plot->zoom().x();
    const double centre = (x.lower + x.upper) / 2;
    const double cursor = m_plot->look().cursor;
    const double step = m_plot->axisRect()->width() / 10.0;
    switch (event.key()) {
    case Qt::Key_A: Q_EMIT marked(false, std::isfinite(cursor) ? cursor : centre); return true;
    case Qt::Key_B: Q_EMIT marked(true, std::isfinite(cursor) ? cursor : centre); return true;
    case Qt::Key_L: Q_EMIT logarithmAsked(); return true;
    case Qt::Key_Home:
    case Qt::Key_F: Q_EMIT fitAsked(); return true;
    case Qt::Key_Backspace: zoomBack(); return true;
    case Qt::Key_Plus:
    case Qt::Key_Equal: zoomX(0.8, centre); return true;
    case Qt::Key_Minus: zoomX(1.25, centre); return true;
    case Qt::Key_Left: panBy({step, 0}); return true;
    case Qt::Key_Right: panBy({-step, 0}); return true;
    case Qt::Key_Up: zoomValues(0.8, m_plot->axisRect()->rect().center().y()); return true;
    case Qt::Key_Down: zoomValues(1.25, m_plot->axisRect()->rect().center().y()); return true;
    case Qt::Key_Return:
    case Qt::Key_Enter: Q_EMIT maximiseAsked(); return true;
    case Qt::Key_N:
    case Qt::Key_S:
        if (!m_plot->look().ofRun)
            return false;
        if (event.key() == Qt::Key_N)
            Q_EMIT noteAsked();
        else
            Q_EMIT skipAsked(event.modifiers().testFlag(Qt::ShiftModifier) ? -1 : 1);
        return true;
    case Qt::Key_Escape:
        if (m_plot->look().cursorHeld) {
            freeCursor();
            return true;
        }
        if (!std::isfinite(m_plot->look().markerA) && !std::isfinite(m_plot->look().markerB))
            return false;
        Q_EMIT marked(false, nowhere);
        Q_EMIT marked(true, nowhere);
        return true;
    default: return false;
    }
}

} // namespace halfstep
