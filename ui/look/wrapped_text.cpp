#include "ui/look/wrapped_text.h"

#include <QEvent>
#include <QResizeEvent>

#include <algorithm>
#include <cmath>

namespace halfstep {

namespace {

constexpr int usualLines = 4;
constexpr int shareOfParent = 3; ///< that is filled at most where it is high

} // namespace

WrappedText::WrappedText(QWidget* parent) : QTextEdit(parent)
{
    setObjectName(QStringLiteral("wrappedText"));
    setReadOnly(true);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::ClickFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    document()->setDocumentMargin(0);
    if (parent)
        parent->installEventFilter(this);
}

void WrappedText::say(const QString& text)
{
    setPlainText(text);
    setAccessibleName(text);
    updateGeometry();
}

QSize WrappedText::sizeHint() const
{
    const int text = static_cast<int>(std::ceil(document()->size().height()));
    const int room = parentWidget() ? parentWidget()->height() / shareOfParent : 0;
    return {minimumSizeHint().width(), std::min(text, std::max(room, usualLines * minimumSizeHint().height()))};
}

QSize WrappedText::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * 20, fontMetrics().lineSpacing() + 1};
}

void WrappedText::resizeEvent(QResizeEvent* event)
{
    QTextEdit::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        updateGeometry();
}

bool WrappedText::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == parentWidget() && event->type() == QEvent::Resize)
        updateGeometry();
    return QTextEdit::eventFilter(watched, event);
}

void WrappedText::changeEvent(QEvent* event)
{
    QTextEdit::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        updateGeometry();
}

} // namespace halfstep

#include "moc_wrapped_text.cpp"
