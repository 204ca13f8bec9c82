#pragma once

#include "engine/config/problem.h"
#include "ui/page/page.h"
#include "ui/page/worded_actions.h"

#include <QObject>

#include <functional>

namespace halfstep {

class Figure;
class RunChart;
class TrainPage;

/// What the Train page adds to the window's menus, and the dialogs behind it.
class TrainMenus : public QObject {
    Q_OBJECT
public:
    explicit TrainMenus(TrainPage& page);

    QList<QAction*> actions(PageMenu menu) const;
    void exportOne(const Figure* figure);
    void editNote(qint64 attempt); ///< or put one there
    void retranslate() { m_words.retranslate(); }

private:
    void makeFile();
    QAction* eventLogAction();
    void makeEdit();
    QAction* noteAction();
    QList<QAction*> skipActions();
    void makeView();
    QMenu* smoothingMenu();
    QMenu* textSizeMenu();
    QMenu* arrangementMenu();
    /// One entry a chart, made when the menu opens; `dress` gives it its act.
    QMenu* chartMenu(WordedActions::Words words, std::function<void(QAction&, RunChart&)> dress);
    void openConfig();
    void saveConfig();
    void openRun();
    void listRecentRuns(QMenu& menu);
    void resumeRun();
    void exportFiguresInto();
    void showProblem(const Problem& problem);

    TrainPage& m_page;
    WordedActions m_words;
    QList<QAction*> m_file;
    QList<QAction*> m_edit;
    QList<QAction*> m_view;
};

} // namespace halfstep
