#pragma once

#include "engine/config/run_config.h"
#include "engine/model/model_spec.h"

#include <mutex>
#include <optional>
#include <thread>

namespace halfstep {

/// How long steps take in a run's number format against float32, measured once for each model, micro-batch and format
/// on a thread of its own. One thread calls.
class FormatSpeed {
public:
    /// Empty while it is not known; begins to measure where that was not done.
    std::optional<double> timeAgainstFloat32(const RunConfig& config, const ModelSpec& model);

private:
    std::optional<RunConfig> m_config; ///< that is or was measured
    std::mutex m_mutex;
    std::optional<double> m_ratio;
    std::jthread m_thread; ///< last, so that it ends first
};

} // namespace halfstep
