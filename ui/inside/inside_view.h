#pragma once

#include <QWidget>

namespace halfstep {

class ChartWidget;

/// A view inside a run, in a dock of its own; made when it is first seen.
class InsideView : public QWidget {
    Q_OBJECT
public:
    using QWidget::QWidget;

    virtual void refresh() = 0; ///< shows what is new; called only while it is seen

Q_SIGNALS:
    void exportRequested(halfstep::ChartWidget* chart);
};

} // namespace halfstep
