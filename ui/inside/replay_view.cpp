#include "ui/inside/replay_view.h"

#include "ui/charts/chart_widget.h"
#include "ui/inside/replay_chart.h"
#include "ui/language/number_text.h"
#include "ui/settings/number_box.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>

namespace halfstep {

ReplayView::ReplayView(const SessionLink& link, QWidget* parent)
    : RunView(link, parent)
    , m_content(std::make_shared<ReplayChart>())
{
    setObjectName(QStringLiteral("scalerReplay"));
    addTerms(top(), {"loss_scaler", "growth_interval"});
    const std::array<NumberRange, Boxes> ranges{
        NumberRange{.min = 0, .minExcluded = true, .doubling = true}, NumberRange{.min = 1, .minExcluded = true},
        NumberRange{.min = 0, .max = 1, .minExcluded = true, .maxExcluded = true},
        NumberRange{.min = 1, .max = 1e15, .whole = true}};
    auto* form = new QGridLayout;
    form->setVerticalSpacing(2);
    for (int box = 0; box < Boxes; ++box) {
        m_boxes[box] = new NumberBox(ranges[box], this);
        m_labels[box] = new QLabel(this);
        m_labels[box]->setBuddy(m_boxes[box]);
        form->addWidget(m_labels[box], box, 0);
        form->addWidget(m_boxes[box], box, 1);
        connect(m_boxes[box], &NumberBox::valueChanged, this, [this] { showNow(); });
    }
    m_own = new QPushButton(this);
    connect(m_own, &QPushButton::clicked, this, [this] {
        fill(run().config.scaler);
        showNow();
    });
    form->addWidget(m_own, Boxes, 0, 1, 2);
    form->setRowStretch(Boxes + 1, 1);
    addControls(form);
    m_chart = addChart(m_content);
    fitBoxes();
    fill(m_recorded);
}

void ReplayView::retranslate()
{
    const std::array<QString, Boxes> names{tr("First scale"), tr("Growth factor"), tr("Backoff factor"),
                                           tr("Growth interval")};
    for (int box = 0; box < Boxes; ++box) {
        m_labels[box]->setText(names[box]);
        m_boxes[box]->setAccessibleName(names[box]);
    }
    m_own->setText(tr("As recorded"));
    m_own->setToolTip(tr("Takes back the settings that the run was started with."));
}

void ReplayView::fitBoxes()
{
    for (NumberBox* box : m_boxes)
        box->setMaximumWidth(fontMetrics().horizontalAdvance(QStringLiteral("0000000000")));
}

void ReplayView::changeEvent(QEvent* event)
{
    RunView::changeEvent(event);
    if (event->type() == QEvent::FontChange && m_chart)
        fitBoxes();
}

void ReplayView::fill(const ScalerConfig& config)
{
    m_recorded = config;
    m_boxes[InitScale]->setValue(config.initScale);
    m_boxes[GrowthFactor]->setValue(config.growthFactor);
    m_boxes[BackoffFactor]->setValue(config.backoffFactor);
    m_boxes[GrowthInterval]->setWhole(config.growthInterval);
}

ScalerConfig ReplayView::tried() const
{
    ScalerConfig config = m_recorded;
    config.initScale = m_boxes[InitScale]->value();
    config.growthFactor = m_boxes[GrowthFactor]->value();
    config.backoffFactor = m_boxes[BackoffFactor]->value();
    config.growthInterval = m_boxes[GrowthInterval]->whole();
    return config;
}

void ReplayView::showRun()
{
    if (run().config.scaler != m_recorded) // another run
        fill(run().config.scaler);
    m_content->show(run().history, run().scales, tried());
    m_chart->refresh();
    say(told());
}

QString ReplayView::told() const
{
    if (run().history.attempts() == 0)
        return tr("Here a recorded run is replayed under other settings of the loss scaler.");
    if (run().scales.size() == 0)
        return tr(
            "Nothing to replay: which scales the gradients would have stood is measured in emulated formats only.");
    const ReplayChart::Replayed& replayed = m_content->tried();
    QString told = tr("With these settings %1 of %2 attempts would be skipped, where %3 of the same were; the scale "
                      "would end at %4.")
                       .arg(shownWhole(replayed.skipped), shownWhole(replayed.attempts),
                            shownWhole(replayed.recordedSkips), shownNumber(replayed.lastScale, 6));
    if (const QString left = leftOut(); !left.isEmpty())
        told += u' ' + left;
    told += u' ' + tr("The gradients are the recorded ones: other skips would have led to others.");
    if (replayed.bounded)
        told += u' ' + tr("After a recorded overflow only an upper bound of the scale is known.");
    return told;
}

/// Why not every attempt of the run is replayed; empty where every one is.
QString ReplayView::leftOut() const
{
    const RecordedScales& scales = run().scales;
    const ReplayChart::Replayed& replayed = m_content->tried();
    if (replayed.attempts < static_cast<std::int64_t>(scales.size()))
        return tr("The replay ends with attempt %1, since the next scale would be below the floor.")
            .arg(shownWhole(replayed.lastAttempt));
    QStringList reasons;
    if (scales.atZero() > 0)
        reasons << tr("From attempt %1 on the recorded scale was 0, so that it is not known which scale the gradients "
                      "would have stood: of %2 attempts %3 are left out on both sides.")
                       .arg(shownWhole(scales.firstAtZero()), shownWhole(scales.attempts()),
                            shownWhole(scales.atZero()));
    const std::int64_t others = scales.attempts() - static_cast<std::int64_t>(scales.size()) - scales.atZero();
    if (others > 0)
        reasons << tr("Of %1 attempts %2 are left out on both sides, since they ran in no emulated format.")
                       .arg(shownWhole(scales.attempts()), shownWhole(others));
    return reasons.join(u' ');
}

} // namespace halfstep

#include "moc_replay_view.cpp"
