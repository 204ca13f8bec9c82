#pragma once

#include "engine/config/run_config.h"
#include "engine/records/run_summary.h"
#include "engine/training/prediction.h"

#include <QTextBrowser>

#include <vector>

namespace halfstep {

/// A few samples of the data set that is set up: glyphs with class and damage, orders as a table. Test data stay sealed
/// until a run has opened them; then they stand here with what its best weights predict.
class SamplesPanel : public QTextBrowser {
    Q_OBJECT
public:
    explicit SamplesPanel(QWidget* parent = nullptr);

    void showSamplesOf(const DatasetConfig& dataset);
    void seal(); ///< a run begins
    /// Of the run that ended; where there are none, why, unless other data are set up by now.
    void showPredictions(const DatasetConfig& dataset, const TestPredictions& predictions, const RunSummary& summary,
                         bool stored = false);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    enum class Unseen { NoRun, StoredRun, StoppedRun }; ///< why there are no predictions
    void write();                                       ///< once somebody sees it: what is shown has to be made first
    QString whyUnseen() const;
    QString modeNote() const;
    int glyphsInRow() const; ///< that fit beside one another with their words
    QString glyphs();        ///< as HTML, as orders
    QString orders() const;
    QString image(const QString& name, const QImage& image);
    QString predictedGlyphs();
    QString glyphRows(const std::vector<Prediction>& predictions, bool damaged);
    QString predictedOrders() const;

    DatasetConfig m_dataset;
    TestPredictions m_predictions; ///< empty while the test set is sealed
    RunSummary m_summary;          ///< of their run
    Unseen m_unseen = Unseen::NoRun;
    bool m_written = false;
    int m_glyphsInRow = 0; ///< as written
};

} // namespace halfstep
