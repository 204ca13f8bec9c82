#pragma once

#include <QLabel>

namespace halfstep {

/// A number with as many digits as there is room for, `most` at most; "≈" stands before one that has more, and its
/// tooltip holds all.
class NumberLabel : public QLabel {
    Q_OBJECT
public:
    explicit NumberLabel(int most, QWidget* parent = nullptr) : QLabel(parent), m_most(most) {}

    void setNumber(double value);
    QSize minimumSizeHint() const override;
    QSize sizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void fit();

    int m_most;
    double m_value = 0;
};

} // namespace halfstep
