#pragma once

#include <QColor>
#include <QPainter>
#include <QPalette>
#include <QPen>

#include <array>

namespace halfstep {

/// Shapes that tell curves and marks apart without colour.
enum class MarkShape {
    Circle,
    Square,
    Triangle,
    Diamond,
    Cross,
    Star,
    OpenCircle,
    OpenSquare,
    OpenDiamond,
    FilledUp,
    FilledDown,
    OpenUp,
    OpenDown
};

inline constexpr int inkCount = 4;

/// Colours of a chart, after Okabe and Ito's set, which colour-blind readers can tell apart; every ink also has
/// its own dash and mark, so that a grey print stays readable.
struct ChartPalette {
    QColor background;
    QColor text;
    QColor faintText;
    QColor axis;
    QColor grid;
    QColor skip;      ///< skipped attempts
    QColor change;    ///< live changes
    QColor reference; ///< thresholds and stacked sums
    QColor marker;    ///< cursors A and B
    std::array<QColor, inkCount> inks;

    static ChartPalette forScreen(const QPalette& palette); ///< light or dark, by the window's own base colour
    static ChartPalette forExport();                        ///< always white

    QColor ink(int index) const { return inks[static_cast<std::size_t>(index % inkCount)]; }
    QColor faint(const QColor& color) const; ///< mixed into the background, opaque
    QColor quiet(const QColor& color) const; ///< likewise, half as much
};

MarkShape markOf(int ink);
MarkShape markBehind(int run); ///< of a run behind the one in front, from 1; hollow
/// The ink's dash pattern in units of the pen's width; empty is solid.
QList<qreal> dashOf(int ink);
/// A filled area, small or large; its edge keeps it visible where the pattern is thin.
void drawFill(QPainter& painter, const QRectF& area, const QColor& color, Qt::BrushStyle pattern = Qt::SolidPattern);
/// One mark of about 2·radius pixels, with a thin edge in `edge` where it is valid.
void drawMark(QPainter& painter, MarkShape shape, const QPointF& centre, double radius, const QColor& color,
              const QColor& edge = QColor());

} // namespace halfstep
