#include "ui/train/format_speed.h"

#include "engine/bench/format_time.h"

#include <stop_token>

namespace halfstep {
namespace {

/// Steps of larger micro-batches take so long that whoever closes the window would wait for the measurement.
constexpr std::int64_t mostSamples = 512;

/// Equal where the times of a step are.
RunConfig decisivePart(const RunConfig& config)
{
    RunConfig part;
    part.model = config.model;
    part.model.initialWeights.reset();
    part.optimizer.name = config.optimizer.name;
    part.optimizer.momentum = config.optimizer.momentum;
    part.batch.microBatch = config.batch.microBatch;
    part.precision = config.precision;
    part.run.engine = config.run.engine;
    part.run.threads = config.run.threads;
    part.run.device = config.run.device;
    return part;
}

} // namespace

std::optional<double> FormatSpeed::timeAgainstFloat32(const RunConfig& config, const ModelSpec& model)
{
    if (config.batch.microBatch > mostSamples)
        return std::nullopt;
    const RunConfig part = decisivePart(config);
    if (m_config != part) {
        m_thread = {}; // asks a measurement under way to stop, and waits for it
        m_config = part;
        m_ratio.reset();
        m_thread = std::jthread([this, part, model](const std::stop_token& stop) {
            const auto ratio = halfstep::timeAgainstFloat32(part, model, [&] { return stop.stop_requested(); });
            const std::lock_guard lock(m_mutex);
            m_ratio = ratio;
        });
    }
    const std::lock_guard lock(m_mutex);
    return m_ratio;
}

} // namespace halfstep
