#pragma once

#include "ui/charts/run_lines.h"

namespace halfstep {

/// Draws what stands over the curves of a run: reference lines, the clipping threshold, live changes with their labels,
/// the best epoch, and the rail of skipped attempts at the frame's foot.
class RunMarks {
public:
    RunMarks(QCPPainter& painter, const PlotArea& area, const ChartLook& look, const RunHistory& run,
             const RunAxis& axis);

    void drawReferences(const std::vector<ReferenceLine>& lines) const;
    void drawThreshold(const std::vector<ThresholdStep>& steps) const;
    void drawChanges() const;
    void drawSkips(bool onTheScale) const; ///< with a cross on the loss scale that each one used
    void drawBest(int ink) const;

    static constexpr int railHeight = 9;

private:
    double placeOf(std::int64_t attempt) const;

    QCPPainter& m_painter;
    const PlotArea& m_area;
    const ChartLook& m_look;
    const RunHistory& m_run;
    const RunAxis m_axis;
};

/// The best validation so far, or null.
const EpochRecord* bestEpoch(const RunHistory& history);
/// A live change in few words: "max_norm 5 → 1".
QString changeText(const LiveChange& change);

} // namespace halfstep
