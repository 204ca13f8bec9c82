#include "ui/page/lone_dock.h"

#include <QFontInfo>
#include <QKeyEvent>
#include <QMainWindow>
#include <QScreen>
#include <QTimer>
#include <QToolBar>

#include <algorithm>
#include <cmath>

namespace halfstep {

LoneDock::LoneDock(QMainWindow& page) : QObject(&page), m_page(page) {}

void LoneDock::show(QDockWidget* dock, int layoutVersion)
{
    leave();
    m_dock = dock;
    m_layoutVersion = layoutVersion;
    m_layout = m_page.saveState(layoutVersion);
    m_fullScreenLater = false;
    m_filledScreen = dock->isVisible() && dock->isFloating();
    m_features = dock->features();
    if (m_filledScreen) {
        m_geometry = dock->geometry(); // desktops refuse to give such a window the full screen by its state
        dock->setGeometry(dock->screen()->geometry());
    } else {
        dock->setFloating(false);
        m_page.centralWidget()->hide();
        for (QToolBar* bar : m_page.findChildren<QToolBar*>(Qt::FindDirectChildrenOnly))
            bar->hide();
        for (QDockWidget* other : m_page.findChildren<QDockWidget*>(Qt::FindDirectChildrenOnly))
            other->setVisible(other == dock);
    }
    dock->setFeatures(QDockWidget::DockWidgetClosable); // there is nowhere to drag it to
    dock->installEventFilter(this);
    m_page.window()->installEventFilter(this); // where keys go that nothing in the page took
    fitType();
}

void LoneDock::leave()
{
    if (!m_dock)
        return;
    QDockWidget* dock = m_dock;
    m_dock = nullptr;
    dock->removeEventFilter(this);
    m_page.window()->removeEventFilter(this);
    dock->setFont({});
    dock->setFeatures(m_features);
    putBack(dock);
    Q_EMIT left(dock);
}

void LoneDock::putBack(QDockWidget* dock)
{
    if (!m_filledScreen) {
        m_page.centralWidget()->show();
        m_page.restoreState(m_layout, m_layoutVersion);
        return;
    }
    dock->setGeometry(m_geometry);
    // Once it knows how small it can be in its usual type.
    QTimer::singleShot(0, dock, [this, dock, geometry = m_geometry] {
        if (m_dock != dock)
            dock->setGeometry(geometry);
    });
}

/// A thirtieth of the height, which slides are set in; less where the room is narrow.
void LoneDock::fitType()
{
    constexpr double lines = 30;
    constexpr double letters = 40; // of a square each
    if (!m_dock)
        return;
    const QSize room = m_dock->size();
    const double usual = QFontInfo(m_page.font()).pixelSize();
    const double wanted = std::min(room.height() / lines, room.width() / letters);
    QFont font = m_page.font();
    font.setPixelSize(static_cast<int>(std::lround(std::max(usual, wanted))));
    if (font != m_dock->font())
        m_dock->setFont(font);
}

bool LoneDock::eventFilter(QObject* watched, QEvent* event)
{
    const bool isDock = watched == m_dock;
    const bool escape = event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape;
    const bool ownsScreen = isDock && m_filledScreen;
    const bool back = escape && (ownsScreen || (m_page.isVisible() && !m_fullScreenLater));
    if (isDock && event->type() == QEvent::Resize)
        fitType();
    if (back || (isDock && event->type() == QEvent::Close))
        leave();
    return back || QObject::eventFilter(watched, event);
}

} // namespace halfstep

#include "moc_lone_dock.cpp"
