#include "ui/charts/chart_export.h"

#include "engine/records/file_saver.h"
#include "engine/records/made_folder.h"
#include "ui/charts/picture.h"
#include "ui/charts/run_chart.h"

#include <QImage>

#include <string_view>
#include <utility>

namespace halfstep {
namespace {

constexpr QSize figurePixels(1600, 960);
constexpr QSizeF figureMillimetres(160, 96);
constexpr double figureSmoothing = 0.6;

std::optional<Problem> save(const std::string& path, const QByteArray& bytes)
{
    return saveFile(path, std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())));
}

} // namespace

std::optional<Problem> exportFigure(const Figure& figure, const QString& path, ExportFormat format, const QSizeF& size,
                                    const QString& footer)
{
    return save(path.toStdString(), figure.exported(format, size, footer));
}

FigureExport::FigureExport(std::vector<RunSource> runs, std::string folder)
    : m_runs(std::move(runs))
    , m_folder(std::move(folder))
{
    m_saving.setMaxThreadCount(1);
    if (auto problem = makeWritableFolder(m_folder)) {
        m_problems = {*problem};
        m_next = 2 * chartSpecs().size();
    }
}

bool FigureExport::drawNext()
{
    while (m_next < 2 * chartSpecs().size()) {
        const bool vectorial = m_next % 2 == 1;
        const ChartSpec& spec = chartSpecs()[m_next++ / 2];
        RunChart chart(spec);
        chart.setSmoothing(figureSmoothing);
        chart.setRuns(m_runs);
        if (!chart.content().hasData())
            continue;
        const std::string stem = m_folder + '/' + spec.name;
        if (vectorial)
            saveLater(stem + ".svg", [svg = chart.exported(ExportFormat::Svg, figureMillimetres)] { return svg; });
        else
            saveLater(stem + ".png", [picture = chart.drawn(figurePixels)] { return pngOf(picture); });
        return true;
    }
    m_saving.waitForDone();
    return false;
}

void FigureExport::saveLater(const std::string& path, const std::function<QByteArray()>& bytes)
{
    m_saving.start([this, path, bytes] {
        if (const auto problem = save(path, bytes()))
            m_problems.push_back(*problem);
    });
}

std::vector<Problem> exportFigures(const std::vector<RunSource>& runs, const std::string& folder)
{
    FigureExport figures(runs, folder);
    while (figures.drawNext()) {
    }
    return figures.problems();
}

} // namespace halfstep
