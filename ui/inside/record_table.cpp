#include "ui/inside/record_table.h"

#include "engine/labs/lab_json.h"
#include "ui/charts/table_picture.h"

#include <QAction>
#include <QClipboard>
#include <QFontInfo>
#include <QApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QScopedValueRollback>
#include <QScrollBar>

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
    connect(selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex& row) {
        if (!m_pointing)
            choose(row);
    });
    if (parent)
        parent->installEventFilter(this);
    connect(model, &RecordModel::modelReset, this, &RecordTable::fitType);
    connect(model, &RecordModel::rowsInserted, this, &RecordTable::fitType);
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

void RecordTable::pointAt(int row)
{
    const QModelIndexList selected = selectionModel()->selectedRows();
    if (selected.size() > 1 || (selected.size() == 1 && selected.front().row() == row))
        return;
    const QScopedValueRollback pointing(m_pointing, true);
    if (row < 0)
        clearSelection();
    else
        selectionModel()->setCurrentIndex(m_records->index(row, std::max(0, currentIndex().column())),
                                          QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
}

bool RecordTable::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == parentWidget() && event->type() == QEvent::FontChange)
        fitType();
    return QTableView::eventFilter(watched, event);
}

void RecordTable::choose(const QModelIndex& row)
{
    if (const QVariant attempt = row.data(RecordModel::attemptRole); attempt.isValid())
        Q_EMIT attemptChosen(attempt.toLongLong());
}

int RecordTable::textWidthIn(const QFontMetrics& metrics) const
{
    constexpr int measured = 60; // rows that widths are taken from
    int width = 0;
    for (int column = 0; column < m_records->columnCount(); ++column) {
        int widest = metrics.horizontalAdvance(m_records->headerData(column, Qt::Horizontal).toString());
        for (int row = 0; row < std::min(measured, m_records->rowCount()); ++row)
            widest = std::max(widest, metrics.horizontalAdvance(m_records->index(row, column).data().toString()));
        width += widest;
    }
    return width;
}

void RecordTable::fitType()
{
    QFont font = parentWidget() ? parentWidget()->font() : QFont();
    const auto size = static_cast<double>(QFontInfo(font).pixelSize());
    const int least = QFontInfo(QApplication::font()).pixelSize(); // also where the view is in larger type
    constexpr int rows = 12;                                       // that are to be seen at once
    constexpr int padding = 18;                                    // of a cell
    const QFontMetrics metrics(font);
    const int beside = verticalScrollBar()->sizeHint().width() + m_records->columnCount() * padding;
    const int lines = std::min(rows, m_records->rowCount()) + 2;
    // Words grow as their type does.
    const double across = size * (width() - beside) / std::max(1, textWidthIn(metrics));
    const double down = size * (height() / lines - 6) / metrics.height();
    font.setPixelSize(std::max(least, static_cast<int>(std::min({2 * size, across, down}))));
    if (font.pixelSize() != QFontInfo(this->font()).pixelSize()) {
        setFont(font);
        horizontalHeader()->setFont(font);
        verticalHeader()->setDefaultSectionSize(QFontMetrics(font).height() + 6);
    }
}

void RecordTable::resizeEvent(QResizeEvent* event)
{
    fitType();
    QTableView::resizeEvent(event);
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
