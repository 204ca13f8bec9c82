#pragma once

#include <QWidget>

class QToolButton;

namespace halfstep {

class ElidedLabel;
class LookedAtWindow;

/// Says which window is shown, and steps to earlier and later ones.
class WindowBar : public QWidget {
    Q_OBJECT
public:
    explicit WindowBar(LookedAtWindow& window, QWidget* parent = nullptr);

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
    ElidedLabel* m_text;
};

} // namespace halfstep
