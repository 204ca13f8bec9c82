#include "ui/train/control_panel.h"

#include "engine/config/format_layout.h"
#include "ui/language/number_text.h"
#include "ui/language/wording.h"
#include "ui/settings/config_editor.h"
#include "ui/settings/folding_group.h"
#include "ui/settings/setting_row.h"
#include "ui/train/preset_box.h"

#include <QCheckBox>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QStyle>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace halfstep {

namespace {

QLabel* noteLabel(QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setProperty("kind", QStringLiteral("note"));
    label->setWordWrap(true);
    return label;
}

} // namespace

ControlPanel::ControlPanel(ConfigEditor& editor, QWidget* parent) : QWidget(parent), m_editor(editor)
{
    m_presets = new PresetBox(m_editor, this);
    m_summary = noteLabel(this);
    m_summary->setObjectName(QStringLiteral("pendingSummary"));

    m_area = new QScrollArea(this);
    m_area->setWidgetResizable(true);
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setFocusPolicy(Qt::NoFocus);
    m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* content = new QWidget(m_area);
    makeGroups(content);
    m_area->setWidget(content);

    auto* top = new QVBoxLayout;
    top->setContentsMargins(8, 6, 8, 2);
    top->setSpacing(4);
    top->addWidget(m_presets);
    top->addWidget(m_summary);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(top);
    layout->addWidget(m_area, 1);

    connect(&m_editor, &ConfigEditor::configChanged, this, &ControlPanel::showConfig);
    connect(&m_editor, &ConfigEditor::configReplaced, this, &ControlPanel::showMistakes);
    connect(this, &ControlPanel::complaintChanged, this, &ControlPanel::showStates);
    connect(&m_editor, &ConfigEditor::inForceChanged, this, &ControlPanel::showStates);
    retranslate();
    showMistakes();
}

void ControlPanel::makeGroups(QWidget* content)
{
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(8, 0, 8, 8);
    layout->setSpacing(2);
    for (int i = 0; i < settingGroupCount; ++i) {
        const auto kind = static_cast<SettingGroup>(i);
        auto* group = new FoldingGroup(content);
        layout->addWidget(group);
        m_groups[static_cast<std::size_t>(i)] = group;
        if (kind == SettingGroup::Mistakes)
            m_mistakeNote = group->addNote(QStringLiteral("mistakeNote"));
        for (const SettingField& field : settingFields()) {
            if (field.group != kind)
                continue;
            m_rows.push_back(group->addRow(field, m_editor));
            connect(m_rows.back(), &SettingRow::complaintChanged, this, &ControlPanel::complaintChanged);
            if (field.key == std::string_view("scaler.enabled"))
                m_scalerNote = group->addNote(QStringLiteral("scalerState"));
            if (field.key == std::string_view("batch.accumulation"))
                m_batchNote = group->addNote(QStringLiteral("effectiveBatch"));
        }
    }
    layout->addStretch();
    group(SettingGroup::Now).setOpen(true);
}

FoldingGroup& ControlPanel::group(SettingGroup kind)
{
    return *m_groups[static_cast<std::size_t>(kind)];
}

void ControlPanel::bring(SettingRow& row)
{
    group(row.field().group).setOpen(true);
    row.editorWidget()->setFocus();
    m_area->ensureWidgetVisible(row.editorWidget());
}

QString ControlPanel::commit()
{
    for (SettingRow* row : m_rows)
        if (!row->commit()) {
            bring(*row);
            return tr("%1: %2").arg(row->field().labelText(), row->complaint());
        }
    return {};
}

void ControlPanel::setRunning(bool running)
{
    m_running = running;
    m_presets->showPicture(!running);
    showStates();
}

void ControlPanel::showRun(const SnapshotPtr& snapshot, const std::optional<AttemptRecord>& newest)
{
    m_snapshot = snapshot;
    m_newest = newest;
    showScaler();
}

void ControlPanel::mark(const std::vector<Problem>& problems)
{
    SettingRow* first = nullptr;
    for (SettingRow* row : m_rows) {
        const auto named = std::ranges::find_if(problems, [&](const Problem& problem) {
            return settingNamedBy(problem, m_editor.edited()) == &row->field();
        });
        row->setComplaint(named == problems.end() ? QString() : sentence(*named));
        if (named != problems.end() && !first)
            first = row;
    }
    if (first)
        bring(*first);
}

const Preset* ControlPanel::preset() const
{
    return m_presets->preset();
}

QByteArray ControlPanel::saveState() const
{
    QByteArray state;
    for (const FoldingGroup* group : m_groups)
        state += group->isOpen() ? '1' : '0';
    return state;
}

void ControlPanel::restoreState(const QByteArray& state)
{
    if (state.size() != settingGroupCount)
        return;
    for (int i = 0; i < settingGroupCount; ++i)
        m_groups[static_cast<std::size_t>(i)]->setOpen(state[i] == '1');
}

