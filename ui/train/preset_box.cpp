#include "ui/train/preset_box.h"

#include "engine/config/presets.h"
#include "ui/charts/chart_spec.h"
#include "ui/language/wording.h"
#include "ui/settings/calm_controls.h"
#include "ui/settings/config_editor.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QSvgRenderer>

#include <algorithm>

namespace halfstep {
namespace {

QLabel* noteLabel(const char* name, QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setObjectName(QLatin1String(name));
    label->setProperty("kind", QStringLiteral("note"));
    label->setWordWrap(true);
    return label;
}

/// Of resources/presets, which scripts/preset_pictures.sh draws.
QPixmap picture(const Preset& preset, double ratio)
{
    QSvgRenderer renderer(QStringLiteral(":/presets/%1.svg").arg(QString::fromStdString(preset.name)));
    QPixmap pixmap(renderer.defaultSize() * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    renderer.render(&painter, QRectF(QPointF(), renderer.defaultSize()));
    return pixmap;
}

/// "Loss · Loss scale"
QString chartTitles(const Preset& preset)
{
    QStringList titles{chartSpec("loss").titleText()};
    if (!preset.chart.empty())
        titles << chartSpec(preset.chart).titleText();
    return titles.join(QStringLiteral(" · "));
}

} // namespace

PresetBox::PresetBox(ConfigEditor& editor, QWidget* parent) : QWidget(parent), m_editor(editor)
{
    m_label = new QLabel(this);
    m_box = new CalmComboBox(this);
    m_box->setObjectName(QStringLiteral("presets"));
    m_box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_label->setBuddy(m_box);
    for (const Preset& preset : presets())
        m_box->addItem(QString(), QString::fromStdString(preset.name));
    m_sentence = noteLabel("presetSentence", this);
    m_picture = new QLabel(this);
    m_picture->setObjectName(QStringLiteral("presetPicture"));
    m_caption = noteLabel("presetCaption", this);

    auto* layout = new QGridLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setHorizontalSpacing(8);
    layout->setVerticalSpacing(4);
    layout->setColumnStretch(1, 1);
    layout->addWidget(m_label, 0, 0);
    layout->addWidget(m_box, 0, 1);
    layout->addWidget(m_sentence, 1, 0, 1, 2);
    layout->addWidget(m_picture, 2, 0, 1, 2);
    layout->addWidget(m_caption, 3, 0, 1, 2);

    connect(m_box, &QComboBox::activated, this, [this](int index) {
        m_editor.replace(tr("preset %1").arg(m_box->itemText(index)),
                         presets()[static_cast<std::size_t>(index)].config);
    });
    connect(&m_editor, &ConfigEditor::configChanged, this, &PresetBox::showConfig);
    retranslate();
    showConfig();
}

const Preset* PresetBox::preset() const
{
    const int index = m_box->currentIndex();
    return index < 0 ? nullptr : &presets()[static_cast<std::size_t>(index)];
}

void PresetBox::showPicture(bool on)
{
    if (on == m_pictured)
        return;
    m_pictured = on;
    // The first change to a run under way makes its settings one's own: what is pointed at does not move away.
    QSizePolicy policy = m_sentence->sizePolicy();
    policy.setRetainSizeWhenHidden(!on && preset());
    m_sentence->setSizePolicy(policy);
    showPreset();
}

void PresetBox::showConfig()
{
    const auto equal = std::ranges::find(presets(), m_editor.edited(), &Preset::config);
    m_box->setCurrentIndex(equal == presets().end() ? -1 : static_cast<int>(equal - presets().begin()));
    showPreset();
}

void PresetBox::showPreset()
{
    m_sentence->setVisible(preset());
    m_picture->setVisible(preset() && m_pictured);
    m_caption->setVisible(preset() && m_pictured);
    if (!preset())
        return;
    m_sentence->setText(presetText(preset()->description));
    m_picture->setPixmap(picture(*preset(), devicePixelRatioF()));
    m_picture->setAccessibleName(m_sentence->text());
    m_caption->setText(tr("From a run: %1").arg(chartTitles(*preset())));
}

void PresetBox::retranslate()
{
    m_label->setText(tr("Preset"));
    m_box->setPlaceholderText(tr("own settings"));
    m_box->setToolTip(tr("Fills in all settings of a ready-made run."));
    m_box->setAccessibleName(tr("Preset"));
    for (int i = 0; i < m_box->count(); ++i) {
        const Preset& listed = presets()[static_cast<std::size_t>(i)];
        m_box->setItemText(i, presetText(listed.title));
        m_box->setItemData(i, presetText(listed.description), Qt::ToolTipRole);
    }
    showPreset();
}

void PresetBox::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace halfstep

#include "moc_preset_box.cpp"
