#pragma once

#include "ui/page/page.h"

#include <QStringList>

#include <functional>

class QLabel;

namespace halfstep {

class CardGrid;

/// The first page that somebody new sees: labs as cards, and beside them ready-made and recent runs. What is chosen
/// is asked of the page that does it.
class StartPage : public Page {
    Q_OBJECT
public:
    /// What the other pages know; asked whenever the page is shown.
    struct Sources {
        std::function<QStringList()> labsDone;   ///< names
        std::function<QStringList()> recentRuns; ///< folders, the newest first
    };
    explicit StartPage(Sources sources, QWidget* parent = nullptr);

    static PageSign sign();
    QString title() const override { return sign().title(); }
    QString iconName() const override { return sign().icon; }
    QString statusText() const override;
    QList<QAction*> menuActions(PageMenu) const override { return {}; }

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void makeLabs();
    void makePresets();
    void listRuns();
    void retranslate();

    Sources m_sources;
    QStringList m_done;
    QWidget* m_beside = nullptr;
    QLabel* m_welcome = nullptr;
    QLabel* m_labsTitle = nullptr;
    QLabel* m_runsTitle = nullptr;
    QLabel* m_noRuns = nullptr;
    QLabel* m_presetsTitle = nullptr;
    CardGrid* m_labs = nullptr;
    CardGrid* m_runs = nullptr;
    CardGrid* m_presets = nullptr;
};

} // namespace halfstep
