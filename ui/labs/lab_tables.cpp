#include "ui/labs/lab_tables.h"

#include "ui/labs/lab_texts.h"
#include "ui/labs/lab_view.h"
#include "ui/labs/number_formulas.h"
#include "words/lab_words.h"

#include <QHeaderView>
#include <QTableWidget>

#include <algorithm>

namespace halfstep {
namespace {

constexpr int mostRows = 2000; ///< of a table on the screen; files hold all

} // namespace

QTableWidget* numbersTable(const Lab& lab, const LabInputs& inputs, const LabResult& result)
{
    const LabWords& words = LabWords::of(lab.name);
    auto* table = new QTableWidget(static_cast<int>(result.numbers.size()), 2);
    table->setHorizontalHeaderLabels({LabView::tr("Number"), LabView::tr("Value")});
    table->verticalHeader()->hide();
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setWordWrap(true);
    for (int row = 0; row < table->rowCount(); ++row) {
        const auto& [name, value] = result.numbers[static_cast<std::size_t>(row)];
        const QString formula = formulaText(lab, inputs, result, name);
        auto* what = new QTableWidgetItem(formula.isEmpty() ? worded(words.number(name))
                                                            : worded(words.number(name)) + QLatin1Char('\n') + formula);
        what->setToolTip(QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())));
        table->setItem(row, 0, what);
        table->setItem(row, 1, new QTableWidgetItem(shownValue(value)));
    }
    table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    table->horizontalHeader()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    table->resizeRowsToContents();
    return table;
}

QTableWidget* tableOf(const LabTable& values)
{
    const int rows = std::min(static_cast<int>(values.rows.size()), mostRows);
    auto* table = new QTableWidget(rows, static_cast<int>(values.columns.size()));
    QStringList headings;
    for (const std::string& column : values.columns)
        headings << labTermText(column);
    table->setHorizontalHeaderLabels(headings);
    table->verticalHeader()->hide();
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < table->columnCount(); ++column)
            table->setItem(row, column,
                           new QTableWidgetItem(
                               shownValue(values.rows[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)],
                                          values.columns[static_cast<std::size_t>(column)])));
    table->horizontalHeader()->setHighlightSections(false); // bold headings would be cut
    table->resizeColumnsToContents();
    return table;
}

} // namespace halfstep
