#pragma once

#include "ui/session/session_link.h"

#include <QToolBar>

#include <cstdint>
#include <optional>

class QLabel;
class QProgressBar;

namespace halfstep {

class SpeedSlider;

/// Start, pause, single steps, stop, speed, and how far the run is. Knows what each button means in each state.
class TransportBar : public QToolBar {
    Q_OBJECT
public:
    explicit TransportBar(QWidget* parent = nullptr);

    QList<QAction*> runActions() const; ///< for a menu, in order
    void showState(LinkState state);
    void setKeepable(bool keepable); ///< the run shown can be kept behind the next ones
    void showProgress(const ShownRun& run);
    void setMistakes(const QString& names); ///< deliberate ones of the run shown, or none
    SpeedSlider& speed() { return *m_speed; }

Q_SIGNALS:
    void startRequested();
    void pauseRequested();
    void resumeRequested();
    void microBatchRequested();
    void updateRequested();
    void stopRequested();
    void keepRequested();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void writeProgress();
    QString progressText() const;
    int widthOfWords() const; ///< in every state, so that no button moves when a run begins or ends
    QAction* addButton(const QString& icon, const QKeySequence& key, void (TransportBar::*signal)());
    void togglePause();
    void retranslate();
    void showIcons();
    void showWords(); ///< beside the icons, where there is room

    LinkState m_state = LinkState::Idle;
    SnapshotPtr m_snapshot;
    std::optional<std::int64_t> m_storedEpochs; ///< of a stored run that is shown
    double m_shareDone = 0;
    QAction* m_start = nullptr;
    QAction* m_pause = nullptr;
    QAction* m_microBatch = nullptr;
    QAction* m_update = nullptr;
    QAction* m_stop = nullptr;
    QAction* m_keep = nullptr;
    SpeedSlider* m_speed = nullptr;
    QLabel* m_stamp = nullptr;
    QProgressBar* m_progress = nullptr;
};

} // namespace halfstep
