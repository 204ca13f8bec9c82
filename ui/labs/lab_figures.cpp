#include "ui/labs/lab_figures.h"

#include "engine/records/file_saver.h"
#include "ui/charts/chart_export.h"
#include "ui/labs/lab_texts.h"
#include "ui/labs/table_chart.h"

#include <utility>

namespace halfstep {
namespace {

constexpr QSizeF pixels(1600, 960);
constexpr QSizeF millimetres(160, 96);

std::unique_ptr<ChartWidget> chartFor(std::shared_ptr<TableChart> content, const LabFigure& figure)
{
    auto chart = std::make_unique<ChartWidget>(std::move(content));
    chart->setLogarithmic(figure.logarithmic);
    chart->setPlace({.xTitled = true});
    chart->fit();
    return chart;
}

} // namespace

std::vector<LabPicture> picturesOf(const Lab& lab, const LabResult& result, const LabPrediction& predicted)
{
    std::vector<LabPicture> pictures;
    if (!lab.figure.table.empty())
        pictures.push_back(
            {QStringLiteral("figure"), chartFor(std::make_shared<TableChart>(lab, lab.figure, result), lab.figure)});
    const auto add = [&](const LabFigure& figure, const LabResult& shown) {
        auto content = std::make_shared<TableChart>(lab, figure, shown, predicted);
        content->setName(QStringLiteral("prediction"));
        pictures.push_back({QStringLiteral("prediction"), chartFor(std::move(content), figure)});
    };
    if (!predicted.x.empty()) {
        add(lab.predicts.figure, result);
    } else if (auto table = predictedBesideComputed(lab, result, predicted)) {
        LabResult shown = result;
        shown.tables = {std::move(*table)};
        add(predictionFigure(), shown);
    }
    return pictures;
}

std::vector<Problem> saveLabFigures(const Lab& lab, const LabResult& result, const LabPrediction& predicted,
                                    const std::string& folder)
{
    std::vector<Problem> problems;
    for (const LabPicture& picture : picturesOf(lab, result, predicted)) {
        const std::pair<ExportFormat, const char*> formats[] = {
            {ExportFormat::Png, ".png"}, {ExportFormat::Svg, ".svg"}, {ExportFormat::Pdf, ".pdf"}};
        for (const auto& [format, suffix] : formats) {
            const QByteArray bytes =
                picture.chart->exported(format, format == ExportFormat::Png ? pixels : millimetres);
            const auto problem = saveFile(folder + '/' + picture.name.toStdString() + suffix,
                                          std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())));
            if (problem)
                problems.push_back(*problem);
        }
    }
    if (result.runs.empty())
        return problems;
    std::vector<RunSource> sources;
    for (const LabHistory& run : result.runs)
        sources.push_back({run.history.get(), labTermText(run.name)});
    for (const Problem& problem : exportFigures(sources, folder + "/figures"))
        problems.push_back(problem);
    return problems;
}

} // namespace halfstep
