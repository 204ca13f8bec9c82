#pragma once

#include "engine/config/live_settings.h"
#include "engine/config/run_config.h"
#include "engine/data/dataset.h"
#include "engine/model/model_spec.h"
#include "engine/numerics/early_stopping.h"
#include "engine/numerics/linear_schedule.h"
#include "engine/numerics/run_plan.h"
#include "engine/numerics/skip_verdict.h"
#include "engine/records/attempt_record.h"
#include "engine/records/engine_span.h"
#include "engine/records/run_summary.h"
#include "engine/training/training_state.h"

#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <vector>

namespace halfstep {

/// Where a run stands. Positions count windows, skipped ones too.
struct Position {
    std::int64_t attempt = 0; ///< finished so far
    std::int64_t applied = 0;
    std::int64_t epoch = 1;        ///< under way
    std::int64_t cursor = 0;       ///< samples of this epoch's order that finished windows used
    double epochLossSum = 0;       ///< over the samples of those windows
    std::int64_t epochCorrect = 0; ///< right answers, Dataset::answersPerSample() a sample
    std::int64_t epochSamples = 0;
    double epochSeconds = 0;         ///< training alone: without evaluation, saving and pauses
    std::int64_t droppedSamples = 0; ///< left over by `last_window: drop`, whole run
    double lastTrainLoss = std::numeric_limits<double>::quiet_NaN(); ///< of the newest finished epoch
    std::int64_t peakBytes = 0;                                      ///< the largest of any attempt
    double seconds = 0;       ///< of the whole run, pauses left out; of its newest part where the one before told none
    std::int64_t samples = 0; ///< trained on in them
};

/// The best weights so far, with what belongs to them.
struct BestModel {
    FlatBuffer weights;
    FlatBuffer statistics;
};

/// Everything that a run changes, which is what a checkpoint holds, and what it was started with.
struct RunState {
    RunState(const RunConfig& runConfig, DatasetPtr data, ModelSpec spec, EngineAsRun engineAsRun);

    RunConfig config; ///< as the run was started
    DatasetPtr dataset;
    ModelSpec model;
    EngineAsRun engine;
    std::vector<EngineSpan> engines; ///< of the part that was trained here
    LiveSettings live;               ///< as in force
    std::vector<LiveChange> changes;
    TrainingState training;
    EarlyStopping stopping;
    SkipVerdict verdict;
    std::optional<BestModel> best;
    Position position;
    LinearSchedule schedule;

    void setEngine(const EngineAsRun& asRun); ///< from the next attempt on
    std::span<const float> weights() const { return training.weights.values(); }
    RunPlan plan(const ExecutionConfig& limits, const LiveSettings& settings) const;
    RunPlan plan() const { return plan(config.run, live); } ///< from here on, under the settings in force
    double learningRate() const;                            ///< of the next update
    void replan(std::int64_t attemptsLeftBefore);           ///< bends the schedule when other attempts are planned now
    std::optional<std::int64_t> bestEpoch() const;
    std::optional<double> bestValLoss() const;
    /// No update can be applied any more, which going on from a checkpoint would hide.
    bool failed() const { return training.failure.has_value(); }

    void count(const AttemptRecord& record, std::int64_t correct);
    void beginNextEpoch();
    void takeBest();
    void putBestBack();

private:
    std::int64_t scheduledUpdates() const;
};

} // namespace halfstep
