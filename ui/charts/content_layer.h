#pragma once

#include "ui/charts/chart_content.h"
#include "ui/charts/qcustomplot_wrapper.h"

namespace halfstep {

/// Where a chart's content is drawn, inside the axes.
class ContentLayer : public QCPLayerable {
public:
    ContentLayer(QCustomPlot* plot, const ChartContent& content, const ChartLook& look);
    const DrawnMarks& drawn() const { return m_drawn; }

protected:
    void applyDefaultAntialiasingHint(QCPPainter* painter) const override;
    QRect clipRect() const override;
    void draw(QCPPainter* painter) override;

private:
    const ChartContent& m_content;
    const ChartLook& m_look;
    DrawnMarks m_drawn;
};

} // namespace halfstep
