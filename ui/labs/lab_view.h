#pragma once

#include "ui/labs/lab_run.h"

#include <QWidget>

#include <map>

class QLabel;
class QProgressBar;
class QPushButton;
class QTabWidget;

namespace halfstep {

class ChartWidget;
class CurveSketch;
class LabForm;
class PredictionBox;

/// One lab: its question and inputs, what the student predicts, and what the computation then shows.
class LabView : public QWidget {
    Q_OBJECT
public:
    explicit LabView(QWidget* parent = nullptr);

    const Lab& lab() const { return *m_lab; }
    void setLab(const Lab& lab);
    bool running() const { return m_run.running(); }

Q_SIGNALS:
    void done(const halfstep::Lab& lab); ///< it was computed
    void noted(const QString& sentence);

protected:
    void changeEvent(QEvent* event) override;

private:
    /// What was computed of a lab, with what and after which prediction.
    struct Done {
        LabInputs inputs;
        LabResult result;
        LabPrediction predicted;
    };
    void keepResult();
    void toggleRun();
    void take(const Lab& lab, const LabInputs& inputs, const Result<LabResult>& result);
    void showResult();
    void clearResult();
    void keepCode();
    void showPictures();
    void showSketch();
    LabPrediction
    prediction(const LabInputs& inputs) const; ///< as it stands now; of a known result, as it stood before
    void exportChart(ChartWidget* chart);
    void save();
    void saveIn(const QString& folder);
    void retranslate();

    const Lab* m_lab = nullptr;
    LabInputs m_inputs; ///< of the result shown
    std::optional<LabResult> m_result;
    std::string m_chart;       ///< of its runs, that was looked at last
    LabPrediction m_predicted; ///< before that result
    std::map<const Lab*, Done> m_done;
    const Lab* m_started = nullptr; ///< that is computed, or was last
    LabPrediction m_startedAfter;   ///< what was predicted of it

    QLabel* m_title = nullptr;
    QLabel* m_question = nullptr;
    QLabel* m_formula = nullptr;
    QLabel* m_terms = nullptr;
    LabForm* m_form = nullptr;
    PredictionBox* m_prediction = nullptr;
    CurveSketch* m_sketch = nullptr; ///< null while no curve is asked for, or the result is shown
    QPushButton* m_start = nullptr;
    QPushButton* m_save = nullptr;
    QProgressBar* m_progress = nullptr;
    QLabel* m_verdict = nullptr;
    QLabel* m_distance = nullptr;
    QLabel* m_next = nullptr;
    QTabWidget* m_tabs = nullptr;
    LabRun m_run; ///< last, so that it ends before what shows it
};

} // namespace halfstep
