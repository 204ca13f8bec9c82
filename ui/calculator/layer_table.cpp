#include "ui/calculator/layer_table.h"

#include "ui/settings/calm_controls.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace halfstep {
namespace {

constexpr int kindColumn = 0;
constexpr int countColumn = 1;
constexpr int kernelColumn = 2;
constexpr int rowsShown = 5;

} // namespace

LayerTable::LayerTable(QWidget* parent) : QWidget(parent)
{
    m_table = new QTableWidget(0, 3, this);
    m_table->setObjectName(QStringLiteral("layerTable"));
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 10);
    m_table->setTabKeyNavigation(false);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_table->horizontalHeader()->setSectionResizeMode(kindColumn, QHeaderView::ResizeToContents);
    const int height = (fontMetrics().height() + 10) * rowsShown + 2 * fontMetrics().height();
    m_table->setMinimumHeight(height);
    m_table->setMaximumHeight(height);
    auto* buttons = new QHBoxLayout;
    const auto button = [&](const char* name, auto&& act) {
        auto* made = new QPushButton(this);
        made->setObjectName(QString::fromLatin1(name));
        made->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
        connect(made, &QPushButton::clicked, this, act);
        buttons->addWidget(made);
        return made;
    };
    m_add = button(
        "addLayer", [this] { addLayer(); });
    m_remove = button(
        "removeLayer", [this] { removeLayer(); });
    m_up = button(
        "layerUp", [this] { moveLayer(-1); });
    m_down = button("layerDown", [this] { moveLayer(1); });
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_table);
    column->addLayout(buttons);
    connect(m_table, &QTableWidget::itemChanged, this, [this] {
        if (!m_filling)
            Q_EMIT lineEdited();
    });
}

LayerTable::RowKind LayerTable::kindOf(int row) const
{
    return static_cast<RowKind>(kindBox(row)->currentData().toInt());
}

QComboBox* LayerTable::kindBox(int row) const
{
    return qobject_cast<QComboBox*>(m_table->cellWidget(row, kindColumn));
}

QString LayerTable::textAt(int row, int column) const
{
    return m_table->item(row, column)->text().trimmed();
}

void LayerTable::wordKinds(QComboBox& box) const
{
    for (int i = 0; i < box.count(); ++i)
        switch (static_cast<RowKind>(box.itemData(i).toInt())) {
        case RowKind::Input: box.setItemText(i, tr("input")); break;
        case RowKind::Linear: box.setItemText(i, tr("linear")); break;
        case RowKind::Convolution: box.setItemText(i, tr("convolution")); break;
        case RowKind::Pool: box.setItemText(i, tr("max pooling")); break;
        case RowKind::BatchNorm: box.setItemText(i, tr("batch norm")); break;
        }
    box.setAccessibleName(tr("Kind of layer"));
}

/// Input stands on top alone, and nothing else is offered for it.
void LayerTable::addRow(int row, RowKind kind, const QString& count, const QString& kernel)
{
    m_table->insertRow(row);
    auto* box = new CalmComboBox;
    if (kind == RowKind::Input)
        box->addItem(QString(), static_cast<int>(kind));
    else
        for (const RowKind each : {RowKind::Linear, RowKind::Convolution, RowKind::Pool, RowKind::BatchNorm})
            box->addItem(QString(), static_cast<int>(each));
    box->setCurrentIndex(std::max(0, box->findData(static_cast<int>(kind))));
    wordKinds(*box);
    m_table->setCellWidget(row, kindColumn, box);
    m_table->setItem(row, countColumn, new QTableWidgetItem(count));
    m_table->setItem(row, kernelColumn, new QTableWidgetItem(kernel));
    showKind(row);
    connect(box, &QComboBox::currentIndexChanged, m_table, [this, box] {
        for (int i = 0; i < m_table->rowCount(); ++i)
            if (kindBox(i) == box) {
                m_filling = true;
                showKind(i);
                m_filling = false;
            }
        Q_EMIT lineEdited();
    });
}

