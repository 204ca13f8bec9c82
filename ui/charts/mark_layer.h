#pragma once

#include "ui/charts/curve_layer.h"

namespace halfstep {

/// Over the curves: reference lines, the clipping threshold, live changes with their labels, the best epoch, and the
/// rail of skipped attempts at the frame's foot.
class MarkLayer : public QCPLayerable {
public:
    MarkLayer(QCustomPlot* plot, const ChartState& state);

    static constexpr int railHeight = 9;

protected:
    void applyDefaultAntialiasingHint(QCPPainter* painter) const override;
    QRect clipRect() const override;
    void draw(QCPPainter* painter) override;

private:
    void drawReferences(QCPPainter& painter, const ChartFrame& frame);
    void drawThreshold(QCPPainter& painter, const ChartFrame& frame);
    void drawChanges(QCPPainter& painter, const ChartFrame& frame);
    void drawBest(QCPPainter& painter, const ChartFrame& frame);
    void drawSkips(QCPPainter& painter, const ChartFrame& frame);

    const ChartState& m_state;
};

/// The best validation so far, or null.
const EpochRecord* bestEpoch(const RunHistory* history);
/// A live change in few words: "max_norm 5 → 1".
QString changeText(const LiveChange& change);

} // namespace halfstep
