#pragma once

#include "engine/labs/lab.h"

#include <QWidget>

class QButtonGroup;
class QLabel;
class QLineEdit;
class QPushButton;

namespace halfstep {

/// Where a student says before a lab computes what it will show: types a number, or picks an outcome. A curve is drawn
/// elsewhere, and asked for here.
class PredictionBox : public QWidget {
    Q_OBJECT
public:
    explicit PredictionBox(QWidget* parent = nullptr);

    void show(const Lab& lab); ///< asks anew
    void retranslate();
    std::optional<double> number() const; ///< typed
    bool isReadable() const;              ///< nothing is typed that is no number
    std::string outcome() const;          ///< picked, or empty
    void mark(std::string_view verdict);  ///< that came out; empty: not known yet
    void offerAgain(bool offered);        ///< to draw the curve again

Q_SIGNALS:
    void entered(); ///< Enter was pressed
    void askedAgain();

private:
    void wordOutcomes();

    const Lab* m_lab = nullptr;
    std::string m_verdict;
    QLabel* m_question = nullptr;
    QLineEdit* m_number = nullptr;
    QWidget* m_outcomes = nullptr;
    QButtonGroup* m_group = nullptr;
    QPushButton* m_again = nullptr;
};

/// What words/ says of an outcome that can be picked; empty for a code of none.
QString outcomeText(const Lab& lab, std::string_view code);
/// How far off a prediction was, in a sentence; empty where nothing was predicted or nothing can be compared.
QString distanceSentence(const Lab& lab, const LabResult& result, const LabPrediction& predicted);

} // namespace halfstep
