#include "ui/train/speed_slider.h"

#include "ui/language/number_text.h"
#include "ui/settings/calm_controls.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>

#include <algorithm>
#include <array>

namespace halfstep {
namespace {

constexpr std::array<RunSpeed, 6> stops{{{1, 0}, {10, 0}, {30, 0}, {100, 0}, {0, 1}, {0, 0}}};
constexpr int fullSpeed = static_cast<int>(stops.size()) - 1;

/// The slowest stop that is no slower.
int stopOf(const RunSpeed& speed)
{
    if (speed == RunSpeed{})
        return fullSpeed;
    const auto stop = std::ranges::find_if(stops, [&](const RunSpeed& offered) {
        return speed.epochsPerSecond > 0 ? offered.epochsPerSecond > 0
                                         : offered.attemptsPerSecond >= speed.attemptsPerSecond;
    });
    return std::min(static_cast<int>(stop - stops.begin()), fullSpeed);
}

} // namespace

SpeedSlider::SpeedSlider(QWidget* parent) : QWidget(parent)
{
    m_name = new QLabel(this);
    m_slider = new CalmSlider(Qt::Horizontal, this);
    m_slider->setObjectName(QStringLiteral("speed"));
    m_slider->setRange(0, fullSpeed);
    m_slider->setPageStep(1);
    m_slider->setTickPosition(QSlider::TicksBelow);
    m_slider->setFixedWidth(96);
    m_slider->setValue(fullSpeed);
    m_name->setBuddy(m_slider);
    m_value = new QLabel(this);
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    layout->addWidget(m_name);
    layout->addWidget(m_slider);
    layout->addWidget(m_value);
    connect(m_slider, &QSlider::valueChanged, this, [this] {
        showSpeed();
        Q_EMIT speedChanged(speed());
    });
    retranslate();
}

RunSpeed SpeedSlider::speed() const
{
    return stops[static_cast<std::size_t>(m_slider->value())];
}

void SpeedSlider::setSpeed(const RunSpeed& speed)
{
    m_slider->setValue(stopOf(speed));
}

void SpeedSlider::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void SpeedSlider::retranslate()
{
    m_name->setText(tr("Speed"));
    m_slider->setAccessibleName(tr("Speed"));
    m_slider->setToolTip(tr("How many attempts a second are run at most, so that the eye can follow."));
    const QFontMetrics metrics(m_value->font());
    int width = 0;
    for (const QString& text : {tr("%1/s").arg(shownWhole(100)), tr("1 epoch/s"), tr("full speed")})
        width = std::max(width, metrics.horizontalAdvance(text));
    m_value->setFixedWidth(width + 2); // what follows doesn't move with the value
    showSpeed();
}

QString SpeedSlider::text() const
{
    const RunSpeed now = speed();
    return now == RunSpeed{}         ? tr("full speed")
           : now.epochsPerSecond > 0 ? tr("1 epoch/s")
                                     : tr("%1/s").arg(shownWhole(std::int64_t(now.attemptsPerSecond)));
}

void SpeedSlider::showSpeed()
{
    m_value->setText(text());
    m_slider->setAccessibleDescription(text());
}

} // namespace halfstep

#include "moc_speed_slider.cpp"
