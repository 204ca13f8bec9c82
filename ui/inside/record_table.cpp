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
#include <QStyleOptionHeader>
#include <QStyledItemDelegate>

#include <algorithm>

namespace halfstep {
namespace {

constexpr int measured = 60; ///< rows that widths and heights are taken from

/// Room that grows with the type, so that columns stay apart.
QString padded(const QString& text)
{
    return text + QChar::Nbsp;
}

class PaddedCells : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    QString displayText(const QVariant& value, const QLocale& locale) const override
    {
        return padded(QStyledItemDelegate::displayText(value, locale));
    }
};

class BrokenHeadings : public QHeaderView {
public:
    BrokenHeadings(const QStringList& texts, QWidget* parent) : QHeaderView(Qt::Horizontal, parent), m_texts(texts) {}

protected:
    void initStyleOptionForIndex(QStyleOptionHeader* option, int section) const override
    {
        QHeaderView::initStyleOptionForIndex(option, section);
        option->text = m_texts.value(section);
    }
    QSize sectionSizeFromContents(int section) const override
    {
        QStyleOptionHeader option;
        initStyleOption(&option);
        option.section = section;
        option.text = m_texts.value(section);
        return style()->sizeFromContents(QStyle::CT_HeaderSection, &option, {}, this);
    }

private:
    const QStringList& m_texts;
};

/// Lines of whole words, as few as that width allows.
QStringList brokenAt(int width, const QString& text, const QFontMetrics& metrics)
{
    QStringList lines;
    for (const QString& word : text.split(u' '))
        if (!lines.isEmpty() && metrics.horizontalAdvance(lines.last() + u' ' + word) <= width)
            lines.last() += u' ' + word;
        else
            lines << word;
    return lines;
}

} // namespace

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
    setHorizontalHeader(new BrokenHeadings(m_headings, this));
    setItemDelegate(new PaddedCells(this));
    setModel(model);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setTabKeyNavigation(false);
    setMinimumHeight(40);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 6);
    horizontalHeader()->setResizeContentsPrecision(100); // rows that widths are taken from
    horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    horizontalHeader()->setStretchLastSection(true);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setSectionsClickable(true);
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
    fitType();
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

int RecordTable::widestCell(int column, const QFontMetrics& metrics, bool wraps) const
{
    int widest = 0;
    for (int row = 0; row < std::min(measured, m_records->rowCount()); ++row) {
        const QString text = m_records->index(row, column).data().toString();
        for (const QString& part : wraps ? text.split(u' ') : QStringList(text))
            widest = std::max(widest, metrics.horizontalAdvance(part));
    }
    return widest;
}

QStringList RecordTable::heading(int column, const QFontMetrics& metrics) const
{
    constexpr int most = 2; // lines
    const QString text = m_records->headerData(column, Qt::Horizontal).toString();
    const bool last = column + 1 == m_records->columnCount(); // which has what the others leave
    int width = last ? metrics.horizontalAdvance(text) : widestCell(column, metrics, false);
    QStringList lines = brokenAt(width, text, metrics);
    for (; lines.size() > most; width += metrics.averageCharWidth())
        lines = brokenAt(width, text, metrics);
    return lines;
}

int RecordTable::textWidthIn(const QFontMetrics& metrics, bool wraps) const
{
    int width = 0;
    for (int column = 0; column < m_records->columnCount(); ++column) {
        int widest = widestCell(column, metrics, wraps && column + 1 == m_records->columnCount());
        for (const QString& line : heading(column, metrics))
            widest = std::max(widest, metrics.horizontalAdvance(line));
        width += widest + metrics.horizontalAdvance(padded({}));
    }
    return width;
}

void RecordTable::breakHeadings(const QFontMetrics& metrics)
{
    QStringList headings;
    for (int column = 0; column < m_records->columnCount(); ++column) {
        QStringList lines = heading(column, metrics);
        std::ranges::transform(lines, lines.begin(), padded);
        headings << lines.join(u'\n');
    }
    if (headings == m_headings)
        return;
    m_headings = std::move(headings);
    horizontalHeader()->headerDataChanged(Qt::Horizontal, 0, m_records->columnCount() - 1);
}

/// That of the view, in which the last column may go on in a second line, or larger, on one line, where there is room.
void RecordTable::fitType()
{
    QFont font = parentWidget() ? parentWidget()->font() : QFont();
    const auto size = static_cast<double>(QFontInfo(font).pixelSize());
    const int least = QFontInfo(QApplication::font()).pixelSize(); // also where the view is in larger type
    constexpr int rows = 12;                                       // that are to be seen at once
    constexpr int padding = 8;                                     // of a cell, whatever its type
    const QFontMetrics metrics(font);
    const int beside = verticalScrollBar()->sizeHint().width() + m_records->columnCount() * padding;
    const int lines = std::min(rows, m_records->rowCount()) + 2;
    const bool wraps = m_records->rowCount() <= measured;
    // Words grow as their type does.
    const auto across = [&](bool wrapped) {
        return size * (width() - beside) / std::max(1, textWidthIn(metrics, wrapped));
    };
    const double fitting = std::max(across(false), std::min(size, across(wraps)));
    const double down = size * (height() / lines - 6) / metrics.height();
    const double most = std::max(size, 2.0 * least);
    font.setPixelSize(std::max(least, static_cast<int>(std::min({most, fitting, down}))));
    verticalHeader()->setSectionResizeMode(wraps ? QHeaderView::ResizeToContents : QHeaderView::Fixed);
    if (font.pixelSize() != QFontInfo(this->font()).pixelSize()) {
        setFont(font);
        horizontalHeader()->setFont(font);
        verticalHeader()->setDefaultSectionSize(QFontMetrics(font).height() + 6);
        scrollTo(currentIndex());
    }
    breakHeadings(QFontMetrics(font));
}

void RecordTable::focusInEvent(QFocusEvent* event)
{
    const QScopedValueRollback pointing(m_pointing, true);
    QTableView::focusInEvent(event);
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
