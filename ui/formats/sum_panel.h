#pragma once

#include "engine/labs/lab_result.h"
#include "engine/numerics/repeated_sum.h"

#include <QVariantMap>
#include <QWidget>

#include <array>
#include <optional>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QTableWidget;

namespace halfstep {

class NumberBox;

/// b added to a again and again in a format, step by step, until the sum sticks.
class SumPanel : public QWidget {
    Q_OBJECT
public:
    explicit SumPanel(QWidget* parent = nullptr);

    QVariantMap remembered() const;
    void recall(const QVariantMap& state);
    void retranslate();
    LabTable table() const; ///< the steps

protected:
    void changeEvent(QEvent* event) override;

private:
    void compute();
    void put(const QString& start, const QString& term, const QString& format, std::int64_t count);
    QString verdict() const;

    std::optional<FloatFormat> m_format;
    std::optional<RepeatedSum> m_sum; ///< nothing while an input is refused
    std::array<QLabel*, 4> m_labels{};
    QLineEdit* m_start = nullptr;
    QLineEdit* m_term = nullptr;
    QComboBox* m_formatBox = nullptr;
    NumberBox* m_count = nullptr;
    std::array<QPushButton*, 2> m_examples{};
    QLabel* m_verdict = nullptr;
    QTableWidget* m_steps = nullptr;
};

} // namespace halfstep
