#include "ui/charts/label_room.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace halfstep {

void LabelRoom::take(const QRectF& room)
{
    m_taken.push_back(room);
}

bool LabelRoom::isFree(const QRectF& room) const
{
    return std::ranges::none_of(
        m_taken, [&](const QRectF& taken) { return taken.intersects(room); });
}

int LabelRoom::hidden(const QRectF& room) const
{
    return static_cast<int>(std::ranges::count_if(
        m_curves, [&](const QPointF& point) { return room.contains(point); }));
}

std::optional<QRectF> LabelRoom::place(const QSizeF& size, const std::vector<QPointF>& corners)
{
    std::optional<QRectF> best;
    int least = 0;
    for (const QPointF& corner : corners) {
        const QRectF room(corner, size);
        if (!isFree(room))
            continue;
        const int hides = hidden(room);
        if (best && hides >= least)
            continue;
        best = room;
        least = hides;
        if (hides == 0) // nowhere better
            break;
    }
    if (best)
        take(*best);
    return best;
}

void writeOver(QPainter& painter, const QRectF& room, const QString& text, const QColor& ink, QColor paper)
{
    paper.setAlpha(200);
    painter.fillRect(room, paper);
    painter.setPen(ink);
    painter.drawText(QPointF(room.left() + 2, room.top() + QFontMetricsF(painter.font()).ascent()), text);
}

} // namespace halfstep
