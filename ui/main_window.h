#pragma once

#include "engine/config/problem.h"
#include "engine/config/run_config.h"
#include "ui/charts/run_chart.h"
#include "ui/look/theme.h"

#include <QMainWindow>

#include <functional>
#include <optional>
#include <vector>

class QActionGroup;
class QLabel;
class QMenu;

namespace halfstep {

class TrainPage;

/// The program's window: menus, the page, the status line, and what is remembered between starts.
class MainWindow : public QMainWindow {
    Q_OBJECT
public:
    /// With the config given, else the last one, else the default preset. Needs a QApplication.
    explicit MainWindow(std::optional<RunConfig> config = std::nullopt, QWidget* parent = nullptr);
    ~MainWindow() override;

    TrainPage& trainPage() { return *m_train; }
    Theme& theme() { return m_theme; }
    void chooseLanguage(const QString& code);
    void chooseTheme(ThemeChoice choice);
    void closeUnattended(); ///< nobody is there to read what cannot be saved

protected:
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void makeMenus();
    QMenu* addMenu(QMenu* parent, const char* text);
    QAction* addAction(QMenu* menu, const char* text, const QKeySequence& key, std::function<void()> act);
    void makeFileMenu();
    void makeEditMenu();
    void makeViewMenu();
    void makeSettingsMenu();
    void retranslate();
    void remember();

    void openConfig();
    void saveConfig();
    void resumeRun();
    void exportFiguresInto();
    void exportOne(ChartKind kind);
    void showFileProblem(const Problem& problem);

    Theme m_theme;
    TrainPage* m_train = nullptr;
    QLabel* m_status = nullptr;
    bool m_unattended = false;
    QActionGroup* m_languages = nullptr;
    QActionGroup* m_themes = nullptr;
    std::vector<std::function<void()>> m_words; ///< put each menu's and action's words in the interface language
};

} // namespace halfstep
