#include "ui/calculator/calculator_page.h"

#include "ui/calculator/activation_chart.h"
#include "ui/calculator/calculator_form.h"
#include "ui/charts/chart_widget.h"
#include "ui/charts/export_dialog.h"
#include "ui/charts/table_export.h"
#include "ui/language/number_text.h"
#include "ui/language/wording.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QScrollArea>
#include <QSplitter>
#include <QTabWidget>
#include <QTableWidget>
#include <QVBoxLayout>

namespace halfstep {
namespace {

QTableWidget* readOnlyTable(int columns, const char* name)
{
    auto* table = new QTableWidget(0, columns);
    table->setObjectName(QString::fromLatin1(name));
    table->verticalHeader()->hide();
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setTabKeyNavigation(false);
    table->setWordWrap(true);
    return table;
}

QString shapeText(const std::vector<std::int64_t>& shape)
{
    QStringList sides;
    for (const std::int64_t side : shape)
        sides << shownWhole(side);
    return sides.join(QStringLiteral(" × "));
}

} // namespace

CalculatorPage::CalculatorPage(QWidget* parent) : Page(sign().name, parent), m_bars(std::make_shared<ActivationChart>())
{
    m_form = new CalculatorForm;
    auto* scroll = new QScrollArea(this);
    scroll->setWidget(m_form);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setMinimumWidth(300);
    scroll->setMaximumWidth(430);
    auto* content = new QWidget(this);
    auto* row = new QHBoxLayout(content);
    row->addWidget(scroll, 2);
    row->addWidget(makeResults(), 4);
    setCentralWidget(content);
    m_fileActions << m_words.action([] { return tr("Export the &figure…"); }, {}, [this] { exportFigure(); })
                  << m_words.action([] { return tr("Export the &table…"); }, {}, [this] { exportTables(); });
    connect(m_form, &CalculatorForm::changed, this, &CalculatorPage::showCost);
    retranslate();
}

QWidget* CalculatorPage::makeResults()
{
    m_results = readOnlyTable(3, "results");
    m_results->horizontalHeader()->resizeSection(0, fontMetrics().averageCharWidth() * 28);
    m_results->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents); // formulas are wrapped
    m_results->horizontalHeader()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    m_results->horizontalHeader()->setSectionResizeMode(2, QHeaderView::Stretch);
    m_results->setMinimumHeight(120);
    m_layers = readOnlyTable(4, "layerCosts");
    m_chart = new ChartWidget(m_bars);
    m_chart->setObjectName(QStringLiteral("activationBars"));
    m_chart->setPlace({.xTitled = true});
    m_tabs = new QTabWidget;
    m_tabs->setObjectName(QStringLiteral("calculatorTabs"));
    m_tabs->addTab(m_chart, QString());
    m_tabs->addTab(m_layers, QString());
    auto* buttons = new QWidget;
    auto* row = new QHBoxLayout(buttons);
    row->setContentsMargins(0, 0, 0, 0);
    m_saveFigure = new QPushButton(buttons);
    m_saveTable = new QPushButton(buttons);
    row->addWidget(m_saveFigure);
    row->addWidget(m_saveTable);
    m_tabs->setCornerWidget(buttons);
    auto* split = new QSplitter(Qt::Vertical);
    split->addWidget(m_results);
    split->addWidget(m_tabs);
    split->setStretchFactor(0, 3);
    split->setStretchFactor(1, 2);
    split->setChildrenCollapsible(false);
    connect(m_saveFigure, &QPushButton::clicked, this, &CalculatorPage::exportFigure);
    connect(m_saveTable, &QPushButton::clicked, this, &CalculatorPage::exportTables);
    connect(m_chart, &ChartWidget::exportRequested, this, &CalculatorPage::exportFigure);
    return split;
}

PageSign CalculatorPage::sign()
{
    return {QStringLiteral("calculator"), QStringLiteral("calculator"), [] { return tr("Calculator"); }};
}

QString CalculatorPage::statusText() const
{
    const auto& cost = m_form->cost();
    if (!cost)
        return tr("A field is refused; it says why.");
    return tr("%1: %2 parameters, %3 at the peak (computed, not measured)")
        .arg(m_form->line(), shownWhole(cost->estimate.parameters),
             shortByteText(static_cast<double>(cost->estimate.peakBytes), m_form->units()));
}

QList<QAction*> CalculatorPage::menuActions(PageMenu menu) const
{
    return menu == PageMenu::File ? m_fileActions : QList<QAction*>{};
}

QVariantMap CalculatorPage::remembered() const
{
    QVariantMap state = Page::remembered();
    state.insert(m_form->remembered());
    state[QStringLiteral("tab")] = m_tabs->currentIndex();
    return state;
}

void CalculatorPage::recall(const QVariantMap& state)
{
    Page::recall(state);
    m_form->recall(state);
    m_tabs->setCurrentIndex(state.value(QStringLiteral("tab")).toInt());
}

