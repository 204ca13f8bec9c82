#include "ui/inside/record_table.h"

#include "ui/charts/table_export.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>

#include <algorithm>

namespace halfstep {

void RecordModel::reword()
{
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

RecordTable::RecordTable(RecordModel* model, QWidget* parent)
    : QTableView(parent)
    , m_records(model)
    , m_copy(new QAction(this))
    , m_export(new QAction(this))
{
    setModel(model);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setTabKeyNavigation(false);
    setWordWrap(false);
    setMinimumHeight(40);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 6);
    horizontalHeader()->setResizeContentsPrecision(100); // rows that widths are taken from
    horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    horizontalHeader()->setStretchLastSection(true);
    horizontalHeader()->setHighlightSections(false);
    m_copy->setShortcut(QKeySequence::Copy);
    m_copy->setShortcutContext(Qt::WidgetShortcut);
    connect(m_copy, &QAction::triggered, this, &RecordTable::copy);
    connect(m_export, &QAction::triggered, this, &RecordTable::askToExport);
    addActions({m_copy, m_export});
    setContextMenuPolicy(Qt::ActionsContextMenu);
    connect(this, &QTableView::clicked, this, &RecordTable::choose);
}

void RecordTable::retranslate(const QString& name)
{
    setAccessibleName(name);
    m_copy->setText(tr("Copy"));
    m_export->setText(tr("Export the table…"));
    m_records->reword();
}

void RecordTable::copy() const
{
    QModelIndexList rows = selectionModel()->selectedRows();
    if (rows.isEmpty())
        for (int row = 0; row < m_records->rowCount(); ++row)
            rows << m_records->index(row, 0);
    std::sort(rows.begin(), rows.end());
    QStringList cells;
    for (int column = 0; column < m_records->columnCount(); ++column)
        cells << m_records->headerData(column, Qt::Horizontal).toString();
    QStringList lines{cells.join(u'\t')};
    for (const QModelIndex& row : rows) {
        cells.clear();
        for (int column = 0; column < m_records->columnCount(); ++column)
            cells << row.siblingAtColumn(column).data().toString();
        lines << cells.join(u'\t');
    }
    QGuiApplication::clipboard()->setText(lines.join(u'\n'));
}

void RecordTable::askToExport()
{
    askToExportTable(
        this, m_records->table(), [this](const QString& sentence) { Q_EMIT noted(sentence); });
}

void RecordTable::choose(const QModelIndex& row)
{
    if (const QVariant attempt = row.data(RecordModel::attemptRole); attempt.isValid())
        Q_EMIT attemptChosen(attempt.toLongLong());
}

void RecordTable::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        choose(currentIndex());
    else
        QTableView::keyPressEvent(event);
}

} // namespace halfstep

#include "moc_record_table.cpp"
