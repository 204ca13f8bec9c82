#pragma once

#include "ui/charts/chart_export.h"

#include <QDialog>

#include <vector>

class QCheckBox;
class QComboBox;
class QLabel;

namespace halfstep {

class NumberBox;

/// Saves one figure in a chosen format and size, or copies it.
class ExportDialog : public QDialog {
    Q_OBJECT
public:
    /// `footer`: what is said of the run, where the user wants it below the picture.
    ExportDialog(std::vector<const Figure*> figures, const Figure* first, QString footer, QWidget* parent = nullptr);

Q_SIGNALS:
    void saved(const QString& path);
    void failed(const halfstep::Problem& problem);

private:
    ExportFormat format() const;
    const Figure& figure() const;
    void showFormat();
    QSize size() const;
    void chooseFile();
    void save(const QString& path);

    std::vector<const Figure*> m_figures;
    QString m_footer;
    QSize m_pixels{1600, 960};
    QSize m_millimetres{160, 96};
    QSize* m_size = nullptr; ///< one of them, that is edited
    QComboBox* m_figure = nullptr;
    QComboBox* m_format = nullptr;
    NumberBox* m_width = nullptr;
    NumberBox* m_height = nullptr;
    QLabel* m_unit = nullptr;
    QLabel* m_note = nullptr; ///< what the file will not hold
    QCheckBox* m_withFooter = nullptr;
};

} // namespace halfstep
