#pragma once

#include "engine/config/run_config.h"
#include "ui/inside/run_view.h"

#include <array>

class QLabel;
class QPushButton;

namespace halfstep {

class NumberBox;
class ReplayChart;

/// The recorded run under other settings of the loss scaler, at once while they are typed.
class ReplayView : public RunView {
    Q_OBJECT
public:
    explicit ReplayView(const SessionLink& link, QWidget* parent = nullptr);

protected:
    void showRun() override;
    void retranslate() override;
    void changeEvent(QEvent* event) override;

private:
    enum Box { InitScale, GrowthFactor, BackoffFactor, GrowthInterval, Boxes };
    void fitBoxes(); ///< to their type
    void fill(const ScalerConfig& config);
    ScalerConfig tried() const;
    QString told() const;
    QString leftOut() const;

    std::shared_ptr<ReplayChart> m_content;
    std::array<QLabel*, Boxes> m_labels{};
    std::array<NumberBox*, Boxes> m_boxes{};
    QPushButton* m_own = nullptr;
    ChartWidget* m_chart = nullptr;
    ScalerConfig m_recorded; ///< of the run that the boxes were filled for
};

} // namespace halfstep
