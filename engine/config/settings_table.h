#pragma once

#include "engine/config/run_config.h"

#include <string_view>
#include <type_traits>
#include <utility>

namespace halfstep {

/// Marks a setting whose text is a file name, so that a reader resolves it.
template <typename Text>
struct FileNameSetting {
    Text& text;
};

inline constexpr std::string_view mistakesSection = "mistakes";
inline constexpr std::string_view groupsSetting = "optimizer.groups";

/// The one table of settings: calls `visit(key path, field)` for each, in the order of the documentation.
/// `config` may be const. Keys have at most one dot; what comes before it is the section.
template <typename Config, typename Visitor>
void forEachSetting(Config& config, Visitor&& visit)
{
    visit("dataset.name", config.dataset.name);
    visit("dataset.seed", config.dataset.seed);
    visit("dataset.path",
          FileNameSetting<std::remove_reference_t<decltype((config.dataset.path))>>{config.dataset.path});
    visit("dataset.label_column", config.dataset.labelColumn);
    visit("dataset.points", config.dataset.points);
    visit("model.name", config.model.name);
    visit("model.batch_norm", config.model.batchNorm);
    visit("model.dropout", config.model.dropout);
    visit("model.initial_weights", config.model.initialWeights);
    visit("loss", config.loss);
    visit("optimizer.name", config.optimizer.name);
    visit("optimizer.learning_rate", config.optimizer.learningRate);
    visit("optimizer.momentum", config.optimizer.momentum);
    visit("optimizer.weight_decay", config.optimizer.weightDecay);
    visit("optimizer.schedule", config.optimizer.schedule);
    visit(groupsSetting, config.optimizer.groups);
    visit("batch.micro_batch", config.batch.microBatch);
    visit("batch.accumulation", config.batch.accumulation);
    visit("batch.last_window", config.batch.lastWindow);
    visit("batch.shuffle", config.batch.shuffle);
    visit("precision.amp", config.precision.amp);
    visit("precision.dtype", config.precision.dtype);
    visit("precision.backend", config.precision.backend);
    visit("precision.master_weights", config.precision.masterWeights);
    visit("scaler.enabled", config.scaler.enabled);
    visit("scaler.init_scale", config.scaler.initScale);
    visit("scaler.growth_factor", config.scaler.growthFactor);
    visit("scaler.backoff_factor", config.scaler.backoffFactor);
    visit("scaler.growth_interval", config.scaler.growthInterval);
    visit("scaler.floor", config.scaler.floor);
    visit("clipping.enabled", config.clipping.enabled);
    visit("clipping.max_norm", config.clipping.maxNorm);
    visit("early_stopping.enabled", config.earlyStopping.enabled);
    visit("early_stopping.patience", config.earlyStopping.patience);
    visit("early_stopping.min_delta", config.earlyStopping.minDelta);
    visit("mistakes.no_scaler", config.mistakes.noScaler);
    visit("mistakes.clip_before_unscale", config.mistakes.clipBeforeUnscale);
    visit("mistakes.unscale_each_micro_batch", config.mistakes.unscaleEachMicroBatch);
    visit("mistakes.no_division_by_a", config.mistakes.noDivisionByA);
    visit("mistakes.mean_of_means", config.mistakes.meanOfMeans);
    visit("mistakes.step_every_micro_batch", config.mistakes.stepEveryMicroBatch);
    visit("mistakes.keep_gradients_on_skip", config.mistakes.keepGradientsOnSkip);
    visit("mistakes.schedule_counts_skips", config.mistakes.scheduleCountsSkips);
    visit("mistakes.autocast_around_backward", config.mistakes.autocastAroundBackward);
    visit("mistakes.evaluate_in_training_mode", config.mistakes.evaluateInTrainingMode);
    visit("faults", config.faults);
    visit("run.engine", config.run.engine);
    visit("run.max_epochs", config.run.maxEpochs);
    visit("run.max_attempts", config.run.maxAttempts);
    visit("run.seed", config.run.seed);
    visit("run.threads", config.run.threads);
    visit("run.device", config.run.device);
    visit("run.checkpoint_every", config.run.checkpointEvery);
    visit("run.record_weights", config.run.recordWeights);
}

/// "batch" and "micro_batch" of "batch.micro_batch"; the section is empty for a key without a dot.
inline std::pair<std::string_view, std::string_view> splitKey(std::string_view path)
{
    const std::size_t dot = path.find('.');
    if (dot == std::string_view::npos)
        return {{}, path};
    return {path.substr(0, dot), path.substr(dot + 1)};
}

} // namespace halfstep
