#pragma once

#include "engine/config/run_config.h"

#include <cstdint>
#include <string>

namespace halfstep {

/// The settings that may change while a run goes on; they act at the next window.
struct LiveSettings {
    bool amp = true;
    std::string dtype = "float16";
    bool scaler = true;
    std::int64_t accumulation = 4;
    bool clipping = true;
    double maxNorm = 5.0;
    double learningRate = 0.1;
    bool earlyStopping = true;
    std::int64_t patience = 5;
    double minDelta = 0.0001;
    bool operator==(const LiveSettings&) const = default;
};

LiveSettings liveSettingsOf(const RunConfig& config);
RunConfig withLiveSettings(RunConfig config, const LiveSettings& live);

} // namespace halfstep
