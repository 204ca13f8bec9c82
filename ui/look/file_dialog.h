#pragma once

#include <QFileDialog>

namespace halfstep {

/// Qt's dialog for files, with sizes, kinds and dates in the interface language rather than the system's. Deletes
/// itself when it is closed.
class FileDialog : public QFileDialog {
    Q_OBJECT
public:
    explicit FileDialog(QWidget* parent, const QString& caption, const QString& folder = {},
                        const QString& filter = {});
};

} // namespace halfstep
