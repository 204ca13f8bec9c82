#pragma once

#include "ui/charts/chart_plot.h"
#include "ui/charts/run_chart.h"

#include <memory>

namespace halfstep {

class ChartInput;

/// What a RunChart is made of; shared by the sources that implement it.
struct RunChart::Parts {
    ChartPlot* plot = nullptr;
    ChartInput* input = nullptr;
    std::int64_t drawnRevision = -1;
    bool stale = true; ///< changed while hidden
    bool maximised = false;

    void applyFont(const QWidget& widget);
    /// The same view in white, with titles on its axes; never shown.
    std::unique_ptr<ChartPlot> copyForExport() const;
};

} // namespace halfstep
