#pragma once

#include "engine/config/problem.h"
#include "ui/charts/chart_widget.h"
#include "ui/charts/run_lines.h"

#include <QSize>
#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace halfstep {

/// Renders a chart into memory and saves it by the one safe saver.
std::optional<Problem> exportChart(const ChartWidget& chart, const QString& path, ExportFormat format,
                                   const QSize& size);

/// Every chart of a run, with those behind it, into `folder` as PNG and SVG; needs a QApplication, offscreen is enough.
/// The folder's name is in bytes, of which a QString would lose those that are not UTF-8.
std::vector<Problem> exportFigures(const std::vector<RunSource>& runs, const std::string& folder);

} // namespace halfstep
