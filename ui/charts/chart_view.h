#pragma once

#include "ui/charts/chart_content.h"

#include <QRect>
#include <QStringList>

#include <vector>

namespace halfstep {

/// What a chart shows at the moment.
struct ChartView {
    double from = 0; ///< on the x axis
    double to = 0;
    double lower = 0;
    double upper = 0;
    AxisTicks xTicks;
    AxisTicks valueTicks;
    bool logarithmic = false;
    std::vector<bool> hidden;  ///< per curve
    std::vector<QRect> legend; ///< where a click hides a curve; in the widget's pixels
    QRect followTag;           ///< where a click follows again; null while it follows
    DrawnMarks marks;
    QStringList cursorLines;     ///< the read-out at the linked cursor
    QStringList differenceLines; ///< B minus A
    QRectF readOutRoom;          ///< beside the pointer; null without
    QRect cornerButton;          ///< that enlarges the chart or brings the others back; null without
    QRect frame;                 ///< inside the axes
};

} // namespace halfstep
