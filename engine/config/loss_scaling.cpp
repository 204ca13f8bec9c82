#include "engine/config/loss_scaling.h"

namespace halfstep {

bool scalesLoss(const RunConfig& config, const FormatLayout& format)
{
    return config.scaler.enabled && !config.mistakes.noScaler && format.needsLossScale();
}

} // namespace halfstep
