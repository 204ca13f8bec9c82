#pragma once

#include "engine/labs/lab_result.h"
#include "ui/charts/figure.h"

#include <QAbstractTableModel>
#include <QTableView>

namespace halfstep {

struct TableText;

/// Rows that a RecordTable shows, and what files get of them.
class RecordModel : public QAbstractTableModel {
public:
    static constexpr int attemptRole = Qt::UserRole; ///< that a row is about; invalid for one that is about none

    using QAbstractTableModel::QAbstractTableModel;
    virtual LabTable table() const = 0;
    void reword(); ///< in another language
};

/// A table to read, to copy and to export as charts are. Going to a row goes to its attempt.
class RecordTable : public QTableView, public Figure {
    Q_OBJECT
public:
    explicit RecordTable(RecordModel* model, QWidget* parent = nullptr);

    void retranslate(const QString& name);
    void describe(const QString& sentence); ///< what there is to see
    void pointAt(int row);                  ///< selects it, unless several are; tells nobody; -1: none
    void copy() const;                      ///< what is selected, or all, with the headings

    FigureCaption figureCaption() const override;
    /// CSV holds all rows, as does PDF, over pages; pictures of one page hold those that are seen.
    QByteArray exported(ExportFormat format, const QSizeF& size = {}, const QString& footer = {}) const override;
    void copyToClipboard() const override;
    QString exportNote(ExportFormat format) const override;

Q_SIGNALS:
    void attemptChosen(qint64 attempt);
    void exportRequested();

protected:
    void focusInEvent(QFocusEvent* event) override; ///< goes to no row, where Qt would go to the first
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override; ///< the view's type is this one's measure
    void resizeEvent(QResizeEvent* event) override; ///< in larger type where there is room, as on a projector

private:
    void choose(const QModelIndex& row);
    void fitType();
    int widestCell(int column, const QFontMetrics& metrics, bool wraps) const; ///< of the first rows
    QStringList heading(int column, const QFontMetrics& metrics) const;        ///< on as few lines as its cells allow
    int textWidthIn(const QFontMetrics& metrics, bool wraps) const;            ///< of all columns
    void breakHeadings(const QFontMetrics& metrics);
    TableText text() const;

    RecordModel* m_records;
    QAction* m_copy;
    QAction* m_copyPicture;
    QAction* m_copyData;
    QAction* m_export;
    QStringList m_headings; ///< as shown, on as many lines as narrow columns need
    QString m_sentence;
    bool m_pointing = false;
};

} // namespace halfstep
