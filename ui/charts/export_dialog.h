#pragma once

#include "ui/charts/chart_export.h"

#include <QDialog>

#include <vector>

class QCheckBox;
class QComboBox;
class QLabel;

namespace halfstep {

class NumberBox;

/// Saves one chart in a chosen format and size, or copies it.
class ExportDialog : public QDialog {
    Q_OBJECT
public:
    /// `footer`: what is said of the run, where the user wants it below the picture.
    ExportDialog(std::vector<ChartWidget*> charts, const ChartWidget* first, QString footer, QWidget* parent = nullptr);

Q_SIGNALS:
    void saved(const QString& path);
    void failed(const halfstep::Problem& problem);

private:
    ExportFormat format() const;
    const ChartWidget* chart() const;
    void showFormat();
    QSize size() const;
    void chooseFile();
    void save(const QString& path);

    std::vector<ChartWidget*> m_charts;
    QString m_footer;
    QSize m_pixels{1600, 960};
    QSize m_millimetres{160, 96};
    QSize* m_size = nullptr; ///< one of them, that is edited
    QComboBox* m_chart = nullptr;
    QComboBox* m_format = nullptr;
    NumberBox* m_width = nullptr;
    NumberBox* m_height = nullptr;
    QLabel* m_unit = nullptr;
    QCheckBox* m_withFooter = nullptr;
};

} // namespace halfstep
