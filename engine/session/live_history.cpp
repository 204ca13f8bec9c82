#include "engine/session/live_history.h"

#include "engine/config/config_json.h"

#include <algorithm>

namespace halfstep {

RunStart startOf(const RunFacts& facts, const StoredRun* before)
{
    RunStart start;
    start.dataset = wordOf(facts.config.dataset.name);
    start.model = wordOf(facts.config.model.name);
    start.trainSamples = facts.trainSamples;
    start.plannedAttempts = plannedAttempts(facts.config, facts.trainSamples);
    start.parameters = facts.model.parameterCount();
    start.mistakes = mistakesIn(facts.config);
    const RunConfig began = before ? before->document.config : withLiveSettings(facts.config, facts.live);
    start.gradient = GradientSettings(began);
    start.earlyStopping = began.earlyStopping;
    start.validated = facts.validationSamples > 0;
    start.saved = !facts.out.empty();
    start.resumedAttempts = facts.resumedAttempts;
    if (before)
        start.earlierResumes = before->document.resumed;
    std::erase_if(start.earlierResumes, [&](std::int64_t attempts) { return attempts >= facts.resumedAttempts; });
    start.references = {facts.config.clipping.enabled ? facts.config.clipping.maxNorm : 0, facts.parameterBytes,
                        facts.gradientBytes, facts.optimizerBytes};
    return start;
}

void append(RunHistory& history, const SessionUpdate& update)
{
    for (const LiveChange& change : update.changes)
        history.append(change);
    auto epoch = update.epochs.begin();
    for (const AttemptRecord& record : update.attempts) {
        history.append(record);
        for (; epoch != update.epochs.end() && epoch->lastAttempt <= record.attempt; ++epoch)
            history.append(*epoch);
    }
    for (; epoch != update.epochs.end(); ++epoch)
        history.append(*epoch);
    if (update.summary)
        history.setSummary(*update.summary);
}

} // namespace halfstep
