#pragma once

#include "ui/charts/chart_content.h"

#include <optional>

class QCPAxis;

namespace halfstep {

/// What the user does to a chart's ranges. Turns of the wheel, and steps of a pan, that follow one another are one.
enum class ZoomAct { None, Turn, Pan, Box };

/// The stretch of a chart's axes that is shown: it follows the content until the user chooses one.
class ChartZoom {
public:
    ChartZoom(QCPAxis& x, QCPAxis& values, const ChartContent& content, ChartLook& look);

    ValueRange x() const;
    ValueRange values() const;
    void setX(double from, double to);          ///< stops following in x
    void setValues(double lower, double upper); ///< stops following in value
    void fit();                                 ///< follows in both directions
    void follow(double height);                 ///< what there is now; in a frame that many pixels high

    void keep(ZoomAct next); ///< what is shown before an act, to go back to
    bool goBack();           ///< to what was shown before the last act; false where there is nothing to go back to
    bool canGoBack() const { return m_before.has_value(); }

private:
    struct Shown {
        ValueRange x;
        ValueRange values;
        bool followsX;
        bool followsValues;
    };

    QCPAxis& m_x;
    QCPAxis& m_values;
    const ChartContent& m_content;
    ChartLook& m_look;
    std::optional<Shown> m_before;
    ZoomAct m_act = ZoomAct::None; ///< the last one
};

} // namespace halfstep
