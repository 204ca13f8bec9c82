#pragma once

#include "ui/charts/label_room.h"
#include "ui/charts/run_lines.h"

#include <QLineF>
#include <QList>

#include <cstdint>
#include <vector>

namespace halfstep {

/// Draws what stands over the curves of a run: reference lines, the clipping threshold, the best epoch, and the rail of
/// skipped attempts at the frame's foot.
class RunMarks {
public:
    RunMarks(QCPPainter& painter, const PlotArea& area, const ChartLook& look, const RunHistory& run,
             const RunAxis& axis);

    void drawReferences(const std::vector<ReferenceLine>& lines, LabelRoom& labels) const;
    void drawThreshold(const Series& threshold) const;
    /// Named where attempts have no value, in brief where there is little room.
    void drawGaps(const Series& series, const QString& name, const QString& brief) const;
    /// With a cross on the loss scale that each one used. Those closer than a glyph share one, with their number; where
    /// they are further apart, a bracket says how many came in a row.
    std::vector<SkipGroup> drawSkips(bool onTheScale, LabelRoom& labels) const;
    void drawBest(int ink) const;
    QRectF starRoom() const; ///< that it takes; null without

    static constexpr int railHeight = 9;

private:
    double placeOf(std::int64_t attempt) const;
    std::vector<SkipGroup> skipGroups() const;
    void drawBursts(LabelRoom& labels) const;
    QList<QLineF> scaleCrosses() const;
    void drawCrosses(QList<QLineF> crosses) const;

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
/// Attempts skipped one after another.
struct SkipBurst {
    std::int64_t first = 0;
    std::int64_t last = 0;

    std::int64_t count() const { return last - first + 1; }
};

std::vector<SkipBurst> skipBursts(const RunHistory& history); ///< of two and more
QString burstText(const SkipBurst& burst);
/// "51 skipped attempts, 200 to 260"
QString groupText(const SkipGroup& group);
/// Why an attempt was skipped, in few words: "skipped: overflow in fc2.weight, 65,536 → 32,768"; empty for an applied
/// one.
QString skipText(const RunHistory& history, std::int64_t attempt);

} // namespace halfstep
