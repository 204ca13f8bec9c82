#include "engine/records/memory_account.h"

#include "engine/model/estimate.h"

#include <algorithm>

namespace halfstep {
namespace {

constexpr std::int64_t floatBytes = 4;

std::int64_t elementsIn(const std::vector<ParameterSpec>& tensors)
{
    std::int64_t sum = 0;
    for (const ParameterSpec& tensor : tensors)
        sum += tensor.count;
    return sum;
}

/// What is held of a run apart from its batches, and what a micro-batch adds.
class Shapes {
public:
    Shapes(const ModelSpec& model, const RunConfig& config, const PrecisionAsRun& precision)
        : m_model(model)
        , m_config(config)
        , m_format(FormatLayout::named(precision.dtype).value_or(*FormatLayout::named("float32")))
        , m_native(precision.native)
        , m_low(precision.dtype != "float32")
    {
    }

    bool emulated() const { return m_low && !m_native; }
    std::int64_t parameters() const { return floatBytes * m_model.parameterCount(); }
    std::int64_t statistics() const { return 2 * floatBytes * elementsIn(m_model.statistics()); }
    std::int64_t optimizer() const { return estimate(1).optimizerBytes; }
    std::int64_t copies() const
    {
        if (!m_low)
            return 0;
        if (emulated()) // of the weights, and of a micro-batch's gradient
            return 2 * parameters();
        std::int64_t cast = 0;
        for (const ParameterSpec& parameter : m_model.parameters())
            cast += parameter.rounded ? parameter.count : 0;
        return cast * ((1 + m_format.exponentBits + m_format.mantissaBits + 7) / 8);
    }
    std::int64_t input(std::int64_t samples) const
    {
        return samples * floatBytes * elementsOf(m_model.layers.front().input);
    }
    std::int64_t activations(std::int64_t samples) const
    {
        const Estimate costs = estimate(samples);
        return 2 * (costs.activationBytes - costs.inputBytes);
    }
    std::int64_t peak(std::int64_t microBatch, std::int64_t window) const
    {
        return 2 * parameters() + copies() + optimizer() + statistics() + input(window) + activations(microBatch);
    }

private:
    Estimate estimate(std::int64_t samples) const
    {
        TrainingPlan plan;
        plan.batch = samples;
        plan.optimizer = m_config.optimizer.name;
        plan.momentum = m_config.optimizer.momentum > 0;
        if (m_low && m_native) // emulated values are kept as float32
            plan.format = m_format;
        return estimateFor(m_model, plan);
    }

    const ModelSpec& m_model;
    const RunConfig& m_config;
    FormatLayout m_format;
    bool m_native;
    bool m_low;
};

} // namespace

std::int64_t MemoryAccount::of(MemoryPart part) const
{
    const auto line = std::ranges::find(lines, part, &MemoryLine::part);
    return line == lines.end() ? 0 : line->bytes;
}

MemoryAccount memoryAccount(const ModelSpec& model, const RunConfig& config, const PrecisionAsRun& precision,
                            std::int64_t countedPeak)
{
    const Shapes shapes(model, config, precision);
    const bool stepsEach = config.mistakes.stepEveryMicroBatch;
    const std::int64_t m = config.batch.microBatch;
    const std::int64_t a = stepsEach ? 1 : config.batch.accumulation;
    MemoryAccount account;
    const auto add = [&](MemoryPart part, std::int64_t bytes, MemorySource source) {
        if (bytes > 0)
            account.lines.push_back({part, bytes, source});
    };
    add(MemoryPart::Weights, shapes.parameters(), MemorySource::Computed);
    add(MemoryPart::LowCopies, shapes.copies(), MemorySource::Computed);
    add(MemoryPart::Gradients, shapes.parameters(), MemorySource::Computed);
    add(MemoryPart::OptimizerState, shapes.optimizer(), MemorySource::Computed);
    add(MemoryPart::RunningStatistics, shapes.statistics(), MemorySource::Computed);
    add(MemoryPart::InputBatch, shapes.input(a * m), MemorySource::Computed);
    std::int64_t known = 0;
    for (const MemoryLine& line : account.lines)
        known += line.bytes;
    if (config.run.device == DeviceKind::Cpu && countedPeak > known) {
        account.countedPeak = countedPeak;
        add(MemoryPart::Activations, countedPeak - known, MemorySource::Counted);
    } else {
        add(MemoryPart::Activations, shapes.activations(m), MemorySource::Computed);
    }
    account.peak = {m, a, shapes.peak(m, a * m)};
    account.peakWithout = {a * m, 1, shapes.peak(a * m, a * m)};
    account.float32Peak = Shapes(model, config, {"float32", true, PrecisionReason::AmpOff}).peak(m, a * m);
    account.lowPrecisionNeedsMore = account.peak.bytes > account.float32Peak;
    account.emulationSavesNothing = shapes.emulated();
    return account;
}

} // namespace halfstep
