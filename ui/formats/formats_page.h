#pragma once

#include "engine/labs/lab_result.h"
#include "engine/numerics/stored_number.h"
#include "ui/formats/number_line_chart.h"
#include "ui/page/page.h"
#include "ui/page/worded_actions.h"

#include <memory>
#include <optional>
#include <vector>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QTabWidget;

namespace halfstep {

class ChartWidget;
class FormatGrid;
class ScalePanel;
class SumPanel;

/// What number formats make of a number: its bits side by side, the numbers around it, what a loss scale does to it,
/// and sums that stick. The arithmetic is that of `halfstep format`.
class FormatsPage : public Page {
    Q_OBJECT
public:
    explicit FormatsPage(QWidget* parent = nullptr);

    static PageSign sign();
    QString title() const override { return sign().title(); }
    QString iconName() const override { return sign().icon; }
    QString statusText() const override;
    QList<QAction*> menuActions(PageMenu menu) const override;
    QVariantMap remembered() const override;
    void recall(const QVariantMap& state) override;

    LabTable table() const; ///< the number in every format, with S

protected:
    void changeEvent(QEvent* event) override;

private:
    /// Bits that were typed or toggled: they tell more of a NaN than its value does.
    struct Bits {
        std::size_t format;
        std::uint32_t pattern;
    };
    QWidget* makeInput();
    QWidget* makeFigure();
    void makeActions();
    void readText();
    void takeBits(int row, std::uint32_t pattern);
    void takeFreeFormat(const QString& name);
    void chooseFormat();
    void showNumbers();
    void showLine();
    QString explanation() const;
    void exportFigure();
    void exportTables();
    void retranslate();

    std::vector<FloatFormat> m_formats; ///< the free one last
    double m_value = 0.1;
    std::optional<Bits> m_bits;
    std::vector<StoredNumber> m_numbers; ///< one for each format

    QLabel* m_label = nullptr;
    QLineEdit* m_text = nullptr;
    QLabel* m_hint = nullptr; ///< or why the text is no number
    FormatGrid* m_grid = nullptr;
    QLabel* m_explanation = nullptr;
    QLabel* m_terms = nullptr;
    QLabel* m_lineLabel = nullptr;
    QComboBox* m_lineScale = nullptr;
    std::shared_ptr<NumberLineChart> m_line;
    ChartWidget* m_chart = nullptr;
    QTabWidget* m_tabs = nullptr;
    ScalePanel* m_scale = nullptr;
    SumPanel* m_sum = nullptr;
    QPushButton* m_saveFigure = nullptr;
    QPushButton* m_saveTable = nullptr;
    WordedActions m_words{this};
    QList<QAction*> m_fileActions;
};

} // namespace halfstep
