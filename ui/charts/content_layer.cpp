#include "ui/charts/content_layer.h"

#include "ui/charts/empty_chart.h"
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
    const PlotArea area(mParentPlot->xAxis, mParentPlot->yAxis);
    m_drawn = m_content.draw(*painter, area, m_look);
    if (!m_content.hasData())
        writeInto(*painter, area.rect(), m_content.emptyText(), m_look.palette);
}

} // namespace halfstep
