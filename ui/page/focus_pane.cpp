#include "ui/page/focus_pane.h"

#include <QApplication>
#include <QWidget>

#include <algorithm>

namespace halfstep {

bool isSeen(const QWidget& widget)
{
    const QWidget& window = *widget.window();
    return widget.isVisible() && window.rect().intersects({widget.mapTo(&window, QPoint()), widget.size()});
}

bool takesTab(const QWidget& widget)
{
    return widget.isEnabled() && isSeen(widget) && (widget.focusPolicy() & Qt::TabFocus) && !widget.focusProxy();
}

namespace {

QWidget* deepestProxy(QWidget* widget)
{
    while (widget->focusProxy())
        widget = widget->focusProxy();
    return widget;
}

QWidget* entryOf(QWidget& pane)
{
    if (QWidget* last = pane.focusWidget(); last && last != &pane && takesTab(*last))
        return last;
    for (QWidget* each : pane.findChildren<QWidget*>())
        if (each->isAncestorOf(deepestProxy(each)) && takesTab(*deepestProxy(each)))
            return deepestProxy(each); // a view says where it begins
    if (takesTab(pane))
        return &pane;
    for (QWidget* each = pane.nextInFocusChain(); each != &pane; each = each->nextInFocusChain())
        if (pane.isAncestorOf(each) && takesTab(*each))
            return each;
    return nullptr;
}

} // namespace

bool focusInto(QWidget& pane)
{
    QWidget* entry = entryOf(pane);
    if (!entry)
        return false;
    if (entry->window() != QApplication::activeWindow())
        entry->activateWindow();
    entry->setFocus(Qt::ShortcutFocusReason);
    return true;
}

void focusNextOf(const std::vector<QWidget*>& panes, int step)
{
    const auto count = static_cast<int>(panes.size());
    const QWidget* focused = QApplication::focusWidget();
    const auto here = std::ranges::find_if(
        panes, [focused](const QWidget* pane) { return pane == focused || pane->isAncestorOf(focused); });
    int at = here == panes.end() ? (step > 0 ? -1 : 0) : static_cast<int>(here - panes.begin());
    for (int tried = 0; tried < count; ++tried) {
        at = (at + step + count) % count;
        if (focusInto(*panes[static_cast<std::size_t>(at)]))
            return;
    }
}

} // namespace halfstep
