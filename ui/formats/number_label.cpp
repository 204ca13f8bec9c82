#include "ui/formats/number_label.h"

#include "ui/formats/typed_number.h"

namespace halfstep {
namespace {

constexpr int leastDigits = 2;
constexpr int allDigits = 17; ///< of any float64

} // namespace

void NumberLabel::setNumber(double value)
{
    m_value = value;
    setToolTip(wholeNumber(value));
    fit();
}

QSize NumberLabel::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * 6, QLabel::minimumSizeHint().height()};
}

/// Not that of the text, which is fitted to the width.
QSize NumberLabel::sizeHint() const
{
    return {fontMetrics().averageCharWidth() * 12, QLabel::sizeHint().height()};
}

void NumberLabel::resizeEvent(QResizeEvent* event)
{
    QLabel::resizeEvent(event);
    fit();
}

void NumberLabel::fit()
{
    const auto fits = [this](const QString& text) { return fontMetrics().horizontalAdvance(text) <= width(); };
    const QString whole = wholeNumber(m_value);
    const auto shown = [&](int digits) {
        const QString text = numberToShow(m_value, digits);
        return text == whole ? whole : u'≈' + text;
    };
    QString text = m_most < allDigits ? shown(m_most) : whole;
    for (int digits = m_most - 1; digits >= leastDigits && !fits(text); --digits)
        text = shown(digits);
    setText(text);
}

} // namespace halfstep

#include "moc_number_label.cpp"
