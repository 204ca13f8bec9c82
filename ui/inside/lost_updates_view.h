#pragma once

#include "ui/inside/inside_view.h"

#include <memory>

namespace halfstep {

class ChartWidget;
class ElidedLabel;
class LookedAtWindow;
class LostUpdatesChart;
class WindowBar;

/// Which tensors' updates are too small for their weights.
class LostUpdatesView : public InsideView {
    Q_OBJECT
public:
    explicit LostUpdatesView(LookedAtWindow& window, QWidget* parent = nullptr);

    void refresh() override;
    const LostUpdatesChart& chart() const { return *m_chart; }

protected:
    void changeEvent(QEvent* event) override;

private:
    LookedAtWindow& m_window;
    std::shared_ptr<LostUpdatesChart> m_chart;
    WindowBar* m_bar;
    ElidedLabel* m_sentence;
    ChartWidget* m_figure;
};

} // namespace halfstep
