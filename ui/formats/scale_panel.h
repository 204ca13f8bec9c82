#pragma once

#include "engine/numerics/float_format.h"

#include <QWidget>

#include <vector>

class QLabel;
class QSlider;
class QTableWidget;

namespace halfstep {

/// A value multiplied by a loss scale S, a power of two: what each format makes of it, and which S would help.
class ScalePanel : public QWidget {
    Q_OBJECT
public:
    explicit ScalePanel(QWidget* parent = nullptr);

    int exponent() const; ///< of S
    void setExponent(int exponent);
    double scale() const;
    void show(const std::vector<FloatFormat>& formats, double value);
    void retranslate();

Q_SIGNALS:
    void scaleChanged();

private:
    void fill();

    std::vector<FloatFormat> m_formats;
    double m_value = 0;
    QLabel* m_label = nullptr;
    QSlider* m_slider = nullptr;
    QLabel* m_product = nullptr;
    QTableWidget* m_table = nullptr;
};

} // namespace halfstep
