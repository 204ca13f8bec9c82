#pragma once

#include "ui/inside/step_cells.h"

#include <QFrame>

#include <optional>

namespace halfstep {

/// The way of one window to its step in a line: what each stage made of the gradient, with the numbers.
class StepStrip : public QFrame {
    Q_OBJECT
public:
    explicit StepStrip(QWidget* parent = nullptr);

    /// `config`: with the live settings in force for that window.
    void showWindow(const WindowDetail& window, const RunConfig& config);
    const std::vector<StepCell>& cells() const { return m_cells; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override; ///< what is cut off stands in a tooltip

private:
    void word();
    QRect cellRect(std::size_t index) const;
    void drawCell(QPainter& painter, const StepCell& cell, const QRect& cellPlace) const;
    void drawFoot(QPainter& painter) const; ///< mistakes and what a skip leaves alone, below their cells or before

    WindowDetail m_window;
    RunConfig m_config;
    std::vector<StepCell> m_cells;
};

} // namespace halfstep
