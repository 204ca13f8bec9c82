#pragma once

#include "ui/charts/curve_layer.h"

#include <vector>

namespace halfstep {

/// Title and legend above the frame, on one row where they fit, flowing onto more where they don't. A click on an
/// entry hides its curve.
class ChartHeader : public QCPLayoutElement {
public:
    ChartHeader(QCustomPlot* plot, const ChartState& state, const CurveLayer& curves);

    void setTextSize(int pixels);
    QSize minimumOuterSizeHint() const override;
    QSize maximumOuterSizeHint() const override; ///< as high as its rows
    int curveAt(const QPointF& position) const;  ///< -1: none
    QRectF entryRect(int curve) const;           ///< in the plot's pixels
    bool titleAt(const QPointF& position) const;

protected:
    void draw(QCPPainter* painter) override;

private:
    enum class Swatch { Curve, Threshold, Best, Stamp };
    struct Entry {
        QString text;
        int curve = -1;
        Swatch swatch = Swatch::Curve;
        QRectF place; ///< relative to the element
    };
    QString stamp() const; ///< of a run with deliberate mistakes; empty without
    std::vector<Entry> layOut(double width, double& height) const;
    void drawEntry(QCPPainter& painter, const Entry& entry, const QPointF& origin) const;
    void drawNotes(QCPPainter& painter, double left) const;

    const ChartState& m_state;
    const CurveLayer& m_curves;
    QFont m_titleFont;
    QFont m_font;
};

} // namespace halfstep
