#pragma once

#include "engine/labs/lab.h"
#include "ui/charts/chart_widget.h"

#include <memory>
#include <string>
#include <vector>

namespace halfstep {

/// The pictures of a lab's result, in the order in which they are shown: of its table, of what was predicted beside
/// what was computed.
struct LabPicture {
    QString name; ///< of files: figure, prediction
    std::unique_ptr<ChartWidget> chart;
};
std::vector<LabPicture> picturesOf(const Lab& lab, const LabResult& result, const LabPrediction& predicted);

/// Saves them in a folder as PNG, SVG and PDF, and for a lab with runs every chart of these as PNG and SVG. Needs a
/// QApplication, offscreen is enough.
std::vector<Problem> saveLabFigures(const Lab& lab, const LabResult& result, const LabPrediction& predicted,
                                    const std::string& folder);

} // namespace halfstep
