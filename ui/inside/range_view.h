#pragma once

#include "engine/numerics/float_format.h"
#include "ui/charts/value_range.h"
#include "ui/inside/counted_numbers.h"
#include "ui/inside/inside_view.h"
#include "ui/inside/range_chart.h"

#include <memory>
#include <optional>
#include <vector>

class QComboBox;
class QFormLayout;
class QLabel;
class QSlider;
class QToolButton;

namespace halfstep {

class ChartWidget;
class LookedAtWindow;
class WindowBar;
class WrappedText;

/// What a number format holds of a window's gradients, weights, updates or activations, and what another loss scale
/// would make of them: the slider of S moves the histogram over the map of the format.
class RangeView : public InsideView {
    Q_OBJECT
public:
    using Quantity = CountedQuantity; ///< as listed

    explicit RangeView(LookedAtWindow& window, QWidget* parent = nullptr);

    void refresh() override;
    const RangeChart& chart() const { return *m_chart; }

protected:
    void changeEvent(QEvent* event) override;

private:
    QWidget* makeChoices();
    void fitChoices(); ///< to their type
    void connectSlide();
    Quantity quantity() const;
    void fillTensors();
    std::optional<CountedNumbers> counted() const;
    double chosenScale(const CountedNumbers& counted) const;
    void takeFormat();
    void refuseFormat(); ///< that there is none of: the one in force stands again
    void chooseScale(double exponent);
    void showCounts();
    RangeChart::Shown shownOf(const CountedNumbers& counted, double scale) const;
    QString sentence(const CountedNumbers& counted, double scale) const;
    QString ofRounding(const CountedNumbers& counted) const; ///< sentences, each with a blank before it
    QString quantityText(Quantity quantity) const;
    void retranslate();

    LookedAtWindow& m_window;
    std::shared_ptr<RangeChart> m_chart;
    WindowBar* m_bar = nullptr;
    QFormLayout* m_rows = nullptr;
    QLabel* m_quantityLabel = nullptr;
    QComboBox* m_quantity = nullptr;
    QLabel* m_tensorLabel = nullptr;
    QComboBox* m_tensor = nullptr;
    QLabel* m_formatLabel = nullptr;
    QComboBox* m_formatName = nullptr;
    QLabel* m_scaleLabel = nullptr;
    QSlider* m_scale = nullptr;
    QToolButton* m_ownScale = nullptr; ///< back to that of the window
    QWidget* m_choices = nullptr;
    ChartWidget* m_figure = nullptr;
    WrappedText* m_sentence = nullptr;
    FloatFormat m_format;
    bool m_formatChosen = false; ///< by the user; else that of the run
    bool m_scaleChosen = false;
    double m_exponent = 0;     ///< log₂ of the chosen scale
    double m_slideFrom = 0;    ///< of that when the histogram was taken hold of
    ValueRange m_slideReach{}; ///< how far it can go from there
    bool m_filling = false;
};

} // namespace halfstep
