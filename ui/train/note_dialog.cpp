#include "ui/train/note_dialog.h"

#include "ui/session/note_book.h"
#include "ui/settings/number_box.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QPushButton>

namespace halfstep {

NoteDialog::NoteDialog(NoteBook& notes, std::int64_t attempt, QWidget* parent)
    : QDialog(parent)
    , m_notes(notes)
    , m_attempt(new NumberBox({.min = 1, .max = static_cast<double>(notes.attempts()), .whole = true}, this))
    , m_text(new QLineEdit(this))
{
    setWindowTitle(tr("Note"));
    setObjectName(QStringLiteral("noteDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    m_attempt->setObjectName(QStringLiteral("noteAttempt"));
    m_attempt->setWhole(attempt);
    m_text->setObjectName(QStringLiteral("noteText"));
    m_text->setMaxLength(static_cast<int>(longestNote));
    m_text->setPlaceholderText(tr("One line, drawn in every chart at this attempt"));
    m_text->setMinimumWidth(fontMetrics().horizontalAdvance(m_text->placeholderText()) + 24);
    auto* buttons = new QDialogButtonBox(this);
    m_save = buttons->addButton(tr("Save"), QDialogButtonBox::AcceptRole);
    m_remove = buttons->addButton(tr("Delete"), QDialogButtonBox::DestructiveRole);
    QPushButton* cancel = buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole);
    m_save->setObjectName(QStringLiteral("noteSave"));
    m_remove->setObjectName(QStringLiteral("noteRemove"));
    m_save->setDefault(true);
    cancel->setAutoDefault(false);
    m_remove->setAutoDefault(false);
    auto* form = new QFormLayout(this);
    form->addRow(tr("At attempt"), m_attempt);
    form->addRow(tr("Note"), m_text);
    form->addRow(buttons);
    connect(m_text, &QLineEdit::textChanged, m_save,
            [this](const QString& text) { m_save->setEnabled(!text.trimmed().isEmpty()); });
    connect(m_attempt, &NumberBox::valueChanged, this, &NoteDialog::showAttempt);
    connect(
        m_save, &QPushButton::clicked, this, [this] { put(m_text->text()); });
    connect(m_remove, &QPushButton::clicked, this, [this] { put({}); });
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    m_save->setEnabled(false);
    showAttempt();
    m_text->setFocus();
}

/// What was typed goes along to an attempt without a note.
void NoteDialog::showAttempt()
{
    const QString there = m_notes.textAt(m_attempt->whole());
    m_remove->setEnabled(!there.isEmpty());
    if (there.isEmpty() && m_text->isModified())
        return;
    m_text->setText(there);
    m_text->selectAll();
}

void NoteDialog::put(const QString& text)
{
    if (!m_attempt->commit())
        return;
    m_notes.put(m_attempt->whole(), text);
    accept();
}

} // namespace halfstep

#include "moc_note_dialog.cpp"
