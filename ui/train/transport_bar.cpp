#include "ui/train/transport_bar.h"

#include "ui/language/number_text.h"
#include "ui/look/theme.h"
#include "ui/train/speed_slider.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>

namespace halfstep {

namespace {

constexpr int progressSteps = 1000;
constexpr int besideWord = 12;     ///< pixels, of a button
constexpr int roomToBreathe = 100; ///< of the bar

} // namespace

TransportBar::TransportBar(QWidget* parent) : QToolBar(parent)
{
    setObjectName(QStringLiteral("transport"));
    setMovable(false);
    setIconSize({20, 20});
    m_start = addButton(QStringLiteral("start"), Qt::Key_F5, &TransportBar::startRequested);
    m_pause = addAction(QString());
    m_pause->setObjectName(QStringLiteral("pause"));
    m_pause->setShortcut(Qt::Key_Space);
    connect(m_pause, &QAction::triggered, this, &TransportBar::togglePause);
    m_microBatch = addButton(QStringLiteral("microbatch"), Qt::Key_F7, &TransportBar::microBatchRequested);
    m_update = addButton(QStringLiteral("update"), Qt::Key_F8, &TransportBar::updateRequested);
    m_stop = addButton(QStringLiteral("stop"), Qt::SHIFT | Qt::Key_F5, &TransportBar::stopRequested);
    m_keep = addButton(QStringLiteral("keep"), Qt::CTRL | Qt::Key_K, &TransportBar::keepRequested);
    m_keep->setEnabled(false);
    addSeparator();

    auto* holder = new QWidget(this);
    auto* layout = new QHBoxLayout(holder);
    layout->setContentsMargins(6, 0, 6, 0);
    layout->setSpacing(6);
    m_speed = new SpeedSlider(holder);
    m_stamp = new QLabel(holder);
    m_stamp->setObjectName(QStringLiteral("stamp"));
    m_stamp->setProperty("tag", QStringLiteral("pending"));
    m_progress = new QProgressBar(holder);
    m_progress->setRange(0, progressSteps);
    m_progress->setMinimumWidth(180);
    m_progress->setMaximumWidth(420);
    m_progress->setAlignment(Qt::AlignCenter);
    layout->addWidget(m_speed);
    layout->addWidget(m_progress, 1);
    layout->addWidget(m_stamp);
    layout->addStretch();
    addWidget(holder);
    retranslate();
}

QList<QAction*> TransportBar::runActions() const
{
    return {m_start, m_pause, m_microBatch, m_update, m_stop, m_keep};
}

QAction* TransportBar::addButton(const QString& icon, const QKeySequence& key, void (TransportBar::*signal)())
{
    QAction* action = addAction(QString());
    action->setObjectName(icon);
    action->setShortcut(key);
    connect(action, &QAction::triggered, this, signal);
    return action;
}

void TransportBar::togglePause()
{
    if (m_state == LinkState::Paused)
        Q_EMIT resumeRequested();
    else
        Q_EMIT pauseRequested();
}

void TransportBar::showState(LinkState state)
{
    m_state = state;
    retranslate();
}

void TransportBar::setKeepable(bool keepable)
{
    m_keep->setEnabled(keepable);
}

void TransportBar::showProgress(const SnapshotPtr& snapshot)
{
    m_snapshot = snapshot;
    QString text;
    switch (m_state) {
    case LinkState::Idle: text = tr("ready"); break;
    case LinkState::Preparing: text = tr("preparing data and model"); break;
    case LinkState::Stopping: text = tr("stopping"); break;
    case LinkState::Running:
    case LinkState::Paused: break;
    case LinkState::Ended:
        if (!snapshot) // the run could not begin
            text = tr("ready");
        break;
    }
    if (text.isEmpty() && snapshot) {
        const QString epoch = tr("epoch %1/%2").arg(shownWhole(snapshot->epoch), shownWhole(snapshot->lastEpoch));
        if (m_state == LinkState::Ended)
            text = tr("%1, ended").arg(epoch);
        else if (m_state == LinkState::Paused && snapshot->microBatches > 0)
            text = tr("%1, micro-batch %2 of %3, paused")
                       .arg(epoch, shownWhole(snapshot->microBatch), shownWhole(snapshot->microBatches));
        else if (m_state == LinkState::Paused)
            text = tr("%1, paused").arg(epoch);
        else
            text = snapshot->secondsLeft ? tr("%1, %2 left").arg(epoch, shownDuration(*snapshot->secondsLeft)) : epoch;
    }
    const bool begun = snapshot && m_state != LinkState::Preparing;
    m_progress->setValue(begun ? static_cast<int>(progressSteps * snapshot->shareDone) : 0);
    // The bar draws its value only with a format, and a % in it would be replaced.
    m_progress->setFormat(text.replace(QLatin1Char('%'), QLatin1String("%%")));
}

void TransportBar::setStamp(const QString& text, const QString& tip)
{
    m_stamp->setText(text);
    m_stamp->setToolTip(tip);
    m_stamp->setVisible(!text.isEmpty());
}

void TransportBar::changeEvent(QEvent* event)
{
    QToolBar::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::PaletteChange && m_progress)
        showIcons();
}

