#pragma once

#include <QStyle>
#include <QVariant>
#include <QWidget>

namespace halfstep {

/// Sets a property that the style sheet asks for, and lets the sheet see it.
inline void setStyleProperty(QWidget& widget, const char* name, const QVariant& value)
{
    if (widget.property(name) == value)
        return;
    widget.setProperty(name, value);
    widget.style()->unpolish(&widget);
    widget.style()->polish(&widget);
}

} // namespace halfstep
