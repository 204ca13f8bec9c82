#pragma once

#include "engine/records/attempt_record.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace halfstep {

/// What one micro-batch gave to its window.
struct MicroBatchDetail {
    std::int64_t samples = 0; ///< m_a
    double loss = 0;          ///< their mean, unscaled
    double weight = 0;        ///< of that mean in the window's loss: m_a/n, but for a mistake
    double normSoFar = 0;     ///< global L2 norm of the gradient that the window has summed, S·g
};

/// A window of micro-batches on its way to the step, as it is told while somebody looks.
struct WindowDetail {
    std::int64_t attempt = 0;      ///< that it becomes, from 1
    std::int64_t samples = 0;      ///< n
    std::int64_t microBatches = 0; ///< as many as will be run
    double scale = 1;              ///< S
    std::int64_t unseen = 0;       ///< micro-batches that ran before somebody looked
    std::vector<MicroBatchDetail> seen{};
    std::optional<AttemptRecord> stepped{}; ///< once it has reached the step

    std::int64_t done() const { return unseen + static_cast<std::int64_t>(seen.size()); }
};

} // namespace halfstep
