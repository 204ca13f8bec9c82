#include "engine/records/stored_history.h"

#include "engine/config/config_json.h"
#include "engine/records/record_order.h"

#include <algorithm>
#include <cmath>

namespace halfstep {

namespace {

bool validated(const EpochRecord& epoch)
{
    return !std::isnan(epoch.valLoss) || !std::isnan(epoch.valAccuracy);
}

} // namespace

void append(RunHistory& history, const StoredRun& run, std::int64_t attempts, std::int64_t epochs)
{
    for (const LiveChange& change : run.document.changes)
        if (change.attempt <= attempts)
            history.append(change);
    history.setNotes(run.userNotes);
    visitInOrder(run, attempts, epochs, [&](const auto& record) { history.append(record); });
}

RunHistory historyOf(const StoredRun& run)
{
    RunHistory history;
    show(history, run);
    return history;
}

void show(RunHistory& history, const StoredRun& run)
{
    const RunDocument& document = run.document;
    RunStart start;
    start.dataset = wordOf(document.config.dataset.name);
    start.model = wordOf(document.config.model.name);
    start.trainSamples = document.trainSamples;
    start.plannedAttempts = plannedAttempts(document.config, document.trainSamples);
    start.parameters = document.references.parameterBytes / 4;
    start.references = document.references;
    start.validated = std::ranges::any_of(run.epochs, validated);
    start.mistakes = mistakesIn(document.config);
    start.gradient = GradientSettings(document.config);
    start.earlyStopping = document.config.earlyStopping;
    start.earlierResumes = document.resumed;

    history.begin(std::move(start));
    append(history, run);
    if (document.summary)
        history.setSummary(*document.summary);
}

} // namespace halfstep
