#include "ui/charts/table_export.h"

#include "engine/labs/lab_json.h"
#include "engine/labs/lab_result.h"
#include "engine/records/file_saver.h"
#include "ui/language/path_text.h"
#include "ui/language/wording.h"
#include "ui/look/file_dialog.h"

#include <nlohmann/json.hpp>

#include <QCoreApplication>

#include <utility>

namespace halfstep {
namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(halfstep::TableExport)
};

} // namespace

std::optional<Problem> exportTable(const LabTable& table, const QString& path)
{
    const bool json = path.endsWith(QLatin1String(".json"), Qt::CaseInsensitive);
    return saveFile(pathBytes(path), json ? toJson(table).dump() + '\n' : csvText(table));
}

void askToExportTable(QWidget* parent, const LabTable& table, std::function<void(const QString&)> say)
{
    auto* dialog = new FileDialog(parent, Texts::tr("Save the table"));
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters({QStringLiteral("*.csv"), QStringLiteral("*.json")});
    dialog->setDefaultSuffix(QStringLiteral("csv"));
    QObject::connect(dialog, &QFileDialog::filterSelected, dialog,
                     [dialog](const QString& filter) { dialog->setDefaultSuffix(filter.mid(2)); });
    dialog->selectFile(QString::fromStdString(table.name) + QStringLiteral(".csv"));
    QObject::connect(dialog, &QFileDialog::fileSelected, parent, [table, say = std::move(say)](const QString& path) {
        const std::optional<Problem> problem = exportTable(table, path);
        say(problem ? sentence(*problem) : Texts::tr("Table saved as %1.").arg(path));
    });
    dialog->open();
}

} // namespace halfstep
