#include "ui/page/page.h"

#include <QAction>
#include <QDockWidget>
#include <QEvent>
#include <QToolBar>

#include <algorithm>
#include <utility>

namespace halfstep {

Page::Page(const QString& name, QWidget* parent) : QMainWindow(parent)
{
    setObjectName(name);
    setWindowFlags(Qt::Widget);
    setDockNestingEnabled(true);
    setContextMenuPolicy(Qt::NoContextMenu);
}

QVariantMap Page::remembered() const
{
    return {{QStringLiteral("layout"), m_laidOut ? saveState(layoutVersion()) : m_layout}};
}

void Page::recall(const QVariantMap& state)
{
    m_layout = state.value(QStringLiteral("layout")).toByteArray();
    if (m_laidOut)
        restoreState(m_layout, layoutVersion());
}

QList<QAction*> Page::dockActions() const
{
    QList<QAction*> actions;
    for (const Placed& placed : m_docks)
        actions << placed.dock->toggleViewAction();
    return actions;
}

void Page::restoreLayout()
{
    for (const Placed& placed : m_docks) {
        placed.dock->setFloating(false);
        removeDockWidget(placed.dock);
    }
    for (const Placed& placed : m_docks) {
        QDockWidget* first = firstIn(placed.entry.place);
        if (first == placed.dock)
            addDockWidget(placed.entry.place, placed.dock);
        else
            tabifyDockWidget(first, placed.dock);
    }
    for (const Placed& placed : m_docks)
        placed.dock->setVisible(placed.entry.open);
    for (const Placed& placed : m_docks) {
        if (firstIn(placed.entry.place) != placed.dock)
            continue;
        placed.dock->raise();
        const bool across =
            placed.entry.place == Qt::LeftDockWidgetArea || placed.entry.place == Qt::RightDockWidgetArea;
        resizeDocks({placed.dock}, {placed.entry.size}, across ? Qt::Horizontal : Qt::Vertical);
    }
}

void Page::openDocks(const QStringList& ids)
{
    for (const Placed& placed : m_docks)
        placed.dock->setVisible(ids.contains(placed.entry.id));
    for (auto id = ids.rbegin(); id != ids.rend(); ++id)
        for (const Placed& placed : m_docks)
            if (placed.entry.id == *id)
                makeRoom(placed.dock, placed.entry);
}

void Page::showContentOnly(bool only)
{
    for (QWidget* shown : std::exchange(m_putAway, {}))
        shown->show();
    if (!only)
        return;
    for (QToolBar* bar : findChildren<QToolBar*>(Qt::FindDirectChildrenOnly))
        m_putAway.push_back(bar);
    for (const Placed& placed : m_docks)
        m_putAway.push_back(placed.dock);
    std::erase_if(m_putAway, [](const QWidget* each) { return each->isHidden(); });
    for (QWidget* each : m_putAway)
        each->hide();
}

void Page::setDocks(std::vector<PageDock> docks)
{
    for (PageDock& entry : docks) {
        auto* dock = new QDockWidget(this);
        dock->setObjectName(entry.id);
        dock->setWidget(entry.content);
        connect(dock->toggleViewAction(), &QAction::triggered, this, [this, dock, entry](bool shown) {
            if (shown && !entry.open)
                makeRoom(dock, entry);
        });
        m_docks.push_back({std::move(entry), dock});
    }
    wordDocks();
    restoreLayout();
}

/// For a dock that the user has just opened.
void Page::makeRoom(QDockWidget* dock, const PageDock& entry)
{
    dock->raise();
    const bool across = entry.place == Qt::LeftDockWidgetArea || entry.place == Qt::RightDockWidgetArea;
    if (!dock->isFloating() && (across ? dock->width() : dock->height()) < entry.size)
        resizeDocks({dock}, {entry.size}, across ? Qt::Horizontal : Qt::Vertical);
    entry.content->setFocus();
}

void Page::raiseDock(const QString& id)
{
    for (const Placed& placed : m_docks)
        if (placed.entry.id == id)
            placed.dock->raise();
}

void Page::changeEvent(QEvent* event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        wordDocks();
}

void Page::showEvent(QShowEvent* event)
{
    QMainWindow::showEvent(event);
    if (std::exchange(m_laidOut, true))
        return;
    // Only now has the page its size; docks that were laid out in less room would be as narrow as they can.
    if (!restoreState(m_layout, layoutVersion()))
        restoreLayout();
}

QDockWidget* Page::firstIn(Qt::DockWidgetArea place) const
{
    return std::ranges::find(
               m_docks, place, [](const Placed& placed) { return placed.entry.place; })
        ->dock;
}

void Page::wordDocks()
{
    for (const Placed& placed : m_docks)
        placed.dock->setWindowTitle(placed.entry.title());
}

/// Made of the docks, so that the layout of others is not forced on these.
int Page::layoutVersion() const
{
    QByteArray ids;
    for (const Placed& placed : m_docks)
        ids += placed.entry.id.toUtf8() + '\n';
    return qChecksum(ids);
}

} // namespace halfstep

#include "moc_page.cpp"
