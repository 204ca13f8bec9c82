#include "ui/settings/setting_row.h"

#include "ui/language/path_text.h"
#include "ui/look/file_dialog.h"
#include "ui/look/icon_tag.h"
#include "ui/look/style_property.h"
#include "ui/settings/calm_controls.h"
#include "ui/settings/config_editor.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace halfstep {

namespace {

constexpr int editorWidth = 124;

} // namespace

SettingRow::SettingRow(const SettingField& field, ConfigEditor& editor, QGridLayout* grid, int row, QWidget* parent)
    : QObject(parent)
    , m_field(field)
    , m_editor(editor)
{
    makeEditor(parent);
    m_tag = new IconTag(parent);
    if (m_switch) {
        grid->addWidget(m_switch, row, 0, 1, 2);
    } else {
        m_label = new QLabel(parent);
        m_label->setWordWrap(true);
        m_label->setBuddy(m_path ? static_cast<QWidget*>(m_path) : editorWidget());
        grid->addWidget(m_label, row, 0);
        QWidget* cell = m_path ? m_pathHolder : editorWidget();
        cell->setFixedWidth(editorWidth);
        grid->addWidget(cell, row, 1);
    }
    grid->addWidget(m_tag, row, 2);
    editorWidget()->setObjectName(QString::fromLatin1(field.key));
    retranslate();
    showConfig();
}

QWidget* SettingRow::editorWidget() const
{
    if (m_switch)
        return m_switch;
    if (m_choice)
        return m_choice;
    return m_number ? static_cast<QWidget*>(m_number) : m_path;
}

void SettingRow::makeEditor(QWidget* parent)
{
    if (const auto* toggle = std::get_if<SwitchField>(&m_field.kind)) {
        m_switch = new CalmCheckBox(parent);
        connect(m_switch, &QCheckBox::clicked, this, [this, of = toggle->of](bool on) { store(of, on); });
    } else if (const auto* choice = std::get_if<ChoiceField>(&m_field.kind)) {
        m_choice = new CalmComboBox(parent);
        for (const ChoiceField::Option& option : choice->options)
            m_choice->addItem(optionText(option), QString::fromLatin1(option.value));
        connect(m_choice, &QComboBox::activated, this, [this, choose = choice->choose] {
            store([&](RunConfig& config) { choose(config, m_choice->currentData().toString().toStdString()); });
        });
    } else if (const auto* path = std::get_if<PathField>(&m_field.kind)) {
        m_pathHolder = new QWidget(parent);
        auto* line = new QHBoxLayout(m_pathHolder);
        line->setContentsMargins(0, 0, 0, 0);
        line->setSpacing(2);
        m_path = new QLineEdit(m_pathHolder);
        m_browse = new QToolButton(m_pathHolder);
        m_browse->setText(QStringLiteral("…"));
        line->addWidget(m_path);
        line->addWidget(m_browse);
        connect(m_path, &QLineEdit::editingFinished, this, [this, of = path->of] {
            // A name that nobody touched stays as it is, with blanks around it and bytes that a line cannot show.
            if (m_path->isModified())
                store(of, pathBytes(m_path->text().trimmed()));
        });
        connect(m_browse, &QToolButton::clicked, this, &SettingRow::browse);
    } else if (const auto* whole = std::get_if<WholeField>(&m_field.kind)) {
        m_number = new NumberBox(whole->range, parent);
        connect(m_number, &NumberBox::valueChanged, this, [this, of = whole->of] { store(of, m_number->whole()); });
    } else if (const auto* seed = std::get_if<SeedField>(&m_field.kind)) {
        m_number = new NumberBox({.min = 0, .max = 9.2e18, .whole = true}, parent);
        connect(m_number, &NumberBox::valueChanged, this,
                [this, of = seed->of] { store(of, static_cast<std::uint64_t>(m_number->whole())); });
    } else if (const auto* real = std::get_if<RealField>(&m_field.kind)) {
        m_number = new NumberBox(real->range, parent);
        connect(m_number, &NumberBox::valueChanged, this, [this, of = real->of] { store(of, m_number->value()); });
    }
    if (m_number)
        connect(m_number, &NumberBox::validityChanged, this, &SettingRow::complaintChanged);
}

