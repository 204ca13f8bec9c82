#include "ui/page/worded_actions.h"

#include <QAction>
#include <QActionGroup>
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

QMenu* WordedActions::choices(Words words, std::vector<Choice> choices, std::function<QVariant()> inForce,
                              std::function<void(const QVariant&)> choose)
{
    QMenu* offered = menu(std::move(words));
    auto* group = new QActionGroup(offered);
    for (Choice& choice : choices) {
        QAction* entry = action(std::move(choice.words), {}, [choose, value = choice.value] { choose(value); });
        entry->setCheckable(true);
        entry->setData(choice.value);
        offered->addAction(group->addAction(entry));
    }
    QObject::connect(offered, &QMenu::aboutToShow, group, [group, inForce = std::move(inForce)] {
        for (QAction* entry : group->actions())
            entry->setChecked(entry->data() == inForce());
    });
    return offered;
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
