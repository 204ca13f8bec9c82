#include "engine/nn/live_changes.h"

#include "engine/records/record_text.h"

#include <string>

namespace halfstep {
namespace {

std::string text(bool value)
{
    return value ? "true" : "false";
}
std::string text(std::int64_t value)
{
    return std::to_string(value);
}
std::string text(double value)
{
    return numberText(value);
}
std::string text(const std::string& value)
{
    return value;
}

} // namespace

std::vector<LiveChange> differences(const LiveSettings& before, const LiveSettings& after, std::int64_t attempt)
{
    std::vector<LiveChange> changes;
    const auto compare = [&](const char* key, const auto& a, const auto& b) {
        if (a != b)
            changes.push_back({attempt, key, text(a), text(b)});
    };
    compare("precision.amp", before.amp, after.amp);
    compare("precision.dtype", before.dtype, after.dtype);
    compare("batch.accumulation", before.accumulation, after.accumulation);
    compare("clipping.enabled", before.clipping, after.clipping);
    compare("clipping.max_norm", before.maxNorm, after.maxNorm);
    compare("optimizer.learning_rate", before.learningRate, after.learningRate);
    compare("early_stopping.patience", before.patience, after.patience);
    compare("early_stopping.min_delta", before.minDelta, after.minDelta);
    return changes;
}

} // namespace halfstep
