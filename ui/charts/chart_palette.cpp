#include "ui/charts/chart_palette.h"

#include <QPolygonF>

#include <cmath>
#include <numbers>

namespace halfstep {
namespace {

ChartPalette lightPalette(const QColor& background)
{
    return {background,
            QColor(0x20, 0x20, 0x20),
            QColor(0x5c, 0x5c, 0x5c),
            QColor(0x70, 0x70, 0x70),
            QColor(0xe2, 0xe2, 0xe2),
            QColor(0xd5, 0x5e, 0x00),
            QColor(0x8a, 0x4b, 0x8a),
            QColor(0x55, 0x55, 0x55),
            QColor(0x20, 0x20, 0x20),
            {QColor(0x00, 0x72, 0xb2), QColor(0xc9, 0x84, 0x00), QColor(0x00, 0x8a, 0x65), QColor(0xb8, 0x55, 0x8a)}};
}

ChartPalette darkPalette(const QColor& background)
{
    return {background,
            QColor(0xec, 0xec, 0xec),
            QColor(0xa8, 0xa8, 0xa8),
            QColor(0x90, 0x90, 0x90),
            QColor(0x3c, 0x3c, 0x3c),
            QColor(0xff, 0x85, 0x45),
            QColor(0xd3, 0xa4, 0xd8),
            QColor(0xb8, 0xb8, 0xb8),
            QColor(0xf4, 0xf4, 0xf4),
            {QColor(0x56, 0xb4, 0xe9), QColor(0xf0, 0xb4, 0x32), QColor(0x33, 0xc9, 0x9c), QColor(0xe3, 0x9c, 0xc4)}};
}

QColor mixed(const QColor& color, const QColor& background, int percent)
{
    const auto mix = [percent](int a, int b) { return (a * percent + b * (100 - percent)) / 100; };
    return {mix(color.red(), background.red()), mix(color.green(), background.green()),
            mix(color.blue(), background.blue())};
}

QPolygonF star(const QPointF& centre, double radius)
{
    QPolygonF points;
    for (int corner = 0; corner < 10; ++corner) {
        const double angle = (corner * 36.0 - 90.0) * std::numbers::pi / 180.0;
        const double reach = corner % 2 == 0 ? radius : radius * 0.45;
        points << centre + QPointF(std::cos(angle) * reach, std::sin(angle) * reach);
    }
    return points;
}

QPolygonF triangle(const QPointF& c, double r, bool up)
{
    const double tip = up ? -r : r;
    return {QList<QPointF>{c + QPointF(0, tip), c + QPointF(-r, -tip * 0.75), c + QPointF(r, -tip * 0.75)}};
}

QPolygonF diamond(const QPointF& c, double r)
{
    return {QList<QPointF>{c + QPointF(0, -r), c + QPointF(r, 0), c + QPointF(0, r), c + QPointF(-r, 0)}};
}

} // namespace

ChartPalette ChartPalette::forScreen(const QPalette& palette)
{
    const QColor base = palette.color(QPalette::Active, QPalette::Base);
    return base.lightnessF() < 0.5f ? darkPalette(base) : lightPalette(base);
}

ChartPalette ChartPalette::forExport()
{
    return lightPalette(Qt::white);
}

QColor ChartPalette::faint(const QColor& color) const
{
    return mixed(color, background, 38);
}

QColor ChartPalette::quiet(const QColor& color) const
{
    return mixed(color, background, 66);
}

MarkShape markOf(int ink)
{
    static constexpr std::array<MarkShape, inkCount> shapes{MarkShape::Circle, MarkShape::Square, MarkShape::Triangle,
                                                            MarkShape::Diamond};
    return shapes[static_cast<std::size_t>(ink % inkCount)];
}

MarkShape markBehind(int run)
{
    static constexpr std::array<MarkShape, 3> shapes{MarkShape::OpenCircle, MarkShape::OpenSquare, MarkShape::OpenUp};
    return shapes[static_cast<std::size_t>(run - 1) % shapes.size()];
}

QList<qreal> dashOf(int ink)
{
    switch (ink % inkCount) {
    case 1: return {6, 3};
    case 2: return {2, 2};
    case 3: return {8, 3, 2, 3};
    default: return {};
    }
}

void drawMark(QPainter& painter, MarkShape shape, const QPointF& c, double r, const QColor& color, const QColor& edge)
{
    const bool open = shape == MarkShape::OpenDiamond || shape == MarkShape::OpenUp || shape == MarkShape::OpenDown
                      || shape == MarkShape::OpenCircle || shape == MarkShape::OpenSquare;
    QPen pen(open || shape == MarkShape::Cross ? color : edge, open || shape == MarkShape::Cross ? 1.4 : 1.0);
    if (!open && shape != MarkShape::Cross && !edge.isValid())
        pen = QPen(Qt::NoPen);
    painter.setPen(pen);
    painter.setBrush(open ? QBrush(Qt::NoBrush) : QBrush(color));
    switch (shape) {
    case MarkShape::OpenCircle:
    case MarkShape::Circle: painter.drawEllipse(c, r, r); return;
    case MarkShape::OpenSquare:
    case MarkShape::Square: painter.drawRect(QRectF(c.x() - r * 0.88, c.y() - r * 0.88, r * 1.76, r * 1.76)); return;
    case MarkShape::Triangle:
    case MarkShape::FilledUp:
    case MarkShape::OpenUp: painter.drawPolygon(triangle(c, r, true)); return;
    case MarkShape::FilledDown:
    case MarkShape::OpenDown: painter.drawPolygon(triangle(c, r, false)); return;
    case MarkShape::Diamond:
    case MarkShape::OpenDiamond: painter.drawPolygon(diamond(c, r)); return;
    case MarkShape::Star: painter.drawPolygon(star(c, r)); return;
    case MarkShape::Cross:
        painter.drawLine(c + QPointF(-r, -r), c + QPointF(r, r));
        painter.drawLine(c + QPointF(-r, r), c + QPointF(r, -r));
        return;
    }
}

void drawFill(QPainter& painter, const QRectF& area, const QColor& color, Qt::BrushStyle pattern)
{
    if (pattern == Qt::SolidPattern) {
        painter.fillRect(area, color);
        return;
    }
    painter.setPen(QPen(color, 1));
    painter.setBrush(QBrush(color, pattern));
    painter.drawRect(area);
}

} // namespace halfstep
