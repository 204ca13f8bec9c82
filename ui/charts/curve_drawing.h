#pragma once

#include "ui/charts/chart_content.h"
#include "ui/charts/plot_area.h"
#include "ui/charts/run_axis.h"

#include <array>

namespace halfstep {

/// How a curve is drawn.
struct CurveStyle {
    int ink = 0;
    bool stepped = false;  ///< drawn level up to the next value
    bool perEpoch = false; ///< goes on over attempts without a value, where others break off
    bool faint = false;    ///< behind a smoother one
    bool smooth = false;   ///< the smoother one
};

/// Draws curves of runs: at most a few points for every pixel column, whatever a history's length.
class CurveDrawing {
public:
    CurveDrawing(QCPPainter& painter, const PlotArea& area, const ChartLook& look);

    void draw(const Series& series, const RunAxis& axis, const CurveStyle& style);
    /// A broken attempt counts once, however many of the run's curves show it.
    void endRun();
    const DrawnMarks& drawn() const { return m_drawn; } ///< of the runs that ended

private:
    void drawEdgeMarks(const SeriesBucket& bucket, const RunAxis& axis, const QColor& color, NonFiniteCount& counted);

    QCPPainter& m_painter;
    const PlotArea& m_area;
    const ChartLook& m_look;
    DrawnMarks m_drawn;
    NonFiniteCount m_attempts; ///< of the run under way, the most that a curve shows; as are the epochs
    NonFiniteCount m_epochs;
    std::array<double, 5> m_lastEdgeMark{}; ///< pixel of the newest mark of each sort, to cap their density
};

} // namespace halfstep
