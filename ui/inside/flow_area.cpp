#include "ui/inside/flow_area.h"

#include "ui/inside/box_flow.h"

#include <QEvent>
#include <QScrollBar>

namespace halfstep {

FlowArea::FlowArea(QWidget* parent) : QScrollArea(parent), m_flow(new BoxFlow(this))
{
    setWidget(m_flow);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
}

void FlowArea::resizeEvent(QResizeEvent* event)
{
    QScrollArea::resizeEvent(event);
    m_flow->fitInto(viewport()->size());
    scroll();
}

void FlowArea::keepInSight(int box)
{
    if (box == m_inSight)
        return;
    m_inSight = box;
    scroll();
}

void FlowArea::scroll()
{
    if (!m_flow->placeOf(m_inSight).isNull())
        verticalScrollBar()->setValue(m_flow->topFor(m_inSight));
}

bool FlowArea::eventFilter(QObject* watched, QEvent* event)
{
    const bool done = QScrollArea::eventFilter(watched, event);
    if (watched == m_flow && event->type() == QEvent::Resize)
        scroll();
    return done;
}

} // namespace halfstep
