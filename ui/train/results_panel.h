#pragma once

#include "engine/records/run_summary.h"
#include "ui/train/result_formulas.h"

#include <QScrollArea>

#include <array>
#include <optional>

class QLabel;
class QPushButton;

namespace halfstep {

class ElidedLabel;

/// How the run ended, in one column that scrolls. The test set is sealed while it goes on, so nothing is shown before
/// the end.
class ResultsPanel : public QScrollArea {
    Q_OBJECT
public:
    explicit ResultsPanel(QWidget* parent = nullptr);

    void seal(); ///< a run begins
    void showSummary(const RunSummary& summary, double samplesPerSecond, ResultFacts facts = {});

protected:
    void changeEvent(QEvent* event) override;

private:
    static constexpr int rows = 14;
    void makeTable(QWidget* content);
    void retranslate();
    void fill();

    std::optional<RunSummary> m_summary;
    double m_samplesPerSecond = 0; ///< of training alone
    ResultFacts m_facts;
    QLabel* m_sealed = nullptr;
    QLabel* m_outcome = nullptr;
    QWidget* m_table = nullptr;
    std::array<QLabel*, rows> m_names{};
    std::array<QLabel*, rows> m_values{};
    std::array<QLabel*, rows> m_formulas{}; ///< with the numbers put in, below each value
    QLabel* m_folderName = nullptr;
    ElidedLabel* m_folder = nullptr;
    QPushButton* m_openFolder = nullptr;
};

} // namespace halfstep
