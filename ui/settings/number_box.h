#pragma once

#include "ui/language/number_text.h"

#include <QLineEdit>

#include <limits>

namespace halfstep {

/// What a number box lets through.
struct NumberRange {
    double min = std::numeric_limits<double>::lowest();
    double max = std::numeric_limits<double>::max();
    bool whole = false;
    bool minExcluded = false;
    bool maxExcluded = false;
    bool doubling = false; ///< the arrow keys double and halve
};

/// A field for one number. Takes both decimal signs and exponents in every language, and keeps the last good
/// value while the text is none: a mistyped number is marked, never turned into another one.
class NumberBox : public QLineEdit {
    Q_OBJECT
public:
    explicit NumberBox(const NumberRange& range, QWidget* parent = nullptr);

    double value() const { return m_value; }
    std::int64_t whole() const { return m_whole; }
    void setValue(double value);       ///< no signal
    void setWhole(std::int64_t value); ///< no signal
    bool isValid() const { return m_complaint.isEmpty(); }
    QString complaint() const { return m_complaint; } ///< one sentence, empty when valid
    void setHint(const QString& hint);                ///< the tooltip while the text is valid
    bool commit(); ///< takes the text as if Enter was pressed; false when it is no number

Q_SIGNALS:
    void valueChanged(); ///< the user entered another value
    void validityChanged();

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    bool isTheWindows(const QKeyEvent& key) const;
    void judge();
    void put(double value, std::int64_t whole);
    void step(int direction, bool large);
    QString complaintFor(NumberFault fault, double value) const;
    QString rangeText() const;

    NumberRange m_range;
    double m_value = 0;
    std::int64_t m_whole = 0;
    QString m_complaint;
    QString m_hint;
};

} // namespace halfstep
