#include "app/figures.h"

#include "app/wording.h"
#include "engine/records/made_folder.h"
#include "ui/charts/chart_export.h"
#include "ui/labs/lab_figures.h"

#include <QApplication>

#include <clocale>
#include <iostream>
#include <optional>

namespace halfstep {

namespace {

void report(const std::vector<Problem>& problems)
{
    if (!problems.empty())
        std::cerr << "halfstep: figures were left out: " << problemSentence(problems.front()) << '\n';
}

/// Qt's remarks on the session, such as a missing runtime folder, say nothing about a run.
void keepSilent(QtMsgType, const QMessageLogContext&, const QString&) {}

/// For pictures alone: no window opens.
class OffscreenApplication {
public:
    OffscreenApplication()
    {
        qInstallMessageHandler(keepSilent);
        qputenv("QT_QPA_PLATFORM", "offscreen");
        m_application.emplace(m_count, m_arguments);
        std::setlocale(LC_NUMERIC, "C");
    }

private:
    int m_count = 1;
    char m_name[9] = "halfstep";
    char* m_arguments[2] = {m_name, nullptr};
    std::optional<QApplication> m_application;
};

} // namespace

std::string drawFigures(const RunHistory& history, const std::string& runFolder)
{
    const OffscreenApplication application;
    const std::string folder = runFolder + "/figures";
    if (const std::optional<Problem> problem = makeWritableFolder(folder)) {
        report({*problem});
        return {};
    }
    const std::vector<Problem> problems = exportFigures({{&history}}, folder);
    report(problems);
    return problems.empty() ? folder : std::string();
}

bool drawLabFigures(const Lab& lab, const LabResult& result, const std::string& folder)
{
    const OffscreenApplication application;
    const std::vector<Problem> problems = saveLabFigures(lab, result, {}, folder);
    report(problems);
    return problems.empty();
}

} // namespace halfstep
