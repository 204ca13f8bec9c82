#pragma once

#include "ui/charts/chart_content.h"
#include "ui/charts/plot_area.h"
#include "ui/charts/run_axis.h"

#include <array>

namespace halfstep {

/// How a curve is drawn.
struct CurveStyle {
    int ink = 0;
    int behind = 0;        ///< quietly, behind the run in front: which one, from 1; 0 is in front
    bool stepped = false;  ///< drawn level up to the next value
    bool perEpoch = false; ///< goes on over attempts without a value, where others break off
    bool faint = false;    ///< behind a smoother one
    bool smooth = false;   ///< the smoother one
};

/// Draws curves of a run, or of several that are told from it: at most a few points for every pixel column, whatever a
/// history's length.
class CurveDrawing {
public:
    CurveDrawing(QCPPainter& painter, const PlotArea& area, const ChartLook& look);

    void draw(const Series& series, const RunAxis& axis, const CurveStyle& style);
    /// Of the run in front. A broken attempt counts once, however many of its curves show it.
    const DrawnMarks& drawn() const { return m_drawn; }

private:
    void drawEdgeMarks(const SeriesBucket& bucket, const RunAxis& axis, const QColor& color, NonFiniteCount& counted);

    QCPPainter& m_painter;
    const PlotArea& m_area;
    const ChartLook& m_look;
    DrawnMarks m_drawn;
    std::array<double, 5> m_lastEdgeMark{}; ///< pixel of the newest mark of each sort, to cap their density
};

} // namespace halfstep
