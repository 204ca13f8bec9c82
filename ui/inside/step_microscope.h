#pragma once

#include "engine/records/window_detail.h"
#include "ui/inside/inside_view.h"

#include <QTimer>

class QLabel;
class QToolButton;

namespace halfstep {

class BoxFlow;
class ElidedLabel;
class FlowArea;
class LookedAtWindow;
class WindowBar;

/// One window from its micro-batches to its step, stage by stage, with the numbers of each; also in slow motion.
class StepMicroscope : public InsideView {
    Q_OBJECT
public:
    explicit StepMicroscope(LookedAtWindow& window, QWidget* parent = nullptr);

    void refresh() override;
    BoxFlow& flow();
    void play(bool on); ///< slow motion, of the window that is shown now

protected:
    void changeEvent(QEvent* event) override;

private:
    void show();
    void playOn();
    void retranslate();

    LookedAtWindow& m_window;
    WindowDetailPtr m_played; ///< stays while it is played
    int m_stage = -1;         ///< reached in slow motion; -1: all
    WindowBar* m_bar;
    QToolButton* m_play;
    ElidedLabel* m_sentence;
    FlowArea* m_area;
    QTimer m_motion;
};

} // namespace halfstep
