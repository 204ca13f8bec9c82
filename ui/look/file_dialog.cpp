#include "ui/look/file_dialog.h"

#include <QFileSystemModel>
#include <QIdentityProxyModel>
#include <QLocale>

namespace halfstep {
namespace {

/// The files as QFileSystemModel has them, but for what it words after the system's language.
class WordedFiles : public QIdentityProxyModel {
public:
    using QIdentityProxyModel::QIdentityProxyModel;

    QVariant data(const QModelIndex& index, int role) const override
    {
        const auto* files = qobject_cast<const QFileSystemModel*>(sourceModel());
        if (role != Qt::DisplayRole || !files)
            return QIdentityProxyModel::data(index, role);
        enum Column { Size = 1, Kind, Date };
        const QFileInfo file = files->fileInfo(mapToSource(index));
        switch (index.column()) {
        case Size:
            if (!file.isDir())
                return QLocale().formattedDataSize(file.size());
            break;
        case Kind:
            if (!file.isDir())
                return FileDialog::tr("%1 file").arg(file.suffix().toUpper()).trimmed();
            break;
        case Date: return QLocale().toString(file.lastModified(), QLocale::ShortFormat);
        default: break;
        }
        return QIdentityProxyModel::data(index, role);
    }
};

} // namespace

FileDialog::FileDialog(QWidget* parent, const QString& caption, const QString& folder, const QString& filter)
    : QFileDialog(parent, caption, folder, filter)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setProxyModel(new WordedFiles(this));
}

} // namespace halfstep

#include "moc_file_dialog.cpp"
