#include "ui/train/transport_bar.h"

#include "ui/language/number_text.h"
#include "ui/look/theme.h"
#include "ui/train/speed_slider.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>

#include <algorithm>
#include <utility>

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
    QSizePolicy kept = m_stamp->sizePolicy();
    kept.setRetainSizeWhenHidden(true);
    m_stamp->setSizePolicy(kept);
    m_stamp->hide();
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

void TransportBar::showProgress(const ShownRun& run)
{
    m_snapshot = run.snapshot;
    m_shareDone = run.snapshot ? run.snapshot->shareDone : 0;
    m_storedEpochs.reset();
    if (!run.storedIn.empty()) {
        const auto& epochs = run.history.marks().epochs.all();
        m_storedEpochs = epochs.empty() ? 0 : epochs.back().epoch;
        m_shareDone =
            std::min(1.0, static_cast<double>(*m_storedEpochs) / static_cast<double>(run.config.run.maxEpochs));
    }
    writeProgress();
}

QString TransportBar::progressText() const
{
    switch (m_state) {
    case LinkState::Idle: return tr("ready");
    case LinkState::Preparing: return tr("preparing data and model");
    case LinkState::Stopping: return tr("stopping");
    case LinkState::Running:
    case LinkState::Paused:
    case LinkState::Ended: break;
    }
    if (m_storedEpochs)
        return tr("stored run, %n epoch(s)", nullptr, static_cast<int>(*m_storedEpochs));
    if (!m_snapshot) // the run could not begin
        return m_state == LinkState::Ended ? tr("ready") : QString();
    const QString epoch = tr("epoch %1/%2").arg(shownWhole(m_snapshot->epoch), shownWhole(m_snapshot->lastEpoch));
    if (m_state == LinkState::Ended)
        return tr("%1, ended").arg(epoch);
    if (m_state == LinkState::Paused && m_snapshot->microBatches > 0)
        return tr("%1, micro-batch %2 of %3, paused")
            .arg(epoch, shownWhole(m_snapshot->microBatch), shownWhole(m_snapshot->microBatches));
    if (m_state == LinkState::Paused)
        return tr("%1, paused").arg(epoch);
    return m_snapshot->secondsLeft ? tr("%1, %2 left").arg(epoch, shownDuration(*m_snapshot->secondsLeft)) : epoch;
}

void TransportBar::writeProgress()
{
    m_progress->setValue(m_state == LinkState::Preparing ? 0 : static_cast<int>(progressSteps * m_shareDone));
    // The bar draws its value only with a format, and a % in it would be replaced.
    m_progress->setFormat(progressText().replace(QLatin1Char('%'), QLatin1String("%%")));
}

void TransportBar::setMistakes(const QString& names)
{
    m_stamp->setToolTip(names);
    m_stamp->setVisible(!names.isEmpty());
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

int TransportBar::widthOfWords() const
{
    int width = 0;
    for (const QString& text :
         {tr("Restart"), tr("Resume"), tr("One micro-batch"), tr("One update"), tr("Stop"), tr("Keep behind")})
        width += fontMetrics().horizontalAdvance(text) + besideWord;
    return width;
}

/// By what there may be, not by what there is.
void TransportBar::showWords()
{
    int needed = widthOfWords() + roomToBreathe + m_stamp->sizeHint().width() + m_speed->sizeHint().width()
                 + m_progress->minimumWidth();
    for (QAction* action : runActions())
        needed += widgetForAction(action)->minimumSizeHint().height();
    const bool worded = width() >= needed;
    setToolButtonStyle(worded ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonIconOnly);
    const std::pair<QAction*, QStringList> changing[]{{m_start, {tr("Start"), tr("Restart")}},
                                                      {m_pause, {tr("Pause"), tr("Resume")}}};
    for (const auto& [action, texts] : changing) {
        int widest = 0;
        for (const QString& text : texts)
            widest = std::max(widest, fontMetrics().horizontalAdvance(text));
        widgetForAction(action)->setMinimumWidth(worded ? iconSize().width() + widest + 2 * besideWord : 0);
    }
}

void TransportBar::retranslate()
{
    const bool active = m_state != LinkState::Idle && m_state != LinkState::Ended;
    const bool underWay = active && m_state != LinkState::Stopping;
    setWindowTitle(tr("Transport"));
    m_stamp->setText(tr("deliberate mistake"));
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
    writeProgress();
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
