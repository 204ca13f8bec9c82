#include "ui/page/page.h"

#include "ui/page/dock_title.h"
#include "ui/page/focus_pane.h"
#include "ui/page/lone_dock.h"
#include "ui/page/menu_letters.h"

#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QChildEvent>
#include <QMenu>
#include <QTabBar>
#include <QTimer>
#include <QToolBar>

#include <algorithm>
#include <tuple>
#include <utility>

namespace halfstep {

Page::Page(const QString& name, QWidget* parent) : QMainWindow(parent), m_lone(new LoneDock(*this))
{
    setObjectName(name);
    setWindowFlags(Qt::Widget);
    setDockNestingEnabled(true);
    setContextMenuPolicy(Qt::NoContextMenu);
    connect(m_lone, &LoneDock::left, this, [this](QDockWidget* dock) {
        use(dock);
        raiseDock(std::exchange(m_raiseLater, {}));
        if (m_contentOnly)
            putAway();
        wordDocks();
        Q_EMIT aloneChanged({});
    });
}

QVariantMap Page::remembered() const
{
    const QByteArray layout = m_lone->dock()       ? m_lone->layoutBefore()
                              : !m_whole.isEmpty() ? m_whole
                              : m_laidOut          ? saveState(layoutVersion())
                                                   : m_layout;
    return {{QStringLiteral("layout"), layout}};
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

QList<QAction*> Page::loneActions() const
{
    return m_loneMenu ? QList<QAction*>{m_loneAction, m_loneMenu->menuAction()} : QList<QAction*>();
}

void Page::restoreLayout()
{
    m_lone->leave();
    bringBack();
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
    if (m_contentOnly)
        putAway();
}

void Page::openDocks(const QStringList& ids, double part)
{
    m_lone->leave();
    bringBack();
    for (const Placed& placed : m_docks)
        placed.dock->setVisible(ids.contains(placed.entry.id));
    for (auto id = ids.rbegin(); id != ids.rend(); ++id)
        for (const Placed& placed : m_docks)
            if (placed.entry.id == *id)
                makeRoom(placed.dock, placed.entry, static_cast<int>(part * height()));
    if (m_contentOnly)
        putAway();
}

void Page::showContentOnly(bool only)
{
    if (only == m_contentOnly)
        return;
    m_contentOnly = only;
    m_lone->setInFullScreen(only);
    if (!m_lone->dock())
        only ? putAway() : bringBack();
}

void Page::putAway()
{
    m_whole = saveState(layoutVersion());
    for (QToolBar* bar : findChildren<QToolBar*>(Qt::FindDirectChildrenOnly))
        bar->hide();
    for (const Placed& placed : m_docks)
        placed.dock->hide();
}

void Page::bringBack()
{
    if (m_whole.isEmpty())
        return;
    restoreState(std::exchange(m_whole, {}), layoutVersion());
    raiseDock(std::exchange(m_raiseLater, {}));
}

void Page::setDocks(std::vector<PageDock> docks)
{
    for (PageDock& entry : docks)
        add(std::move(entry));
    if (std::ranges::any_of(m_docks, [](const Placed& placed) { return placed.entry.shownAlone; }))
        makeLoneMenu();
    wordDocks();
    restoreLayout();
    connect(qApp, &QApplication::focusChanged, this, [this](const QWidget*, const QWidget* now) { use(now); });
}

void Page::use(const QWidget* inside)
{
    for (const Placed& placed : m_docks)
        if (placed.entry.shownAlone && (placed.dock == inside || placed.dock->isAncestorOf(inside)))
            m_used = placed.dock;
}

/// A click on a tab gives nothing the keyboard.
void Page::childEvent(QChildEvent* event)
{
    QMainWindow::childEvent(event);
    auto* tabs = event->polished() ? qobject_cast<QTabBar*>(event->child()) : nullptr;
    if (!tabs)
        return;
    connect(tabs, &QTabBar::tabBarClicked, this, [this, tabs](int at) {
        for (const Placed& placed : m_docks)
            if (placed.dock->windowTitle() == tabs->tabText(at))
                use(placed.dock);
    });
}

void Page::add(PageDock entry)
{
    auto* dock = new QDockWidget(this);
    dock->setObjectName(entry.id);
    dock->setWidget(entry.content);
    auto* title = new DockTitle(*dock);
    title->alone()->setVisible(entry.shownAlone);
    dock->setTitleBarWidget(title);
    connect(title->alone(), &QAction::triggered, this, [this, dock] { toggleAlone(dock); });
    connect(dock->toggleViewAction(), &QAction::triggered, this, [this, dock, entry](bool shown) {
        if (m_lone->dock()) { // which has put the others away
            m_lone->leave();
            dock->setVisible(shown);
        }
        if (!shown)
            return;
        dock->raise();
        if (entry.open)
            focusLater(dock);
        else
            makeRoom(dock, entry);
    });
    m_docks.push_back({std::move(entry), dock, title});
}

void Page::makeLoneMenu()
{
    m_loneAction = new QAction(this);
    m_loneAction->setObjectName(QStringLiteral("alone"));
    m_loneAction->setShortcut(Qt::SHIFT | Qt::Key_F11);
    connect(m_loneAction, &QAction::triggered, this, [this] {
        if (QDockWidget* dock = m_lone->dock() ? m_lone->dock() : dockInUse())
            toggleAlone(dock);
    });
    m_loneMenu = new QMenu(this);
    m_loneMenu->setObjectName(QStringLiteral("loneDocks"));
    connect(m_loneMenu, &QMenu::aboutToShow, this, [this] {
        m_loneMenu->clear();
        for (const Placed& placed : m_docks) {
            if (!placed.entry.shownAlone)
                continue;
            QAction* entry = m_loneMenu->addAction(placed.entry.title());
            entry->setCheckable(true);
            entry->setChecked(placed.dock == m_lone->dock());
            connect(entry, &QAction::triggered, this, [this, dock = placed.dock] { toggleAlone(dock); });
        }
        giveLetters(*m_loneMenu);
    });
}

void Page::toggleAlone(const QString& id)
{
    for (const Placed& placed : m_docks)
        if (placed.entry.id == id)
            toggleAlone(placed.dock);
}

void Page::toggleAlone(QDockWidget* dock)
{
    if (m_lone->dock() == dock) {
        m_lone->leave();
    } else {
        bringBack();
        m_lone->show(dock, layoutVersion());
        wordDocks();
        Q_EMIT aloneChanged(dock->objectName());
    }
    focusLater(dock);
}

QDockWidget* Page::dockInUse() const
{
    if (m_used && isSeen(*m_used))
        return m_used;
    for (const Placed& placed : m_docks)
        if (placed.entry.shownAlone && isSeen(*placed.dock))
            return placed.dock;
    return nullptr;
}

std::vector<QWidget*> Page::panes() const
{
    std::vector<QWidget*> panes;
    const auto add = [&panes](QWidget* pane) {
        if (pane && isSeen(*pane))
            panes.push_back(pane);
    };
    for (QToolBar* bar : findChildren<QToolBar*>(Qt::FindDirectChildrenOnly))
        add(bar);
    add(centralWidget());
    for (const Placed& placed : m_docks)
        add(placed.dock);
    std::ranges::stable_sort(panes, {}, [](const QWidget* pane) {
        return std::tuple(pane->isWindow(), pane->y() / 8, pane->x()); // what begins about as high stands in a row
    });
    return panes;
}

/// For a dock that the user has just opened.
void Page::makeRoom(QDockWidget* dock, const PageDock& entry, int least)
{
    dock->raise();
    const bool across = entry.place == Qt::LeftDockWidgetArea || entry.place == Qt::RightDockWidgetArea;
    if (!dock->isFloating() && (across ? dock->width() : dock->height()) < std::max(entry.size, least))
        resizeDocks({dock}, {std::max(entry.size, least)}, across ? Qt::Horizontal : Qt::Vertical);
    focusLater(dock);
}

/// Once a menu that it was asked for in has given the keyboard back, and what is shown has its place.
void Page::focusLater(QDockWidget* dock)
{
    QTimer::singleShot(
        0, dock, [dock] { focusInto(*dock); });
}

void Page::raiseDock(const QString& id)
{
    if (m_lone->dock() || !m_whole.isEmpty()) {
        m_raiseLater = id; // one that is raised already is not raised again
        return;
    }
    for (const Placed& placed : m_docks)
        if (placed.entry.id == id && !liesBehindOpened(*placed.dock))
            placed.dock->raise();
}

bool Page::liesBehindOpened(QDockWidget& dock) const
{
    const QList<QDockWidget*> beside = tabifiedDockWidgets(&dock);
    return std::ranges::any_of(m_docks, [&](const Placed& placed) {
        return !placed.entry.open && beside.contains(placed.dock) && isSeen(*placed.dock);
    });
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
    if (!m_loneMenu)
        return;
    const auto keys = [](const QKeySequence& sequence) { return sequence.toString(QKeySequence::NativeText); };
    for (const Placed& placed : m_docks) {
        const bool alone = placed.dock == m_lone->dock();
        QAction& action = *placed.title->alone();
        action.setChecked(alone);
        action.setText(alone ? tr("Back to all &views") : tr("Show this &view alone"));
        action.setToolTip(alone ? tr("Back to all views (%1)").arg(keys(Qt::Key_Escape))
                                : tr("Show this view alone, in large type (%1)").arg(keys(m_loneAction->shortcut())));
    }
    m_loneAction->setText(m_lone->dock() ? tr("Back to all &views") : tr("Show the &view in use alone"));
    m_loneMenu->setTitle(tr("Show &one view alone"));
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
