#pragma once

#include "ui/page/page.h"

#include <QWidget>

#include <functional>
#include <vector>

class QListWidget;
class QStackedWidget;

namespace halfstep {

/// The pages, one of them shown, and the list to choose it from, which comes with the second page; Ctrl with a page's
/// number chooses it as well.
class PageStack : public QWidget {
    Q_OBJECT
public:
    explicit PageStack(QWidget* parent = nullptr);

    void add(Page* page);                                      ///< takes it
    void addLater(PageSign sign, std::function<Page*()> make); ///< makes it once it is needed
    std::vector<Page*> pages() const;                          ///< that are made
    Page* nextMade();      ///< makes the next one of those that are not; null without
    Page* current() const; ///< null until one is chosen
    void choose(Page* page);
    void choose(const QString& name); ///< the first one where none is called so
    void showContentOnly(bool only);  ///< of the current page
    void focusPane(int step);         ///< the keyboard goes on to the next pane, or to the one before

Q_SIGNALS:
    void made(halfstep::Page* page); ///< before it is shown
    void currentChanged();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    struct Entry {
        PageSign sign;
        std::function<Page*()> make;
        Page* page = nullptr; ///< until it is made
    };
    void add(Entry entry);
    void make(Entry& entry);
    void showWords();
    void showIcons();

    std::vector<Entry> m_entries;
    QListWidget* m_list = nullptr;
    QStackedWidget* m_stack = nullptr;
    bool m_contentOnly = false;
};

} // namespace halfstep
