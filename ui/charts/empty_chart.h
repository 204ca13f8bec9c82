#pragma once

class QPainter;
class QRectF;
class QString;

namespace halfstep {

struct ChartPalette;

/// What is going to be seen, or why there is nothing, in a chart without data: in type that fits, and where none does
/// in fewer words.
void writeInto(QPainter& painter, const QRectF& frame, const QString& text, const ChartPalette& palette);

} // namespace halfstep
