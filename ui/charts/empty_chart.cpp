#include "ui/charts/empty_chart.h"

#include "ui/charts/chart_palette.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace halfstep {
namespace {

constexpr int wrapped = Qt::AlignCenter | Qt::TextWordWrap;
constexpr int least = 8; ///< pixels that letters are still read at

QRectF roomOf(const QString& text, const QFont& type, const QRectF& room)
{
    return QFontMetricsF(type).boundingRect(room, wrapped, text);
}

/// Without its last words, until it fits.
QString shortened(const QString& text, const QFont& type, const QRectF& room)
{
    QStringList words = text.split(u' ');
    QString left = text;
    while (words.size() > 1 && !room.contains(roomOf(left, type, room))) {
        words.removeLast();
        left = words.join(u' ') + u'…';
    }
    return left;
}

} // namespace

void writeInto(QPainter& painter, const QRectF& frame, const QString& text, const ChartPalette& palette)
{
    const QRectF room = frame.adjusted(4, 1, -4, -1);
    QFont type = painter.font();
    const QFont usual = type;
    while (type.pixelSize() > least && !room.contains(roomOf(text, type, room)))
        type.setPixelSize(type.pixelSize() - 1);
    if (!room.contains(roomOf(text, type, room))) // then rather few words that are read well
        type.setPixelSize(std::clamp(usual.pixelSize(), least, least + 2));
    const QString told = shortened(text, type, room);
    painter.setFont(type);
    painter.setPen(palette.faintText);
    painter.fillRect(roomOf(told, type, room).intersected(frame), palette.background);
    painter.drawText(room, wrapped, told);
    painter.setFont(usual);
}

} // namespace halfstep
