#include "ui/page/worded_actions.h"

#include <QAction>
#include <QMenu>

namespace halfstep {

QAction* WordedActions::action(Words words, const QKeySequence& key, std::function<void()> act)
{
    auto* action = new QAction(m_owner);
    action->setShortcut(key);
    QObject::connect(action, &QAction::triggered, m_owner, std::move(act));
    word([action, words = std::move(words)] { action->setText(words()); });
    return action;
}

QMenu* WordedActions::menu(Words words)
{
    auto* menu = new QMenu(m_owner);
    menu->setToolTipsVisible(true);
    word([menu, words = std::move(words)] { menu->setTitle(words()); });
    return menu;
}

QAction* WordedActions::separator()
{
    auto* action = new QAction(m_owner);
    action->setSeparator(true);
    return action;
}

void WordedActions::word(std::function<void()> put)
{
    put();
    m_puts.push_back(std::move(put));
}

void WordedActions::retranslate() const
{
    for (const auto& put : m_puts)
        put();
}

} // namespace halfstep
