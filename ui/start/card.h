#pragma once

#include <QAbstractButton>
#include <QString>

class QLabel;

namespace halfstep {

class CardPicture;

/// A thing to do, as a button of several lines with a picture. Enter and Space choose it.
class Card : public QAbstractButton {
    Q_OBJECT
public:
    explicit Card(QWidget* parent = nullptr);

    void setPicture(const QString& path); ///< an SVG among the resources; none is left out
    void say(const QString& title, const QString& text, const QString& note);

    QSize sizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;

private:
    QLabel* m_title = nullptr;
    QLabel* m_text = nullptr;
    QLabel* m_note = nullptr;
    CardPicture* m_picture = nullptr;
};

} // namespace halfstep
