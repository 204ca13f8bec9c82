#pragma once

#include "engine/config/run_config.h"
#include "ui/look/theme.h"
#include "ui/page/page.h"
#include "ui/page/worded_actions.h"
#include "ui/session/saved_session.h"

#include <QMainWindow>

#include <array>
#include <optional>

class QLabel;
class QMenu;

namespace halfstep {

class GlossaryDesk;
class PageStack;

/// The program's window: its pages, menus, the status line, and what is remembered between starts.
class MainWindow : public QMainWindow {
    Q_OBJECT
public:
    /// With the config given, else the last one, else the default preset. Needs a QApplication.
    explicit MainWindow(std::optional<RunConfig> config = std::nullopt, QWidget* parent = nullptr);
    ~MainWindow() override;

    void addPage(Page* page); ///< takes it, gives it what it remembers, and shows it if it was the last one shown
    PageStack& pages() { return *m_pages; }
    Theme& theme() { return m_theme; }
    void chooseLanguage(const QString& code);
    void chooseTheme(ThemeChoice choice);
    void showFitted();      ///< as it was left; at first inside the screen with its frame, and on a small one all of it
    void closeUnattended(); ///< nobody is there to read what cannot be saved

protected:
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool focusNextPrevChild(bool next) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void showFullScreen(bool full); ///< with the page's content alone
    void makeMenus();
    void makeSettingsMenu();
    void makeHelpMenu();
    void addPages(std::optional<RunConfig> config);
    void welcome(Page* page);              ///< that was made
    void pass(const PageRequest& request); ///< to the page that it is for
    QStringList labsDone() const;
    void showPage(); ///< its menus and status
    void fill(PageMenu menu);
    void remember();

    SavedSession m_remembered;
    Theme m_theme;
    WordedActions m_words{this};
    PageStack* m_pages = nullptr;
    GlossaryDesk* m_glossary = nullptr;
    QLabel* m_status = nullptr;
    bool m_unattended = false;
    std::array<QMenu*, pageMenuCount> m_menus{};
    QAction* m_quit = nullptr;
    QAction* m_restoreLayout = nullptr;
    QAction* m_nextPane = nullptr;
    QAction* m_paneBefore = nullptr;
    QAction* m_fullScreen = nullptr;
};

} // namespace halfstep
