#pragma once

#include "ui/session/session_link.h"

#include <QObject>
#include <QString>

#include <cstdint>
#include <map>
#include <string>

namespace halfstep {

/// The user's notes on the run that is shown. Each is in the run's folder as soon as it is put. What cannot be saved
/// stays with the window, and is tried again with the next note and when the run has ended.
class NoteBook : public QObject {
    Q_OBJECT
public:
    explicit NoteBook(SessionLink& link, QObject* parent = nullptr);

    const UserNotes& notes() const { return m_link.history().marks().notes; }
    std::int64_t attempts() const { return m_link.history().attempts(); } ///< that can have a note
    QString textAt(std::int64_t attempt) const;
    void put(std::int64_t attempt, const QString& text); ///< without a text, the attempt has no note any more

Q_SIGNALS:
    void changed();
    void refused();                                 ///< there are too many
    void unsaved(const halfstep::Problem& problem); ///< why what was put is in the window alone
    void folderless();                              ///< likewise, since the run has none

private:
    void save();

    SessionLink& m_link;
    std::string m_folder;                          ///< of the run that is shown
    std::map<std::int64_t, std::string> m_unsaved; ///< texts at attempts, which may be empty
};

} // namespace halfstep
