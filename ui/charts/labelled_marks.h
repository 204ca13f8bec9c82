#pragma once

#include "ui/charts/label_room.h"
#include "ui/charts/run_lines.h"

#include <cstdint>
#include <vector>

namespace halfstep {

/// What a labelled mark tells of.
enum class MarkKind { Note, Stop, Resume, Change, Best };

/// A moment of a run that all its charts show, with a few words.
struct LabelledMark {
    std::int64_t attempt = 0;
    MarkKind kind{};
    std::size_t index = 0; ///< among those of its kind
};

/// Those of a run, the ones first that are to have room for their words first.
std::vector<LabelledMark> labelledMarks(const RunHistory& run);
QString markText(const RunHistory& run, const LabelledMark& mark);

/// Draws them as lines over the curves, each kind with a look of its own; their words where there is room for them.
class MarkDrawing {
public:
    MarkDrawing(QCPPainter& painter, const PlotArea& area, const ChartLook& look, const RunHistory& run,
                const RunAxis& axis);

    void draw(const std::vector<LabelledMark>& marks, LabelRoom& labels) const;

private:
    double xOf(const LabelledMark& mark) const;
    QColor colorOf(MarkKind kind) const;
    void drawLine(const LabelledMark& mark) const;
    void write(const LabelledMark& mark, LabelRoom& labels) const;

    QCPPainter& m_painter;
    const PlotArea& m_area;
    const ChartLook& m_look;
    const RunHistory& m_run;
    const RunAxis m_axis;
};

/// Notes in a stretch of the x axis, for below a picture: "attempt 120: ...", the first few of many.
QStringList noteLines(const RunHistory& run, const RunAxis& axis, const ValueRange& x);

} // namespace halfstep