void TransportBar::resizeEvent(QResizeEvent* event)
{
    QToolBar::resizeEvent(event);
    showWords();
}

void TransportBar::showWords()
{
    int needed = sizeHint().width() + roomToBreathe;
    if (toolButtonStyle() == Qt::ToolButtonIconOnly)
        for (const QAction* action : runActions())
            needed += fontMetrics().horizontalAdvance(action->text()) + besideWord;
    setToolButtonStyle(width() < needed ? Qt::ToolButtonIconOnly : Qt::ToolButtonTextBesideIcon);
}

void TransportBar::retranslate()
{
    const bool active = m_state != LinkState::Idle && m_state != LinkState::Ended;
    const bool underWay = active && m_state != LinkState::Stopping;
    setWindowTitle(tr("Transport"));
    m_start->setText(active ? tr("Restart") : tr("Start"));
    m_pause->setText(m_state == LinkState::Paused ? tr("Resume") : tr("Pause"));
    m_microBatch->setText(tr("One micro-batch"));
    m_update->setText(tr("One update"));
    m_stop->setText(tr("Stop"));
    m_keep->setText(tr("Keep behind"));
    m_pause->setEnabled(underWay);
    m_microBatch->setEnabled(m_state != LinkState::Stopping);
    m_update->setEnabled(m_state != LinkState::Stopping);
    m_stop->setEnabled(active);
    const auto tip = [](QAction* action, const QString& sentence) {
        action->setToolTip(
            QStringLiteral("%1 (%2)").arg(sentence, action->shortcut().toString(QKeySequence::NativeText)));
    };
    tip(m_start, active ? tr("Stops this run and starts a new one with the settings shown")
                        : tr("Starts a run with the settings shown"));
    tip(m_pause, m_state == LinkState::Paused
                     ? tr("Goes on with the run")
                     : tr("Pauses the run after the micro-batch under way, also inside a window"));
    tip(m_microBatch, tr("Runs one micro-batch, then pauses, also inside a window"));
    tip(m_update, tr("Runs one attempt at an update, then pauses"));
    tip(m_keep, tr("Keeps this run, once it has ended, as quiet curves behind the next ones, up to three"));
    tip(m_stop, tr("Stops the run and saves a checkpoint, from which it can go on"));
    showIcons();
    showWords();
    showProgress(m_snapshot);
}

void TransportBar::showIcons()
{
    const bool active = m_state != LinkState::Idle && m_state != LinkState::Ended;
    m_start->setIcon(paletteIcon(active ? QStringLiteral("restart") : QStringLiteral("start"), palette()));
    m_pause->setIcon(
        paletteIcon(m_state == LinkState::Paused ? QStringLiteral("resume") : QStringLiteral("pause"), palette()));
    m_microBatch->setIcon(paletteIcon(QStringLiteral("microbatch"), palette()));
    m_update->setIcon(paletteIcon(QStringLiteral("update"), palette()));
    m_stop->setIcon(paletteIcon(QStringLiteral("stop"), palette()));
    m_keep->setIcon(paletteIcon(QStringLiteral("keep"), palette()));
}

} // namespace halfstep

#include "moc_transport_bar.cpp"
