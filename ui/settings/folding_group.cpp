#include "ui/settings/folding_group.h"

#include "ui/look/icon_tag.h"
#include "ui/settings/config_editor.h"
#include "ui/settings/setting_row.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

#include <algorithm>

namespace halfstep {

FoldingGroup::FoldingGroup(QWidget* parent) : QWidget(parent)
{
    m_header = new QToolButton(this);
    m_header->setObjectName(QStringLiteral("groupHeader"));
    m_header->setCheckable(true);
    m_header->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_header->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_lock = new IconTag(m_header);
    m_lock->setAttribute(Qt::WA_TransparentForMouseEvents); // a click on it folds, too
    auto* line = new QHBoxLayout(m_header);
    line->setContentsMargins(0, 0, 2, 0);
    line->addStretch();
    line->addWidget(m_lock);
    m_body = new QWidget(this);
    m_grid = new QGridLayout(m_body);
    m_grid->setContentsMargins(2, 2, 0, 6);
    m_grid->setHorizontalSpacing(6);
    m_grid->setVerticalSpacing(3);
    m_grid->setColumnStretch(0, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addWidget(m_header);
    layout->addWidget(m_body);
    connect(m_header, &QToolButton::toggled, this, &FoldingGroup::setOpen);
    setOpen(false);
}

SettingRow* FoldingGroup::addRow(const SettingField& field, ConfigEditor& editor)
{
    m_rows.push_back(new SettingRow(field, editor, m_grid, m_grid->rowCount(), m_body));
    return m_rows.back();
}

QLabel* FoldingGroup::addNote(const QString& name)
{
    auto* note = new QLabel(m_body);
    note->setObjectName(name);
    note->setProperty("kind", QStringLiteral("note"));
    note->setWordWrap(true);
    m_grid->addWidget(note, m_grid->rowCount(), 0, 1, 3);
    return note;
}

void FoldingGroup::setTitle(const QString& title)
{
    m_header->setText(title);
}

bool FoldingGroup::isOpen() const
{
    return m_header->isChecked();
}

void FoldingGroup::setOpen(bool open)
{
    m_header->setChecked(open);
    m_header->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
    m_body->setVisible(open);
}

void FoldingGroup::showState(bool running, const ConfigEditor& editor)
{
    const auto waits = [&](const SettingRow* row) { return !editor.actsLive(row->field()); };
    const auto changed = [&](const SettingRow* row) { return editor.isPending(row->field()) && waits(row); };
    const int changes = static_cast<int>(std::ranges::count_if(m_rows, changed));
    const bool locked = running && std::ranges::all_of(m_rows, waits);
    QString sentence;
    if (locked)
        sentence = changes > 0 ? tr("%n change(s) in this group apply to the next run.", nullptr, changes)
                               : tr("Changes in this group apply to the next run.");
    m_lock->say(locked ? QStringLiteral("lock") : QString(), sentence, changes > 0);
    m_header->setToolTip(sentence);
    m_header->setAccessibleDescription(sentence);
}

} // namespace halfstep

#include "moc_folding_group.cpp"
