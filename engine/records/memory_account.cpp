#include "engine/records/memory_account.h"

#include "engine/model/estimate.h"
#include "engine/records/pass_memory.h"

#include <algorithm>
#include <limits>

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
    Shapes(const ModelSpec& model, const RunConfig& config, const PrecisionAsRun& precision, const MemorySeen& seen)
        : m_model(model)
        , m_config(config)
        , m_seen(seen)
        , m_format(FormatLayout::named(precision.dtype).value_or(*FormatLayout::named("float32")))
        , m_native(precision.native)
        , m_low(precision.dtype != "float32")
    {
    }

    bool low() const { return m_low; }
    bool emulated() const { return m_low && !m_native; }
    std::int64_t parameters() const { return floatBytes * m_model.parameterCount(); }
    std::int64_t statistics() const { return 2 * floatBytes * elementsIn(m_model.statistics()); }
    std::int64_t best() const { return m_seen.bestKept ? parameters() + statistics() / 2 : 0; }
    /// Of one micro-batch, as the Calculator has it.
    Estimate estimate() const
    {
        TrainingPlan plan;
        plan.batch = m_config.batch.microBatch;
        plan.optimizer = m_config.optimizer.name;
        plan.momentum = m_config.optimizer.momentum > 0;
        plan.format = m_format;
        return estimateFor(m_model, plan);
    }
    std::int64_t optimizer() const { return estimate().optimizerBytes; }
    std::int64_t copies() const
    {
        if (!m_low)
            return 0;
        if (emulated()) // of the weights, and of a micro-batch's gradient
            return 2 * parameters();
        std::int64_t cast = 0;
        for (const ParameterSpec& parameter : m_model.parameters())
            cast += parameter.rounded ? parameter.count : 0;
        return cast * bytesOfNumber(m_format);
    }
    std::int64_t input(std::int64_t samples) const
    {
        return samples * floatBytes * elementsOf(m_model.layers.front().input);
    }
    /// As float32, which emulation keeps its values in.
    std::int64_t activations(std::int64_t samples) const
    {
        return estimatedPassBytes(m_model, m_seen.engine, emulated(), samples);
    }
    PeakEstimate peak(std::int64_t microBatch, std::int64_t accumulation) const
    {
        return {microBatch, accumulation,
                2 * parameters() + copies() + optimizer() + statistics() + best() + input(accumulation * microBatch)
                    + activations(microBatch)};
    }

private:
    const ModelSpec& m_model;
    const RunConfig& m_config;
    const MemorySeen& m_seen;
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

MemorySeen memorySeen(const RunHistory& history, const EngineAsRun& engine)
{
    MemorySeen seen;
    seen.engine = engine.name == wordOf(EngineName::Plan) ? EngineName::Plan : EngineName::Autograd;
    const auto extentOf = [&](Quantity quantity) {
        return history.series(quantity).extent(1, std::numeric_limits<double>::infinity());
    };
    const SeriesBucket peaks = extentOf(Quantity::PeakBytes);
    if (peaks.finiteCount > 0)
        seen.countedPeak = static_cast<std::int64_t>(peaks.max);
    seen.bestKept = std::ranges::any_of(history.marks().epochs.all(), [&](const EpochRecord& epoch) {
        return epoch.best && epoch.lastAttempt < history.attempts();
    });
    return seen;
}

MemoryAccount memoryAccount(const ModelSpec& model, const RunConfig& config, const PrecisionAsRun& precision,
                            const MemorySeen& seen)
{
    const Shapes shapes(model, config, precision, seen);
    const bool stepsEach = config.mistakes.stepEveryMicroBatch;
    const std::int64_t m = config.batch.microBatch;
    const std::int64_t a = stepsEach ? 1 : config.batch.accumulation;
    MemoryAccount account;
    account.microBatch = m;
    account.accumulation = a;
    std::int64_t known = 0;
    const auto add = [&](MemoryPart part, std::int64_t bytes, MemorySource source = MemorySource::Computed) {
        known += bytes;
        if (bytes > 0)
            account.lines.push_back({part, bytes, source});
    };
    add(MemoryPart::Weights, shapes.parameters());
    add(MemoryPart::LowCopies, shapes.copies());
    add(MemoryPart::Gradients, shapes.parameters());
    add(MemoryPart::OptimizerState, shapes.optimizer());
    add(MemoryPart::RunningStatistics, shapes.statistics());
    add(MemoryPart::BestWeights, shapes.best());
    add(MemoryPart::InputBatch, shapes.input(a * m));
    const bool estimable = !shapes.low() || shapes.emulated();
    if (config.run.device == DeviceKind::Cpu && seen.countedPeak > known) {
        account.countedPeak = seen.countedPeak;
        add(MemoryPart::Activations, seen.countedPeak - known, MemorySource::Counted);
    } else if (estimable) {
        add(MemoryPart::Activations, shapes.activations(m), MemorySource::Estimated);
    }
    if (estimable) {
        account.peak = shapes.peak(m, a);
        if (a > 1)
            account.peakWithout = shapes.peak(a * m, 1);
        account.lowPrecisionNeedsMore = shapes.emulated();
    }
    if (shapes.emulated())
        account.float32Peak = account.peak->bytes - shapes.copies();
    account.calculatorPeak = shapes.estimate().peakBytes;
    account.emulationSavesNothing = shapes.emulated();
    account.masterWeightsEmulated = shapes.low() && !config.precision.masterWeights;
    return account;
}

} // namespace halfstep
