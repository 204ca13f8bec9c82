#include "ui/session/note_book.h"

#include <algorithm>
#include <utility>

namespace halfstep {

NoteBook::NoteBook(SessionLink& link, QObject* parent) : QObject(parent), m_link(link)
{
    connect(&link, &SessionLink::cleared, this, [this] {
        m_unsaved.clear();
        m_folder = m_link.shown().folder();
    });
    connect(&link, &SessionLink::ended, this, &NoteBook::save);
}

QString NoteBook::textAt(std::int64_t attempt) const
{
    const auto note = std::ranges::find(notes(), attempt, &UserNote::attempt);
    return note == notes().end() ? QString() : QString::fromStdString(note->text);
}

void NoteBook::put(std::int64_t attempt, const QString& text)
{
    const UserNote note{attempt, noteText(text.toStdString())};
    if (note.text == textAt(attempt).toStdString())
        return;
    UserNotes all = notes();
    if (!halfstep::put(all, note)) {
        Q_EMIT refused();
        return;
    }
    m_link.setNotes(std::move(all));
    m_unsaved[attempt] = note.text;
    save();
    Q_EMIT changed();
}

void NoteBook::save()
{
    if (m_unsaved.empty())
        return;
    if (m_folder.empty()) {
        Q_EMIT folderless();
        return;
    }
    UserNotes waiting;
    for (const auto& [attempt, text] : m_unsaved)
        waiting.push_back({attempt, text});
    const Result<StoredNotes> stored = saveNotes(m_folder, waiting);
    if (!stored) {
        Q_EMIT unsaved(stored.problems().front());
        return;
    }
    m_unsaved.clear();
    if (stored->notes != notes()) // another window has put some there, too
        m_link.setNotes(stored->notes);
}

} // namespace halfstep

#include "moc_note_book.cpp"
