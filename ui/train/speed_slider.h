#pragma once

#include "engine/config/run_speed.h"

#include <QWidget>

class QLabel;
class QSlider;

namespace halfstep {

/// How fast a run may go, from one attempt a second to full speed, with its value in words. Takes the keyboard only
/// from who comes with Tab.
class SpeedSlider : public QWidget {
    Q_OBJECT
public:
    explicit SpeedSlider(QWidget* parent = nullptr);

    RunSpeed speed() const;
    QString text() const;                 ///< "10/s", "full speed"
    void setSpeed(const RunSpeed& speed); ///< or the next faster one that can be chosen

Q_SIGNALS:
    void speedChanged(const halfstep::RunSpeed& speed);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void showSpeed();

    QSlider* m_slider = nullptr;
    QLabel* m_name = nullptr;
    QLabel* m_value = nullptr;
};

} // namespace halfstep