void SettingRow::store(const std::function<void(RunConfig&)>& change)
{
    setComplaint({});
    m_editor.edit(m_field.labelText(), m_number ? QString::fromLatin1(m_field.key) : QString(), change);
}

template <typename T, typename V>
void SettingRow::store(T& (*of)(RunConfig&), V value)
{
    store([&](RunConfig& config) { of(config) = std::move(value); });
}

void SettingRow::browse()
{
    auto* dialog = new FileDialog(m_path, tr("Choose a folder"), m_path->text());
    dialog->setFileMode(QFileDialog::Directory);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) {
        m_path->setText(pathText(path.toStdString()));
        m_path->setModified(true);
        Q_EMIT m_path->editingFinished();
    });
    dialog->open();
}

bool SettingRow::commit()
{
    if (m_number)
        return m_number->commit();
    if (m_path)
        Q_EMIT m_path->editingFinished();
    return true;
}

QString SettingRow::complaint() const
{
    return m_number && !m_number->isValid() ? m_number->complaint() : m_complaint;
}

void SettingRow::setComplaint(const QString& sentence)
{
    if (sentence == m_complaint)
        return;
    m_complaint = sentence;
    if (!m_number || m_number->isValid())
        setStyleProperty(*editorWidget(), "refused", !sentence.isEmpty());
    showTip();
    Q_EMIT complaintChanged();
}

void SettingRow::showConfig()
{
    const RunConfig& config = m_editor.edited();
    if (const auto* toggle = std::get_if<SwitchField>(&m_field.kind)) {
        m_switch->setChecked(valueOf(toggle->of, config));
    } else if (const auto* choice = std::get_if<ChoiceField>(&m_field.kind)) {
        const QString value = QString::fromStdString(choice->word(config));
        // A config file may hold a value that the list has no words for.
        if (m_choice->findData(value) < 0)
            m_choice->addItem(value, value);
        m_choice->setCurrentIndex(m_choice->findData(value));
    } else if (const auto* path = std::get_if<PathField>(&m_field.kind)) {
        m_path->setText(pathText(valueOf(path->of, config)));
    } else if (const auto* whole = std::get_if<WholeField>(&m_field.kind)) {
        m_number->setWhole(valueOf(whole->of, config));
    } else if (const auto* seed = std::get_if<SeedField>(&m_field.kind)) {
        m_number->setWhole(static_cast<std::int64_t>(valueOf(seed->of, config)));
    } else if (const auto* real = std::get_if<RealField>(&m_field.kind)) {
        m_number->setValue(valueOf(real->of, config));
    }
    const bool usable = !m_field.usable || m_field.usable(config);
    (m_pathHolder ? m_pathHolder : editorWidget())->setEnabled(usable);
    if (m_label)
        m_label->setEnabled(usable);
}

void SettingRow::showState()
{
    if (!m_editor.isPending(m_field))
        m_tag->say({}, {}, false);
    else if (m_editor.actsLive(m_field))
        m_tag->say(QStringLiteral("soon"), tr("Changed: applies at the next window."), true);
    else
        m_tag->say(QStringLiteral("lock"), tr("Changed: applies to the next run."), true);
}

void SettingRow::retranslate()
{
    if (m_switch)
        m_switch->setText(m_field.mnemonicText());
    if (m_label)
        m_label->setText(m_field.mnemonicText());
    if (const auto* choice = std::get_if<ChoiceField>(&m_field.kind))
        for (std::size_t i = 0; i < choice->options.size(); ++i)
            m_choice->setItemText(static_cast<int>(i), optionText(choice->options[i]));
    editorWidget()->setAccessibleName(m_field.labelText());
    showTip();
}

void SettingRow::showTip()
{
    const QString tip = m_complaint.isEmpty() ? m_field.tipText() : m_complaint;
    if (m_number)
        m_number->setHint(tip);
    else
        editorWidget()->setToolTip(tip);
    if (m_label)
        m_label->setToolTip(tip);
    if (m_browse)
        m_browse->setToolTip(tr("Choose a folder"));
}

} // namespace halfstep

#include "moc_setting_row.cpp"
