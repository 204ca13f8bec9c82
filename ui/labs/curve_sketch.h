#pragma once

#include "engine/labs/lab.h"

#include <QString>
#include <QWidget>

#include <vector>

namespace halfstep {

/// Empty axes on which a student draws the curve that is expected: knots at fixed places, dragged up and down with the
/// mouse, or chosen with left and right and moved with up and down.
class CurveSketch : public QWidget {
    Q_OBJECT
public:
    explicit CurveSketch(QWidget* parent = nullptr);

    /// What was drawn stays while the knots are the same.
    void setQuestion(const LabFigure& figure, SketchAxes axes);
    bool drawn() const { return m_drawn; } ///< a knot was moved
    const std::vector<double>& x() const { return m_axes.knots; }
    std::vector<double> y() const;
    QSize sizeHint() const override { return {480, 320}; }

Q_SIGNALS:
    void changed();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    QRectF frame() const;
    double pixelX(std::size_t knot) const;
    double pixelY(double height) const;
    double valueAt(double height) const; ///< of a share of the axis
    void moveTo(const QPointF& position);
    void setHeight(std::size_t knot, double height);
    void tell();
    void paintAxes(QPainter& painter, const QRectF& frame) const;

    LabFigure m_figure;
    SketchAxes m_axes;
    std::vector<double> m_heights; ///< of each knot, a share of the axis from 0 to 1
    std::size_t m_selected = 0;
    QPointF m_pointer; ///< where it was last, while it draws
    bool m_drawn = false;
};

/// Where a lab with these inputs holds its curve.
std::vector<double> sketchKnots(const Lab& lab, const LabInputs& inputs);

} // namespace halfstep
