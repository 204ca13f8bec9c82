#include "engine/training/live_changes.h"

#include "engine/records/record_text.h"

namespace halfstep {
namespace {

std::string text(bool value)
{
    return value ? "true" : "false";
}

} // namespace

std::vector<std::pair<std::string, std::string>> liveTexts(const LiveSettings& live)
{
    return {{"precision.amp", text(live.amp)},
            {"precision.dtype", live.dtype},
            {"batch.accumulation", std::to_string(live.accumulation)},
            {"clipping.enabled", text(live.clipping)},
            {"clipping.max_norm", numberText(live.maxNorm)},
            {"optimizer.learning_rate", numberText(live.learningRate)},
            {"early_stopping.patience", std::to_string(live.patience)},
            {"early_stopping.min_delta", numberText(live.minDelta)}};
}

std::vector<LiveChange> differences(const LiveSettings& before, const LiveSettings& after, std::int64_t attempt)
{
    const auto old = liveTexts(before);
    const auto now = liveTexts(after);
    std::vector<LiveChange> changes;
    for (std::size_t i = 0; i < now.size(); ++i)
        if (old[i].second != now[i].second)
            changes.push_back({attempt, now[i].first, old[i].second, now[i].second});
    return changes;
}

LiveSettings settingsAfterResume(const RunConfig& runStarted, const RunConfig& runAsked, LiveSettings inForce)
{
    const LiveSettings started = liveSettingsOf(runStarted);
    const LiveSettings asked = liveSettingsOf(runAsked);
    const auto take = [](const auto& before, const auto& wanted, auto& now) {
        if (wanted != before)
            now = wanted;
    };
    take(started.amp, asked.amp, inForce.amp);
    take(started.dtype, asked.dtype, inForce.dtype);
    take(started.accumulation, asked.accumulation, inForce.accumulation);
    take(started.clipping, asked.clipping, inForce.clipping);
    take(started.maxNorm, asked.maxNorm, inForce.maxNorm);
    take(started.learningRate, asked.learningRate, inForce.learningRate);
    take(started.patience, asked.patience, inForce.patience);
    take(started.minDelta, asked.minDelta, inForce.minDelta);
    return inForce;
}

} // namespace halfstep
