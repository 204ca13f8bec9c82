#include "engine/training/run_state.h"

#include <algorithm>

namespace halfstep {

RunState::RunState(const RunConfig& runConfig, DatasetPtr data, ModelSpec spec, EngineAsRun engineAsRun)
    : config(runConfig)
    , dataset(std::move(data))
    , model(std::move(spec))
    , engine(std::move(engineAsRun))
    , live(liveSettingsOf(runConfig))
    , training(runConfig, model)
    , stopping(runConfig.earlyStopping.patience, runConfig.earlyStopping.minDelta)
{
    schedule = LinearSchedule(plan().attemptsLeft());
}

void RunState::setEngine(const EngineAsRun& asRun)
{
    engine = asRun;
    engines = joined(engines, {{position.attempt + 1, asRun}}, position.attempt);
}

RunPlan RunState::plan(const ExecutionConfig& limits, const LiveSettings& settings) const
{
    // Each factor is at most the epoch, so that their product cannot overflow.
    const std::int64_t samples = dataset->train.count;
    const std::int64_t accumulation = config.mistakes.stepEveryMicroBatch ? 1 : settings.accumulation;
    const std::int64_t microBatch = std::min(samples, config.batch.microBatch);
    return {samples,          std::min(samples, microBatch * std::min(samples, accumulation)),
            microBatch,       config.batch.lastWindow == LastWindow::Drop,
            limits.maxEpochs, limits.maxAttempts,
            position.attempt, position.epoch,
            position.cursor};
}

/// Only applied updates use up the schedule.
std::int64_t RunState::scheduledUpdates() const
{
    return config.mistakes.scheduleCountsSkips ? position.attempt : position.applied;
}

double RunState::learningRate() const
{
    return config.optimizer.schedule == ScheduleKind::Linear ? live.learningRate * schedule.share(scheduledUpdates())
                                                             : live.learningRate;
}

void RunState::replan(std::int64_t attemptsLeftBefore)
{
    if (const std::int64_t left = plan().attemptsLeft(); left != attemptsLeftBefore)
        schedule.plan(scheduledUpdates(), left);
}

std::optional<std::int64_t> RunState::bestEpoch() const
{
    return stopping.bestIndex() > 0 ? std::optional(stopping.bestIndex()) : std::nullopt;
}

std::optional<double> RunState::bestValLoss() const
{
    return stopping.bestIndex() > 0 ? std::optional(stopping.best()) : std::nullopt;
}

void RunState::count(const AttemptRecord& record, std::int64_t correct)
{
    position.attempt += 1;
    position.applied += record.applied;
    position.cursor += record.samples;
    position.epochLossSum += record.loss * static_cast<double>(record.samples);
    position.epochCorrect += dataset->answersPerSample() > 0 ? correct : 0;
    position.epochSamples += record.samples;
    position.samples += record.samples;
    position.peakBytes = std::max(position.peakBytes, record.peakBytes);
    verdict.observe(record.applied, record.skipReason, record.scaleUsed, record.scaleNext);
}

void RunState::beginNextEpoch()
{
    position.droppedSamples += dataset->train.count - position.cursor;
    position.epoch += 1;
    position.cursor = 0;
    position.epochLossSum = 0;
    position.epochCorrect = 0;
    position.epochSamples = 0;
    position.epochSeconds = 0;
}

void RunState::takeBest()
{
    if (!best)
        best.emplace(BestModel{FlatBuffer(training.parameters), FlatBuffer(training.statistics.tensors())});
    std::ranges::copy(training.weights.values(), best->weights.values().begin());
    std::ranges::copy(training.statistics.inForce(), best->statistics.values().begin());
}

void RunState::putBestBack()
{
    if (!best)
        return;
    std::ranges::copy(best->weights.values(), training.weights.values().begin());
    std::ranges::copy(best->statistics.values(), training.statistics.inForce().begin());
}

} // namespace halfstep
