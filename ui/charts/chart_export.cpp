#include "ui/charts/chart_export.h"

#include "engine/records/file_saver.h"
#include "engine/records/made_folder.h"
#include "ui/charts/run_chart.h"

#include <algorithm>
#include <string_view>

namespace halfstep {
namespace {

constexpr QSize figurePixels(1600, 1000);
constexpr double figureScale = 2;
constexpr QSize figurePoints(800, 500);

std::optional<Problem> save(const std::string& path, const QByteArray& bytes)
{
    return saveFile(path, std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())));
}

} // namespace

std::optional<Problem> exportChart(const ChartWidget& chart, const QString& path, ExportFormat format,
                                   const QSize& size)
{
    return save(path.toStdString(), chart.exported(format, size, std::max(1.0, size.width() / 800.0)));
}

std::vector<Problem> exportFigures(const std::vector<RunSource>& runs, const std::string& folder)
{
    std::vector<Problem> problems;
    if (auto problem = makeWritableFolder(folder))
        return {*problem};
    for (const ChartSpec& spec : chartSpecs()) {
        RunChart chart(spec);
        chart.setRuns(runs);
        if (!chart.content().hasData())
            continue;
        const std::string stem = folder + '/' + spec.name;
        if (auto problem = save(stem + ".png", chart.exported(ExportFormat::Png, figurePixels, figureScale)))
            problems.push_back(*problem);
        if (auto problem = save(stem + ".svg", chart.exported(ExportFormat::Svg, figurePoints)))
            problems.push_back(*problem);
    }
    return problems;
}

} // namespace halfstep
