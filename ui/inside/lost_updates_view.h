#pragma once

#include "ui/inside/detail_reading.h"
#include "ui/inside/inside_view.h"

#include <QTimer>

#include <map>
#include <memory>

class QBoxLayout;

namespace halfstep {

class ChartContent;
class ChartWidget;
class LookedAtWindow;
class LostOverTimeChart;
class LostUpdatesChart;
class WindowBar;
class WrappedText;

/// Which updates are too small for their weights: over the run and, for one window, tensor by tensor, as it ran and as
/// it would have been with weights kept the other way.
class LostUpdatesView : public InsideView {
    Q_OBJECT
public:
    explicit LostUpdatesView(LookedAtWindow& window, QWidget* parent = nullptr);

    void refresh() override;
    const LostUpdatesChart& chart() const { return *m_chart; }
    const LostOverTimeChart& overTime() const { return *m_overTime; }

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override; ///< charts beside or above one another
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    ChartWidget* addChart(std::shared_ptr<ChartContent> content);
    void askForAll();
    void giveRoom(); ///< to what there is to see
    void take(const DetailAnswer& answer);
    void keep(std::int64_t attempt, const LostSteps& computed);

    LookedAtWindow& m_window;
    std::shared_ptr<LostUpdatesChart> m_chart;
    std::shared_ptr<LostOverTimeChart> m_overTime;
    std::map<std::int64_t, double> m_computed; ///< shares by attempt
    DetailReading m_reading;
    QTimer m_pace;
    WindowBar* m_bar;
    WrappedText* m_sentence;
    QBoxLayout* m_charts;
    ChartWidget* m_time;
    ChartWidget* m_figure;
};

} // namespace halfstep
