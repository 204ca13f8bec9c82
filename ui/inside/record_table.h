#pragma once

#include "engine/labs/lab_result.h"

#include <QAbstractTableModel>
#include <QTableView>

namespace halfstep {

/// Rows that a RecordTable shows, and what files get of them.
class RecordModel : public QAbstractTableModel {
public:
    static constexpr int attemptRole = Qt::UserRole; ///< that a row is about; invalid for one that is about none

    using QAbstractTableModel::QAbstractTableModel;
    virtual LabTable table() const = 0;
    void reword(); ///< in another language
};

/// A table to read, to copy and to export. A click or Enter on a row goes to its attempt.
class RecordTable : public QTableView {
    Q_OBJECT
public:
    explicit RecordTable(RecordModel* model, QWidget* parent = nullptr);

    void retranslate(const QString& name);
    void copy() const; ///< what is selected, or all, with the headings
    void askToExport();

Q_SIGNALS:
    void attemptChosen(qint64 attempt);
    void noted(const QString& sentence);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void choose(const QModelIndex& row);

    RecordModel* m_records;
    QAction* m_copy;
    QAction* m_export;
};

} // namespace halfstep
