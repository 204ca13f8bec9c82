#pragma once

#include "ui/charts/chart_input.h"
#include "ui/charts/chart_plot.h"
#include "ui/charts/chart_widget.h"

#include <memory>

namespace halfstep {

/// What a ChartWidget is made of; shared by the sources that implement it.
struct ChartWidget::Drawing {
    std::shared_ptr<ChartContent> content;
    ChartPlot* plot = nullptr;
    ChartInput* input = nullptr;
    std::int64_t drawnRevision = -1;
    ChartPlace place;

    /// The same view in white, with titles on its axes; never shown.
    std::unique_ptr<ChartPlot> copyForExport() const;
};

} // namespace halfstep
