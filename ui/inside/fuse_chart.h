#pragma once

#include "engine/numerics/replay.h"
#include "engine/records/run_history.h"
#include "ui/charts/chart_content.h"

#include <optional>
#include <vector>

namespace halfstep {

class LabelRoom;

/// Validation loss over the epochs of a run, the best one flagged, with patience below it as a fuse: a column an epoch,
/// which burns down and is whole again after an improvement. Where early stopping was off there is no fuse, and a
/// dotted line stands where it would have stopped. Reads a history that it does not own.
class FuseChart : public ChartContent {
public:
    /// `replayed`: the rule in force last, over all epochs.
    void show(const RunHistory& history, const EarlyStoppingReplay& replayed);

    std::int64_t revision() const override { return m_revision; }
    bool hasData() const override { return !m_epochs.empty(); }
    ChartCaption caption() const override;
    std::vector<LegendEntry> legend(const ChartLook& look) const override;
    ValueRange xExtent() const override;
    ValueExtent valueExtent(const ValueRange& x, const ChartLook& look) const override;
    DrawnMarks draw(QCPPainter& painter, const PlotArea& area, const ChartLook& look) const override;
    std::vector<QPointF> curvePoints(const PlotArea& area, const ChartLook& look) const override;
    ReadOut readOut(double x, const ChartLook& look) const override;
    QString distanceText(double x) const override;
    QString csv(const ValueRange& x, const ChartLook& look) const override;

private:
    struct Epoch {
        EpochRecord record;
        std::int64_t patience = 0; ///< in force; 0 while early stopping was off
    };
    bool burns() const; ///< some epoch has patience
    void drawFuse(QCPPainter& painter, const PlotArea& area, const ChartLook& look) const;
    void drawWould(QCPPainter& painter, const PlotArea& area, const ChartLook& look, LabelRoom& labels) const;

    const RunHistory* m_history = nullptr;
    std::vector<Epoch> m_epochs;
    bool m_inForce = false;              ///< early stopping, last
    std::optional<std::int64_t> m_would; ///< have stopped after, where it was off
    std::int64_t m_revision = 0;
};

} // namespace halfstep