void CalculatorPage::showCost()
{
    fillResults();
    fillLayers();
    const auto& cost = m_form->cost();
    m_bars->show(cost ? activationBytes(*cost) : ActivationBytes{}, m_form->units());
    m_chart->refresh();
    m_saveFigure->setEnabled(cost.has_value());
    m_saveTable->setEnabled(cost.has_value());
    for (QAction* action : m_fileActions)
        action->setEnabled(cost.has_value());
    Q_EMIT statusChanged();
}

void CalculatorPage::fillResults()
{
    const auto& cost = m_form->cost();
    const std::vector<CostRow> rows = cost ? costRows(*cost, m_form->units()) : std::vector<CostRow>{};
    m_results->setRowCount(static_cast<int>(rows.size()));
    for (int i = 0; i < m_results->rowCount(); ++i) {
        const CostRow& row = rows[static_cast<std::size_t>(i)];
        m_results->setItem(i, 0, new QTableWidgetItem(row.title));
        m_results->setItem(i, 1, new QTableWidgetItem(row.shown));
        m_results->setItem(i, 2, new QTableWidgetItem(row.formula));
        m_results->item(i, 2)->setToolTip(row.formula);
    }
}

void CalculatorPage::fillLayers()
{
    const auto& cost = m_form->cost();
    if (!cost) {
        m_layers->setRowCount(0);
        return;
    }
    const ActivationBytes activations = activationBytes(*cost);
    QStringList headings{tr("Layer"), tr("Output of a sample"), tr("Parameters"), tr("FLOP forward")};
    for (const StoredAs& storage : activations.storages)
        headings << storage.name;
    m_layers->setColumnCount(static_cast<int>(headings.size()));
    m_layers->setHorizontalHeaderLabels(headings);
    m_layers->setRowCount(static_cast<int>(cost->estimate.layers.size()));
    std::size_t kept = 0; // among the layers that keep their output; the input comes first
    for (int i = 0; i < m_layers->rowCount(); ++i) {
        const LayerCost& layer = cost->estimate.layers[static_cast<std::size_t>(i)];
        QStringList texts{QString::fromStdString(layer.name), shapeText(layer.output), shownWhole(layer.parameters),
                          shownWhole(layer.forwardFlop)};
        const bool keeps = layer.activationBytes > 0;
        kept += keeps ? 1 : 0;
        for (const StoredAs& storage : activations.storages)
            texts << (keeps ? shortByteText(static_cast<double>(storage.bytes[kept]), m_form->units())
                            : QStringLiteral("–"));
        for (int column = 0; column < m_layers->columnCount(); ++column)
            m_layers->setItem(i, column, new QTableWidgetItem(texts[column]));
    }
    m_layers->resizeColumnsToContents();
    m_layers->resizeRowsToContents();
}

LabTable CalculatorPage::results() const
{
    LabTable table{"estimate", {"number", "value", "unit"}};
    if (const auto& cost = m_form->cost())
        for (const CostRow& row : costRows(*cost, m_form->units()))
            table.rows.push_back({row.name, row.value, row.unit});
    return table;
}

LabTable CalculatorPage::layerTable() const
{
    LabTable table{"layers", {"layer", "output", "parameters", "forward_flop", "activation_bytes"}};
    if (const auto& cost = m_form->cost())
        for (const LayerCost& layer : cost->estimate.layers) {
            std::string shape;
            for (const std::int64_t side : layer.output)
                shape += (shape.empty() ? "" : "x") + std::to_string(side);
            table.add(layer.name, shape, layer.parameters, layer.forwardFlop, layer.activationBytes);
        }
    return table;
}

void CalculatorPage::exportFigure()
{
    auto* dialog = new ExportDialog({m_chart}, m_chart, statusText(), this);
    connect(
        dialog, &ExportDialog::failed, this, [this](const Problem& problem) { Q_EMIT noted(sentence(problem)); });
    connect(dialog, &ExportDialog::saved, this,
            [this](const QString& path) { Q_EMIT noted(tr("Figure saved as %1.").arg(path)); });
    dialog->open();
}

/// The layers where they are looked at, else the results.
void CalculatorPage::exportTables()
{
    askToExportTable(
        this, m_tabs->currentWidget() == m_layers ? layerTable() : results(),
        [this](const QString& sentence) { Q_EMIT noted(sentence); });
}

void CalculatorPage::changeEvent(QEvent* event)
{
    Page::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void CalculatorPage::retranslate()
{
    m_words.retranslate();
    m_results->setAccessibleName(tr("Results"));
    m_results->setHorizontalHeaderLabels({tr("Result"), tr("Value"), tr("Formula, numbers put in")});
    m_layers->setAccessibleName(tr("Costs of each layer"));
    m_tabs->setTabText(0, tr("Activations"));
    m_tabs->setTabText(1, tr("Layers"));
    m_saveFigure->setText(tr("Figure…"));
    m_saveTable->setText(tr("Table…"));
    m_saveFigure->setToolTip(tr("Saves the bars of activations as PNG, SVG, PDF or CSV."));
    m_saveTable->setToolTip(tr("Saves the results, or the layers, as CSV or JSON."));
    m_form->retranslate();
}

} // namespace halfstep

#include "moc_calculator_page.cpp"
