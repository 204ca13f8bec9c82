#include "engine/config/run_config.h"

namespace halfstep {

LiveSettings liveSettingsOf(const RunConfig& config)
{
    LiveSettings live;
    live.amp = config.precision.amp;
    live.dtype = config.precision.dtype;
    live.accumulation = config.batch.accumulation;
    live.clipping = config.clipping.enabled;
    live.maxNorm = config.clipping.maxNorm;
    live.learningRate = config.optimizer.learningRate;
    live.patience = config.earlyStopping.patience;
    live.minDelta = config.earlyStopping.minDelta;
    return live;
}

RunConfig withLiveSettings(RunConfig config, const LiveSettings& live)
{
    config.precision.amp = live.amp;
    config.precision.dtype = live.dtype;
    config.batch.accumulation = live.accumulation;
    config.clipping.enabled = live.clipping;
    config.clipping.maxNorm = live.maxNorm;
    config.optimizer.learningRate = live.learningRate;
    config.earlyStopping.patience = live.patience;
    config.earlyStopping.minDelta = live.minDelta;
    return config;
}

} // namespace halfstep
