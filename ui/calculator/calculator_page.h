#pragma once

#include "engine/labs/lab_result.h"
#include "ui/page/page.h"
#include "ui/page/worded_actions.h"

#include <memory>

class QPushButton;
class QTabWidget;
class QTableWidget;

namespace halfstep {

class ActivationChart;
class CalculatorForm;
class ChartWidget;

/// What training a model costs, by arithmetic: every number with its formula. It computes as `halfstep estimate` does.
class CalculatorPage : public Page {
    Q_OBJECT
public:
    explicit CalculatorPage(QWidget* parent = nullptr);

    static PageSign sign();
    QString title() const override { return sign().title(); }
    QString iconName() const override { return sign().icon; }
    QString statusText() const override;
    QList<QAction*> menuActions(PageMenu menu) const override;
    QVariantMap remembered() const override;
    void recall(const QVariantMap& state) override;

    LabTable results() const;    ///< number, value, unit; no rows while an input is refused
    LabTable layerTable() const; ///< a row for each layer

protected:
    void changeEvent(QEvent* event) override;

private:
    QWidget* makeResults();
    void showCost();
    void fillResults();
    void fillLayers();
    void exportFigure();
    void exportTables();
    void retranslate();

    CalculatorForm* m_form = nullptr;
    QTableWidget* m_results = nullptr;
    QTabWidget* m_tabs = nullptr;
    QTableWidget* m_layers = nullptr;
    std::shared_ptr<ActivationChart> m_bars;
    ChartWidget* m_chart = nullptr;
    QPushButton* m_saveFigure = nullptr;
    QPushButton* m_saveTable = nullptr;
    WordedActions m_words{this};
    QList<QAction*> m_fileActions;
};

} // namespace halfstep
