#pragma once

#include <QCheckBox>
#include <QComboBox>
#include <QSlider>
#include <QWheelEvent>

namespace halfstep {

/// A check box that gives the keyboard back after a click, so that Space pauses the run instead of undoing the click.
/// Who came with Tab keeps it.
class CalmCheckBox : public QCheckBox {
public:
    using QCheckBox::QCheckBox;

protected:
    void mouseReleaseEvent(QMouseEvent* event) override
    {
        QCheckBox::mouseReleaseEvent(event);
        clearFocus();
    }
};

/// A list of choices that gives the keyboard back likewise, and leaves the wheel to the page.
class CalmComboBox : public QComboBox {
public:
    using QComboBox::QComboBox;
    void hidePopup() override
    {
        QComboBox::hidePopup();
        if (m_byMouse)
            clearFocus();
        m_byMouse = false;
    }

protected:
    void mousePressEvent(QMouseEvent* event) override
    {
        m_byMouse = true;
        QComboBox::mousePressEvent(event);
    }
    void wheelEvent(QWheelEvent* event) override { event->ignore(); }

private:
    bool m_byMouse = false;
};

/// A slider that never takes the keyboard from a click, and leaves the wheel to the page.
class CalmSlider : public QSlider {
public:
    CalmSlider(Qt::Orientation orientation, QWidget* parent) : QSlider(orientation, parent)
    {
        setFocusPolicy(Qt::TabFocus);
    }

protected:
    void wheelEvent(QWheelEvent* event) override { event->ignore(); }
};

} // namespace halfstep
