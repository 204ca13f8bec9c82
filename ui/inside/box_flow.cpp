#include "ui/inside/box_flow.h"

#include "ui/charts/chart_palette.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QFontMetrics>
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
namespace {

constexpr int padding = 5;
constexpr int arrow = 18;
constexpr int rowGap = 6;

QFont boldOf(QFont font)
{
    font.setBold(true);
    return font;
}

QSize sizeOf(const FlowBox& box, const QFont& font)
{
    const QFontMetrics metrics(font);
    const QFontMetrics bold(boldOf(font));
    int width = bold.horizontalAdvance(box.title);
    if (!box.badge.isEmpty())
        width += 3 * padding + bold.horizontalAdvance(box.badge);
    for (const QString& line : box.lines)
        width = std::max(width, metrics.horizontalAdvance(line));
    if (!box.warning.isEmpty())
        width = std::max(width, metrics.horizontalAdvance(QStringLiteral("⚠ ") + box.warning));
    const auto rows = static_cast<int>(1 + box.lines.size() + (box.warning.isEmpty() ? 0 : 1));
    return {width + 2 * padding + 2, rows * metrics.height() + 2 * padding};
}

} // namespace

QString FlowBox::text() const
{
    QStringList parts = lines;
    if (!badge.isEmpty())
        parts.prepend(badge);
    if (!warning.isEmpty())
        parts << QStringLiteral("⚠ ") + warning;
    return parts.isEmpty() ? title : QStringLiteral("%1: %2").arg(title, parts.join(QStringLiteral(", ")));
}

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

BoxFlow::Layout BoxFlow::laidOut(double typeScale, int width) const
{
    Layout layout;
    layout.font = font();
    if (layout.font.pixelSize() > 0)
        layout.font.setPixelSize(static_cast<int>(layout.font.pixelSize() * typeScale));
    else
        layout.font.setPointSizeF(layout.font.pointSizeF() * typeScale);
    int x = padding;
    int y = padding;
    std::size_t rowBegin = 0;
    const auto endRow = [&] {
        int height = 0;
        for (std::size_t i = rowBegin; i < layout.places.size(); ++i)
            height = std::max(height, layout.places[i].height());
        for (std::size_t i = rowBegin; i < layout.places.size(); ++i)
            layout.places[i].setHeight(height);
        rowBegin = layout.places.size();
        y += height + rowGap;
        x = padding + arrow;
    };
    for (const FlowBox& box : m_boxes) {
        QSize size = sizeOf(box, layout.font);
        if (x + size.width() > width - padding && layout.places.size() > rowBegin)
            endRow();
        size.setWidth(std::min(size.width(), std::max(60, width - padding - x)));
        layout.places.emplace_back(QPoint(x, y), size);
        x += size.width() + arrow;
    }
    if (!m_boxes.empty())
        endRow();
    layout.height = y;
    return layout;
}

void BoxFlow::arrange()
{
    for (const double typeScale : {2.0, 1.6, 1.3, 1.0}) {
        m_layout = laidOut(typeScale, m_room.width());
        if (m_layout.height <= m_room.height())
            break;
    }
    QStringList texts;
    for (const FlowBox& box : m_boxes)
        texts << box.text();
    setAccessibleDescription(texts.join(QStringLiteral("; ")));
    setMinimumHeight(m_layout.height);
    updateGeometry();
    update();
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
    painter.setRenderHint(QPainter::Antialiasing);
    for (std::size_t i = 0; i < m_boxes.size(); ++i) {
        const QRect& place = m_layout.places[i];
        drawBox(painter, m_boxes[i], place, static_cast<int>(i) == m_current);
        if (i == 0)
            continue;
        painter.setFont(m_layout.font);
        painter.setPen(palette().color(QPalette::PlaceholderText));
        painter.drawText(QRect(place.left() - arrow, place.top(), arrow, place.height()), Qt::AlignCenter,
                         QStringLiteral("→"));
    }
}

void BoxFlow::drawBox(QPainter& painter, const FlowBox& box, const QRect& place, bool current) const
{
    const ChartPalette colors = ChartPalette::forScreen(palette());
    const QColor own = box.ink >= 0 ? colors.ink(box.ink) : colors.axis;
    const bool strong = box.decisive && !box.pending;
    painter.setBrush(box.ink >= 0 || strong ? colors.faint(strong && box.ink < 0 ? colors.ink(0) : own)
                                            : colors.background);
    QPen frame(strong ? colors.ink(0) : box.warning.isEmpty() ? own : colors.skip, strong ? 2.5 : 1);
    if (box.pending)
        frame.setStyle(Qt::DotLine);
    if (current && hasFocus())
        frame = QPen(palette().color(QPalette::Highlight), 2.5);
    painter.setPen(frame);
    painter.drawRoundedRect(QRectF(place).adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
    const QColor text = box.pending ? palette().color(QPalette::PlaceholderText) : palette().color(QPalette::Text);
    const QRect inside = place.adjusted(padding, padding, -padding, -padding);
    const int height = QFontMetrics(m_layout.font).height();
    int row = 0;
    const auto line = [&](const QString& words, const QFont& font, const QColor& color, int width) {
        painter.setFont(font);
        painter.setPen(color);
        painter.drawText(QRect(inside.left(), inside.top() + row++ * height, width, height),
                         Qt::AlignLeft | Qt::AlignVCenter, QFontMetrics(font).elidedText(words, Qt::ElideRight, width));
    };
    const QFont bold = boldOf(m_layout.font);
    int titleWidth = inside.width();
    if (!box.badge.isEmpty()) {
        const int width = QFontMetrics(bold).horizontalAdvance(box.badge) + 2 * padding;
        const QRect badge(inside.right() - width + 1, inside.top(), width, height);
        painter.setPen(QPen(own, 1));
        painter.setBrush(colors.background);
        painter.drawRoundedRect(badge, 3, 3);
        painter.setFont(bold);
        painter.setPen(text);
        painter.drawText(badge, Qt::AlignCenter, box.badge);
        titleWidth -= width + padding;
    }
    line(box.title, bold, text, titleWidth);
    for (const QString& each : box.pending ? QStringList() : box.lines)
        line(each, m_layout.font, text, inside.width());
    if (!box.warning.isEmpty())
        line(QStringLiteral("⚠ ") + box.warning, m_layout.font, colors.skip, inside.width());
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
    menu->addAction(tr("&Copy"), this, &BoxFlow::copy)->setShortcut(QKeySequence::Copy);
    menu->addAction(tr("Copy &picture"), this, [this] { QGuiApplication::clipboard()->setPixmap(grab()); });
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
