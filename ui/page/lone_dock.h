#pragma once

#include <QByteArray>
#include <QDockWidget>
#include <QObject>
#include <QPointer>

class QMainWindow;

namespace halfstep {

/// Shows one dock of a page alone, in type that is read from the back of a room, and puts everything back: a docked one
/// fills the page, one that floats its screen. Esc goes back, after a full screen that came later.
class LoneDock : public QObject {
    Q_OBJECT
public:
    explicit LoneDock(QMainWindow& page);

    QDockWidget* dock() const { return m_dock; } ///< null: all are shown
    const QByteArray& layoutBefore() const { return m_layout; }
    void show(QDockWidget* dock, int layoutVersion);
    void leave();
    void setInFullScreen(bool later) { m_fullScreenLater = later; } ///< its window has become so, or is no more

Q_SIGNALS:
    void left(QDockWidget* dock);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fitType(); ///< to the room that there is now
    void putBack(QDockWidget* dock);

    QMainWindow& m_page;
    QPointer<QDockWidget> m_dock;
    bool m_filledScreen = false;
    bool m_fullScreenLater = false;
    QRect m_geometry; ///< before, of one that floats
    QDockWidget::DockWidgetFeatures m_features;
    QByteArray m_layout;
    int m_layoutVersion = 0;
};

} // namespace halfstep
