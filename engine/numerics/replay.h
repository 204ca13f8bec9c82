#pragma once

#include "engine/config/run_config.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace halfstep {

/// What the scaler does in one attempt.
struct ScalerReplayRow {
    std::int64_t attempt = 0; ///< from 1
    double scaleUsed = 1;
    bool foundInf = false;
    bool skipped = false; ///< on a non-finite scaled gradient, or when the scale is too small to be divided out
    double scaleNext = 1;
    std::int64_t growthTracker = 0; ///< after the attempt
    bool operator==(const ScalerReplayRow&) const = default;
};

/// What training's own LossScale does under given findings, one an attempt; ends as training does with the attempt
/// whose next scale is below the floor.
std::vector<ScalerReplayRow> replayScaler(const ScalerConfig& config, const std::vector<bool>& foundInf);

/// What the scaler does when each attempt overflows above a scale of its own, the largest that would have kept its
/// gradients finite. +inf never overflows; NaN always does, as a forward pass that is not finite.
std::vector<ScalerReplayRow> replayScalerAgainst(const ScalerConfig& config,
                                                 std::span<const double> largestFiniteScales);

struct EarlyStoppingRow {
    std::int64_t epoch = 0; ///< from 1
    double value = 0;
    bool improved = false;
    double best = 0; ///< +inf before any improvement
    std::int64_t badInARow = 0;
    bool stop = false;
    bool operator==(const EarlyStoppingRow&) const = default;
};

struct EarlyStoppingReplay {
    std::vector<EarlyStoppingRow> epochs; ///< up to and with the one that stops
    std::optional<std::int64_t> stopEpoch;
    std::optional<std::int64_t> bestEpoch;
    double best = 0; ///< +inf without a best epoch
};

/// Runs training's own EarlyStopping over validation losses, one an epoch.
EarlyStoppingReplay replayEarlyStopping(std::span<const double> values, std::int64_t patience, double minDelta);

} // namespace halfstep
