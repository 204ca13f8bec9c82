#include "ui/charts/content_layer.h"

#include "ui/charts/plot_area.h"

namespace halfstep {

ContentLayer::ContentLayer(QCustomPlot* plot, const ChartContent& content, const ChartLook& look)
    : QCPLayerable(plot, QStringLiteral("main"))
    , m_content(content)
    , m_look(look)
{
}

void ContentLayer::applyDefaultAntialiasingHint(QCPPainter* painter) const
{
    painter->setAntialiasing(false);
}

QRect ContentLayer::clipRect() const
{
    return mParentPlot->axisRect()->rect();
}

void ContentLayer::draw(QCPPainter* painter)
{
    painter->setFont(mParentPlot->xAxis->tickLabelFont());
    m_drawn = m_content.draw(*painter, PlotArea(mParentPlot->xAxis, mParentPlot->yAxis), m_look);
}

} // namespace halfstep
