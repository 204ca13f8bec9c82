#include "ui/start/card_picture.h"

#include <QPainter>
#include <QSvgRenderer>

namespace halfstep {

CardPicture::CardPicture(QWidget* parent) : QWidget(parent)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QSize CardPicture::sizeHint() const
{
    return {150, 56};
}

void CardPicture::paintEvent(QPaintEvent*)
{
    const QSize pixels = size() * devicePixelRatioF();
    if (m_drawn.size() != pixels) {
        QSvgRenderer renderer(m_path);
        m_drawn = QPixmap(pixels);
        m_drawn.setDevicePixelRatio(devicePixelRatioF());
        m_drawn.fill(Qt::transparent);
        QPainter painter(&m_drawn);
        renderer.setAspectRatioMode(Qt::KeepAspectRatio);
        renderer.render(&painter, QRectF(QPointF(), size()));
    }
    QPainter(this).drawPixmap(0, 0, m_drawn);
}

} // namespace halfstep

#include "moc_card_picture.cpp"