void ControlPanel::keyPressEvent(QKeyEvent* event)
{
    const auto refusedHere = [](const SettingRow* row) {
        return row->editorWidget()->hasFocus() && !row->complaint().isEmpty();
    };
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && std::ranges::none_of(m_rows, refusedHere))
        Q_EMIT entered();
    else
        QWidget::keyPressEvent(event);
}

void ControlPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void ControlPanel::showConfig()
{
    for (SettingRow* row : m_rows)
        row->showConfig();
    showBatch();
    showScaler();
    showStates();
}

/// A mistake that a preset or a config sets is not to be missed, also where it lies below what is seen.
void ControlPanel::showMistakes()
{
    if (m_editor.edited().mistakes == Mistakes{})
        return;
    group(SettingGroup::Mistakes).setOpen(true);
    const auto isOn = [this](const SettingRow* row) {
        const auto* box = qobject_cast<const QCheckBox*>(row->editorWidget());
        return row->field().group == SettingGroup::Mistakes && box && box->isChecked();
    };
    if (const auto row = std::ranges::find_if(m_rows, isOn); row != m_rows.end()) // once the group is laid out
        QTimer::singleShot(0, *row, [this, row = *row] { m_area->ensureWidgetVisible(row->editorWidget()); });
}

void ControlPanel::showBatch()
{
    const RunConfig& config = m_editor.edited();
    const BatchConfig& batch = config.batch;
    QString note =
        tr("Effective batch n = A·m = %1 × %2 = %3")
            .arg(shownWhole(batch.accumulation), shownWhole(batch.microBatch),
                 shownNumber(static_cast<double>(batch.accumulation) * static_cast<double>(batch.microBatch), 12));
    const bool steps = config.mistakes.stepEveryMicroBatch;
    if (steps)
        note =
            tr("Stepped every micro-batch, by mistake: effective batch n = m = %1").arg(shownWhole(batch.microBatch));
    if (config.model.batchNorm && batch.accumulation > 1 && !steps)
        note += QLatin1Char('\n')
                + tr("Batch normalisation sees each micro-batch alone and moves its statistics once for each, so this "
                     "does not equal one large batch.");
    m_batchNote->setText(note);
}

void ControlPanel::showStates()
{
    int window = 0;
    int run = 0;
    for (SettingRow* row : m_rows) {
        row->showState();
        if (m_running && m_editor.isPending(row->field()))
            ++(m_editor.actsLive(row->field()) ? window : run);
    }
    for (FoldingGroup* group : m_groups)
        group->showState(m_running, m_editor);
    QString summary;
    if (m_running && window > 0)
        summary = tr("%n change(s) apply at the next window.", nullptr, window);
    if (m_running && run > 0)
        summary += (summary.isEmpty() ? QString() : QStringLiteral(" "))
                   + tr("%n change(s) apply to the next run.", nullptr, run);
    const bool invalid = std::ranges::any_of(m_rows, [](const SettingRow* row) { return !row->complaint().isEmpty(); });
    if (invalid)
        summary = tr("A red setting is not valid and acts nowhere.");
    else if (summary.isEmpty())
        summary = m_running ? tr("All settings are in force.") : tr("Settings of the next run.");
    m_summary->setText(summary);
}

void ControlPanel::showScaler()
{
    // While a run goes on its own settings count, not those being edited.
    const RunConfig& config = m_running && m_editor.inForce() ? *m_editor.inForce() : m_editor.edited();
    const QString dtype = QString::fromStdString(config.precision.dtype);
    QString state;
    if (!config.precision.amp || config.precision.dtype == "float32")
        state = tr("Scaler: forced off for float32.");
    else if (const auto format = FormatLayout::named(config.precision.dtype); format && !format->needsLossScale())
        state = tr("Scaler off: %1 needs none.").arg(dtype);
    else if (config.mistakes.noScaler)
        state = tr("Scaler off by a deliberate mistake.");
    else if (!config.scaler.enabled)
        state = tr("Scaler off by your setting.");
    else if (m_running && m_snapshot && m_snapshot->scalerActive)
        state = tr("Scale %1, growth %2 of %3 clean steps.")
                    .arg(exactNumber(m_snapshot->scale), shownWhole(m_newest ? m_newest->growthTracker : 0),
                         shownWhole(config.scaler.growthInterval));
    else
        state = tr("Scaler on: begins at scale %1.").arg(exactNumber(config.scaler.initScale));
    if (m_scalerNote->text() != state)
        m_scalerNote->setText(state);
}

void ControlPanel::retranslate()
{
    m_mistakeNote->setText(tr("Faults that people make, to see what they do; the run is stamped."));
    for (int i = 0; i < settingGroupCount; ++i)
        m_groups[static_cast<std::size_t>(i)]->setTitle(groupTitle(static_cast<SettingGroup>(i)));
    for (SettingRow* row : m_rows)
        row->retranslate();
    showConfig();
    // No language may be cut off at the right.
    m_area->widget()->layout()->activate();
    m_area->setMinimumWidth(m_area->widget()->minimumSizeHint().width()
                            + style()->pixelMetric(QStyle::PM_ScrollBarExtent));
}

} // namespace halfstep

#include "moc_control_panel.cpp"
