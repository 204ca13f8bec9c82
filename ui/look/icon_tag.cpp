#include "ui/look/icon_tag.h"

#include "ui/look/style_property.h"
#include "ui/look/theme.h"

#include <QEvent>

namespace halfstep {

namespace {

constexpr int pixels = 14;

} // namespace

IconTag::IconTag(QWidget* parent) : QLabel(parent)
{
    setFixedWidth(pixels + 2);
    setProperty("tag", QStringLiteral("idle"));
}

void IconTag::say(const QString& icon, const QString& sentence, bool pending)
{
    setToolTip(sentence);
    setAccessibleName(sentence);
    const QString tag = pending ? QStringLiteral("pending") : QStringLiteral("idle");
    if (icon == m_icon && property("tag") == tag)
        return;
    m_icon = icon;
    setStyleProperty(*this, "tag", tag);
    draw();
}

void IconTag::changeEvent(QEvent* event)
{
    QLabel::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && !m_drawing)
        draw();
}

/// In the colour that the style sheet gives the tag's text.
void IconTag::draw()
{
    m_drawing = true;
    ensurePolished();
    QPalette colours = palette();
    colours.setColor(QPalette::ButtonText, colours.color(QPalette::WindowText));
    setPixmap(m_icon.isEmpty() ? QPixmap() : paletteIcon(m_icon, colours).pixmap(pixels));
    m_drawing = false;
}

} // namespace halfstep

#include "moc_icon_tag.cpp"
