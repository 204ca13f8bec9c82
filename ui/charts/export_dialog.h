#pragma once

#include "ui/charts/chart_export.h"

#include <QDialog>

#include <vector>

class QComboBox;
class QDialogButtonBox;
class QFormLayout;
class QLabel;
class QPushButton;

namespace halfstep {

class NumberBox;

/// Saves one chart in a chosen format and size, or copies it.
class ExportDialog : public QDialog {
    Q_OBJECT
public:
    ExportDialog(std::vector<ChartWidget*> charts, const ChartWidget* first, QWidget* parent = nullptr);

Q_SIGNALS:
    void saved(const QString& path);
    void failed(const halfstep::Problem& problem);

private:
    ExportFormat format() const;
    const ChartWidget* chart() const;
    void showUnit();
    void chooseFile();
    void save(const QString& path);

    std::vector<ChartWidget*> m_charts;
    QComboBox* m_chart = nullptr;
    QComboBox* m_format = nullptr;
    NumberBox* m_width = nullptr;
    NumberBox* m_height = nullptr;
    QLabel* m_unit = nullptr;
};

} // namespace halfstep
