#pragma once

#include "engine/records/recorded_scales.h"
#include "engine/records/run_history.h"
#include "ui/inside/attempt_curves.h"

#include <array>

namespace halfstep {

/// The loss scale of a recorded run, and what other settings of the scaler would have made of it.
class ReplayChart : public AttemptCurves {
public:
    /// What became of one replay.
    struct Replayed {
        std::int64_t attempts = 0;
        std::int64_t skipped = 0;
        std::int64_t recordedSkips = 0; ///< of the same attempts
        std::int64_t lastAttempt = 0;
        double lastScale = 0;
        bool bounded = false; ///< a scale stood above what is known after a recorded overflow
    };

    ReplayChart();

    void show(const RunHistory& history, const RecordedScales& scales, const ScalerConfig& tried);
    const Replayed& tried() const { return m_replayed[0]; }

    std::int64_t revision() const override { return m_revision; }
    bool hasData() const override { return m_ghosts[0].size() > 0; }
    QString emptyText() const override;
    ChartCaption caption() const override;
    std::vector<LegendEntry> legend(const ChartLook& look) const override;
    ValueExtent valueExtent(const ValueRange& x, const ChartLook& look) const override;
    DrawnMarks draw(QCPPainter& painter, const PlotArea& area, const ChartLook& look) const override;
    QString csv(const ValueRange& x, const ChartLook& look) const override;

private:
    static constexpr std::size_t ghosts = 2; ///< behind the recorded scale: tried, PyTorch's defaults
    const Series& series(std::size_t curve) const override;

    std::array<Series, ghosts> m_ghosts;
    std::array<Replayed, ghosts> m_replayed;
    std::int64_t m_revision = 0;
};

} // namespace halfstep
