#include "ui/page/dock_title.h"

#include "ui/look/elided_label.h"
#include "ui/look/theme.h"

#include <QAction>
#include <QDockWidget>
#include <QEvent>
#include <QHBoxLayout>
#include <QToolButton>

namespace halfstep {

DockTitle::DockTitle(QDockWidget& dock)
    : QWidget(&dock)
    , m_dock(dock)
    , m_name(new ElidedLabel(Qt::ElideRight, this))
    , m_alone(new QAction(this))
    , m_float(new QAction(this))
    , m_close(new QAction(this))
{
    m_alone->setObjectName(QStringLiteral("alone"));
    m_alone->setCheckable(true);
    m_float->setObjectName(QStringLiteral("float"));
    m_close->setObjectName(QStringLiteral("close"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(4, 1, 1, 1);
    row->setSpacing(0);
    row->addWidget(m_name, 1);
    for (QAction* action : {m_alone, m_float, m_close}) {
        auto* button = new QToolButton(this);
        button->setDefaultAction(action);
        button->setAutoRaise(true);
        button->setIconSize({12, 12});
        button->setFocusPolicy(Qt::NoFocus); // Tab goes through what the dock holds
        // Read out on its own, it tells whose button it is.
        const auto name = [this, button, action] {
            button->setAccessibleName(QStringLiteral("%1: %2").arg(m_dock.windowTitle(), action->iconText()));
        };
        connect(action, &QAction::changed, button, name);
        connect(&dock, &QDockWidget::windowTitleChanged, button, name);
        row->addWidget(button);
        addAction(action);
    }
    setContextMenuPolicy(Qt::ActionsContextMenu);
    connect(m_float, &QAction::triggered, &dock, [&dock] { dock.setFloating(!dock.isFloating()); });
    connect(m_close, &QAction::triggered, &dock, &QWidget::close);
    connect(&dock, &QWidget::windowTitleChanged, m_name, &QLabel::setText);
    connect(&dock, &QDockWidget::topLevelChanged, this, &DockTitle::retranslate);
    retranslate();
    showIcons();
}

void DockTitle::retranslate()
{
    m_float->setText(m_dock.isFloating() ? tr("&Put back into the window") : tr("&Float beside the window"));
    m_close->setText(tr("&Close"));
}

void DockTitle::showIcons()
{
    m_alone->setIcon(paletteIcon(QStringLiteral("alone"), palette()));
    m_float->setIcon(paletteIcon(QStringLiteral("float"), palette()));
    m_close->setIcon(paletteIcon(QStringLiteral("close"), palette()));
}

void DockTitle::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::PaletteChange)
        showIcons();
}

} // namespace halfstep

#include "moc_dock_title.cpp"
