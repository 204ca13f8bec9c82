#include "engine/numerics/stop_autopsy.h"

#include "engine/numerics/replay.h"

#include <algorithm>
#include <cmath>

namespace halfstep {

StopAutopsy stopAutopsy(std::span<const double> validationLosses, std::vector<std::int64_t> patiences,
                        std::vector<double> minDeltas)
{
    StopAutopsy autopsy{std::ssize(validationLosses), std::move(patiences), std::move(minDeltas), {}};
    for (const std::int64_t patience : autopsy.patiences) {
        for (const double minDelta : autopsy.minDeltas) {
            const EarlyStoppingReplay replay = replayEarlyStopping(validationLosses, patience, minDelta);
            autopsy.points.push_back({patience, minDelta, replay.stopEpoch, replay.bestEpoch, replay.best});
        }
    }
    return autopsy;
}

std::vector<std::int64_t> patiencesWorthTrying(std::int64_t epochs, std::int64_t own, std::int64_t most)
{
    std::vector<std::int64_t> patiences{own};
    for (std::int64_t patience = 1; patience <= std::min(epochs, most); ++patience)
        if (patience != own)
            patiences.push_back(patience);
    std::ranges::sort(patiences);
    return patiences;
}

std::vector<double> minDeltasWorthTrying(std::span<const double> validationLosses, double own)
{
    double largest = 0;
    for (std::size_t i = 1; i < validationLosses.size(); ++i)
        if (const double change = std::abs(validationLosses[i] - validationLosses[i - 1]); std::isfinite(change))
            largest = std::max(largest, change);
    std::vector<double> deltas{0, own};
    if (largest > 0) {
        constexpr int decades = 5; // below the largest change of the curve
        const int top = static_cast<int>(std::floor(std::log10(largest)));
        for (int exponent = top; exponent > top - decades; --exponent)
            deltas.push_back(std::pow(10.0, exponent));
    }
    std::ranges::sort(deltas);
    const auto twice = std::ranges::unique(deltas);
    deltas.erase(twice.begin(), twice.end());
    return deltas;
}

} // namespace halfstep
