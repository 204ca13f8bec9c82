#pragma once

#include "engine/nn/stage_clock.h"
#include "engine/nn/trainer.h"
#include "engine/nn/update_pipeline.h"
#include "engine/numerics/early_stopping.h"
#include "engine/numerics/linear_schedule.h"

#include <chrono>

namespace halfstep {

/// The best weights so far, with what belongs to them.
struct BestModel {
    FlatTensors weights;
    std::vector<NormStatistics> statistics;
};

/// What a Trainer is made of, and how a checkpoint saves and restores it.
struct Trainer::Parts {
    Parts(const RunConfig& config, DatasetPtr data, const ModelSpec& spec);

    RunConfig config;  ///< as the run was started
    LiveSettings live; ///< as in force
    std::vector<LiveChange> changes;
    DatasetPtr dataset;
    LossKind loss;
    UpdatePipeline pipeline;
    SampleSource train;
    SampleSource validation;
    EarlyStopping stopping;
    SkipVerdict verdict;
    std::optional<BestModel> best;
    Position position;
    LinearSchedule schedule;
    std::vector<std::int64_t> order; ///< of the epoch under way
    std::int64_t orderEpoch = 0;     ///< which epoch `order` belongs to
    std::optional<AccumulationWindow> window;

    std::int64_t windowSize() const; ///< n of a full window under the settings in force
    RunPlan plan(const ExecutionConfig& limits, const LiveSettings& settings) const;
    std::int64_t scheduledUpdates() const;
    double learningRate() const;
    void replan(std::int64_t attemptsLeftBefore); ///< bends the schedule when other attempts are planned now
    void openWindow();
    AttemptRecord closeWindow();
    void takeBest();
    void putBestBack();

    /// Why these cannot be in force; empty when they can.
    std::vector<Problem> problemsUnder(const LiveSettings& settings);

    SafeTensors encode(); ///< in checkpoint.cpp
    /// `wanted` becomes the live settings that the config of this run asks for.
    std::optional<Problem> restore(const SafeTensors& checkpoint, const std::string& path, LiveSettings& wanted);
};

} // namespace halfstep
