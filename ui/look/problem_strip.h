#pragma once

#include <QFrame>
#include <QString>

#include <functional>
#include <vector>

class QHBoxLayout;
class QLabel;
class QToolButton;

namespace halfstep {

class WrappedText;

/// A line at a page's top that says what was refused, and what can be done; hidden when there is nothing to say.
class ProblemStrip : public QFrame {
    Q_OBJECT
public:
    struct Choice {
        QString text;
        std::function<void()> act;
    };

    explicit ProblemStrip(QWidget* parent = nullptr);

    /// The sentence is asked for again when the language changes.
    void say(std::function<QString()> sentence, std::function<std::vector<Choice>()> choices = {});
    void clear();
    QString sentence() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    void fill();
    void showIcons();

    std::function<QString()> m_say;
    std::function<std::vector<Choice>()> m_choices;
    QLabel* m_icon = nullptr;
    WrappedText* m_text = nullptr;
    QHBoxLayout* m_buttons = nullptr;
    QToolButton* m_close = nullptr;
};

} // namespace halfstep
