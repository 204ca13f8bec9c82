#pragma once

#include <QKeySequence>
#include <QString>
#include <QVariant>

#include <functional>
#include <vector>

class QAction;
class QMenu;
class QWidget;

namespace halfstep {

/// Actions and menus of one owner, with words that are asked for again when the language changes.
class WordedActions {
public:
    using Words = std::function<QString()>;
    /// One of several values that a menu offers.
    struct Choice {
        Words words;
        QVariant value;
    };

    explicit WordedActions(QWidget* owner) : m_owner(owner) {}

    QAction* action(Words words, const QKeySequence& key, std::function<void()> act);
    QMenu* menu(Words words);
    /// Offers every choice; the one that is in force, asked for when the menu opens, has a mark.
    QMenu* choices(Words words, std::vector<Choice> choices, std::function<QVariant()> inForce,
                   std::function<void(const QVariant&)> choose);
    QAction* separator();
    void word(std::function<void()> put); ///< runs it now and whenever the language changes
    void retranslate() const;

private:
    QWidget* m_owner;
    std::vector<std::function<void()>> m_puts;
};

} // namespace halfstep
