#pragma once

#include "ui/charts/label_room.h"
#include "ui/charts/run_lines.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace halfstep {

/// What early stopping goes by, from an attempt on.
struct StoppingRule {
    std::int64_t from = 1;
    EarlyStoppingConfig rule;
};

std::vector<StoppingRule> stoppingRules(const RunHistory& run); ///< as live changes left them; one at least
bool stoppedEarly(const RunHistory& run);

/// What early stopping waits for, and how long still.
struct Patience {
    double bound = 0;      ///< best validation loss − min_delta, which has to be undercut
    std::int64_t left = 0; ///< evaluations without improvement before the stop
    std::int64_t all = 0;
};

/// None while every evaluation improves, and where early stopping is off.
std::optional<Patience> patienceOf(const RunHistory& run);

/// Draws early stopping into the chart of losses: the bound that validation has to undercut, patience as a fuse that
/// burns down epoch by epoch, and at the stop which weights were taken back.
class StoppingMarks {
public:
    StoppingMarks(QCPPainter& painter, const PlotArea& area, const ChartLook& look, const RunHistory& run,
                  const RunAxis& axis);

    void draw(int ink, LabelRoom& labels) const; ///< ink: that of the validation curve

private:
    void drawBound(double bound, LabelRoom& labels) const;
    void drawFuse(const Patience& patience, int ink, LabelRoom& labels) const;
    void drawStop(LabelRoom& labels) const;
    /// Beside one of the corners, inside the frame, where the words find room.
    void write(const QString& text, const std::vector<QPointF>& corners, LabelRoom& labels) const;
    void writeIn(const QRectF& room, const QString& text) const; ///< readable over curves
    QSizeF sizeOf(const QString& text) const;
    double placeOf(const EpochRecord& epoch) const;

    QCPPainter& m_painter;
    const PlotArea& m_area;
    const ChartLook& m_look;
    const RunHistory& m_run;
    const RunAxis m_axis;
};

} // namespace halfstep
