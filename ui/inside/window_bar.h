#pragma once

#include <QWidget>

class QLabel;
class QToolButton;

namespace halfstep {

class LookedAtWindow;

/// Says which window is shown, and steps to earlier and later ones.
class WindowBar : public QWidget {
    Q_OBJECT
public:
    enum class Shape { OneRow, TwoRows }; ///< the words beside the buttons, or below them in as many lines as they need

    explicit WindowBar(LookedAtWindow& window, QWidget* parent = nullptr, Shape shape = Shape::OneRow);

    void refresh();
    void refresh(const QString& text); ///< with other words for which window it is

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    LookedAtWindow& m_window;
    QToolButton* m_back;
    QToolButton* m_forward;
    QToolButton* m_newest;
    QLabel* m_text;
};

} // namespace halfstep
