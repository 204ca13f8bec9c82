#include "app/inspect_command.h"

#include "app/inspection.h"
#include "app/number_arguments.h"
#include "app/wording.h"
#include "engine/config/config_json.h"
#include "engine/records/stored_details.h"
#include "engine/records/stored_history.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <iostream>

namespace halfstep {

namespace {

/// As its last live change left it.
RunConfig configAtEnd(const RunDocument& document)
{
    RunConfig config = document.config;
    for (const LiveChange& change : document.changes)
        if (const auto changed = withSetting(config, change.key + '=' + change.after))
            config = *changed;
    return config;
}

void note(const RunNotes& notes)
{
    for (const RunNote& each : notes)
        std::cerr << "halfstep: " << noteSentence(each) << '\n';
}

WindowDetailPtr windowOf(const StoredDetails& details, std::int64_t attempt)
{
    const std::optional<std::size_t> place = details.nearest(attempt);
    if (!place)
        return nullptr;
    const Result<WindowDetailPtr> detail = details.at(*place);
    if (!detail)
        throw BadArgument(problemSentence(detail.problems().front()));
    return *detail;
}

/// Of the skipped attempts whose window was told.
void fillMagnitudes(const StoredDetails& details, SkipLedger& skips)
{
    for (const SkipRow& row : std::deque<SkipRow>(skips.rows())) {
        const auto at = std::ranges::lower_bound(details.attempts(), row.attempt);
        if (at == details.attempts().end() || *at != row.attempt)
            continue;
        const auto detail = details.at(static_cast<std::size_t>(at - details.attempts().begin()));
        if (const auto largest = detail ? largestFiniteOf(**detail) : std::nullopt)
            skips.setLargestFinite(row.attempt, *largest);
    }
}

Inspection inspectionOf(const InspectCommand& command)
{
    const Result<StoredRun> run = readRunFolder(command.run);
    if (!run)
        throw BadArgument(problemSentence(run.problems().front()));
    note(run->notes);
    const Result<StoredDetails> details = StoredDetails::open(command.run);
    if (!details)
        throw BadArgument(problemSentence(details.problems().front()));
    note(details->notes());
    const RunDocument& document = run->document;
    const RunHistory history = historyOf(*run);
    const std::int64_t newest = run->attempts.empty() ? 0 : run->attempts.back().attempt;
    Inspection inspection{command.run, document.precision.dtype, newest, std::ssize(details->attempts())};
    inspection.notes = run->userNotes;
    inspection.window = windowOf(*details, command.attempt ? countArgument(*command.attempt, "--attempt") : newest);
    for (const AttemptRecord& record : run->attempts)
        inspection.skips.append(record);
    fillMagnitudes(*details, inspection.skips);
    inspection.time = timeShares(history, 1, static_cast<double>(newest),
                                 document.summary ? document.summary->recordingSeconds : std::nullopt);
    if (document.data)
        if (const Result<ModelSpec> model = modelSpecFor(document.config, *document.data)) {
            std::int64_t peak = 0;
            for (const AttemptRecord& record : run->attempts)
                peak = std::max(peak, record.peakBytes);
            inspection.memory = memoryAccount(*model, configAtEnd(document), document.precision, peak);
        }
    return inspection;
}

} // namespace

int runInspect(const InspectCommand& command)
{
    try {
        const Inspection inspection = inspectionOf(command);
        if (command.json)
            std::cout << inspectionJson(inspection).dump() << '\n';
        else
            std::cout << inspectionText(inspection);
    } catch (const BadArgument& bad) {
        return refuseArgument(bad.what());
    }
    return exit_code::done;
}

} // namespace halfstep
