#include "engine/session/run_reports.h"

#include "engine/config/config_json.h"
#include "engine/plan/kernels.h"
#include "engine/session/torch_module.h"

#include <algorithm>
#include <utility>

namespace halfstep {
namespace {

/// What computes a run's gradients.
std::string librarySummary(const EngineAsRun& engine)
{
    const TorchFunctions* const torch = torchIfLoaded();
    if (torch && engine.name != wordOf(EngineName::Plan))
        return torch->summary();
    return std::string("Halfstep's own kernels (") + kernels().name + ")";
}

} // namespace

RunFacts factsOf(const RunConfig& config, const RunState& state, const Dataset& dataset)
{
    RunFacts facts;
    facts.config = config;
    facts.live = state.live;
    facts.model = state.model;
    facts.trainSamples = state.dataset->train.count;
    facts.validationSamples = dataset.validation.count;
    facts.testSamples = dataset.test.count;
    facts.parameterBytes = 4 * facts.model.parameterCount();
    facts.gradientBytes = facts.parameterBytes;
    facts.optimizerBytes = state.training.optimizer.stateBytes();
    facts.resumedAttempts = state.position.attempt;
    facts.resumedEpochs = state.position.epoch - 1;
    return facts;
}

SnapshotPtr snapshotOf(const Trainer& trainer, const RunClock& clock, SessionState state, WindowDetailPtr window)
{
    const RunState& run = trainer.state();
    const Position& position = run.position;
    auto snapshot = std::make_shared<Snapshot>();
    snapshot->state = state;
    snapshot->attempt = position.attempt;
    const RunPlan plan = run.plan();
    snapshot->lastEpoch = plan.lastEpoch();
    const bool lastIsOver = state == SessionState::Ended && position.cursor == 0 && position.epoch > 1;
    snapshot->epoch = lastIsOver ? position.epoch - 1 : std::min(position.epoch, snapshot->lastEpoch);
    snapshot->shareDone = plan.shareDone();
    if (const std::optional<AccumulationWindow>& underWay = trainer.window()) {
        snapshot->microBatch = static_cast<std::int64_t>(underWay->done);
        snapshot->microBatches = std::ssize(underWay->microBatches);
    }
    snapshot->skipped = position.attempt - position.applied;
    snapshot->scale = run.training.scale();
    snapshot->scalerActive = run.training.scales;
    snapshot->verdict = run.verdict.verdict();
    snapshot->samplesPerSecond = clock.samplesPerSecond();
    snapshot->secondsElapsed = clock.secondsElapsed();
    snapshot->secondsLeft = clock.secondsFor(plan.samplesLeft());
    snapshot->precision = run.training.precision.asRun;
    snapshot->engine = run.engine;
    snapshot->live = run.live;
    snapshot->window = std::move(window);
    return snapshot;
}

RunDocument documentOf(const RunConfig& config, const RunState& state, const Dataset& dataset)
{
    RunDocument document;
    document.config = config;
    document.precision = state.training.precision.asRun;
    document.engine = state.engine;
    document.engines = state.engines;
    const std::int64_t parameterBytes = 4 * state.model.parameterCount();
    document.references = {state.live.clipping ? state.live.maxNorm : 0, parameterBytes, parameterBytes,
                           state.training.optimizer.stateBytes()};
    document.librarySummary = librarySummary(state.engine);
    document.threads = std::max<std::int64_t>(1, config.run.threads);
    document.datasetFingerprint = dataset.fingerprint;
    document.data = DataShape(dataset);
    document.trainSamples = state.dataset->train.count;
    document.droppedSamples = state.position.droppedSamples;
    for (const ParameterSpec& parameter : state.model.parameters())
        document.parameterNames.push_back(parameter.name);
    document.changes = state.changes;
    return document;
}

RunSummary summaryOf(const RunConfig& config, const RunState& state, const RunClock& clock, Outcome outcome,
                     EndReason reason)
{
    const Position& position = state.position;
    RunSummary summary;
    summary.outcome = outcome;
    summary.reason = reason;
    summary.attempts = position.attempt;
    summary.applied = position.applied;
    summary.skipped = position.attempt - position.applied;
    summary.epochs = position.epoch - 1;
    summary.finalScale = state.training.scale();
    summary.verdict = state.verdict.verdict();
    summary.bestEpoch = state.bestEpoch();
    summary.bestValLoss = state.bestValLoss();
    if (position.epochSamples > 0)
        summary.trainLoss = position.epochLossSum / static_cast<double>(position.epochSamples);
    else if (position.epoch > 1)
        summary.trainLoss = position.lastTrainLoss;
    summary.precision = state.training.precision.asRun;
    summary.engine = state.engine;
    summary.mistakes = mistakesIn(config);
    summary.seconds = clock.secondsElapsed();
    summary.samplesPerSecond = clock.averageSamplesPerSecond();
    summary.peakBytes = position.peakBytes;
    return summary;
}

} // namespace halfstep
