#include "engine/session/run_reports.h"

#include "engine/config/config_json.h"
#include "engine/nn/library_facts.h"

#include <algorithm>

namespace halfstep {

RunFacts factsOf(const RunConfig& config, const Trainer& trainer, const Dataset& dataset)
{
    RunFacts facts;
    facts.config = config;
    facts.model = trainer.model();
    facts.trainSamples = trainer.trainSamples();
    facts.validationSamples = dataset.validation.count;
    facts.testSamples = dataset.test.count;
    facts.parameterBytes = 4 * facts.model.parameterCount();
    facts.gradientBytes = facts.parameterBytes;
    facts.optimizerBytes = trainer.optimizerBytes();
    facts.resumedAttempts = trainer.position().attempt;
    facts.resumedEpochs = trainer.position().epoch - 1;
    return facts;
}

SnapshotPtr snapshotOf(const Trainer& trainer, const RunClock& clock, SessionState state)
{
    const Position& position = trainer.position();
    auto snapshot = std::make_shared<Snapshot>();
    snapshot->state = state;
    snapshot->attempt = position.attempt;
    const RunPlan plan = trainer.plan();
    snapshot->lastEpoch = plan.lastEpoch();
    const bool lastIsOver = state == SessionState::Ended && position.cursor == 0 && position.epoch > 1;
    snapshot->epoch = lastIsOver ? position.epoch - 1 : std::min(position.epoch, snapshot->lastEpoch);
    snapshot->shareDone = plan.shareDone();
    snapshot->microBatch = trainer.microBatchesDone();
    snapshot->microBatches = trainer.microBatchesInWindow();
    snapshot->skipped = position.attempt - position.applied;
    snapshot->scale = trainer.scale();
    snapshot->scalerActive = trainer.scalerActive();
    snapshot->verdict = trainer.verdict().verdict();
    snapshot->samplesPerSecond = clock.samplesPerSecond();
    snapshot->secondsElapsed = clock.secondsElapsed();
    snapshot->secondsLeft = clock.secondsFor(plan.samplesLeft());
    snapshot->precision = trainer.precision();
    snapshot->live = trainer.live();
    return snapshot;
}

RunDocument documentOf(const RunConfig& config, const Trainer& trainer, const Dataset& dataset)
{
    RunDocument document;
    document.config = config;
    document.precision = trainer.precision();
    document.engine = trainer.engine();
    const std::int64_t parameterBytes = 4 * trainer.model().parameterCount();
    document.references = {trainer.live().clipping ? trainer.live().maxNorm : 0, parameterBytes, parameterBytes,
                           trainer.optimizerBytes()};
    document.librarySummary = librarySummary();
    document.threads = std::max<std::int64_t>(1, config.run.threads);
    document.datasetFingerprint = dataset.fingerprint;
    document.trainSamples = trainer.trainSamples();
    document.droppedSamples = trainer.position().droppedSamples;
    for (const ParameterSpec& parameter : trainer.model().parameters())
        document.parameterNames.push_back(parameter.name);
    document.changes = trainer.changes();
    return document;
}

RunSummary summaryOf(const RunConfig& config, const Trainer& trainer, const RunClock& clock, Outcome outcome,
                     EndReason reason)
{
    const Position& position = trainer.position();
    RunSummary summary;
    summary.outcome = outcome;
    summary.reason = reason;
    summary.attempts = position.attempt;
    summary.applied = position.applied;
    summary.skipped = position.attempt - position.applied;
    summary.epochs = position.epoch - 1;
    summary.finalScale = trainer.scale();
    summary.verdict = trainer.verdict().verdict();
    summary.bestEpoch = trainer.bestEpoch();
    summary.bestValLoss = trainer.bestValLoss();
    if (position.epochSamples > 0)
        summary.trainLoss = position.epochLossSum / static_cast<double>(position.epochSamples);
    else if (position.epoch > 1)
        summary.trainLoss = position.lastTrainLoss;
    summary.precision = trainer.precision();
    summary.engine = trainer.engine();
    summary.mistakes = mistakesIn(config);
    summary.seconds = clock.secondsElapsed();
    summary.samplesPerSecond = clock.averageSamplesPerSecond();
    summary.peakBytes = position.peakBytes;
    return summary;
}

} // namespace halfstep
