#include "ui/inside/step_microscope.h"

#include "ui/inside/flow_area.h"
#include "ui/inside/looked_at_window.h"
#include "ui/inside/microscope_boxes.h"
#include "ui/inside/window_bar.h"
#include "ui/look/elided_label.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

namespace halfstep {
namespace {

constexpr int stageMilliseconds = 1500;

} // namespace

StepMicroscope::StepMicroscope(LookedAtWindow& window, QWidget* parent) : InsideView(parent), m_window(window)
{
    setObjectName(QStringLiteral("stepMicroscope"));
    m_bar = new WindowBar(window, this);
    m_play = new QToolButton(this);
    m_play->setObjectName(QStringLiteral("slowMotion"));
    m_play->setCheckable(true);
    m_play->setAutoRaise(true);
    m_play->setFocusPolicy(Qt::TabFocus);
    m_sentence = new ElidedLabel(Qt::ElideRight, this);
    m_sentence->setObjectName(QStringLiteral("outcome"));
    m_area = new FlowArea(this);
    auto* top = new QHBoxLayout;
    top->addWidget(m_bar, 2);
    top->addWidget(m_play);
    top->addWidget(m_sentence, 3);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(4, 2, 4, 2);
    column->setSpacing(2);
    column->addLayout(top);
    column->addWidget(m_area, 1);
    setFocusProxy(&flow());
    connect(m_play, &QToolButton::toggled, this, &StepMicroscope::play);
    m_motion.setInterval(stageMilliseconds);
    connect(&m_motion, &QTimer::timeout, this, &StepMicroscope::playOn);
    retranslate();
}

BoxFlow& StepMicroscope::flow()
{
    return m_area->flow();
}

void StepMicroscope::play(bool on)
{
    const QSignalBlocker quiet(m_play);
    m_played = on ? m_window.window() : nullptr;
    m_play->setChecked(m_played != nullptr);
    m_stage = m_played ? 0 : -1;
    if (m_played)
        m_motion.start();
    else
        m_motion.stop();
    show();
}

void StepMicroscope::playOn()
{
    ++m_stage;
    if (m_stage >= static_cast<int>(flow().boxes().size()))
        play(false);
    else
        show();
}

void StepMicroscope::refresh()
{
    m_bar->refresh();
    if (!m_played)
        show();
}

void StepMicroscope::show()
{
    const WindowDetailPtr window = m_played ? m_played : m_window.window();
    std::vector<FlowBox> boxes;
    if (window)
        boxes = microscopeBoxes(*window, m_window.config());
    for (std::size_t i = 0; m_stage >= 0 && i < boxes.size(); ++i) {
        boxes[i].pending = boxes[i].pending || static_cast<int>(i) > m_stage;
        boxes[i].decisive = boxes[i].decisive && static_cast<int>(i) <= m_stage;
    }
    flow().setBoxes(std::move(boxes));
    if (m_stage >= 0)
        flow().setCurrent(m_stage);
    const bool over = m_stage < 0 || m_stage + 1 == static_cast<int>(flow().boxes().size());
    const QString sentence = !window ? tr("Start a run, or open one, to see a step.")
                             : over  ? outcomeText(*window)
                                     : flow().boxes()[static_cast<std::size_t>(m_stage)].title;
    m_sentence->setText(sentence);
    flow().setToolTip(sentence);
    flow().setAccessibleName(QStringLiteral("%1: %2").arg(m_window.text(), sentence));
    m_play->setEnabled(window != nullptr);
}

void StepMicroscope::retranslate()
{
    m_play->setText(tr("▶ slow motion"));
    m_play->setAccessibleName(tr("Slow motion"));
    m_play->setToolTip(tr("Shows this window stage by stage; the run goes on."));
    show();
}

void StepMicroscope::changeEvent(QEvent* event)
{
    InsideView::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace halfstep

#include "moc_step_microscope.cpp"
