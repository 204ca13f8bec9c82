#include "ui/train/judged_epoch.h"

#include <algorithm>
#include <cmath>

namespace halfstep {

const EpochRecord* judgedEpoch(const RunHistory& history)
{
    const auto& epochs = history.marks().epochs.all();
    if (history.summary() && history.summary()->bestEpoch) {
        const auto best = std::ranges::find(epochs, *history.summary()->bestEpoch, &EpochRecord::epoch);
        if (best != epochs.end())
            return &*best;
    }
    return epochs.empty() ? nullptr : &epochs.back();
}

std::optional<double> validationAccuracy(const RunHistory& history)
{
    if (history.summary() && history.summary()->valAccuracy)
        return history.summary()->valAccuracy;
    const EpochRecord* epoch = judgedEpoch(history);
    return epoch && !std::isnan(epoch->valAccuracy) ? std::optional(epoch->valAccuracy) : std::nullopt;
}

RunSummary judgedSummary(RunSummary summary, const RunHistory& history)
{
    summary.valAccuracy = validationAccuracy(history);
    return summary;
}

} // namespace halfstep
