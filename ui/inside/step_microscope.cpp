#include "ui/inside/step_microscope.h"

#include "engine/labs/lab_result.h"
#include "ui/inside/looked_at_window.h"
#include "ui/inside/microscope_boxes.h"
#include "ui/inside/window_tables.h"
#include "ui/language/number_text.h"

#include <QEvent>
#include <QSignalBlocker>
#include <QToolButton>

namespace halfstep {
namespace {

constexpr int stageMilliseconds = 1500;
constexpr int oneOfManyMilliseconds = 500; ///< a micro-batch, where they are many
constexpr std::int64_t many = 4;

/// The box that decided what came out, or how far a window has come.
int decisiveOf(const std::vector<FlowBox>& boxes)
{
    int reached = -1;
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        if (boxes[i].pending)
            continue;
        reached = static_cast<int>(i);
        if (boxes[i].decisive)
            break;
    }
    return reached;
}

} // namespace

StepMicroscope::StepMicroscope(LookedAtWindow& window, QWidget* parent)
    : BoxesView(window, parent)
    , m_play(new QToolButton(this))
{
    setObjectName(QStringLiteral("stepMicroscope"));
    m_play->setObjectName(QStringLiteral("slowMotion"));
    m_play->setCheckable(true);
    m_play->setAutoRaise(true);
    m_play->setFocusPolicy(Qt::TabFocus);
    addTool(m_play);
    addTerms(top(), {"window", "micro_batch", "unscaling", "clipping"});
    connect(m_play, &QToolButton::toggled, this, &StepMicroscope::play);
    connect(&m_motion, &QTimer::timeout, this, &StepMicroscope::playOn);
    connect(&window, &LookedAtWindow::stepOrStopAsked, this, [this] {
        if (m_played)
            play(false);
    });
    retranslate();
}

void StepMicroscope::play(bool on)
{
    const QSignalBlocker quiet(m_play);
    m_played = on ? lookedAtNow() : nullptr;
    m_play->setChecked(m_played != nullptr);
    m_stage = m_played ? 0 : -1;
    if (!m_played)
        m_motion.stop();
    refreshBar();
    showStages();
}

void StepMicroscope::playOn()
{
    ++m_stage;
    if (m_stage >= static_cast<int>(flow().boxes().size()))
        play(false);
    else
        showStages();
}

/// Slow motion holds its window while a run goes on, but not where somebody went to another one.
void StepMicroscope::refresh()
{
    const WindowDetailPtr now = lookedAtNow();
    if (m_played && (!now || (!lookedAt().follows() && now->attempt != m_played->attempt)))
        return play(false);
    refreshBar();
    if (!m_played)
        showStages();
}

WindowDetailPtr StepMicroscope::lookedAtNow() const
{
    return lookedAt().recorded() ? lookedAt().recorded() : lookedAt().window();
}

WindowDetailPtr StepMicroscope::shown() const
{
    return m_played ? m_played : lookedAtNow();
}

QString StepMicroscope::which() const
{
    const WindowDetailPtr window = shown();
    const bool toldNow = window == lookedAt().window() && !lookedAt().recorded();
    return window && !toldNow ? tr("attempt %1").arg(shownWhole(window->attempt)) : lookedAt().text();
}

void StepMicroscope::showStages()
{
    const WindowDetailPtr window = shown();
    m_play->setEnabled(window != nullptr);
    if (!window)
        return showBoxes({},
                         lookedAt().run().facts || !lookedAt().run().storedIn.empty()
                             ? tr("No window of this run was told in full; pointed at in a chart, an attempt is shown "
                                  "as its record tells it.")
                             : tr("Start a run, or open one, to see a step."));
    std::vector<FlowBox> boxes = microscopeBoxes(*window, lookedAt().config());
    for (std::size_t i = 0; m_stage >= 0 && i < boxes.size(); ++i) {
        boxes[i].pending = boxes[i].pending || static_cast<int>(i) > m_stage;
        boxes[i].decisive = boxes[i].decisive && static_cast<int>(i) <= m_stage;
    }
    const bool over = m_stage < 0 || m_stage + 1 == static_cast<int>(boxes.size());
    QString sentence = over ? outcomeText(*window) : boxes[static_cast<std::size_t>(m_stage)].title;
    if (over && window == lookedAt().recorded())
        sentence += QLatin1Char(' ') + tr("It was not told in full: this is what its record says.");
    const int acting = m_stage >= 0 ? m_stage : decisiveOf(boxes);
    showBoxes(std::move(boxes), sentence);
    if (m_stage >= 0) {
        flow().setCurrent(m_stage);
        const bool oneOfMany = m_stage < microBatchBoxes(*window) && window->microBatches > many;
        m_motion.start(oneOfMany ? oneOfManyMilliseconds : stageMilliseconds);
    }
    if (acting != m_acting) // else whoever moved elsewhere stays there
        keepInSight(acting);
    m_acting = acting;
}

FigureCaption StepMicroscope::figureCaption() const
{
    return {QStringLiteral("step_microscope"), tr("Step microscope · %1").arg(which()), sentence()};
}

LabTable StepMicroscope::table() const
{
    const WindowDetailPtr window = shown();
    return microscopeTable(window ? *window : WindowDetail());
}

void StepMicroscope::retranslate()
{
    m_play->setText(tr("▶ slow motion"));
    m_play->setAccessibleName(tr("Slow motion"));
    m_play->setToolTip(tr("Shows this window stage by stage; the run goes on. A step or a stop of the run ends it."));
    showStages();
}

void StepMicroscope::changeEvent(QEvent* event)
{
    BoxesView::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace halfstep

#include "moc_step_microscope.cpp"
