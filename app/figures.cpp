#include "app/figures.h"

#include "app/wording.h"
#include "engine/records/made_folder.h"
#include "engine/records/stored_history.h"
#include "ui/charts/chart_export.h"

#include <QApplication>

#include <clocale>
#include <iostream>

namespace halfstep {

namespace {

void report(const std::vector<Problem>& problems)
{
    if (!problems.empty())
        std::cerr << "halfstep: figures were left out: " << problemSentence(problems.front()) << '\n';
}

/// Qt's remarks on the session, such as a missing runtime folder, say nothing about a run.
void keepSilent(QtMsgType, const QMessageLogContext&, const QString&) {}

} // namespace

std::string drawFigures(const std::string& runFolder)
{
    const Result<StoredRun> run = readRunFolder(runFolder);
    if (!run) {
        report(run.problems());
        return {};
    }
    for (const RunNote& note : run->notes)
        std::cerr << "halfstep: " << noteSentence(note) << '\n';
    qInstallMessageHandler(keepSilent);
    qputenv("QT_QPA_PLATFORM", "offscreen");
    int argumentCount = 1;
    char name[] = "halfstep";
    char* arguments[] = {name, nullptr};
    const QApplication application(argumentCount, arguments);
    std::setlocale(LC_NUMERIC, "C");

    const std::string folder = runFolder + "/figures";
    if (const std::optional<Problem> problem = makeWritableFolder(folder)) {
        report({*problem});
        return {};
    }
    const RunHistory history = historyOf(*run);
    const std::vector<Problem> problems = exportFigures({{&history}}, folder);
    report(problems);
    return problems.empty() ? folder : std::string();
}

} // namespace halfstep
