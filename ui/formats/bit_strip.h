#pragma once

#include "engine/numerics/float_format.h"

#include <QWidget>

#include <cstdint>

namespace halfstep {

/// The bits of a number in a format, sign, exponent and mantissa apart. A click, or Space on the marked bit, toggles
/// one; 0 and 1 set it; the arrow keys move the mark. Strips of the same width line up bit by bit.
class BitStrip : public QWidget {
    Q_OBJECT
public:
    explicit BitStrip(QWidget* parent = nullptr);

    void setNumber(const FloatFormat& format, std::uint32_t pattern);
    std::uint32_t pattern() const { return m_pattern; }
    QRect bitRect(int fromLeft) const; ///< where a bit is drawn; 0: the sign
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void patternChosen(std::uint32_t pattern);
    void entered(); ///< it has the keyboard now

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    int bitAt(const QPoint& place) const; ///< from the left; -1 beside them
    void toggle(int fromLeft);
    QString fieldName(int fromLeft) const;
    void retranslate();

    FloatFormat m_format;
    std::uint32_t m_pattern = 0;
    int m_marked = 0; ///< bit, from the left
};

} // namespace halfstep
