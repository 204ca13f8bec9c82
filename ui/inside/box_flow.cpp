#include "ui/inside/box_flow.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <utility>

namespace halfstep {
BoxFlow::BoxFlow(QWidget* parent) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
}

void BoxFlow::setBoxes(std::vector<FlowBox> boxes)
{
    m_boxes = std::move(boxes);
    m_current = std::min(m_current, static_cast<int>(m_boxes.size()) - 1);
    arrange();
}

void BoxFlow::setCurrent(int box)
{
    m_current = std::clamp(box, -1, static_cast<int>(m_boxes.size()) - 1);
    setAccessibleDescription(m_current >= 0 ? m_boxes[static_cast<std::size_t>(m_current)].text() : QString());
    update();
}

void BoxFlow::fitInto(const QSize& room)
{
    m_room = room;
    arrange();
}

QSize BoxFlow::minimumSizeHint() const
{
    return {60, m_layout.height};
}

void BoxFlow::arrange()
{
    m_layout = FlowLayout::into(m_room, m_boxes, font(), {2.0, 1.85, 1.7, 1.55, 1.4, 1.3, 1.2, 1.1, 1.0, 0.85});
    if (m_layout.height > m_room.height()) // it will be scrolled anyway
        m_layout = FlowLayout::of(m_boxes, font(), m_room.width());
    QStringList texts;
    for (const FlowBox& box : m_boxes)
        texts << box.text();
    setAccessibleDescription(texts.join(QStringLiteral("; ")));
    const bool scrolls = m_layout.height > m_room.height() && !m_boxes.empty();
    const int below = scrolls ? topFor(static_cast<int>(m_boxes.size()) - 1) + m_room.height() : 0;
    setMinimumHeight(std::max(m_layout.height, below));
    updateGeometry();
    update();
}

QRect BoxFlow::placeOf(int box) const
{
    const auto place = static_cast<std::size_t>(box);
    return box >= 0 && place < m_layout.places.size() ? m_layout.places[place] : QRect();
}

int BoxFlow::topFor(int box) const
{
    constexpr int gap = 4; // from the top to the row, and below the box
    const QRect place = placeOf(box);
    const auto row = std::ranges::find_if(
        m_layout.places, [&](const QRect& each) { return place.bottom() + gap <= each.top() - gap + m_room.height(); });
    const int top = row == m_layout.places.end() ? place.top() : std::min(place.top(), row->top());
    return std::max(0, top - gap);
}

int BoxFlow::boxAt(const QPoint& position) const
{
    const auto found =
        std::ranges::find_if(m_layout.places, [&](const QRect& each) { return each.contains(position); });
    return found == m_layout.places.end() ? -1 : static_cast<int>(found - m_layout.places.begin());
}

void BoxFlow::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), palette().base());
    drawFlow(painter, m_boxes, m_layout, ChartPalette::forScreen(palette()), hasFocus() ? m_current : -1,
             palette().color(QPalette::Highlight));
}

bool BoxFlow::event(QEvent* event)
{
    if (event->type() == QEvent::FontChange)
        arrange();
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    if (const int box = boxAt(help->pos()); box >= 0) {
        const FlowBox& shown = m_boxes[static_cast<std::size_t>(box)];
        QToolTip::showText(help->globalPos(),
                           shown.explanation.isEmpty() ? shown.text() : shown.text() + u'\n' + shown.explanation, this);
    } else {
        QToolTip::showText(help->globalPos(), toolTip(), this);
    }
    return true;
}

void BoxFlow::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Copy))
        return copy();
    const int last = static_cast<int>(m_boxes.size()) - 1;
    int next = m_current;
    switch (event->key()) {
    case Qt::Key_Left: next = std::max(0, m_current - 1); break;
    case Qt::Key_Right: next = std::min(last, m_current + 1); break;
    case Qt::Key_Home: next = 0; break;
    case Qt::Key_End: next = last; break;
    default: QWidget::keyPressEvent(event); return;
    }
    setCurrent(next);
    Q_EMIT chosen(next);
}

QString BoxFlow::text() const
{
    QString text;
    for (const FlowBox& box : m_boxes)
        text += box.text() + u'\n';
    return text;
}

void BoxFlow::copy() const
{
    QGuiApplication::clipboard()->setText(text());
}

void BoxFlow::contextMenuEvent(QContextMenuEvent* event)
{
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setObjectName(QStringLiteral("flowMenu"));
    menu->addAction(tr("&Copy"), this, &BoxFlow::copy)->setShortcut(QKeySequence::Copy);
    menu->addAction(tr("Copy &picture"), this, &BoxFlow::copyPictureRequested);
    menu->addAction(tr("Copy &data"), this, &BoxFlow::copyDataRequested);
    menu->addAction(tr("&Save as…"), this, &BoxFlow::exportRequested);
    menu->popup(event->globalPos());
}

void BoxFlow::mousePressEvent(QMouseEvent* event)
{
    if (const int box = boxAt(event->position().toPoint()); box >= 0) {
        setCurrent(box);
        Q_EMIT chosen(box);
    }
    QWidget::mousePressEvent(event);
}

} // namespace halfstep

#include "moc_box_flow.cpp"