/// Cells that a kind has no use for are closed and empty; those that it needs have something.
void LayerTable::showKind(int row)
{
    const RowKind kind = kindOf(row);
    const bool counts = kind != RowKind::Pool && kind != RowKind::BatchNorm;
    const auto put = [&](int column, bool used, const QString& usual) {
        QTableWidgetItem* item = m_table->item(row, column);
        item->setFlags(used ? item->flags() | Qt::ItemIsEditable | Qt::ItemIsEnabled
                            : item->flags() & ~(Qt::ItemIsEditable | Qt::ItemIsEnabled));
        if (!used || item->text().isEmpty())
            item->setText(used ? usual : QString());
    };
    put(countColumn, counts, QStringLiteral("16"));
    put(kernelColumn, kind == RowKind::Convolution, QStringLiteral("3"));
}

void LayerTable::setLine(const ModelLine& read)
{
    if (line() == QString::fromStdString(textOf(read)))
        return;
    m_filling = true;
    m_table->setRowCount(0);
    if (read.features)
        addRow(0, RowKind::Input, QString::number(*read.features), {});
    for (const LayerWord& word : read.layers) {
        const RowKind kind = word.kind == LayerWord::Kind::Linear        ? RowKind::Linear
                             : word.kind == LayerWord::Kind::Convolution ? RowKind::Convolution
                             : word.kind == LayerWord::Kind::Pool        ? RowKind::Pool
                                                                         : RowKind::BatchNorm;
        addRow(m_table->rowCount(), kind, QString::number(word.count), QString::number(word.kernel));
    }
    m_filling = false;
}

QString LayerTable::line() const
{
    QStringList words;
    for (int row = 0; row < m_table->rowCount(); ++row) {
        const QString kernel = textAt(row, kernelColumn);
        switch (kindOf(row)) {
        case RowKind::Input:
        case RowKind::Linear: words << textAt(row, countColumn); break;
        case RowKind::Convolution:
            words << QStringLiteral("conv") + textAt(row, countColumn)
                         + (kernel == QLatin1String("3") ? QString() : u'k' + kernel);
            break;
        case RowKind::Pool: words << QStringLiteral("pool"); break;
        case RowKind::BatchNorm: words << QStringLiteral("bn"); break;
        }
    }
    return words.join(u'-');
}

/// Behind the current one, or at the end.
void LayerTable::addLayer()
{
    const int row = m_table->currentRow() < 0 ? m_table->rowCount() : m_table->currentRow() + 1;
    m_filling = true;
    addRow(row, RowKind::Linear, QStringLiteral("16"), {});
    m_filling = false;
    m_table->setCurrentCell(row, countColumn);
    Q_EMIT lineEdited();
}

void LayerTable::removeLayer()
{
    if (m_table->currentRow() < 0)
        return;
    m_table->removeRow(m_table->currentRow());
    Q_EMIT lineEdited();
}

void LayerTable::moveLayer(int by)
{
    const int row = m_table->currentRow();
    const int to = row + by;
    const auto moves = [this](int at) { return at >= 0 && at < m_table->rowCount() && kindOf(at) != RowKind::Input; };
    if (!moves(row) || !moves(to))
        return;
    const RowKind kind = kindOf(row);
    const QString count = textAt(row, countColumn);
    const QString kernel = textAt(row, kernelColumn);
    m_filling = true;
    m_table->removeRow(row);
    addRow(to, kind, count, kernel);
    m_filling = false;
    m_table->setCurrentCell(to, countColumn);
    Q_EMIT lineEdited();
}

void LayerTable::retranslate()
{
    m_table->setAccessibleName(tr("Layers"));
    m_table->setHorizontalHeaderLabels({tr("Layer"), tr("Outputs"), tr("Window")});
    for (int row = 0; row < m_table->rowCount(); ++row)
        wordKinds(*kindBox(row));
    m_add->setText(tr("Add"));
    m_remove->setText(tr("Remove"));
    m_up->setText(tr("Up"));
    m_down->setText(tr("Down"));
    m_add->setToolTip(tr("Adds a layer behind the one that is marked."));
}

} // namespace halfstep

#include "moc_layer_table.cpp"
