#include "ui/inside/flow_area.h"

#include "ui/inside/box_flow.h"

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
}

} // namespace halfstep
