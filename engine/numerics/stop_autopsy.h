#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <vector>

namespace halfstep {

/// Where a run would have stopped under other settings, as far as its recorded epochs tell.
struct StopPoint {
    std::int64_t patience = 0;
    double minDelta = 0;
    std::optional<std::int64_t> stopEpoch; ///< empty: not within the epochs that ran
    std::optional<std::int64_t> bestEpoch; ///< whose weights would have been kept
    double best = std::numeric_limits<double>::infinity();
};

/// A grid of them, (patiences, minDeltas) row by row.
struct StopAutopsy {
    std::int64_t epochs = 0; ///< that ran: nothing is known beyond them
    std::vector<std::int64_t> patiences;
    std::vector<double> minDeltas;
    std::vector<StopPoint> points;

    const StopPoint& at(std::size_t patience, std::size_t minDelta) const
    {
        return points[patience * minDeltas.size() + minDelta];
    }
};

/// Replays training's own EarlyStopping over the recorded validation losses, one an epoch.
StopAutopsy stopAutopsy(std::span<const double> validationLosses, std::vector<std::int64_t> patiences,
                        std::vector<double> minDeltas);

/// Settings worth comparing: patiences of 1, 2, 3, ... up to `most`, never beyond the epochs, the run's own among
/// them; and minDeltas of zero, of powers of ten that the curve's changes are of the size of, and the run's own.
std::vector<std::int64_t> patiencesWorthTrying(std::int64_t epochs, std::int64_t own, std::int64_t most = 12);
std::vector<double> minDeltasWorthTrying(std::span<const double> validationLosses, double own);

} // namespace halfstep
