#include "engine/records/recorded_window.h"

#include "engine/config/format_layout.h"
#include "engine/config/loss_scaling.h"

#include <limits>

namespace halfstep {

WindowDetail recordedWindow(const AttemptRecord& record, const RunConfig& config, const PrecisionAsRun& precision)
{
    const auto format = FormatLayout::named(precision.dtype);
    return {.attempt = record.attempt,
            .samples = record.samples,
            .microBatches = record.microBatches,
            .scale = record.scaleUsed,
            .unseen = record.microBatches,
            .stepped = record,
            .precision = precision,
            .scales = record.scaleUsed != 1 || record.scaleNext != 1 || (format && scalesLoss(config, *format)),
            .unscaling = static_cast<float>(1 / record.scaleUsed),
            .maxNorm = std::numeric_limits<double>::quiet_NaN()};
}

} // namespace halfstep
