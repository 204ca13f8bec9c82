#include "ui/inside/record_table.h"

#include "engine/labs/lab_json.h"
#include "ui/charts/table_picture.h"

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
    , m_copyPicture(new QAction(this))
    , m_copyData(new QAction(this))
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
    connect(m_copyPicture, &QAction::triggered, this, &RecordTable::copyToClipboard);
    connect(m_copyData, &QAction::triggered, this,
            [this] { QGuiApplication::clipboard()->setText(QString::fromUtf8(exported(ExportFormat::Csv))); });
    connect(m_export, &QAction::triggered, this, &RecordTable::exportRequested);
    m_export->setObjectName(QStringLiteral("saveAs"));
    addActions({m_copy, m_copyPicture, m_copyData, m_export});
    setContextMenuPolicy(Qt::ActionsContextMenu);
    connect(this, &QTableView::clicked, this, &RecordTable::choose);
}

void RecordTable::retranslate(const QString& name)
{
    setAccessibleName(name);
    m_copy->setText(tr("&Copy"));
    m_copyPicture->setText(tr("Copy &picture"));
    m_copyData->setText(tr("Copy &data"));
    m_export->setText(tr("&Save as…"));
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

void RecordTable::describe(const QString& sentence)
{
    m_sentence = sentence;
    setAccessibleDescription(sentence);
}

FigureCaption RecordTable::figureCaption() const
{
    return {QString::fromStdString(m_records->table().name), accessibleName(), m_sentence};
}

TableText RecordTable::text() const
{
    TableText text{.caption = figureCaption()};
    text.firstSeen = std::max(0, rowAt(0));
    for (int column = 0; column < m_records->columnCount(); ++column) {
        text.headings << m_records->headerData(column, Qt::Horizontal).toString();
        const int alignment = m_records->headerData(column, Qt::Horizontal, Qt::TextAlignmentRole).toInt();
        text.alignments.push_back(Qt::Alignment(alignment & Qt::AlignHorizontal_Mask));
    }
    for (int row = 0; row < m_records->rowCount(); ++row) {
        QStringList& cells = text.rows.emplace_back();
        for (int column = 0; column < m_records->columnCount(); ++column)
            cells << m_records->index(row, column).data().toString();
    }
    return text;
}

QByteArray RecordTable::exported(ExportFormat format, const QSizeF& size, const QString& footer) const
{
    if (format == ExportFormat::Csv)
        return QByteArray::fromStdString(csvText(m_records->table()));
    TablePicture picture(text());
    return rendered(picture, format, size, footer);
}

void RecordTable::copyToClipboard() const
{
    TablePicture picture(text());
    copyPicture(picture, viewport()->size(), devicePixelRatioF());
}

QString RecordTable::exportNote(ExportFormat format) const
{
    switch (format) {
    case ExportFormat::Png:
    case ExportFormat::Svg: return tr("As many rows as fit, from the first one that is seen.");
    case ExportFormat::Pdf: return tr("All rows, over as many pages as they need.");
    case ExportFormat::Csv: return tr("All rows.");
    }
    return {};
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
