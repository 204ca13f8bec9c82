#pragma once

#include "engine/records/window_detail.h"
#include "ui/inside/boxes_view.h"

#include <QTimer>

class QToolButton;

namespace halfstep {

/// One window from its micro-batches to its step, stage by stage, with the numbers of each; also in slow motion.
class StepMicroscope : public BoxesView {
    Q_OBJECT
public:
    explicit StepMicroscope(LookedAtWindow& window, QWidget* parent = nullptr);

    void refresh() override;
    FigureCaption figureCaption() const override;
    void play(bool on); ///< slow motion, of the window that is shown now

protected:
    LabTable table() const override;
    QString which() const override;
    void changeEvent(QEvent* event) override;

private:
    void showStages();
    WindowDetailPtr lookedAtNow() const; ///< as it was told, else as its record tells it; null: there is none
    WindowDetailPtr shown() const;       ///< that, or the one in slow motion
    void playOn();
    void retranslate();

    WindowDetailPtr m_played; ///< stays while it is played
    int m_stage = -1;         ///< reached in slow motion; -1: all
    int m_acting = -1;        ///< the box that was brought into sight
    QToolButton* m_play;
    QTimer m_motion;
};

} // namespace halfstep
