#include "engine/numerics/replay.h"

#include "engine/numerics/early_stopping.h"
#include "engine/numerics/loss_scale.h"

#include <cmath>

namespace halfstep {

namespace {

/// `overflows(attempt, scale)` says whether the attempt, from 0, finds a non-finite gradient at that scale.
template <typename Overflows>
std::vector<ScalerReplayRow> replay(const ScalerConfig& config, std::size_t attempts, Overflows overflows)
{
    LossScale scale(config);
    std::vector<ScalerReplayRow> rows;
    rows.reserve(attempts);
    for (std::size_t i = 0; i < attempts; ++i) {
        ScalerReplayRow row;
        row.attempt = static_cast<std::int64_t>(i) + 1;
        row.scaleUsed = scale.scale();
        row.foundInf = overflows(i, row.scaleUsed);
        // With an infinite inverse, finite scaled gradients would become inf or NaN by unscaling: never applied.
        row.skipped = row.foundInf || !std::isfinite(scale.inverse());
        scale.update(row.foundInf);
        row.scaleNext = scale.scale();
        row.growthTracker = scale.growthTracker();
        rows.push_back(row);
        if (scale.below(config.floor))
            break;
    }
    return rows;
}

} // namespace

std::vector<ScalerReplayRow> replayScaler(const ScalerConfig& config, const std::vector<bool>& foundInf)
{
    return replay(
        config, foundInf.size(), [&](std::size_t attempt, double) { return foundInf[attempt]; });
}

std::vector<ScalerReplayRow> replayScalerAgainst(const ScalerConfig& config,
                                                 std::span<const double> largestFiniteScales)
{
    return replay(
        config, largestFiniteScales.size(),
        [&](std::size_t attempt, double scale) { return !(scale <= largestFiniteScales[attempt]); });
}

EarlyStoppingReplay replayEarlyStopping(std::span<const double> values, std::int64_t patience, double minDelta)
{
    EarlyStopping stopping(patience, minDelta);
    EarlyStoppingReplay replay;
    for (const double value : values) {
        EarlyStoppingRow row;
        row.improved = stopping.observe(value);
        row.epoch = stopping.observations();
        row.value = value;
        row.best = stopping.best();
        row.badInARow = stopping.badInARow();
        row.stop = stopping.shouldStop();
        replay.epochs.push_back(row);
        if (row.stop) {
            replay.stopEpoch = row.epoch;
            break;
        }
    }
    replay.best = stopping.best();
    if (stopping.bestIndex() > 0)
        replay.bestEpoch = stopping.bestIndex();
    return replay;
}

} // namespace halfstep
