#pragma once

#include <QWidget>

class QAction;
class QDockWidget;
class QLabel;
class QToolButton;

namespace halfstep {

/// The title bar of a page's dock: its name, and buttons that show it alone, float and close it, which its context menu
/// offers as well.
class DockTitle : public QWidget {
    Q_OBJECT
public:
    explicit DockTitle(QDockWidget& dock);

    QAction* alone() const { return m_alone; } ///< whoever makes the dock connects and words it

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void showIcons();

    QDockWidget& m_dock;
    QLabel* m_name;
    QAction* m_alone;
    QAction* m_float;
    QAction* m_close;
};

} // namespace halfstep
