#pragma once

#include "engine/config/live_settings.h"
#include "engine/config/mistakes.h"
#include "engine/config/run_config.h"
#include "engine/config/setting_range.h"

#include <string_view>
#include <type_traits>
#include <utility>

namespace halfstep {

/// Marks a setting whose text is a file name, so that a reader resolves it.
template <typename Text>
struct FileNameSetting {
    Text& text;
};

/// One setting: its key, what it may be if it is a number, and when it may be another than a run began with.
template <typename Value>
struct Setting {
    std::string_view key;
    SettingRange range{};
    Value LiveSettings::*live = nullptr; ///< changed while the run goes on; null: it waits
    bool onResume = false;               ///< changed by going on from a checkpoint, as every live one
};

inline constexpr std::string_view mistakesSection = "mistakes";
inline constexpr std::string_view groupsSetting = "optimizer.groups";

/// The one table of settings: calls `visit(setting, field)` for each, in the order of the documentation.
/// `config` may be const. Keys have at most one dot; what comes before it is the section.
template <typename Config, typename Visitor>
void forEachSetting(Config& config, Visitor&& visit)
{
    const auto row = [&]<typename Field>(std::string_view key, Field& field, SettingRange range = {},
                                         std::remove_const_t<Field> LiveSettings::*live = nullptr) {
        visit(Setting<std::remove_const_t<Field>>{key, range, live}, field);
    };
    const auto onResume = [&]<typename Field>(std::string_view key, Field& field, SettingRange range = {}) {
        visit(Setting<std::remove_const_t<Field>>{key, range, nullptr, true}, field);
    };
    // A data set is known again by its fingerprint.
    onResume("dataset.name", config.dataset.name);
    onResume("dataset.seed", config.dataset.seed);
    using Path = std::remove_reference_t<decltype((config.dataset.path))>;
    visit(Setting<std::string>{"dataset.path", {}, nullptr, true}, FileNameSetting<Path>{config.dataset.path});
    onResume("dataset.label_column", config.dataset.labelColumn);
    onResume("dataset.points", config.dataset.points);
    row("model.name", config.model.name);
    row("model.batch_norm", config.model.batchNorm);
    row("model.layer_norm", config.model.layerNorm);
    row("model.dropout", config.model.dropout, range::share);
    row("model.initial_weights", config.model.initialWeights);
    row("loss", config.loss);
    row("optimizer.name", config.optimizer.name);
    row("optimizer.learning_rate", config.optimizer.learningRate, range::floatAtLeastZero, &LiveSettings::learningRate);
    row("optimizer.momentum", config.optimizer.momentum, range::share);
    row("optimizer.weight_decay", config.optimizer.weightDecay, range::atLeastZero);
    row("optimizer.schedule", config.optimizer.schedule);
    row(groupsSetting, config.optimizer.groups);
    row("batch.micro_batch", config.batch.microBatch, range::atLeastOne);
    row("batch.accumulation", config.batch.accumulation, range::atLeastOne, &LiveSettings::accumulation);
    row("batch.last_window", config.batch.lastWindow);
    row("batch.shuffle", config.batch.shuffle);
    row("precision.amp", config.precision.amp, range::any, &LiveSettings::amp);
    row("precision.dtype", config.precision.dtype, range::any, &LiveSettings::dtype);
    row("precision.backend", config.precision.backend);
    row("precision.master_weights", config.precision.masterWeights);
    row("scaler.enabled", config.scaler.enabled, range::any, &LiveSettings::scaler);
    row("scaler.init_scale", config.scaler.initScale, range::floatAboveZero);
    row("scaler.growth_factor", config.scaler.growthFactor, range::aboveOne);
    row("scaler.backoff_factor", config.scaler.backoffFactor, range::properShare);
    row("scaler.growth_interval", config.scaler.growthInterval, range::atLeastOne);
    row("scaler.floor", config.scaler.floor, range::atLeastZero);
    row("clipping.enabled", config.clipping.enabled, range::any, &LiveSettings::clipping);
    row("clipping.max_norm", config.clipping.maxNorm, range::aboveZero, &LiveSettings::maxNorm);
    row("early_stopping.enabled", config.earlyStopping.enabled, range::any, &LiveSettings::earlyStopping);
    row("early_stopping.patience", config.earlyStopping.patience, range::atLeastOne, &LiveSettings::patience);
    row("early_stopping.min_delta", config.earlyStopping.minDelta, range::atLeastZero, &LiveSettings::minDelta);
    for (const MistakeRow& mistake : mistakeRows)
        row(mistake.key, config.mistakes.*mistake.on);
    row("faults", config.faults);
    onResume("run.engine", config.run.engine);
    onResume("run.max_epochs", config.run.maxEpochs, range::atLeastOne);
    onResume("run.max_attempts", config.run.maxAttempts, range::atLeastZero);
    row("run.seed", config.run.seed);
    onResume("run.threads", config.run.threads, range::atLeastZero);
    row("run.device", config.run.device);
    onResume("run.checkpoint_every", config.run.checkpointEvery, range::atLeastZero);
    onResume("run.record_weights", config.run.recordWeights);
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
