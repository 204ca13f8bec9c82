#pragma once

#include <QIcon>
#include <QMainWindow>
#include <QPointer>
#include <QVariantMap>

#include <functional>
#include <vector>

class QDockWidget;
class QMenu;

namespace halfstep {

class DockTitle;
class LoneDock;
class SessionLink;

/// The menus of the window to which a page may add.
enum class PageMenu { File, Edit, Run, View };
inline constexpr int pageMenuCount = 4;

/// What one page may ask of another.
struct PageRequest {
    enum class Kind { Lab, Preset, Run };
    Kind kind{};
    QString name; ///< of a lab or preset; a run's folder
};

/// What the list of pages tells of a page, also before it is made.
struct PageSign {
    QString name; ///< the page's object name
    QString icon; ///< one of resources/icons
    std::function<QString()> title;
};

/// One dock of a page.
struct PageDock {
    QString id;                     ///< its name in saved layouts
    std::function<QString()> title; ///< asked for again when the language changes
    QWidget* content = nullptr;
    Qt::DockWidgetArea place = Qt::LeftDockWidgetArea; ///< at first; those of one place lie behind one another
    int size = 0;                                      ///< at first, from the page's edge inwards, in pixels
    bool open = true;                                  ///< at first; else it has that room at least when it is opened
    bool shownAlone = true;                            ///< can fill the page
};

/// One page of the main window, which knows its pages by this alone. The object name names the page in what is
/// remembered between starts. A page has docks of its own around what it shows.
class Page : public QMainWindow {
    Q_OBJECT
public:
    explicit Page(const QString& name, QWidget* parent = nullptr);

    virtual QString title() const = 0;    ///< in the list of pages
    virtual QString iconName() const = 0; ///< one of resources/icons
    virtual QString statusText() const = 0;
    /// The page's own entries, in order; they are worded by the page, in every language.
    virtual QList<QAction*> menuActions(PageMenu menu) const = 0;
    /// The page's hold on a training thread, which has to end before the program does; null without one.
    virtual SessionLink* runLink() { return nullptr; }
    /// Does what another page or the glossary asks for, if it is for this one; it is then shown.
    virtual bool take(const PageRequest&) { return false; }
    /// What returns at the next start.
    virtual QVariantMap remembered() const;
    virtual void recall(const QVariantMap& state);

    QList<QAction*> dockActions() const; ///< that show and hide the docks
    QList<QAction*> loneActions() const; ///< that show one of them alone; none without docks
    std::vector<QWidget*> panes() const; ///< that are seen, from the upper left on; what floats comes last
    void restoreLayout();                ///< docks as on the first start
    /// These and no others, each in front of those after it, with at least that part of the page's height.
    void openDocks(const QStringList& ids, double part = 0);
    void showContentOnly(bool only);     ///< without docks and toolbars, or the dock that is shown alone
    void toggleAlone(const QString& id); ///< shows that dock alone, opened if need be, or all again

Q_SIGNALS:
    void statusChanged();
    void requested(const halfstep::PageRequest& request);
    void noted(const QString& sentence);  ///< worth a moment in the status line
    void aloneChanged(const QString& id); ///< of the dock that is shown alone; empty: all are shown

protected:
    void setDocks(std::vector<PageDock> docks);
    /// Before those that are there from the first, but not before one that the user opened; once all are shown again,
    /// where one is alone.
    void raiseDock(const QString& id);
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void childEvent(QChildEvent* event) override;

private:
    struct Placed {
        PageDock entry;
        QDockWidget* dock;
        DockTitle* title;
    };
    void add(PageDock entry);
    void makeLoneMenu();
    void toggleAlone(QDockWidget* dock);
    QDockWidget* dockInUse() const; ///< that had the keyboard or a click on its tab last, of those that are seen
    void use(const QWidget* inside);
    void putAway();
    void bringBack();
    static void focusLater(QDockWidget* dock);
    bool liesBehindOpened(QDockWidget& dock) const; ///< one that is closed at first
    QDockWidget* firstIn(Qt::DockWidgetArea place) const;
    void makeRoom(QDockWidget* dock, const PageDock& entry, int least = 0);
    void wordDocks();
    int layoutVersion() const;

    std::vector<Placed> m_docks;
    LoneDock* m_lone;
    QMenu* m_loneMenu = nullptr;
    QAction* m_loneAction = nullptr; ///< of the dock in use
    QPointer<QDockWidget> m_used;    ///< last
    QString m_raiseLater;            ///< when all docks are shown again
    bool m_contentOnly = false;
    QByteArray m_whole;  ///< layout, while only the content is shown
    QByteArray m_layout; ///< remembered, until the page is shown
    bool m_laidOut = false;
};

} // namespace halfstep
