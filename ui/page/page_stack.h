#pragma once

#include <QWidget>

#include <vector>

class QListWidget;
class QStackedWidget;

namespace halfstep {

class Page;

/// The pages, one of them shown, and the list to choose it from, which comes with the second page; Ctrl with a page's
/// number chooses it as well.
class PageStack : public QWidget {
    Q_OBJECT
public:
    explicit PageStack(QWidget* parent = nullptr);

    void add(Page* page); ///< takes it; the first one is shown
    const std::vector<Page*>& pages() const { return m_pages; }
    Page* current() const; ///< null without pages
    void choose(Page* page);
    void showContentOnly(bool only); ///< of the current page
    void focusPane(int step);        ///< the keyboard goes on to the next pane, or to the one before

Q_SIGNALS:
    void currentChanged();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void showWords();
    void showIcons();

    std::vector<Page*> m_pages;
    QListWidget* m_list = nullptr;
    QStackedWidget* m_stack = nullptr;
    bool m_contentOnly = false;
};

} // namespace halfstep
