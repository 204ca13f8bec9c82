#include "ui/start/card.h"

#include "ui/start/card_picture.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QScrollArea>
#include <QVBoxLayout>

namespace halfstep {

Card::Card(QWidget* parent) : QAbstractButton(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setAttribute(Qt::WA_Hover);
    setCursor(Qt::PointingHandCursor);
    m_picture = new CardPicture(this);
    m_picture->hide();
    m_title = new QLabel(this);
    QFont bold = m_title->font();
    bold.setBold(true);
    m_title->setFont(bold);
    m_text = new QLabel(this);
    m_note = new QLabel(this);
    m_note->setProperty("kind", QStringLiteral("note"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(10, 8, 10, 8);
    column->setSpacing(4);
    column->addWidget(m_picture);
    for (QLabel* label : {m_title, m_text, m_note}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
        label->setAttribute(Qt::WA_TransparentForMouseEvents);
        column->addWidget(label);
    }
    column->addStretch();
}

void Card::setPicture(const QString& path)
{
    m_picture->setPath(path);
    m_picture->show();
}

void Card::say(const QString& title, const QString& text, const QString& note)
{
    m_title->setText(title);
    m_text->setText(text);
    m_text->setVisible(!text.isEmpty());
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());
    setAccessibleName(title);
    setAccessibleDescription(note.isEmpty() ? text : text + QLatin1Char(' ') + note);
}

QSize Card::sizeHint() const
{
    return layout()->sizeHint();
}

int Card::heightForWidth(int width) const
{
    return layout()->heightForWidth(width);
}

bool Card::event(QEvent* event)
{
    if (event->type() == QEvent::HoverEnter || event->type() == QEvent::HoverLeave)
        update();
    return QAbstractButton::event(event);
}

void Card::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool marked = hasFocus() || underMouse();
    QColor line = palette().color(QPalette::Mid);
    if (marked)
        line = palette().color(QPalette::Highlight);
    painter.setPen(QPen(line, hasFocus() ? 2 : 1));
    painter.setBrush(palette().color(isDown() ? QPalette::Button : QPalette::Base));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 5, 5);
}

void Card::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else
        QAbstractButton::keyPressEvent(event);
}

void Card::focusInEvent(QFocusEvent* event)
{
    QAbstractButton::focusInEvent(event);
    for (QWidget* around = parentWidget(); around; around = around->parentWidget())
        if (auto* scroll = qobject_cast<QScrollArea*>(around))
            scroll->ensureWidgetVisible(this);
}

} // namespace halfstep

#include "moc_card.cpp"
