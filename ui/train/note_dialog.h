#pragma once

#include <QDialog>

#include <cstdint>

class QLineEdit;
class QPushButton;

namespace halfstep {

class NoteBook;
class NumberBox;

/// Asks for the note at an attempt: puts a new one, changes the one that is there, or takes it away.
class NoteDialog : public QDialog {
    Q_OBJECT
public:
    NoteDialog(NoteBook& notes, std::int64_t attempt, QWidget* parent = nullptr);

private:
    void showAttempt();
    void put(const QString& text);

    NoteBook& m_notes;
    NumberBox* m_attempt;
    QLineEdit* m_text;
    QPushButton* m_save; ///< not what was emptied: to delete is a button of its own
    QPushButton* m_remove;
};

} // namespace halfstep
