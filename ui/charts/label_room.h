#pragma once

#include <QColor>
#include <QPointF>
#include <QRectF>
#include <QSizeF>

#include <optional>
#include <utility>
#include <vector>

class QPainter;
class QString;

namespace halfstep {

/// Where words can stand in a chart: never on one another, and where they hide least of its curves.
class LabelRoom {
public:
    explicit LabelRoom(std::vector<QPointF> curves) : m_curves(std::move(curves)) {} ///< pixels that they go through

    void take(const QRectF& room);
    void avoid(const QPointF& point) { m_curves.push_back(point); } ///< as if a curve went through it
    /// Takes, of the places with these upper left corners that are free, the one that hides least, the first of
    /// several; none where all are taken.
    std::optional<QRectF> place(const QSizeF& size, const std::vector<QPointF>& corners);
    bool isFree(const QRectF& room) const;
    int hidden(const QRectF& room) const; ///< points of curves inside

private:
    std::vector<QPointF> m_curves;
    std::vector<QRectF> m_taken;
};

/// Words in a room of their height, two pixels from its left side, readable over curves.
void writeOver(QPainter& painter, const QRectF& room, const QString& text, const QColor& ink, QColor paper);

} // namespace halfstep
