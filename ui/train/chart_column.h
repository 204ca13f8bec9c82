#pragma once

#include <QWidget>

namespace halfstep {

class ChartGrid;
class ProblemStrip;
class StepStrip;

/// The charts of a run and, above them, what was refused and the step under way, which gives way where the charts would
/// have too little room.
class ChartColumn : public QWidget {
    Q_OBJECT
public:
    explicit ChartColumn(QWidget* parent = nullptr);

    ProblemStrip* strip() const { return m_strip; }
    StepStrip* step() const { return m_step; }
    ChartGrid* charts() const { return m_charts; }
    void offerStep(bool there);             ///< there is one to show
    QSize minimumSizeHint() const override; ///< the charts'

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void fitStep();

    ProblemStrip* m_strip;
    StepStrip* m_step;
    ChartGrid* m_charts;
    bool m_offered = false;
};

} // namespace halfstep
