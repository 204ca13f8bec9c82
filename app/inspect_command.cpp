#include "app/inspect_command.h"

#include "app/inspection.h"
#include "app/number_arguments.h"
#include "app/wording.h"
#include "engine/config/config_json.h"
#include "engine/config/mistakes.h"
#include "engine/records/recorded_window.h"
#include "engine/records/stored_details.h"
#include "engine/records/stored_history.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>
#include <iostream>
#include <limits>

namespace halfstep {

namespace {

constexpr std::int64_t end = std::numeric_limits<std::int64_t>::max();

/// As live changes up to that attempt left it.
RunConfig configAt(std::int64_t attempt, const RunDocument& document)
{
    RunConfig config = document.config;
    for (const LiveChange& change : document.changes)
        if (change.attempt > attempt)
            break;
        else if (const auto changed = withSetting(config, change.key + '=' + change.after))
            config = *changed;
    return config;
}

/// The mistakes in the order of the documentation.
std::vector<std::string_view> mistakesOf(const Mistakes& mistakes)
{
    std::vector<std::string_view> keys;
    for (const MistakeRow& row : mistakeRows)
        if (mistakes.*row.on)
            keys.push_back(row.key);
    return keys;
}

StageOrder orderIn(const WindowDetail& window, const Mistakes& mistakes)
{
    if (mistakes.unscaleEachMicroBatch && window.scales)
        return StageOrder::UnscaleEachMicroBatchThenClip;
    return mistakes.clipBeforeUnscale ? StageOrder::ClipThenUnscale : StageOrder::UnscaleThenClip;
}

/// That run.json tells of, which it counts when a run ends or is gone on with.
std::int64_t attemptsIn(const RunDocument& document)
{
    const std::int64_t before = document.resumed.empty() ? 0 : document.resumed.back();
    return document.summary ? std::max(before, document.summary->attempts) : before;
}

/// The attempt that was asked for, which is one of the run's.
std::int64_t attemptIn(const std::string& text, std::int64_t last)
{
    const std::int64_t attempt = countArgument(text, "--attempt");
    if (attempt < 1)
        throw BadArgument("--attempt: there is no attempt " + std::to_string(attempt) + "; they count from 1.");
    if (last == 0)
        throw BadArgument("--attempt: the run has no attempt yet.");
    if (attempt > last)
        throw BadArgument("--attempt: the run has no attempt " + grouped(attempt) + "; its last is " + grouped(last)
                          + '.');
    return attempt;
}

/// What the record of the attempt that was asked for says, where that was not told in full.
void fillRecorded(Inspection& inspection, const StoredRun& run)
{
    if (inspection.toldAsAsked())
        return;
    const auto record = std::ranges::find(run.attempts, *inspection.asked, &AttemptRecord::attempt);
    if (record == run.attempts.end())
        return;
    const RunConfig config = configAt(record->attempt, run.document);
    inspection.recorded = recordedWindow(*record, config, run.document.precision);
    inspection.orderRecorded = orderIn(*inspection.recorded, config.mistakes);
}

void note(const RunNotes& notes)
{
    for (const RunNote& each : notes)
        std::cerr << "halfstep: " << noteSentence(each) << '\n';
}

/// None where the file is none of details, which is said: all else of the run does without.
StoredDetails detailsOf(const std::string& folder)
{
    Result<StoredDetails> details = StoredDetails::open(folder);
    if (details)
        return std::move(*details);
    std::cerr << "halfstep: " << problemSentence(details.problems().front()) << '\n';
    return {};
}

WindowDetailPtr windowOf(StoredDetails& details, std::int64_t attempt)
{
    const Result<WindowDetailPtr> detail = details.wholeNearest(attempt);
    if (!detail)
        throw BadArgument(problemSentence(detail.problems().front()));
    return *detail;
}

/// Also where the loss was not finite, which the ledger blames on no tensor.
void nameTensors(const std::vector<AttemptRecord>& records, std::vector<SkipRow>& skips)
{
    auto row = skips.begin();
    for (const AttemptRecord& record : records)
        if (row != skips.end() && row->attempt == record.attempt) {
            row->firstBadTensor = record.firstBadTensor;
            ++row;
        }
}

void fillSkips(Inspection& inspection, const std::vector<AttemptRecord>& records)
{
    SkipLedger skips;
    for (const AttemptRecord& record : records)
        skips.append(record);
    inspection.skipped = skips.skipped();
    inspection.skips.assign(skips.rows().begin(), skips.rows().end());
    nameTensors(records, inspection.skips);
}

Inspection inspectionOf(const InspectCommand& command)
{
    const Result<StoredRun> run = readRunFolder(command.run);
    if (!run)
        throw BadArgument(problemSentence(run.problems().front()));
    note(run->notes);
    StoredDetails details = detailsOf(command.run);
    const RunDocument& document = run->document;
    const RunHistory history = historyOf(*run);
    const std::int64_t newest = run->attempts.empty() ? 0 : run->attempts.back().attempt;
    Inspection inspection{command.run, document.precision.dtype, document.state, newest, attemptsIn(document)};
    std::error_code unseen;
    inspection.rowsThere = std::filesystem::exists(std::filesystem::path(command.run) / "attempts.csv", unseen);
    inspection.mistakes = mistakesOf(configAt(end, document).mistakes);
    inspection.notes = run->userNotes;
    inspection.engines = document.allEngines();
    const std::int64_t newestTold = details.attempts().empty() ? 0 : details.attempts().back();
    const std::int64_t last = std::max({newest, inspection.counted, newestTold});
    if (command.attempt)
        inspection.asked = attemptIn(*command.attempt, last);
    inspection.window = windowOf(details, inspection.asked.value_or(last));
    inspection.told = std::ssize(details.attempts());
    note(details.notes());
    if (inspection.window)
        inspection.order = orderIn(*inspection.window, configAt(inspection.window->attempt, document).mistakes);
    fillRecorded(inspection, *run);
    fillSkips(inspection, run->attempts);
    inspection.time = timeShares(history);
    if (document.data)
        if (const Result<ModelSpec> model = modelSpecFor(document.config, *document.data))
            inspection.memory = memoryAccount(*model, configAt(end, document), document.precision,
                                              memorySeen(history, document.engine));
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
